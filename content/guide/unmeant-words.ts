import type { Language } from '#contract/shapes.ts';
import type { Intent } from './intents.ts';

type Expressions = Record<Language, string>;

const theyEn =
  "(?:he|she|they|who|nobody|no one|everybody|everyone|he's|she's|they're|hes|shes|theyre|(?:my|our|his|her|the) (?!own |self )\\p{L}+)";
const theyHe =
  '[ושכ]{0,2}(?:הוא|היא|הם|הן|אשתי|אישתי|בעלי|אחי|אחותי|אמא|אבא|אימא|אף אחד|אף אחת|איש|מישהו|מישהי|כולם|(?!הכי |היום |הלילה |הזמן |הכל |הכול |היה |הייתי |היית |הרבה |הלב |הבטן |הגוף |הראש )ה\\p{L}{2,}(?: ש(?:לי|לנו|לו|לה))?|\\p{L}{2,} שלי|חמותי|חמי|בתי|הוריי|ילדיי)';
const fearEn =
  '(?:scared|afraid|terrified|frightened|petrified|anxious|nervous|worried|worrying|panicking|fear|fears|dread)';
const fearHe =
  '(?:מפחד|מפחדת|מפחדים|פוחד|פוחדת|פוחדים|פחד|פחדים|חושש|חוששת|חוששים|חשש|חששות|דואג|דואגת|דואגים|מודאג|מודאגת|חרד|חרדה|לחוץ|לחוצה|מבוהל|מבוהלת)';
const notEn =
  "(?:not|never|no|without|don't|dont|didn't|didnt|doesn't|doesnt|isn't|isnt|wasn't|wasnt|aren't|arent|ain't)";

/** Words that look like an intent and do not mean it; they are not read when a sentence is searched for its signs. */
export const unmeantWords: Partial<Record<Intent, Expressions>> = {
  // Others who don’t know or see something of the person’s life, and the time that somebody has left.
  about_privacy: {
    en: ' (?:are|r) (?:you|u) (?:sad|happy|angry|moved|touched|upset|hurt|bored|surprised|shocked)(?: \\S+)* ',
    he: `^(?!.* (?:כאן|פה|בצאט|השיחה|השיחות|ההודעות|הודעות|האפליקציה|כותב|כותבת|רושם|רושמת) ).* ${theyHe} (?:\\S+ ){0,2}לא (?:יודע|יודעת|יודעים|רואה|רואים|שומע|שומעת|שומעים|קורא|קוראת|מקבל|מסתכל)(?: .*)?$| נשאר(?:ו)? (?:לו|לה|לי|לנו|להם|להן|לך|לאמא|לאבא|לסבא|לסבתא|לכלב|לכלבה|לחתול|לחתולה) `,
  },
  dont_know: {
    en: ` ${theyEn} (?:\\S+ )?(?:has|had|have|really has) (?:no|not a) (?:idea|clue) `,
    he: ` ${theyHe} (?:\\S+ )?לא (?:יודע|יודעת|יודעים|ידע|ידעה) `,
  },
  // “No way he will agree” declines nothing that was offered.
  decline: {
    en: " no way (?:he|she|they|we|it|my|his|her|their|i'm (?:going|coming|moving) back|i am (?:going|coming|moving) back)(?: \\S+)* ",
    he: ' אין מצב ש(?:הוא|היא|הם|הן|אנחנו|ה\\p{L}{2,}|י\\p{L}{3,}|אני (?:חוזר|חוזרת) לשם|אחזור לשם)(?: \\S+)* ',
  },
  // A question, an idea or a feeling of the person’s own that they call stupid, and others who repeat something.
  insult: {
    en: " (?:ask|asks|asked|asking|say|said|saying|do|did|have|had|with) (?:\\S+ ){0,3}(?:dumb|stupid|silly|idiotic) (?:question|questions|thing|things|mistake|mistakes) | (?:i|i'm|im|me|myself|we) (?:\\S+ ){0,3}(?:so |such |a |an |really |kinda |like )*(?:dumb|stupid|useless|idiot|pathetic|worthless|a joke|ridiculous) | my (?:\\S+ )?(?:dumb|stupid|silly|useless|annoying) \\S+ ",
    he: ' (?:אני|אשאל|לשאול|אגיד|להגיד|אמרתי|שאלתי|עשיתי|לעשות|הרגשתי|מרגיש|מרגישה|שלי|עצמי) (?:\\S+ ){0,4}(?:מטומטם|מטומטמת|טיפש|טיפשה|טיפשי|טיפשית|דבילי|דבילית|אידיוט|אידיוטית|מפגר|מפגרת|מגוחך|מגוחכת|שטויות|אפס) | (?:\\p{L}{2,} שלי|אשתי|אישתי|בעלי|אחי|אחותי|אמא|אבא|הוא|היא|הם) (?:\\S+ )?(?:חוזר|חוזרת|חוזרים) (?:על|אחריי|אחרי)(?: \\S+)* ',
  },
  // A life in which nothing happens, and others who were bored.
  boredom: {
    en: ` nothing (?:ever )?(?:happens|happening)(?! here) | ${theyEn} (?:\\S+ )?(?:bored|lost interest)(?: \\S+)* | bored (?:of|with) (?:me|us|him|her|them|my|his|school|work|life) | (?:bored|boring)(?: \\S+)? (?:at|in) (?:work|school|home|class|my|the) `,
    he: ` ${theyHe} (?:\\S+ )?(?:משועמם|משועממת|השתעמם|השתעממה|משתעמם|משתעממת|איבד עניין|איבדה עניין) | (?:משעמם|שעמום|משועממת?)(?: \\S+)? (?:בעבודה|בבית|בבית הספר|בכיתה|בלימודים|בחיים|בזוגיות) | לא קורה (?:\\S+ )?(?:כלום|שום דבר)(?! (?:כאן|פה)) `,
  },
  // “She left for work”, “he got dumped too”.
  loss: {
    en: " (?:left|leaves|leave) (?:for (?:work|school|college|the \\S+|a \\S+)|early|late|the (?:house|room|office|door|table|party|lights?|dishes)) | (?:he|she|they|hes|he's|shes|she's|who) (?:also |just )?(?:got|was|were|has been|been) (?:dumped|fired|laid off|sacked) ",
    he: ' (?:עזב|עזבה|יצא|יצאה) (?:לעבודה|ללימודים|מוקדם|מאוחר|את (?:החדר|השולחן|המסיבה|הישיבה)) | גם (?:הוא|היא|אותו|אותה) (?:\\S+ )?(?:פוטר|פוטרה|פיטרו|זרקו|נזרק|נזרקה) ',
  },
  // Fear that is denied, or somebody else’s.
  fear: {
    en: ` ${notEn} (?:(?:really|even|that|so|very|at all|any|a|feeling|feel|my|about|of|being) ){0,3}${fearEn} | (?:stop|enough) (?:it )?with (?:the|that|this|your) (?:\\S+ )?${fearEn} | ${theyEn} (?:(?:is|was|are|were|gets|got) (?:(?:a bit|very|so|really|just|always) ){0,2}${fearEn}|worries|fears) | (?:he's|she's|they're|hes|shes|theyre) (?:(?:a bit|very|so|really|just|always) ){0,2}${fearEn} `,
    he: ` (?:לא|בלי|אין|אין כאן|אין בי|אין לי|זה לא|זו לא) (?:(?:ממש|באמת|בכלל|כל כך|שום|ה|מרגיש|מרגישה|כאן|פה) ){0,2}${fearHe} | (?:תפסיק|תפסיקי|די|מספיק|עזוב|עזבי|עזוב אותך|עזבי אותך) (?:עם|את|מ) ?ה?${fearHe} | ${theyHe} (?:(?:קצת|מאוד|כל כך|גם|תמיד|נורא|ממש) ){0,2}${fearHe} `,
  },
  // “I don’t understand what I did to her” asks for no meaning of the guide’s words.
  ask_meaning: {
    en: " (?:don't|dont|do not|can't|cant|never) (?:understand|get) (?:what|why|how|where|when|who) (?!(?:you|u|your|the|that|this|it|to|a|am i|i'm|is|do)(?: |$))\\S+(?: \\S+)* ",
    he: ' לא (?:מבין|מבינה|הבנתי) (?:מה|למה|איך|מי|מתי) (?!(?:אתה|את|אתם|זה|זאת|זו|ה\\S+|לכתוב|לענות|להגיד|לעשות|רוצים|אמרת|כתבת|שאלת|התכוונת|רצית|בדיוק|אני (?:צריך|צריכה|אמור|אמורה)|הכוונה)(?: |$))\\S+(?: \\S+)* ',
  },
  // “Or something” leaves nothing to choose.
  choice: {
    en: ' or (?:something|anything|whatever|so|sth)(?: like that)?(?= (?:$|i |just |but |only )) ',
    he: ' או (?:משהו|דבר כזה|וואטאבר)(?: כזה| כזאת| בסגנון)?(?= (?:$|אני |פשוט |רק |אבל )) ',
  },
};

const fears = { en: new RegExp(` ${fearEn} `, 'u'), he: new RegExp(` ${fearHe} `, 'u') };
const blank = ' ∅ ';
const compiled = new Map(
  Object.entries(unmeantWords).map(([intent, { en, he }]) => [
    intent as Intent,
    { en: new RegExp(en, 'gu'), he: new RegExp(he, 'gu') },
  ]),
);

const remembered = 16;
/** The last sentences that were searched, by intent: many signs of one intent search them one after another. */
const searched = new Map<string, Map<Intent, string>>();

/** A normalised sentence as it is searched for signs of an intent. */
export function meantWords(normal: string, intent: Intent, language: Language): string {
  const expressions = compiled.get(intent);
  if (!expressions) return normal;
  if (searched.size > remembered) searched.clear();
  const forms = searched.get(normal) ?? new Map<Intent, string>();
  searched.set(normal, forms);
  const known = forms.get(intent);
  if (known !== undefined) return known;
  const form = normal.replaceAll(expressions[language], blank);
  forms.set(intent, form);
  return form;
}

/** All fear that a text names is denied, or somebody else’s. */
export function isFearUnmeant(normal: string, language: Language): boolean {
  const meant = meantWords(normal, 'fear', language);
  return meant !== normal && !fears[language].test(meant);
}
