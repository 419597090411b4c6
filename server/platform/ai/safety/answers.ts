import type { Language } from '#contract/shapes.ts';
import type { careDirectAnswers } from '#content/guide/safety-replies.ts';
import type { DangerKind } from '#db/schema/care-state.ts';
import { legible } from '../built-in/normalise.ts';
import { anyOf, isShort, plain, start, wordCountOf, words } from './patterns.ts';

/** “Maybe” and a little more answers; more is about something else. */
const weakAnswerMax = 3;

const no: Record<Language, RegExp[]> = {
  en: [
    start(
      "(?:(?:oh|omg|god|wow|lol|haha|hell|um|well|what) )*(?:no|nope|nah|naw|never|not really|not at all|of course not|absolutely not|definitely not|certainly not|heavens no|don't worry|dont worry|don't be silly)",
    ),
    words(
      "i'm (?:just |only )?(?:fine|tired|stressed|okay|ok|joking|kidding)",
      "(?:it's|its|that's|thats|was) (?:just|only) (?:work|a joke|a figure of speech|an expression|stress)",
      'figure of speech',
      'something else',
      "i'm not (?:thinking|planning|going to (?:hurt|kill|harm))",
      "(?:i'd|i would|i will|i'll) never (?:hurt|do that|do anything)",
      'not like that',
      '(?:i )?(?:just|only) (?:really )?miss (?:him|her|them|it|my \\p{L}+)',
      "didn't mean it like that",
    ),
  ],
  he: [
    start(
      '(?:(?:אוי|וואי|וואו|סליחה|רגע|חח+|מה|ממש|בכלל|ברור ש) ?)*(?:לא|ממש לא|מה פתאום|חס וחלילה|חס ושלום|חלילה|בשום אופן לא|אל תדאג|אל דאגה|השתגעת|בטח שלא|ברור שלא|נו באמת)',
    ),
    words(
      'חס וחלילה',
      'חס ושלום',
      'מה פתאום',
      'משהו אחר',
      'זה (?:רק|סתם) (?:עבודה|ביטוי|צחוק|בצחוק|דימוי|לחץ|עייפות)',
      'סתם (?:ביטוי|עייפות|צחקתי|התבדחתי)',
      'לא התכוונתי',
      '(?:אני )?(?:פשוט|רק|סתם) (?:מתגעגע|מתגעגעת|עצוב לי|עצובה?)',
    ),
  ],
};

const yes: Record<Language, RegExp[]> = {
  en: [
    start(
      "(?:(?:um|uh|well|honestly|i|i'm|tbh|god|oh|ok|hmm|maybe|if i'm honest) )*(?:yes|yeah|yea|yep|yup|ya|yess+|y|kind of|kinda|sort of|sorta|sometimes|maybe|perhaps|a bit|a little|a lot|i guess|guess so|i think so|think so|i do|i am|i have|i did|am|do|often|always|every (?:day|night)|lately|true|correct|right|possibly|probably|don't know|dont know|do not know|idk|dunno|not sure|unsure|both|all the time|constantly|more and more|it is|they are|they do|he does|she does|he is|she is|they might|he might|she might|i'm afraid so|it could be|could be|almost|nearly)",
    ),
    words(
      "i've (?:been )?(?:thought|thinking) (?:about|of) (?:it|that)",
      'the thoughts? (?:comes?|is|are|keeps?)',
    ),
  ],
  he: [
    start(
      '(?:(?:אממ+|אה|נו|האמת|בכנות|אני|האמת ש) )*(?:כן|כנראה|קצת|לפעמים|אולי|סוג של|די|מאוד|נראה לי|חושב(?:ת)? שכן|נכון|לא יודע|לא יודעת|לא בטוח|לא בטוחה|לא ברור לי|כל הזמן|כל יום|כל לילה|הרבה|לאחרונה|יש|ייתכן|יתכן|בערך|כמעט|גם וגם|תמיד|לעתים|לעיתים|מדי פעם|חושש(?:ת)? שכן|לצערי|ברור)',
    ),
    words('חשבתי על זה', 'חושב(?:ת)? על זה', 'יש לי מחשבות', 'יש מחשבות'),
  ],
};

const called: Record<Language, RegExp> = {
  en: words(
    "(?:i|i've|ive|we|we've|i have|just|she|he|my \\S+) (?:have |just |already |finally )*(?:called|phoned|rang|texted|dialled|dialed|spoke to|talked to|am calling|contacted)",
    "(?:i'm|im|i am) (?:calling|on the phone|on hold|talking to|texting)",
  ),
  he: words(
    'התקשרתי',
    'התקשרנו',
    'חייגתי',
    'צלצלתי',
    'דיברתי איתם',
    'דיברתי עם',
    'אני בטלפון',
    'אני על הקו',
    'ממתין על הקו',
    'ממתינה על הקו',
    'הזמנתי אמבולנס',
    'שלחתי הודעה',
  ),
};

const unanswered: Record<Language, RegExp> = {
  en: words(
    "(?:nobody|no one|noone|they|he|she|it|none of them) (?:is |are |has |have |had |did |do |does |will |ever |never |still |just |also )*(?:not |n't |didn't |don't |doesn't |won't |isn't |aren't |haven't |hasn't )?(?:even |ever )?(?:picked|picks|pick|picking|answered|answers|answer|answering) ?(?:up)?",
    "(?:line|lines|number|it|they|phone)(?:'s|'re| is| are| was| were)? (?:all |always |still |just )*(?:busy|engaged|full|dead|down|closed|not working|ringing|voicemail)",
    "(?:nobody|no one|they|he|she)(?:'s|'re) (?:not )?(?:answering|picking up)",
    "(?:nobody|no one|noone)(?: is| was|'s) there|(?<!(?:have|had|has|with|is|of) )no (?:answer|reply|response)(?! (?:to|for))",
    '(?:on hold|voicemail|voice mail|answering machine|got cut off|hung up on me|rings? and rings?|keeps ringing|just rings|busy (?:signal|tone))',
    "(?:can't|couldn't|cannot) (?:reach|get through|get hold of|get anyone)",
    "(?:didn't|did not|won't|doesn't|don't) (?:work|go through|get through)",
  ),
  he: words(
    'ו?(?:אף אחד |הם |שם )?(?:לא|אין מי ש) ?(?:עונה|עונים|ענו|ענה|הרים|הרימו|ענתה|מרים|מרימים|זמין|זמינים|עובד|עונות)',
    'ו?(?:אין|לא היה|היה לא|בלי) (?:מענה|תשובה)',
    '(?:ה)?(?:קו|מספר|טלפון) (?:\\S+ )?(?:תפוס|עסוק|מנותק|סגור|לא עובד|לא זמין)',
    'תפוס',
    'תא קולי|מענה קולי|ניתקו לי|ניתק לי|מצלצל ומצלצל|רק מצלצל|לא מצליח(?:ה)? (?:להשיג|לתפוס)|לא הצלחתי (?:להשיג|לתפוס|להגיע)',
  ),
};

type QuestionToGuide = keyof typeof careDirectAnswers;

const questions: Record<Language, readonly (readonly [QuestionToGuide, RegExp])[]> = {
  en: [
    [
      'who',
      words(
        'are you (?:\\S+ )?(?:real|human|a person|a bot|a robot|an? ai|a machine)',
        'who are you',
        'what are you',
        'am i talking to',
      ),
    ],
    ['call', words('(?:can|could|will|would) you (?:\\S+ )?(?:call|phone|send|come|contact)')],
    [
      'adult',
      words(
        '(?:tell|told) (?:my |the |a |our )?(?:school )?(?:teacher|counsell?or|nurse|doctor|coach|principal)',
      ),
    ],
    [
      'private',
      words(
        '(?:tell|telling|report) (?:anyone|anybody|someone|my \\S+|the police|them)',
        'who (?:reads|sees|can (?:read|see))',
        'private|confidential|anonymous',
        'do you tell|will you tell',
      ),
    ],
    [
      'number',
      words(
        '(?:what|which|whats)(?: \\S+){0,4} (?:number|numbers|line)',
        'who (?:can|should|do) i (?:call|talk|phone|text)',
        'number again',
      ),
    ],
    ['happens', words('what (?:happens|will happen|do they|will they|do i say|should i say)')],
    [
      'better',
      words(
        '(?:get|gets|getting|be) (?:any )?(?:better|easier|ok|okay)',
        'will (?:it|this) (?:pass|stop|end)',
        'does (?:it|this) (?:pass|stop|end)',
      ),
    ],
    [
      'next',
      words(
        'what (?:do|should|can|shall) (?:i|we)(?: \\S+){0,2} do',
        'what now',
        'and now',
        'help me',
      ),
    ],
  ],
  he: [
    [
      'who',
      words(
        '(?:את|אתה) (?:\\S+ )?(?:אמיתי|אמיתית|אנושי|אנושית|בן אדם|רובוט|בוט|מכונה|מחשב)',
        'מי (?:את|אתה)',
        'עם מי אני מדבר(?:ת)?',
        'זה (?:בוט|רובוט|מחשב|בן אדם)',
      ),
    ],
    [
      'call',
      words(
        '(?:תוכל|תוכלי|אפשר ש|יכול|יכולה|אתה יכול|את יכולה) (?:\\S+ )?(?:להתקשר|תתקשר|תתקשרי|לשלוח|להזעיק|לבוא)',
      ),
    ],
    [
      'adult',
      words(
        '(?:אספר|לספר|אגיד|להגיד|לפנות|אפנה) (?:\\S+ )?ל(?:מורה|יועצת|יועץ|מחנכת|מחנך|רופאה?|אחות בית הספר|מנהלת)',
      ),
    ],
    [
      'private',
      words(
        '(?:תספר|תספרי|לספר|תגיד|תגידי|מספר|תדווח) (?:\\S+ )?(?:למישהו|להורים|לאמא|לאבא|למשטרה|לכולם)',
        'מי (?:קורא|רואה|יכול לראות)',
        'סודי|חסוי|אנונימי',
      ),
    ],
    [
      'number',
      words(
        '(?:מה|איזה|איפה)(?: \\S+){0,2} (?:המספר|מספר|הקו|המספרים)',
        'למי (?:להתקשר|אפשר|כדאי|אני)',
        'שוב את המספר',
      ),
    ],
    ['happens', words('מה (?:קורה|יקרה|הם|אומרים|להגיד|לומר|אגיד)')],
    ['better', words('(?:זה )?(?:יעבור|עובר|ישתפר|ייגמר|יהיה (?:יותר )?טוב)')],
    [
      'next',
      words(
        'מה (?:לעשות|עושים|אני (?:אמור|אמורה|צריך|צריכה) לעשות|כדאי|עכשיו)',
        'מה עכשיו',
        'תעזור לי|תעזרי לי',
      ),
    ],
  ],
};

/** A no of despair answers nothing: “no one cares”, “no hope”, ״לא רוצה לחיות״. */
const despair =
  /^ (?:no (?:one|hope|point|reason|future|way out|longer)|לא (?:אכפת|רוצה לחיות|רוצה להיות|יכול|יכולה|נשאר)) /u;

/** The answer to the guide's question about danger; null if the message answers something else. */
export function answerIn(text: string): 'yes' | 'no' | null {
  if (isPlainNo(text)) return 'no';
  const normal = plain(text);
  if (!isShort(normal) || despair.test(normal)) return null;
  // "not sure" and "לא יודעת" begin like a no.
  // "Yes, let's" accepts an offer that was not made.
  if (/ (?:let's|lets|בוא נ\S*|בואי נ\S*|בואו נ\S*|יאללה) /u.test(normal)) return null;
  const unsure = /^ (?:לא (?:יודע|בטוח|ברור)\S*|not sure|no idea)/u.test(normal);
  if (!unsure && anyOf(no, normal)) return 'no';
  // “Maybe I'll talk to him on Sunday” is a plan.
  if (
    /^ (?:maybe|perhaps|probably|אולי|כנראה) /u.test(normal) &&
    wordCountOf(normal) > weakAnswerMax
  )
    return null;
  return anyOf(yes, normal) || unsure ? 'yes' : null;
}

const beforeNo = String.raw`(?:(?:what|wow|god|oh|omg|wtf|ha|um|uh|well|wait|sorry|lol|lmao|(?:ha){2,}h?|מה|וואו|אוי|סליחה|רגע|נו|חח+|(?:ה?הה)+)[^\p{L}]+)*`;
const plainNo = String.raw`(?:no+(?: no+| way| thanks)*|nope|nah|of course not|not at all|לא+(?: לא+)*|ממש לא|מה פתאום|חלילה|חס (?:וחלילה|ושלום)|ברור שלא|בכלל לא|בחיים לא)`;
/** Words that may follow a no without a mark: “no i mean the dog”, ״לא אני מדברת על הכלב״. */
const afterNo = String.raw`i|i'm|im|it|it's|its|that|that's|thats|this|we|she|he|just|nothing|sorry|please|haha|lol|אני|זה|זו|זאת|סתם|פשוט|דיברתי|התכוונתי|הוא|היא|אנחנו|חח+`;
const standingNo = new RegExp(
  String.raw`^[^\p{L}]*${beforeNo}${plainNo}(?:\s*(?:[.,!?;:…\n\p{Emoji_Presentation}–—-]|$)|\s+(?:${afterNo})(?![\p{L}'’]))`,
  'iu',
);

/** A no that stands for itself, however much is said after it: “No!! Please stop asking. I'm …”. */
function isPlainNo(text: string): boolean {
  return standingNo.test(legible(text));
}

/** “No.”, “ממש לא”: nothing but a no. */
const bareNo = new RegExp(String.raw`^[^\p{L}]*(?:${beforeNo}${plainNo}[^\p{L}]*)+$`, 'iu');

export function isBareNo(text: string): boolean {
  return bareNo.test(legible(text));
}

/** A no and the mark or space behind it, before words of their own. */
const leadingNo = new RegExp(
  String.raw`^[^\p{L}]*${plainNo}(?:\s*[.,!;:–—-]+\s*|\s+(?=(?:${afterNo})(?![\p{L}'’])))(?=\S)`,
  'iu',
);

export function withoutLeadingNo(text: string): string {
  return text.replace(leadingNo, '');
}

/** Whether the answer to a question about danger shows it: a place or means at hand, a secret to be kept, a call for help. */
const showsDanger: Record<DangerKind, Record<Language, RegExp>> = {
  self_harm: {
    en: words(
      '(?:on|at) the (?:platform|tracks|roof|rooftop|bridge|ledge|edge|balcony|cliff)',
      'rope|noose|gun|pistol|pills|blade|razor',
    ),
    he: words(
      'על (?:הרציף|הפסים|הגג|הגשר|המעקה|הצוק|אדן החלון)',
      '[ובהל]*(?:חבל|אקדח|נשק|כדורים|סכין גילוח)',
    ),
  },
  abuse: {
    en: words(
      "(?:not|can't|cannot|mustn't|don't|never|not allowed to|supposed to) (?:\\S+ ){0,2}(?:tell|say) (?:\\S+ ){0,2}(?:any ?(?:body|one)|mum|mom|dad|a soul)",
      '(?:our|a|the|his|her) secret',
    ),
    he: words('אסור לי (?:לספר|להגיד|לדבר)', '(?:לא לספר|שלא אספר|לא להגיד) ל', 'סוד(?: שלנו)?'),
  },
  violence: { en: words('knife|gun|pistol|bat'), he: words('[ובהל]*(?:סכין|אקדח|נשק|אלה)') },
  medical: {
    en: words("(?:won't|doesn't|isn't|not) (?:wak|mov|breath|answer|respond)\\p{L}*"),
    he: words('לא (?:מתעורר|מתעוררת|נושם|נושמת|זז|זזה|מגיב|מגיבה)'),
  },
};

export function saysInDanger(text: string, kind: DangerKind): boolean {
  return anyOf(showsDanger[kind], plain(text));
}

const harmWords = {
  en: '(?:die|dying|death|suicide|(?:hurt|harm|kill)(?:ing)?)',
  he: '(?:למות|מוות|לפגוע|להרוג|להתאבד|התאבדות|להכאיב|לחנוק)',
};
/** “I don't want to hurt her”, ״לא שאני רוצה למות״: harm that is denied, with the one whom it would meet. */
const deniedHarm = new RegExp(
  String.raw`(?<!\p{L})(?!.{0,60}(?: until| till| before| עד))(?:${[
    String.raw`(?:don['’]?t|do not|didn['’]?t|never|not|no longer) (?:really |actually |ever |even )*(?:want(?:ed|ing)? to|wanna|going to|meant? to|planning to|think(?:ing)? (?:of|about)) ${harmWords.en}`,
    `not (?:that|like|saying) (?:that )?i want(?:ed)? to ${harmWords.en}`,
    `(?:not|never) suicidal|no (?:such )?thoughts(?: like that| of ${harmWords.en})?`,
    `לא (?:רוצה|רציתי|מתכוון|מתכוונת|התכוונתי|חושב|חושבת)(?: על)? ${harmWords.he}`,
    `לא ש(?:אני |אנחנו )?(?:רוצה|רוצים|רציתי) ${harmWords.he}`,
    `לא (?:אובדני|אובדנית|אפגע)|אין (?:לי )?(?:שום )?(?:מחשבות|כוונה)(?: כאלה| כאלו| ${harmWords.he})?`,
  ].join('|')})(?: [\p{L}'’]+)?(?!\p{L})`,
  'giu',
);

/** The message without the harm that it denies: such words are no sign of danger. */
export function withoutDeniedHarm(text: string): string {
  return text.replaceAll(deniedHarm, ' ');
}

/** A lie to anybody else is a story. */
const takenBack: Record<Language, RegExp> = {
  en: words(
    "i (?:lied|was lying|wasn't honest|was not honest|didn't tell (?:you )?the truth)(?= (?:to you|with you|before|earlier|just now|when i said) | $)",
    '^(?: ok| okay| actually| no| well| so)* (?:that|it|this|the no) was (?:a lie|not true)(?= $)',
    'i said no (?:but|before|earlier)',
    "(?:the|my) no was(?:n't| not)",
    "(?:i (?:don't|do not|no longer) feel|(?:i'm|i am|im|it's|its) (?:not|no longer)) safe(?= (?:now|any ?more|here|after all|again|tonight|at home|with (?:him|her|them|myself)) | $)",
  ),
  he: words(
    '(?:שיקרתי|לא אמרתי(?: לך)? את האמת|לא הייתי (?:כן|כנה))(?= (?:לך|איתך|קודם|לפני כן|כשאמרתי) | $)',
    '^(?: טוב| אוקיי| בעצם| האמת| אז)* (?:זה|זו) היה שקר(?= $)',
    'אמרתי לא אבל',
    'אמרתי לך לא',
    '(?:אני )?(?:כבר )?לא (?:מרגיש |מרגישה )(?:בטוח|בטוחה|מוגן|מוגנת)(?= (?:עכשיו|יותר|כאן|פה|בבית|איתו|איתה) | $)',
    '(?:כבר )?לא בטוח לי(?= (?:עכשיו|יותר|כאן|פה|בבית|איתו|איתה) | $)',
  ),
};

/** The *No* before was not the truth: “Ok that was a lie. I have the rope here”. */
export function saysTakenBack(text: string): boolean {
  const [first = ''] = text.split(/(?<=[.!?;\n])/u);
  return [text, first].some((part) => anyOf(takenBack, plain(part)));
}

export function saysThanks(text: string): boolean {
  return / (?:thanks|thank you|thx|תודה) /u.test(plain(text));
}

export function saysCalled(text: string): boolean {
  return anyOf(called, plain(text));
}

export function saysUnanswered(text: string): boolean {
  return anyOf(unanswered, plain(text));
}

/** The question to the guide that a message in care asks; null if it asks nothing. */
export function questionIn(text: string, language: Language): QuestionToGuide | null {
  const normal = plain(text);
  const found = questions[language].find(([, pattern]) => pattern.test(normal));
  const asks =
    text.includes('?') ||
    /^ (?:what|who|how|can|could|will|would|do|does|are|is|should|why|where|when) /u.test(normal) ||
    /^ (?:מה|מי|איך|האם|למה|מתי|איפה|למי|אפשר) /u.test(normal);
  if (!asks) return null;
  return found?.[0] ?? 'other';
}

const ofBody: Record<Language, RegExp> = {
  en: words(
    'body|breath(?:e|es|ing|less)?|chest|heart|lungs?|throat|lips|tongue|pains?|hurts?|blood|bleed(?:s|ing)?|dizzy|faint(?:ed|ing)?|numb|swollen|swelling|vomit(?:ed|ing)?|throwing up|fever|pulse|conscious|unconscious|pills?|tablets?|overdose|seizure|stroke|ambulance|paramedics?|doctor|nurse|hospital|emergency|asleep|awake|waking|wake',
  ),
  he: words(
    '[ובהלמ]*(?:גוף|נשימה|נשימות|לנשום|נושם|נושמת|אוויר|חזה|ריאות|גרון|שפתיים|לשון|כאב|כאבים|כואב|כואבת|מדמם|מדממת|דימום|סחרחורת|מתעלף|מתעלפת|התעלף|התעלפה|התעלפתי|רדום|רדומה|נפוח|נפוחה|מקיא|מקיאה|הקאתי|הקיא|חום|דופק|הכרה|כדור|כדורים|תרופות|פרכוס|אמבולנס|פרמדיק|פרמדיקים|מדא|רופא|רופאה|אחות במיון|מיון|מוקד|מתעורר|מתעוררת)|בית[ -]ה?חולים|לב דופק|הלב שלי|ישן|ישנה',
  ),
};

/** The part of a message in care for a body: more about the body, an answer, or something else. */
export function aboutBody(text: string, language: Language): 'body' | 'answer' | 'aside' {
  if (anyOf(ofBody, plain(text))) return 'body';
  const asked = questionIn(text, language);
  const isForHelp = asked !== null && !['other', 'who', 'private'].includes(asked);
  const isShortWord = asked === null && wordCountOf(plain(text)) < 2;
  const isAnswer = answerIn(text) !== null || saysCalled(text) || saysUnanswered(text);
  return isForHelp || isAnswer || isShortWord ? 'answer' : 'aside';
}
