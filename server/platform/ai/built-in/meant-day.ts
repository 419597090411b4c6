import type { Language } from '#contract/shapes.ts';
import { dayNamedIn, notLaterThan } from './dates.ts';
import { isDayAlone } from './day-alone.ts';
import type { Moment } from './moment.ts';
import { normalised } from './normalise.ts';
import { readingOf } from './reading.ts';

type Signs = Record<Language, RegExp>;

/** The day that a message gives to a step. */
export interface MeantDay {
  dueOn: string;
  /** The clause of the day. */
  clause: string;
  /** Its normal form, without “oh wait” and “I meant”. */
  normal: string;
  /** The message gives the day by its form, and does not only name it. */
  isGiven: boolean;
  /** The clause follows from a day that the message says to be wrong. */
  isMoved: boolean;
  /** The message names the day and no more. */
  isAlone: boolean;
}

const names = {
  en: '(?:sun|mon|tues|wednes|thurs|fri|satur)days?',
  he: '(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)',
};
/** “Sunday instead of Monday”: the day that goes. */
const leaves: Signs = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:instead of|rather than|and not|from) (?:on )?(?:${names.en}|tomorrow|today)|not (?:on )?${names.en})`,
    'giu',
  ),
  he: new RegExp(
    `(?<!\\p{L})(?:במקום (?:ב|ל)?(?:יום )?|ו?לא (?:ב|ל)?(?:יום )?|מיום )(?:${names.he}|מחר|היום)(?!\\p{L})`,
    'gu',
  ),
};
/** “Tomorrow is Saturday”, “why Thursday?”, “I can’t on Friday”: the day is named and not given. */
const wrong: Signs = {
  en: new RegExp(
    `(?:tomorrow|today|that|it|this)(?:'s| is|s) (?:a |already )?${names.en} |^ (?:(?:but|and|wait|oh) )*(?:why|how come) (?!not )| (?:can't|cant|cannot|doesn't|doesnt|don't|dont|isn't|won't|wont|(?<!or )not|too (?:late|early|soon|far)|busy|closed|(?:he|she|they|we|i|i'm) works?|working|no good|bad|full) `,
    'u',
  ),
  he: new RegExp(
    ` (?:מחר|היום|מחרתיים|זה) (?:(?:זה|כבר|יום) )*${names.he} |^ (?:(?:אבל|רגע|אה) )*(?:למה|מדוע) (?!לא )| (?:(?<!או )לא|סגור|סגורה|סגורים|עסוק|עסוקה|תפוס|תפוסה|עובד|עובדת|בעבודה|מאוחר מדי|מוקדם מדי|רחוק מדי) `,
    'u',
  ),
};
/** “Make it Monday”, “I’d rather …”. */
const gives: Signs = {
  en: / (?:make (?:it|that|this)|(?:move|change|switch|push|shift|put|note|save|write|keep|set|do) (?:it|that|this|the (?:step|day|date))|let's (?:say|do)|i'd rather|i would rather|rather|i(?:'d)? prefer|i would prefer|instead|(?:is|be|works?|suits me) better|how about|what about|why not) /u,
  he: / ו?(?:תרשום|תרשמי|תשמור|תשמרי|לרשום|לשמור|תעביר|תעבירי|להעביר|נעביר|תשנה|תשני|לשנות|נשנה|תזיז|תזיזי|להזיז|נזיז|תדחה|תדחי|לדחות|נדחה|עדיף|מעדיף|מעדיפה|אעדיף|במקום|שיהיה|יותר טוב|נגיד|מה עם|למה לא) | (?:לעשות|אעשה|נעשה) (?:את זה|זה) /u,
};
/** “…, so on Sunday she’ll ask”: what follows from the day that was wrong. */
const follows: Signs = {
  en: new RegExp(
    `^ (?:and )?(?:so|then) (?:maybe |rather |it's |make it )?(?:on )?(?:this |next )?${names.en} `,
    'u',
  ),
  he: new RegExp(`^ (?:ו?אז|לכן|ולכן) (?:רק )?[בל]?(?:יום )?${names.he} `, 'u'),
};
/** “Oh wait”, “oops”: what turns to another day. */
const turns: Signs = {
  en: /^ (?:(?:oh|ah|hm+|um+|well|ok|okay|yes|yeah|sorry|hang on|hold on|no|wait|oops|actually|damn|right|i mean|i meant) )+/u,
  he: /^ (?:(?:אה|אופס|רגע|לא|בעצם|סליחה|אוי|וואי|כן|טוב|אוקיי|המ+|שכחתי|התכוונתי) )+/u,
};
const bareName: Signs = {
  en: /(?<!\p{L})(?<name>(?:sun|mon|tues|wednes|thurs|fri|satur)day)s?(?!\p{L})/iu,
  he: /^\s*(?:למה |מדוע )?(?:דווקא )?ב?(?<name>ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!\p{L})/u,
};
const refusalWordsMax = 9;
const clauses = /[^,;.!?\n–—]+[,;.!?\n–—]*/gu;

/** The day that a message gives to a step: the last one named, but for a day that it says to be wrong. */
export function meantDay(moment: Moment): MeantDay | null {
  const { reading, at, person } = moment;
  const { language, text } = reading;
  const parts = [...text.matchAll(clauses)].map(([clause]) => clauseOf(moment, clause));
  const named = parts.filter(({ dueOn, isWrong }) => dueOn !== null && !isWrong);
  const chosen = named.findLast(({ isGiving }) => isGiving) ?? named.at(-1);
  if (!chosen || chosen.dueOn === null) return null;
  const isNamedWrong = parts.some(({ isWrong }) => isWrong);
  const isTurned = isNamedWrong || turns[language].test(reading.normal);
  const isAlone =
    (parts.length === 1 || isTurned) && isDayAlone(readingOf(chosen.clause, language));
  const isMoved = isNamedWrong && follows[language].test(normalised(chosen.clause));
  const isGiven = isMoved || chosen.isGiving || (isAlone && isTurned);
  const normal = normalised(chosen.clause).replace(turns[language], ' ');
  return {
    dueOn: notLaterThan(chosen.dueOn, text, at, person.timezone),
    clause: chosen.clause,
    normal,
    isGiven,
    isMoved,
    isAlone: isAlone && parts.length === 1,
  };
}

/** Whether a message names a day alone to say that it is wrong: “why Thursday?”, “I can’t on Friday”. */
export function refusesDay(moment: Moment, dueOn: string): boolean {
  const { text, words } = moment.reading;
  const parts = [...text.matchAll(clauses)].map(([clause]) => clauseOf(moment, clause));
  return words.length <= refusalWordsMax && parts.some((one) => one.isWrong && one.dueOn === dueOn);
}

function clauseOf({ reading: { language }, at, person }: Moment, clause: string) {
  const normal = normalised(clause);
  const own = clause.replaceAll(leaves[language], ' ');
  const isRefused = wrong[language].test(normalised(own));
  // “Why Thursday?” names it without a preposition.
  const name = isRefused ? bareName[language].exec(own)?.groups?.['name'] : undefined;
  const read = name === undefined ? own : `${{ en: 'on', he: 'ביום' }[language]} ${name}`;
  const named = dayNamedIn(read, language, at, person.timezone);
  return {
    clause,
    dueOn: named?.hasDay ? named.dueOn : null,
    isGiving: gives[language].test(normal),
    isWrong: isRefused || (own !== clause && !named?.hasDay),
  };
}
