import type { Language } from '#contract/shapes.ts';
import { commitmentIn, isDoable } from './commitment.ts';
import { stepOfLetter } from './letter.ts';
import { normalised } from './normalise.ts';
import { isTitle, titleIn } from './step-title.ts';
import { namesDay } from './undated.ts';

type Signs = Record<Language, RegExp>;

/** The person asks the guide to keep a step. */
export interface SaveRequest {
  /** The step, where it stands in the request; its day is among these words. */
  step: string | null;
  /** The message without the request. */
  rest: string;
  /** The request is to keep a day: “keep Saturday for me”. */
  isOfDay: boolean;
}

const readLengthMax = 600;
const day = {
  en: '(?:(?:this |next |the )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|tues?|weds|thurs?|thur|tmrw|tomorrow|today|tonight|weekend|week)(?: (?:morning|afternoon|evening|night))?)',
  he: String.raw`(?:[לב]?(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת|מחר|מחרתיים|היום|הערב|סוף השבוע|סופ"ש|סופש|שבוע הבא|השבוע)(?: (?:הבא|בבוקר|בערב|בצהריים|אחרי הצהריים))?)`,
};
const lead = {
  en: "(?:(?:ok|okay|yes|yeah|well|no|oh|so|but|anyway|and|then|just|please|pls|hey|wait|can you|could you|would you|will you|can we|could we|(?:i|i had|i just|i already) (?:asked|said|told you|asked you)(?: you)?(?: to)?|i (?:want|wanted|would like)(?: you)? to|i'd like(?: you)? to|let's) )*",
  he: '(?:(?:אוקיי|אז|כן|טוב|רק|פשוט|בבקשה|נו|רגע|אה|לא|אבל|כבר|אולי) )*',
};
const object = {
  en: '(?:(?:that|this) one|it|that|this|one|me (?:a|the) step|(?:a|the|my|this|that) (?:next |small )?step)',
  he: '(?:לי|לנו|את זה|זה|(?:את ה)?צעד(?: הזה| שלי| אחד)?|כצעד|בבקשה)',
};
const tail = {
  en: `(?: (?:down|please|pls|then|now|too|thanks|for (?:me|it|this|that)|or not|(?:as|for) (?:a|the|my) step|(?:on|to|in) (?:my|the) (?:list|calendar|diary|steps)|(?:for |on |to )?${day.en}))*`,
  he: `(?: (?:${object.he}|עכשיו|כבר|דווקא|רק|תודה|ביומן|ברשימה|לרשימה(?: שלי)?|${day.he}))*`,
};
/** “Can you write that down for Sunday”, of a whole clause. */
const requests: Signs = {
  en: new RegExp(
    `^ (?<pre>.* (?=(?:please|pls|and|so|can you|could you) (?:save|note|write|put|keep|jot|add)))?${lead.en}(?:save|note|write|put|keep|jot|add)(?: down)? (?:${object.en}|(?<day>${day.en}(?= (?:free )?for (?:me|it|this|that) )))${tail.en}(?<act> to (?!(?:my|the|him|her|them|me|it)\\b)\\p{L}+ .*)? $`,
    'u',
  ),
  he: new RegExp(
    `^ (?:${lead.he}(?:אפשר|תוכל|תוכלי|(?:את(?:ה)? )?יכול|(?:את )?יכולה|(?:אני )?(?:ביקשתי|רציתי|רוצה|מבקש|מבקשת)(?: ממך)?|בוא|בואי) (?:לרשום|לשמור|לכתוב) (?:לי |לנו )?(?:את זה|(?:את ה)?צעד|זה|את (?<day>${day.he})(?= ))(?: או לא)?|(?<pre>(?:(?!אל |לי |לא ביקשתי )\\S+ )*?)(?<!(?:לי|אל|אמר|אמרה) )ו?(?:תרשום|תרשמי|תשמור|תשמרי|(?<=(?:^|בבקשה|אז) )(?:רשום|רשמי)|תוסיף(?=.* לרשימה)|תוסיפי(?=.* לרשימה)|נרשום (?:את זה|צעד)|נשמור (?:את זה|צעד)|תכתוב (?:לי )?(?:את זה|צעד)|תכתבי (?:לי )?(?:את זה|צעד)))${tail.he}(?<act> ל\\p{L}{3,}(?: .*)?)? $`,
    'u',
  ),
};
/** “Put calling him on my list”. */
const listed =
  /^[\s\p{P}]*(?:(?:please|just|ok|and|so|can you|could you) )*(?:put|add|write|note) (?!(?:it|that|this|one)\b)(?<step>[^,;:.!?\n]{3,80}?) (?:on|to|in|down on) my (?:to-?do )?(?:list|steps)\b/iu;
/** “Can you note that I’ll talk to my boss on Monday?” */
const notedPlan =
  /\b(?:can|could|will|would) you (?:please )?(?:note|write|save|keep|put)(?: down)? that (?<step>i(?:'ll| will|'m going to|'m gonna) [^,;:.!?\n]{4,100})/iu;
const refuses: Signs = {
  en: / (?:don't|dont|(?<!or )not|never|didn't|he|she|they|did|have|has) /u,
  he: / (?:אל|בלי|לא ביקשתי|אין צורך) /u,
};
const clauses = /[^,;:.!?\n–—]+[,;:.!?\n–—]*/gu;

/** The request of a message to keep a step; null where it holds none. */
export function saveRequestIn(text: string, language: Language): SaveRequest | null {
  if (text.length > readLengthMax) return null;
  const put = language === 'en' ? listed.exec(text) : null;
  if (put?.groups?.['step']) {
    return { step: put.groups['step'], rest: '', isOfDay: false };
  }
  const noted = notedPlan.exec(text.replaceAll('’', "'"))?.groups?.['step'];
  if (language === 'en' && noted !== undefined) return { step: noted, rest: '', isOfDay: false };
  for (const { 0: clause, index } of text.matchAll(clauses)) {
    const normal = normalised(clause);
    const match = requests[language].exec(normal);
    if (!match || refuses[language].test(normal)) continue;
    const before = `${text.slice(0, index)}${partBefore(clause, match.groups?.['pre'] ?? '')}`;
    const after = text.slice(index + clause.length).trimStart();
    if (match.groups?.['act'] !== undefined) {
      const act = match.groups['act'].trim();
      const step = clause.slice(Math.max(0, placeOf(clause, act)));
      const title = stepIn(step, language, false);
      if (title === null) continue;
      return { step: title, rest: before, isOfDay: false };
    }
    const isBefore = /:\s*$/u.test(clause);
    const step = isBefore || clause.endsWith(',') ? stepIn(after, language, isBefore) : null;
    const isOfDay = match.groups?.['day'] !== undefined;
    if (step !== null) return { step, rest: before, isOfDay };
    // “Note: the evenings are hard” is something to remember.
    return isBefore
      ? null
      : { step, rest: [before.trim(), after].filter(Boolean).join(' '), isOfDay };
  }
  return null;
}

/** “I’ll call him, so please write that down”: the words before the request in its clause. */
function partBefore(clause: string, normal: string): string {
  const count = normal.trim().split(' ').filter(Boolean).length;
  const words = clause.trim().split(/\s+/u).slice(0, count).join(' ');
  return words.replace(/\s(?:so|and|please|pls|אז)$/iu, '');
}

function placeOf(clause: string, act: string): number {
  const [first = '', second = ''] = act.split(' ');
  return clause.toLowerCase().lastIndexOf(`${first} ${second}`.trim());
}

const infinitive: Signs = {
  en: /^to \p{L}{2,}/iu,
  he: /^(?:פשוט )?ל(?!א |מה|פני|פחות|מי |אט|בד |עצמ|תמיד|מעלה|מטה|אחר|בינתיים)\p{L}{3,}/u,
};
/** “The evenings are hard” says no act. */
const states: Signs = {
  en: / (?:is|are|was|were|am|has|have|feels?|makes?|i'm|it's) | i (?!will |can |could )/u,
  he: / (?:אני|הוא|היא|הם|הן|יש|אין|היה|הייתה) /u,
};

/** The words behind a request; behind a colon they need no form of their own. */
function stepIn(after: string, language: Language, isFree: boolean): string | null {
  if (isFree && stepOfLetter(after, language) !== null) return after;
  const [sentence = ''] = after.split(/(?<=[.!?])\s|\n/u);
  const title = titleIn(sentence.replace(/\?+\s*$/u, ''), language);
  if (title === null || !isTitle(title, language)) return null;
  const isInfinitive = infinitive[language].test(sentence.trim());
  if (isInfinitive) return language === 'en' || isDoable(title, language) ? sentence : null;
  if (!isFree || states[language].test(normalised(sentence))) return null;
  const isAct =
    language === 'en' ||
    namesDay(sentence, language) ||
    commitmentIn(sentence, language, true) !== null;
  return isAct ? sentence : null;
}
