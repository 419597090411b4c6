import { exerciseChips, exercises, goOnWriting } from '#content/guide/exercises.ts';
import { script } from '#content/guide/script.ts';
import type { Language } from '#contract/shapes.ts';
import { commitmentIn, withoutSequel } from './commitment.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { sentencesOf } from './sentences.ts';
import { writtenOut } from './spelling.ts';
import { saysStage } from './stage-signs.ts';
import { withoutQuotations } from './quotes.ts';
import { besideSaying, withoutSpoken } from './sayings.ts';
import { undated } from './undated.ts';

const lengthMax = 110;
const titleWordsMax = 16;
const titleLengthMin = 2;
/** “go” is whole. */
const lengthMin = 2;
const lead = {
  en: /^(?:(?:ok(?:ay)?|so|and|then|well|alright|right|yes|yeah|maybe|just|first(?: thing)?|next|aight|basically|honestly|truth is|in the end|at the end|finally|at last|at least|for now|meanwhile|in any case|either way|probably|some ?time|(?:i'm |im )?thinking (?:of|about)|what (?:i'll|i will|i'm going to) do is|(?:it )?(?:looks|seems) like|(?:i )?(?:think|guess|suppose|reckon)(?= (?:i|we|that)\b)(?: that)?|i've decided|ive decided|decided|anyway|now|that's it|after all|starting|from|tomorrow|today|this (?:evening|morning|afternoon|weekend)|on|let me(?= \p{L})|(?:you )?know what|lol|hm+|um+)[\s,:.?!]+)*/iu,
  he: /^(?:(?:נראה לי|(?:אני )?(?:חושב|חושבת|מניח|מניחה|מאמין|מאמינה)|הכי טוב|האמת|כנראה|החלטתי) ש(?=[אנ]\p{L}|מחר|היום|הערב|ב|פשוט|כדאי)|(?:אני )?(?:חושב|חושבת|שוקל|שוקלת)(?= ל)|(?:אוקיי|אוקי|ו?אז(?: ככה)?|בכל (?:מקרה|אופן)|טוב|כן|יאללה|ו?אולי|פשוט|החלטתי|בסדר|קודם(?: כל)?|נראה לי|בעצם|סבבה|מהיום|ממחר|בקיצור|קיצר|וואלה|בסוף(?! ה)|סוף סוף|סופסוף|לפחות|בינתיים|לבינתיים|מתישהו|את(?:ה)? יודעת? מה|יודעת? מה|ש(?=(?:מחר|היום|הערב) )|האמת|תכלס|בתכלס|מקסימום|לא משנה|כנראה|נו|אפשר(?= ל))[\s,:.?!]+)*/iu,
};
const subject = {
  en: /^(?:(?:(?:i|we)(?:'ve| have)? )?decided (?:to|that (?:i|we)(?:'ll| will)?)|(?:i|we)(?:'ll|(?:'d| would)(?: (?:really |also )?(?:like|love|prefer) to)?| will| am going to| are going to| shall| plan to| want to| need to| have to| could| can| might| may| should| must)(?: (?:just|also|even|still|maybe|always|at least))*|(?:i'm|im|we're) (?:(?:just|simply|really|also|now) )*(?:going to|gonna)|ill|i'm|im|we're|i am|imma|ima|gonna|going to|gunna|could|to|i|we)\s+/iu,
  he: /^(?:(?:אני\s+|אנחנו\s+)?(?:מתכננ(?:ת|ים)|מתכנן|מתכוונ(?:ת|ים)|מתכוון)\s+(?=ל)|ו?(?:אני|אנחנו)\s+(?:כבר\s+|גם\s+|ישר\s+|פשוט\s+)?(?:(?:חייב|חייבת|חייבים|צריך|צריכה|צריכים)\s+(?=ל))?|(?:חייב|חייבת|חייבים|צריך|צריכה|צריכים)\s+(?=ל))/u,
};
/** “Bedtime I’ll call him”. */
const timeBefore =
  /^(?:(?!i\b|we\b)\p{L}+ ){1,2}(?=(?:i'll|i will|we'll|we will|i could|i can|i should|i'd)\s)/iu;
/** “At 8 I’ll call him”: the time goes behind the act. */
const hourBefore =
  /^(?:at |around )?(?<hour>\d{1,2}(?::\d{2})?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?: o'clock)?,? (?=(?:i|we)(?:'|\s))/iu;
/** A reason ends a step; “before I eat” and “when he is home” are part of it. */
const clauseEnd = {
  en: /(?:(?<!\b(?:say|write|ask|(?:tell|ask) \p{L}+) (?:that|this|it)(?: first| then)?),\s+that(?: (?:i|we|it))\b|,\s+(?:because|and (?:i|we|see|then i)|so|but|that(?! (?:i|we|it)\b)|that's|thats|it's|i)\b|\s+(?:because|but|so that|since|although|and see)\s|;|:(?=\s)(?!\s*\uE000)|[–—]|\s-\s).*$/iu,
  he: /(?:,\s+(?!(?:[ובל]\p{L}|(?:עם|על|אצל|ליד|אחרי|לפני|רק|ישר|קודם|גם) |\d))|,\s+(?:ו?אז |אבל|לא |בטוח)|\s+(?:כי|אבל|בגלל ש|למרות ש|ונראה)\s|;|:(?=\s)(?!\s*\uE000)|[–—]|\s-\s).*$/u,
};
/** “Put it on the table. Though then she sees it”, “one question. Ten minutes is enough for that”: the sentence behind the step speaks about it. */
const comment = {
  en: /[.!]\s+(?:(?:though|although|but|then again|that|that's|thats|this|it|it's|its|which|she|he|they|not that|even if|if)(?=\s)|(?:\S+ ){1,4}(?:is|are) (?:enough|plenty|ok|okay|fine|doable)(?=[\s.,!]|$)).*$/iu,
  he: /[.!]\s+(?:(?:למרות|אבל|רק ש\p{L}+|זה|זו|זאת|הוא|היא|הם|ואז (?:הוא|היא|הם)|גם אם|אם)(?=\s)|(?:\S+ ){1,4}(?:זה|זו) |(?:\S+ ){1,4}(?:מספיק|מספיקה|מספיקות|מספיקים)(?=[\s.,!]|$)).*$/u,
};
/** A step without the reason or the other clause behind it. */
export function withoutClause(text: string, language: Language): string {
  return text.replace(clauseEnd[language], '');
}
/** “I’ll call them and then write to her”: the second act has its own time. */
const secondAct = {
  en: /,?\s+(?:and then|then|and after(?:wards| that))\s+(?=(?:i|we|i'll|we'll|tell|call|ask|write|text|go|talk|see|decide|send)\b).*$|\s+and (?:\S+ ){1,4}(?:after|afterwards|later)$/iu,
  he: /,?\s+ו(?:אחר כך|אחרי זה|אחרי כן|אז)\s+(?=(?:אני )?[אנ]\p{L}{3,}).*$/u,
};
/** The words before the step in its sentence: “my car again. What I really mean: I could …”, “I said I’ll …”. */
const ledIn = {
  en: /^(?:[^:]{1,80}:\s+(?!\uE000)|(?:i |i've |i have |i already |i just )?(?:said|told (?:you|u)|meant)(?: that)?,? )(?=(?:i|we|i'll|i'd|i'm|we'll)\b)/iu,
  he: /^(?:[^:]{1,80}:\s+|אמרתי (?:לך )?ש?)(?=אני |א\p{L}{3,} )/u,
};
/** “When I park at Amarillo I walk”. */
const circumstance =
  /^(?:when|once|after|as soon as|before) (?:i|we) (?:(?!(?:i|we)\b)[^\s,]+,? ){1,6}?(?=(?:i|we)(?:'ll| will)? \p{L})/iu;
/** “Saturday at 10 I swim”, once its day is out. */
const bareHourBefore =
  /^(?:at |around )?(?<hour>\d{1,2}(?::\d{2})?(?: ?[ap]m)?),? (?<act>(?:i|we)(?:'|\s).+)$/iu;
/** “On Friday evening I call her”, once its day is out. */
const partBefore =
  /^(?<part>in the (?:morning|afternoon|evening)|at night|(?:after|before) (?:work|school|class|dinner|lunch|breakfast|bed)),? (?<act>(?:i|we)(?:'|\s).+)$/iu;
/** “Record it. now. Before I tidy up”: two full stops are left where a word of time stood between them. */
const emptySentence = /[.!]\s*(?=[.!](?:\s|$))/gu;
/** “Mute her. Tonight”, “call him like after work”: a full stop or a filler before the time. */
const beforeTime =
  /(?:[.!]\s+|,?\s+(?=like\s))(?:like )?(?=(?:in the|at|before|after|on the way)\s)|[.!]\s+(?=(?:ב(?:בוקר|ערב|לילה|צהריים)|לפני|אחרי)(?!\p{L}))/giu;
const hedgeAtEnd =
  /(?:,?\s+wish me luck[.!]*)$|\s+[!.,]+$|,?\s+(?:then|anyway|(?:if i'm|if im|to be) honest|honestly|i (?:suppose|guess|think|reckon)|tbh|lol|ngl)$/iu;
/** “בעשר אני מתקשרת”, “אחרי שאסיים אני אתקשר”: the time goes behind the act. */
const hebrewTime =
  '(?:ב(?:שעה )?(?:\\d{1,2}(?::\\d{2})?|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)(?: וחצי| ורבע)?(?: ב(?:בוקר|ערב|לילה|צהריים))?|ב(?:בוקר|ערב|לילה|צהריים))';
const hebrewHourBefore = new RegExp(
  `^(?<time>(?:${hebrewTime} )?(?:אחרי|לפני) (?:ה\\p{L}+|ש\\p{L}{3,}(?: \\S+){0,3}?)|${hebrewTime}),?\\s+(?:אני\\s+(?=\\p{L})|(?=א(?!ני|ת|ם|ין|חר|צל|בל|ולי|ם)\\p{L}{3,}\\s))`,
  'u',
);
/** “אצייר בעשר דף אחד”. */
const hebrewHourWithin = new RegExp(
  `^(?<act>\\p{L}{3,}) (?<time>${hebrewTime}) (?<rest>(?!ב|עם |ו)\\p{L}.*)$`,
  'u',
);
/** “Something like ringing the office” is to ring it. */
const vague: Record<Language, RegExp> = {
  en: /^(?:something|anything) (?:like|along the lines of) /iu,
  he: /^משהו (?:כמו|בסגנון) /u,
};
/** No act of the person begins like this. */
const noAct = {
  en: /^(?:wasn't|weren't|isn't|aren't|didn't)(?!\p{L})|^(?:in the (?:morning|afternoon|evening)|at night|tonight|today|tomorrow)$|^(?:one|two|a few) (?:sentences?|words?|questions?|things?)$|^(?:mum|mom|mother|dad|father|grandma|grandpa|nan) (?:is|has|was|had)(?!\p{L})|^(?:yo|hi|hello|hey|good (?:morning|evening|afternoon)|evening|morning|plan|step|like is|uni|university|college|work|school|town|bed|church|hospital|rehab|court|therapy)$|^like is |(?:\s|^)(?:(?:my|his|her|our|the) )?(?:parents|mom|mum|dad|boss|wife|husband|\p{L}+) (?:r |are |is |'s )?(?:going to|gonna) kill me$|^(?:i|i'm|i'd|he|she|it|they|we|you|that|this|there|my|your|his|her|our|their|the|an?|what|who|why|how|if|because|not|never|no|yes|omg|lol|said|told|was|were|been|being|is|are|of|going|gonna|that's|thats|its|it's|and|but|so|say it|be honest|maybe|need|want|feel|guess)(?![\p{L}'])|,\s+i (?:want|need|feel|think|am|just)\b/iu,
  he: /^(?:הולך|הולכת) לישון(?!\p{L})|^(?:\p{L}+ (?:שלי|שלנו) |\p{L}+ )(?:בן|בת|בגיל) \d|^(?:\p{L}+ (?:שלי|שלנו) |\p{L}+ )(?:חולה|חולת|סובל|סובלת|מאובחן|מאובחנת) |^(?:משפט אחד|במשפט אחד|במילה אחת|שאלה אחת|דבר אחד)$|^(?:לא|כן|החלטתי|בבוקר|בערב|בלילה|מחר|היום|עובד|עובדת|ישן|ישנה)[\s,]*$|^ב(?:בוקר|ערב|לילה|צהריים),|^(?:ש(?:אני|אנחנו|אם|היא|הוא|הם|הן|זה|זו|זאת|לא|אין|יש|כל|מגיע|הייתי|היה|ה\p{L}{3,}|[ית]\p{L}{3,})|הוא|היא|הם|הן|זה|זו|זאת|אם|כי|אבל|הבנתי|אמרתי|חשבתי|הייתי|היה|היו|אין|יש|למה|מה|איך|מי|רוצה|צריך|צריכה|מרגיש|מרגישה|(?:אוכל|נוכל|אשמח)(?= ל)|ש?(?:בא|מתחשק) לי)(?!\p{L})/u,
};

/** “Make a small step”, “do a plan”: asks for a step, and is none. */
const nameless = {
  en: /^(?:(?:go|move) (?:ahead|on)|carry on|continue)$|^(?:(?:do|try|change|say|find) (?:something|anything|sth)(?: (?:now|then|about (?:it|this|that|him|her|them)))*)$|^(?:make|do|take|find|have|try|plan|choose|pick|get)(?: me)? (?:an? |one |some |the )?(?:(?:small|first|next|little|tiny|concrete|simple) )*(?:steps?|plans?|actions?)$/iu,
  he: /^(?:(?:לעשות|אעשה|נעשה|לנסות|אנסה|לשנות|להגיד) משהו(?: (?:עכשיו|עם זה|בקשר לזה))*|את (?:זה|זאת) (?:אני |אנחנו )?(?:עושה|עושים|אעשה|נעשה|לעשות))$|^(?:לעשות|נעשה|אעשה|למצוא|לבנות|נבנה|לקחת) (?:צעד|תוכנית|תכנית)(?: (?:קטן|קטנה|ראשון|אחד|אחת))*$/u,
};

/** “You mixed it all up. I asked how to say it to him”: said to the guide. */
const protests: Record<Language, RegExp> = {
  en: /(?:^|[.!?]\s+)(?:i (?:asked|said|told you|meant|wrote)|you (?:mixed|missed|got|didn't|did not))\b/iu,
  he: /(?:^|[.!?]\s+)(?:ערבבת|בלבלת|התבלבלת|טעית|פספסת|לא הבנת|לא ענית|(?:כבר )?(?:שאלתי|אמרתי|כתבתי|ביקשתי)(?: לך| פעמיים)?)(?!\p{L})/u,
};

/** Whether a title says an act of the person. */
export function isTitle(title: string, language: Language): boolean {
  return (
    !noAct[language].test(title) &&
    !protests[language].test(title) &&
    !saysStage(title, language) &&
    !nameless[language].test(title) &&
    !chips.has(normalised(title))
  );
}
/** The texts of buttons, which the person sends with a tap. */
const chips = new Set(
  [...exercises.map(({ pick }) => pick), goOnWriting, ...Object.values(exerciseChips)].flatMap(
    (texts) =>
      texts.flatMap((text) => [text, text.replace(/^(?:just|פשוט) /iu, '')].map(normalised)),
  ),
);

/** “Remind me at nine to call him”: what is to be done, with its time behind it. */
const reminder = {
  en: /^(?:[^,.]{0,24}? )??remind me (?<time>[^,.]{0,30}? )??(?:to|that i (?:have|need|want) to) (?<act>.+)$/iu,
  he: /^(?:[^,.]{0,24}? )??(?:תזכיר|תזכירי|שתזכיר|שתזכירי|להזכיר) לי (?<time>[^,.]{0,30}? )??(?<act>ל[א-ת]{3,}(?: .+)?)$/u,
};

/** A step after its reason: “…, so I’ll call him”. */
export const stepAtEnd = {
  en: /(?:[,;]?\s+(?:so|and|and so|then)|,)\s+(?=(?:i'll|i will|i'm going to|i'm gonna)\s).*$/iu,
  he: /(?:[,;]?\s+(?:אז|ולכן|ואני|אז אני)|,(?:\s+אני)?(?!\s+(?:אתה|אותו|אותה|אותם|אבל|אולי|אחרי|אחר|אצל\p{L}+|אית\p{L}+|אלי\p{L}+|אפילו|אנחנו|אנשים|אמא|אבא|אפשר|אשתי|אחותי|איפה|אתמול|ארוחת|אחלה|אוכל)\s))\s+(?=(?:מחר\s+)?א\p{L}{3,}\s).*$/u,
};

const thin = {
  en: /^(?:go|come|do|start|begin|try|meet|talk|say|tell|ask|send|write|make|finish|do (?:it|that|this)|go (?:there|for it|along|by myself|alone)|(?:try|start|begin|say|tell|send|write|make|finish|use|book|order|buy|take|mention|bring|put|change|fix|sort|keep|stop) (?:it|that|this|those|them)|(?:tell|ask|show|give) (?:him|her|them) (?:it|that|this)|(?:i'll |we'll )?try(?: (?:until|till|by))?)$/iu,
  he: /^(?:אני )?(?:(?:נלך|אלך|נעשה|אעשה|נתחיל|אתחיל|ננסה|אנסה|ניפגש|נפגש|נדבר|אדבר|ניסע|אסע|נצא|אצא|אבוא|נבוא|אגיד|נגיד|אומר|אכתוב|אשלח|אשאל|אספר|אסיים|אסדר|ללכת|לבוא|לעשות|להתחיל|לנסות|להגיד|לומר|לכתוב|לשלוח|לשאול|לספר|לסיים)(?: (?:לו|לה|להם))? (?:לשם|את זה|את זאת|זה|עם זה|לזה)|(?:אעשה|נעשה|אגיד|נגיד|אומר|אכתוב|אסיים|לעשות|להגיד|לומר|לכתוב|לסיים)(?: (?:לו|לה|להם))? (?:אותו|אותה|אותם|אותן)|(?:נלך|אלך|נעשה|אעשה|נתחיל|אתחיל|ננסה|אנסה|ניפגש|נפגש|נדבר|אדבר|ניסע|אסע|נצא|אצא|אבוא|נבוא|אגיד|נגיד|אומר|אכתוב|אשלח|אשאל|אספר|אסיים|ללכת|לבוא|לעשות|להתחיל|לנסות|להגיד|לומר|לכתוב|לשלוח|לשאול|לספר|לסיים))$/u,
};

/** “Say that only”, “maybe”: its last word leads to more, or it says no act. */
const dangling = {
  en: /^(?:maybe|perhaps|only|just|not)$|\s(?:to|of|for|from|at|by|the|an?|my|and|or|but|because|if|whether|only|maybe|perhaps)$/iu,
  he: /^(?:אולי|רק|סתם|לא|פשוט)$|\sש?(?:רק|אם|כי|של|על|עם|אל|את|לפני|אחרי|בלי|עד|בין|אצל|ליד|כדי|אולי)$|\sש(?:לא|זה|גם|כבר|אני|הוא|היא|הם|הן|אין|יש)?$/u,
};
/** Whether a title breaks off before its end. */
export function isDangling(title: string, language: Language): boolean {
  return dangling[language].test(title);
}

/** “…, that’s the step”. */
const thatIsStep = {
  en: /[\s,.–—-]+(?:that's|thats|that is|this is) (?:the|my) (?:step|plan)$/iu,
  he: /[\s,.–—-]+(?:זה|זו|זאת) (?:הצעד|התוכנית)(?: שלי)?$/u,
};

/** Whether a title leaves open what is done: “go”, “do it”. */
export function isThin(title: string, language: Language): boolean {
  return thin[language].test(title);
}

/** The sentence with what it quotes: “I’ll say ‘I’m afraid’ to him”. */
function wholeSentence(text: string, sentence: string, language: Language): string {
  const own = normalised(sentence);
  return (
    sentencesOf(text, language).find(
      (one) =>
        one.text !== sentence &&
        [withoutQuotations(one.text), withoutSpoken(one.text, language)].some(
          (bare) => normalised(bare) === own,
        ),
    )?.text ?? sentence
  );
}

/** “Tomorrow his dad takes him and I say goodbye at the door”. */
const afterOthers =
  /^(?:(?:tomorrow|today|tonight|on \p{L}+day|\p{L}+day|ok|okay|so|then|alright|well|and|maybe)[\s,]+)*(?:(?:his|her|my|the|our|their) (?:\p{L}+ )?\p{L}+|he|she|they|\p{Lu}\p{L}+) (?:(?!i\b)\S+ ){1,8}?and (?=i (?!am\b|was\b|have\b|had\b|feel\b|think\b|know\b|need\b|want\b)\p{L}{3,} )/iu;

/** “אנסה כמו רונן, אשלח לה סיכום”: the second verb says the act. */
const onlyTries = /(?<!\p{L})(?:אנסה|ננסה)(?: (?!ל)\S+){1,4}\s*$/u;

/** The sentence from its first step on, without the reason before it. */
function fromStep(text: string, language: Language): string {
  const end = stepAtEnd[language].exec(text);
  const besideOthers = afterOthers.exec(text)?.[0];
  if (language === 'en' && besideOthers !== undefined) return text.slice(besideOthers.length);
  const first = text.slice(0, end?.index);
  const isSecond =
    end !== null && !onlyTries.test(first) && commitmentIn(first, language, false) !== null;
  if (isSecond) return fromStep(first, language);
  return end === null ? text : end[0].replace(/^[,;]\s*/u, '');
}

/** A step as a title in the person's own words, without its day and its reasons; null where nothing is left. */
export function stepTitle({ reading }: Moment): string | null {
  const { language, sentence, text } = reading;
  const plain = writtenOut(wholeSentence(text, sentence, language), language);
  const short = besideSaying(plain, language, (around) => titleOf(around, language));
  if (short.length < lengthMin || short.length > lengthMax) return null;
  return /[<>{}[\]`|\\@]|https?:|\d{5,}/u.test(short) ? null : short;
}

function titleOf(sentence: string, language: Language): string {
  const own = withoutSequel(fromStep(sentence, language).trim(), language)
    .replace(comment[language], '')
    .replace(/[.!?…\s]+$/u, '')
    .replace(thatIsStep[language], '')
    .replace(lead[language], '')
    .replace(ledIn[language], '')
    .replace(lead[language], '')
    .replace(secondAct[language], '');
  const hour = hourBefore.exec(own)?.groups?.['hour'];
  const { act, time = '' } = reminder[language].exec(own)?.groups ?? {};
  const meant = act === undefined ? own : `${act} ${time}`.trim();
  const bare = meant
    .replace(hourBefore, '')
    .replace(timeBefore, '')
    .replace(clauseEnd[language], '');
  const whole = hour ? `${bare} at ${hour}` : bare;
  const rest = undated(whole, language)
    .replaceAll(/\s+(?=[\s,:])/gu, '')
    .trim()
    .replaceAll(emptySentence, '')
    .replace(bareHourBefore, '$<act> at $<hour>')
    .replace(partBefore, '$<act> $<part>')
    .replace(circumstance, '')
    .replaceAll(beforeTime, ' ')
    .replace(hedgeAtEnd, '');
  const title = withoutTail(
    rest
      .replace(lead[language], '')
      .replace(subject[language], '')
      .replace(/^(?:(?:just|also|then|honestly|actually|ask and)\s+)+/iu, ''),
    language,
    whole,
  );
  const ordered = timeLast(goes.test(title) ? (commitmentIn(title, 'he', false) ?? title) : title);
  return withinLength(ordered).replace(/(?:[\s,;:–-]|(?<=[\p{L}\d]{2})\.)+$/u, '');
}

/** “הולכת לדבר” is to talk. */
const goes = /^(?:הולך|הולכת) ל/u;

function timeLast(title: string): string {
  const { act, time: within, rest } = hebrewHourWithin.exec(title)?.groups ?? {};
  if (act !== undefined) return `${act} ${rest} ${within}`;
  const time = hebrewHourBefore.exec(title)?.groups?.['time'];
  return time === undefined
    ? title
    : title.replace(hebrewHourBefore, '').replace(/(?=,)|(?= ש(?!ל)\p{L}{2,} )|$/u, ` ${time}`);
}

const partEnds = [
  ', ',
  ' and ',
  ' before ',
  ' after ',
  ' when ',
  ' if ',
  ' ו',
  ' לפני ',
  ' אחרי ',
  ' כש',
];

/** A long step ends where one of its parts does. */
function withinLength(title: string): string {
  if (title.length <= lengthMax) return title;
  const head = title.slice(0, lengthMax);
  const end = Math.max(...partEnds.map((mark) => head.lastIndexOf(mark)));
  return end > lengthMin ? head.slice(0, end).replace(/[\s,]+$/u, '') : title;
}

/** Words that only led to the day; “when our show is on” keeps its last word. */
function withoutTail(title: string, language: Language, written: string): string {
  const trailing = script.signals.commitment.strip_trailing[language];
  const words = title.split(' ').filter(Boolean);
  const isLast = (word: string) => /^(?:on|in)$/iu.test(word) && written.endsWith(` ${word}`);
  while (trailing.includes(lastOf(words)) && !isLast(lastOf(words))) words.pop();
  while (/^(?:on|in|at|by|this|next|,|ב|עד|ביום)$/iu.test(words[0] ?? '')) words.shift();
  return words
    .join(' ')
    .replaceAll(/\s+(?=,)/gu, '')
    .replace(/[\s,:–-]+$/u, '');
}

function lastOf(words: readonly string[]): string {
  return (words.at(-1) ?? '').toLowerCase().replace(/[,:–-]+$/u, '');
}

/** Their own words, but for the day: emphasised, because a quotation would have to be whole. */
export function emphasised(title: string): string {
  return `**\u2068${title.replaceAll('*', '')}\u2069**`;
}

/** The step as it was before it was emphasised. */
export function bareTitle(title: string): string {
  return title.replaceAll(/[*\u2068\u2069]/gu, '');
}

/** “They’d”, “the kids’ room” and ״קוטג׳״ keep their apostrophes, and ״סופ״ש״ its mark. */
function unquoted(text: string): string {
  return text
    .replaceAll(/["“”״](?!(?<=\p{L}.)\p{L})/gu, '')
    .replaceAll(/(?<!\p{L})['‘’](.+?)['’](?!\p{L})/gu, '$1')
    .replaceAll(/(?<![\p{L}\p{N}])['‘’](?=\p{L})/gu, '');
}

/** Without quotation marks, day and full stop; null where nothing is left, or too much. */
export function titleIn(text: string, language: Language): string | null {
  const plain = unquoted(text).trim().replace(comment[language], '');
  const own = undated(plain, language)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(emptySentence, '')
    .replaceAll(beforeTime, ' ')
    .replaceAll(/^[\s,.:;–—-]+|[\s,.:;–—-]+$/gu, '')
    .replace(vague[language], '')
    .replace(hedgeAtEnd, '');
  const title = timeLast(own).replace(subject[language], '');
  const isTitle = title.length >= titleLengthMin && title.split(' ').length <= titleWordsMax;
  return isTitle && !title.includes('?') ? title : null;
}
