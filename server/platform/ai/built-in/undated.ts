import type { Language } from '#contract/shapes.ts';
import { daySpansIn, dayNamedIn, withoutDateWords } from './dates.ts';
import type { Moment } from './moment.ts';

type Signs = Record<Language, RegExp>;

const day = {
  en: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|today|tonight|the weekend',
  he: '(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|מחר|היום|מחרתיים|סוף השבוע',
};
/** “Friday and Saturday”: one of two days. */
const joinedBefore: Signs = {
  en: new RegExp(`(?:${day.en})\\s*(?:,|and|or|&|to|till|until|–|-)\\s*$`, 'iu'),
  he: new RegExp(`(?:${day.he})\\s*(?:,|ו|או|עד|-)?\\s*$`, 'u'),
};
const joinedAfter: Signs = {
  en: new RegExp(`^\\s*(?:,|and|or|&|to|till|until|–|-)\\s*(?:on )?(?:${day.en})(?!\\p{L})`, 'iu'),
  he: new RegExp(`^\\s*(?:,|ו|או|עד|-)\\s*[בל]?(?:${day.he})(?!\\p{L})`, 'u'),
};
const names: Signs = { en: new RegExp(day.en, 'iu'), he: new RegExp(day.he, 'u') };
/** “Get ready for Sunday”, “the talk of tomorrow”: the day belongs to what is before it. */
const belongsBefore: Signs = {
  en: /\s(?:for|of|to|from|than|since|between|before|after|about|only)\s*$/iu,
  he: /(?:^|\s)(?:של|לקראת|לפני|אחרי|בין|מאז|לגבי|על|מ|ש?רק)\s*$/u,
};
/** “300 tonight and the rest in February”: one part of what is done. */
const amountBefore = /(?<!(?:\bat|\bby|\bfrom|\baround|\bbefore|\bafter) |[-־])(?<!\S)\d+\s*$/u;
const partAfter = /^\s*(?:,|and (?:the |half|some)|ו(?:ה?שאר|היתר|חצי))/iu;
/** “Tuesday off”, “Sunday lunch”: a day without a preposition, before a word that goes with it. */
const bareName = /^\s*(?:mon|tues|wednes|thurs|fri|satur|sun)day\s*$/iu;
const ofName =
  /^\s+(?!(?:at|about|after|before|when|what|how|why|who|where|which|whether|if|once|while|with|and|or|in|around|from|for|to|over|on|by|because|so|that|as|then|instead|but|morning|afternoon|evening|night|noon|first|early|i|i'll|we|we'll)(?!\p{L}))\p{L}/iu;
/** “Talk to him tomorrow we have our meeting”: another sentence begins right after the day. */
const sentenceAfter: Signs = {
  en: /^\s+(?:we|he|she|they|there|it|that)(?:'(?:s|re|ve|ll)|\s+(?:have|has|had|are|is|am|will|meet|get|go|both|come|comes))(?!\p{L})/iu,
  he: /^\s+(?:יש|הוא|היא|הם|הן|תהיה|יהיה|יהיו|אנחנו)(?!\p{L})/u,
};
/** “Ask him to come with me on Tuesday”: the day of what the other is asked to do. */
const askedBefore: Signs = {
  en: /(?<!\p{L})(?:ask|asking) (?:\S+ ){1,3}?(?:if|whether) (?:i|we|he|she|they|it) (?:can|could|would|will|may|might|are|is)(?: \S+){1,10}?\s*$|(?<!\p{L})(?:ask|asking|invite|tell|remind|beg) (?:\S+ ){1,4}?to (?!(?:the|an?|my|our|his|her|their|me|him|them)(?!\p{L}))\p{L}+(?: \S+){0,6}?\s*$/iu,
  he: /(?<!\p{L})ו?(?:אשאל|לשאול|נשאל|שואל|שואלת) (?:\S+ ){1,3}?אם (?:אפשר|נוכל|אוכל|הוא|היא|הם|אנחנו)(?: \S+){1,10}?\s*$|(?<!\p{L})ו?[אנל]?(?:בקש|הזמין|זמין|הציע|ציע|הגיד|גיד)(?: \S+){1,3}? (?:ש[ית]|ל(?!י |נו |ה |הם |ו ))\p{L}{2,}(?: \S+){0,5}?\s*$/u,
};
const weekday: Signs = {
  en: /(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu,
  he: /יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)|שבת/u,
};
const wordsBeforeMin = { en: 3, he: 2 };

/**
 * A step without its day. Its words stay whole where they are no sentence without the day, and a comma stands in the
 * place of the day before another sentence.
 */
export function undated(text: string, language: Language): string {
  const parts = daySpansIn(text, language).map(([from, to]) => ({
    before: text.slice(0, from),
    named: text.slice(from, to),
    after: text.slice(to),
  }));
  const isOfWords = parts.some(
    ({ before, named, after }) =>
      (names[language].test(named) && joinedBefore[language].test(before)) ||
      joinedAfter[language].test(after) ||
      isQuoted(before, after) ||
      (amountBefore.test(before) && partAfter.test(after)) ||
      /^\s*(?:for (?=\p{L}+day)|ו)/iu.test(named) ||
      belongsBefore[language].test(before) ||
      (weekday[language].test(named) && askedBefore[language].test(before)) ||
      (before.trim() !== '' && bareName.test(named) && ofName.test(after)),
  );
  if (isOfWords) return text;
  const runsOn = parts.some(
    ({ before, after }) =>
      before.trim().split(/\s+/u).length >= wordsBeforeMin[language] &&
      sentenceAfter[language].test(after),
  );
  // “שמחר אני”: the conjunction goes with its day.
  return withoutDateWords(text, language, runsOn ? ', ' : ' ').replaceAll(/(?<!\S)ש\s+/gu, '');
}

/** The day stands among words that somebody will say. */
function isQuoted(before: string, after: string): boolean {
  const marks = before.match(/["“”]|(?<!\p{L})[״]|[״](?!\p{L})/gu) ?? [];
  return marks.length % 2 === 1 && /["”״]/u.test(after);
}

/** Whether a step has the name of a day among its words. */
export function namesDay(title: string, language: Language): boolean {
  return names[language].test(title);
}

/** “Say on Tuesdays”: the first such day of something regular; null where none is named. */
export function regularDay({ at, person, reading }: Moment, text: string): string | null {
  const { language } = reading;
  const name = regular[language].exec(text)?.groups?.['day'];
  if (name === undefined) return null;
  const day = `${{ en: 'on', he: 'ביום' }[language]} ${name}`;
  return dayNamedIn(day, language, at, person.timezone)?.dueOn ?? null;
}
const regular: Signs = {
  en: /(?:every )?(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?:(?<=every \p{L}+)|s)(?!\p{L})/iu,
  he: /(?<!\p{L})(?:ב?ימי|כל יום) (?<day>ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?!\p{L})/u,
};
