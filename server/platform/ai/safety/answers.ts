import type { Language } from '#contract/shapes.ts';
import type { careDirectAnswers } from '#content/guide/safety-replies.ts';
import { legible, normalised } from '../built-in/normalise.ts';

/** A few words beside the answer itself: longer messages are heard as something new. */
const answerWordsMax = 14;
/** “Maybe” and a little more answers; more is about something else. */
const weakAnswerMax = 3;

const wordBorder = { before: String.raw`(?<![\p{L}'])`, after: String.raw`(?![\p{L}'])` };

function words(...sources: string[]): RegExp {
  return new RegExp(`${wordBorder.before}(?:${sources.join('|')})${wordBorder.after}`, 'u');
}

const start = (source: string) => new RegExp(`^ (?:${source})(?= )`, 'u');

const no: Record<Language, RegExp[]> = {
  en: [
    start(
      "(?:(?:oh|omg|god|lol|haha|hell|um|well|what) )*(?:no|nope|nah|naw|never|not really|not at all|of course not|absolutely not|definitely not|certainly not|heavens no|don't worry|dont worry|don't be silly)",
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
      '(?:(?:אוי|וואי|חח+|מה|ממש|בכלל|ברור ש) ?)*(?:לא|ממש לא|מה פתאום|חס וחלילה|חס ושלום|חלילה|בשום אופן לא|אל תדאג|אל דאגה|השתגעת|בטח שלא|ברור שלא|נו באמת)',
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

const safe: Record<Language, RegExp> = {
  en: words(
    "(?:i'm|i am|im|we're|we are|she's|she is|he's|he is|they're|they are|everyone is|the (?:child|kid|baby|kids) (?:is|are)) (?:really |completely |all |totally |perfectly |actually |definitely |both |finally |much )*(?:safe(?: and sound)?|(?:in|at) a safe place)",
    "(?<!(?:do|did|that) )(?:i feel|we feel|i'm feeling|i am feeling) (?:really |finally )?safe(?= (?:now|again|here|and|with|at|in|because|thanks?|today|tonight) | $)",
    "(?:i'm|i am|im|we're|we are|she's|he's|they're|nobody is|no one is|nobody's|no one's) (?:not |no longer |out of )(?:in )?(?:any )?(?:real )?danger(?: any ?more)?",
    '(?:nobody|no one) is in danger',
    "(?:i )?(?:don't|do not|no longer) (?:really )?(?:want to|wanna|feel like|have thoughts of|think about|need to) (?:die|dying|hurt(?:ing)? my ?self|kill(?:ing)? my ?self|end(?:ing)? (?:it|my life)|hurt(?:ing)? anyone|hurt(?:ing)? (?:him|her|them)) (?:any ?more|now)",
    '(?:i )?no longer (?:want to|wanna) (?:die|hurt my ?self|kill my ?self|end (?:it|my life)|hurt (?:him|her|them|anyone))',
    'the danger (?:is over|has passed|passed|is gone)',
    '(?:the )?(?:ambulance|paramedics|doctors?|medics) (?:came|was here|were here|checked)',
    "(?:the )?(?:ambulance|paramedics|police|doctors?|medics) (?:is|are|has|have|'s|came|got) (?:(?!not |never |on |almost )\\S+ ){0,3}(?:here|arrived|with (?:me|us|him|her|them))",
    '(?:the )?(?:ambulance|paramedics|police|medics) (?:(?:has|have) )?(?:took|taken|got|has|have|arrested|picked up) (?:him|her|them|me|us)(?= (?:to|away|now|into|in custody|with|already|and|there) | $)',
    "(?:i'm|i am|we're|we are|she's|he's) (?:at|in) (?:the |a )?(?:hospital|er|emergency room|shelter|police station)(?: now)?",
  ),
  he: words(
    // “בטוח” also means sure, so it says where, or with whom.
    '(?:אני|אנחנו|הוא|היא|הם|הן|הילד|הילדה|הילדים) (?:כבר |עכשיו |לגמרי )*(?:בטוח|בטוחה|בטוחים|בטוחות) (?:עכשיו |כבר )?(?:אני )?(?:נמצא |נמצאת )?(?:כאן|פה|בבית|אצל|עם)',
    '(?:אני|אנחנו|הוא|היא|הם) (?:כבר |עכשיו |לגמרי |מרגיש |מרגישה )*(?:בטוח|בטוחה|בטוחים|בטוחות)(?: עכשיו| כבר)? (?!ש)\\S+(?: \\S+)? (?:איתי|לידי|איתנו|כאן|פה|איתו|איתה)',
    '(?:אני|אנחנו|הוא|היא|הם|הן|הילד|הילדה|הילדים) (?:כבר |עכשיו |לגמרי )*(?:מוגן|מוגנת|מוגנים) (?:עכשיו|כאן|פה|בבית|אצל|עם|כבר)',
    '(?:אני|אנחנו|הוא|היא|הם|הן|הילד|הילדה|הילדים) (?:כבר |עכשיו |מרגיש |מרגישה )*(?:מוגן|מוגנת|מוגנים|מוגנות|במקום (?:בטוח|מוגן)|בידיים טובות|מחוץ לכלל סכנה)',
    '(?:אני|אנחנו|הוא|היא|הם|הן|הילד|הילדה|הילדים) (?:כבר |עכשיו )*בבטחה',
    '(?:שאני|שאנחנו|שהוא|שהיא|שהם) (?:מוגן|מוגנת|מוגנים|במקום בטוח)',
    '(?:אני|אנחנו|הוא|היא|הם) (?:כבר )?לא (?:נמצא |נמצאת )?בסכנה',
    'אף אחד לא בסכנה',
    'איש (?:לא|אינו) בסכנה',
    '(?:אני )?(?:כבר )?לא (?:רוצה|חושב|חושבת|בא לי) (?:יותר )?(?:על )?(?:למות|לפגוע בעצמי|להתאבד|להרוג את עצמי|לפגוע (?:בו|בה|בהם|באף אחד))(?: יותר| כבר)',
    '(?:אני )?לא רוצה (?:יותר|כבר) (?:למות|לפגוע בעצמי|להתאבד|להרוג את עצמי)',
    '(?:אני )?כבר לא (?:רוצה|חושב|חושבת|בא לי) (?:על )?(?:למות|לפגוע|להתאבד|להרוג)',
    'הסכנה (?:עברה|חלפה|מאחוריי|מאחורינו)',
    '(?:האמבולנס|הפרמדיקים|המשטרה|הרופא|הרופאה|מדא) (?:כבר )?(?:כאן|פה|(?:הגיע|הגיעה|הגיעו)(?! למסקנה)|איתי|איתנו|איתו|איתה)',
    '(?:האמבולנס|הפרמדיקים|המשטרה|מדא) (?:כבר )?(?:לקחו|לקח|לקחה) (?:אותי|אותו|אותה|אותם|אותנו)(?= (?:ל(?!לא)\\S+|משם|מכאן|מפה|עכשיו|כבר) | $)',
    '(?:אני|אנחנו|הוא|היא) (?:עכשיו |כבר )?(?:בבית (?:ה)?חולים|במיון|במקלט|בתחנת המשטרה)',
  ),
};

/** Relief, which is no safety yet. */
const better: Record<Language, RegExp> = {
  en: words(
    "(?:i'm|i am|im|i feel|we're|we are|she's|she is|he's|he is|they're|they are) (?:really |much |doing |feeling |a (?:bit|little) )*(?:ok|okay|alright|all right|better|good|fine|well|calm|calmer)(?: now| again)?",
    "it's (?:ok|okay|better|fine)(?: now)?(?= $)",
    "i'm (?:happy|laughing)",
    '(?:i )?(?:was |am )?(?:joking|kidding)|i promise (?:not|i won)',
  ),
  he: words(
    '(?:אני|אנחנו|הוא|היא|הם) (?:כבר |עכשיו |מרגיש(?:ה)? )*(?:בסדר|רגוע|רגועה|יותר טוב|טוב)(?: עכשיו| כבר)?',
    '(?:אני|אנחנו|הוא|היא|הם) (?:כבר |עכשיו |מרגיש(?:ה)? )*(?:בטוח|בטוחה|בטוחים|בטוחות)(?: עכשיו| כבר)?(?= $)',
    '(?:קצת )?יותר טוב(?: לי)?(?: עכשיו)?',
    'אני (?:שמח|שמחה)',
    'הכול בסדר|הכל בסדר|הכול טוב|הכל טוב|נרגעתי|צחקתי|בצחוק',
    '(?:מבטיח|מבטיחה) (?:ש)?לא|לא אפגע (?:בעצמי|באף אחד)',
  ),
};

/** Words around it that take the safety back, or only wish for it. */
const unsafe: Record<Language, RegExp> = {
  en: words(
    "not safe|isn't safe|aren't safe|never safe|unsafe",
    "don't (?:feel|think)|do not (?:feel|think)|doubt|wish|(?:at|in) (?:my )?work|my job|if|when|until|till|unless|whether|pretend|make sure|for now|not sure|don't know|he says|she says|they say|once|will be|i'll be|want to be|supposed|how can|am i|are we",
    "but i (?:still|can't|don't)|can't promise|can't keep",
    // “Safe in the knowledge that …”, “safe from me”, and the police who are there “every day”.
    'safe (?:in|with|at) (?:the |my |this |that )?(?:knowledge|thought|knowing|saying|thinking|assuming|belief|believing|hope|idea|certainty|feeling|decision|plan|choice)',
    "safe (?:knowing|place to \\S+|thinking|to (?!talk)\\S+|from (?:me|us|my ?self)|without (?:me|us))|(?:after|because|now that) (?:i'm|im|i am|i) (?:gone|dead|die)|(?:everyone|they|they're|kids|he|she|he's|she's) (?:\\S+ ){0,2}safe now that i\\S*",
    'safe (?:(?:here|now|up) )*(?:on|at|near|by|with|holding|beside) (?:the |my |a |this )?(?:roof|bridge|edge|ledge|tracks|pills|gun|knife|rope|blade)',
    'do it (?:tonight|tomorrow|later)|(?:police|ambulance|paramedics|medics|doctor) came (?:and|but|then) (?:\\S+ ){0,2}left|just not (?:now|yet|today)',
    '(?:here|house|home|door|street) (?:almost )?every (?:day|night|week)',
    "(?:no|but) i'm not|not really|actually (?:no|not)|or not|i lied",
    "(?:nobody|no one|noone)(?: will| can|'ll| is going to)? (?:find|stop|look for|reach)",
  ),
  he: words(
    'לא (?:בטוח|בטוחה|מוגן|מוגנת|במקום בטוח|בסדר)|הלוואי|אם|כש\\S*|עד ש\\S*|בתנאי|לא יודע|לא יודעת|בינתיים|הוא אומר|היא אומרת|רוצה להיות|אבל (?:אני )?(?:עדיין|לא)|האם',
    // “Sure that nobody …”, “safe from me”, and the police who are there every day.
    '(?:בטוח|בטוחה|בטוחים|בטוחות) (?:(?:כבר|עכשיו|לגמרי|כאן|פה|בבית|היום) )*ש(?!ל(?:י|ו|ה|נו|הם|הן) |ם |(?!אין|לא)\\S+ (?:איתי|איתנו|כאן|פה|לידי))\\S+',
    '(?:בטוח|בטוחה|בטוחים|מוגן|מוגנת|מוגנים) (?:\\S+ )?(?:ממני|בלעדיי|בלעדי)|כשאמות|אחרי שאמות|בלעדיי',
    '(?:בטוח|בטוחה|מוגן|מוגנת) (?:(?:כאן|פה|עכשיו|כבר) )*(?:על|ליד|עם|מול) ה?(?:גג|גשר|צוק|קצה|פסים|כדורים|אקדח|סכין|חבל)',
    'במקום (?:בטוח|מוגן) ל(?:עשות|מות|סיים|גמור|קפוץ)|(?:המשטרה|האמבולנס|הפרמדיקים|מדא) \\S+ (?:ו|אבל )(?:הלכ|נסע|עזב)\\S*',
    '(?:כאן|פה|הבית|בבית|הדלת|ליד \\S+) (?:כמעט )?כל (?:יום|לילה|שבוע|הזמן)',
    'בעצם לא|לא באמת|שיקרתי|אבל לא',
    'אף אחד (?:כאן )?(?:כבר )?לא (?:ימצא|יעצור|יחפש|יגיע)',
  ),
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
    '(?:אף אחד |הם |שם )?(?:לא|אין מי ש) ?(?:עונה|עונים|ענו|ענה|הרים|הרימו|ענתה|מרים|מרימים|זמין|זמינים|עובד|עונות)',
    '(?:אין|לא היה|היה לא|בלי) (?:מענה|תשובה)',
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

/** The message as the patterns of this file read it. */
function plain(text: string): string {
  return normalised(legible(text)).replaceAll(
    /(?<= )(?:i|you|we|they|don|didn|can|couldn|won|isn|aren|doesn|wouldn)(?:m|re|ve|t|ll|d)(?= )/gu,
    (word) => contractions[word] ?? word,
  );
}

const contractions: Record<string, string> = Object.fromEntries(
  "i'm you're we're they're i've don't didn't can't couldn't won't isn't aren't doesn't wouldn't i'd"
    .split(' ')
    .map((word) => [word.replace("'", ''), word]),
);

const languages = ['en', 'he'] as const;

function anyOf(patterns: Record<Language, RegExp | RegExp[]>, normal: string): boolean {
  return languages.some((language) => [patterns[language]].flat().some((one) => one.test(normal)));
}

function isShort(normal: string): boolean {
  return wordCountOf(normal) <= answerWordsMax;
}

function wordCountOf(normal: string): number {
  return normal.split(' ').length - 2;
}

/** The answer to the guide's question about danger; null if the message answers something else. */
export function answerIn(text: string): 'yes' | 'no' | null {
  const normal = plain(text);
  if (!isShort(normal)) return null;
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

/** A plain statement that the danger is over, without a condition, a doubt or a question. */
export function saysSafe(text: string): boolean {
  const normal = plain(text);
  return !text.includes('?') && anyOf(safe, normal) && !anyOf(unsafe, normal);
}

/** A lie to anybody else is a story. */
const takenBack: Record<Language, RegExp> = {
  en: words(
    "i (?:lied|was lying|wasn't honest|was not honest|didn't tell (?:you )?the truth)(?= (?:to you|with you|before|earlier|just now|when i said) | $)",
    'i said no (?:but|before|earlier)',
    "(?:the|my) no was(?:n't| not)",
  ),
  he: words(
    '(?:שיקרתי|לא אמרתי(?: לך)? את האמת|לא הייתי (?:כן|כנה))(?= (?:לך|איתך|קודם|לפני כן|כשאמרתי) | $)',
    'אמרתי לא אבל',
    'אמרתי לך לא',
  ),
};

/** The *No* before was not the truth. */
export function saysTakenBack(text: string): boolean {
  return anyOf(takenBack, plain(text));
}

/** "I'm okay now": the guide asks for the plain statement. */
export function saysBetter(text: string): boolean {
  const normal = plain(text);
  return (
    isShort(normal) &&
    anyOf(better, normal) &&
    !/ (?:not (?:ok|okay|fine|good|better|well|calm)|לא (?:בסדר|טוב|רגוע|רגועה)) /u.test(normal)
  );
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
