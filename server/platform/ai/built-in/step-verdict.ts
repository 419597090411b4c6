import type { Language } from '#contract/shapes.ts';
import { normalised } from './normalise.ts';
import type { Reading } from './reading.ts';

export type Verdict = 'done' | 'half' | 'later';

type Signs = Record<Language, RegExp>;

const half: Signs = {
  en: / (?:half|halfway|partly|partially|in part|part of it|some of it|most of it|a (?:bit|little)(?: of it)?|almost|nearly|i started|started|began|kind of|sort of|kinda|sorta|not all of it|not completely) /u,
  he: / (?:חצי|חציו|חלקית|חלק|את חלקו|קצת|התחלתי|כמעט|פחות או יותר|לא עד הסוף|לא הכול|לא הכל) /u,
};
const later: Signs = {
  en: / (?:not yet|not really|not done|not even|no time|never (?:got|did|happened|found)|(?:have|has|did|do|could|was|is|am)(?:n't|nt| not)|i (?:still )?(?:have|had) to|i'm yet to|forgot|chickened out|put it off|skipped it|postponed|it didn't|didn't get|still open|still waiting|no luck) /u,
  he: / (?:עוד לא|עדיין לא|טרם|לא יצא|לא ממש|לא הספקתי|לא קרה|לא היה|לא נעשה|שכחתי|דחיתי|ויתרתי|התחרטתי|נדחה|לא \p{L}{2,}תי|אין לי זמן) /u,
};
/** Little more than that it is done: “I did badly in the exam” speaks of something else. */
const done: Signs = {
  en: /^ (?:(?:yes|yeah|yep|well|so|ok|and|actually|finally|just|of course|all) )*(?:(?:i|we) (?:\S+ )?did|did it|did that|done|it's done|its done|it is done|(?:i|we) have|(?:i|we) (?:have )?(?:done|finished|managed|completed) (?:it|that|this)|finished|it happened|it (?:really |actually )?(?:worked|went)(?: \S+){0,2}|went (?:well|fine|great|ok|okay)|managed(?: it)?|made it|completed|i sure did)(?: (?:it|that|this|today|yesterday|last night|this morning|on time|already|too|of course|actually|finally|and|was|went|good|great|fine|ok|well|hard|all|thanks|in the end))* $/u,
  he: /^ (?:(?:כן|בטח|אז|טוב|האמת|בסוף|סוף סוף|כבר|אני) )*(?:עשיתי|נעשה|בוצע|סיימתי|גמרתי|הצלחתי|זה קרה|קרה|יצא לי|יצא לפועל|הספקתי|טופל|היה טוב|הלך טוב|עבר טוב)(?: (?:את|זה|היום|אתמול|הבוקר|אמש|בזמן|כבר|בסוף|סוף סוף|תודה|הכול|הכל|היה|הלך|עבר|טוב|קשה|וזה))* $/u,
};
const yes: Signs = {
  en: /^ (?:yes|yeah|yep|yup|ya|yess+|sure|indeed|absolutely) /u,
  he: /^ (?:כן|בטח|ברור|בהחלט|ודאי|וודאי) /u,
};
const no: Signs = {
  en: /^ (?:no|nope|nah|na|negative|sadly|unfortunately) /u,
  he: /^ (?:לא|ממש לא|לצערי|האמת שלא|נופ) /u,
};
const yesWordsMax = 5;
/** Longer parts speak of more than the step. */
const shortWordsMax = 8;
/** English verbs whose past tense is a word of its own. */
const pasts: Record<string, string> = {
  write: 'wrote',
  send: 'sent',
  tell: 'told',
  speak: 'spoke',
  go: 'went',
  meet: 'met',
  buy: 'bought',
  take: 'took',
  make: 'made',
  say: 'said',
  run: 'ran',
  swim: 'swam',
  read: 'read',
  pay: 'paid',
  sit: 'sat',
  give: 'gave',
  begin: 'began',
  ring: 'rang',
  sleep: 'slept',
  do: 'did',
};

/**
 * The verdict of a message on a step: done, half of it, or not yet. Judged by its first parts; a clear word outweighs the
 * yes or no before it. Null where it speaks of something else.
 */
export function verdictIn({ text, language }: Reading, title: string): Verdict | null {
  const parts = text
    .split(/[.,;:!?\n–—]|\s-\s|\s(?:but|אבל)\s/u)
    .map(normalised)
    .filter((part) => part.trim() !== '')
    .slice(0, 3);
  const [first] = parts;
  if (first === undefined) return null;
  const saysYes = yes[language].test(first) && first.trim().split(' ').length <= yesWordsMax;
  const takesBack = parts.slice(1).some((part) => no[language].test(part));
  const clear = parts.map((part) => clearIn(part, language, title)).find((one) => one !== null);
  if (saysYes && takesBack) return 'later';
  if (clear === 'later' && saysYes) return 'half';
  if (clear) return clear;
  if (saysYes) return 'done';
  return no[language].test(first) ? 'later' : null;
}

function clearIn(part: string, language: Language, title: string): Verdict | null {
  const isShort = part.trim().split(' ').length <= shortWordsMax;
  if (isShort && half[language].test(part)) return 'half';
  if (isShort && later[language].test(part)) return 'later';
  return done[language].test(part) || saysDone(part, language, title) ? 'done' : null;
}

/** “I called her”, of the step “Call Dana”: the verb of the step in the past. */
function saysDone(part: string, language: Language, title: string): boolean {
  if (language === 'he') {
    const letters = title.replaceAll(/[^א-ת]|[וי]/gu, '');
    return [...part.matchAll(/ (?:ו|ש)?(\p{L}{3,})תי(?= )/gu)].some(([, stem = '']) => {
      const root = stem.replaceAll(/[וי]/gu, '').replace(/^ה(?=ת)/u, '');
      return root.length >= 3 && letters.includes(root);
    });
  }
  const [verb = ''] = normalised(title).trim().split(' ');
  const past = pasts[verb] ?? `${verb.replace(/e$/u, '')}ed`;
  return verb.length >= 2 && / (?:i|we) /u.test(part) && part.includes(` ${past} `);
}
