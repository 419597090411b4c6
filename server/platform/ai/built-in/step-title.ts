import { script } from '#content/guide/script.ts';
import { withoutDateWords } from './dates.ts';
import type { Moment } from './moment.ts';

const lengthMax = 80;
/** “go” is whole. */
const lengthMin = 2;
const lead = {
  en: /^(?:(?:ok(?:ay)?|so|and|then|well|alright|right|yes|yeah|maybe|just|first(?: thing)?|next|aight|basically|honestly|i think|i guess|i've decided|ive decided|decided|anyway|now|that's it|after all|starting|from|tomorrow|today|tonight|this (?:evening|morning|afternoon|weekend)|on)[\s,:]+)*/iu,
  he: /^(?:(?:אוקיי|אז(?: ככה)?|טוב|כן|יאללה|אולי|פשוט|החלטתי|בסדר|קודם(?: כל)?|נראה לי|בעצם|סבבה|מהיום|ממחר)[\s,:]+)*/u,
};
const subject = {
  en: /^(?:(?:i|we)(?:'ll| will| am going to| are going to| am gonna| shall| plan to| want to)|i'm (?:going to|gonna)|we're (?:going to|gonna)|im (?:going to|gonna)|ill|i'm|im|we're|i am|imma|ima|gonna|going to|gunna|i|we)\s+/iu,
  he: /^ו?(?:אני|אנחנו)\s+(?:כבר\s+|גם\s+|ישר\s+|פשוט\s+)?/u,
};
const clauseEnd = {
  en: /(?:,\s+(?:before|because|and (?:i|we|see|then)|so|but|when|after|if|that)|\s+(?:because|but|so that|since|although|before (?:i|we|he|she|they)|and see|when (?:i|we|he|she|they))\s|[;:–—]|\s-\s).*$/iu,
  he: /(?:,\s+(?:לפני|כי|ואז|אבל|כש|אחרי|ש)|\s+(?:כי|אבל|בגלל ש|למרות ש|לפני ש|ונראה|כש\p{L}+)\s|[;:–—]|\s-\s).*$/u,
};

/** A step after its reason: “…, so I’ll call him”. */
export const stepAtEnd = {
  en: /[,;]?\s+(?:so|and|and so|then)\s+(?=(?:i'll|i will|i'm going to|i'm gonna)\s).*$/iu,
  he: /[,;]?\s+(?:אז|ולכן|ואני|אז אני)\s+(?=(?:מחר\s+)?א\p{L}{3,}\s).*$/u,
};

/** A step as a title in the person's own words, without its day and its reasons; null where nothing is left. */
export function stepTitle({ reading }: Moment): string | null {
  const { language, sentence } = reading;
  const plain = sentence.replaceAll('’', "'");
  const own = (stepAtEnd[language].exec(plain)?.[0] ?? plain)
    .replace(/^[,;]\s*/u, '')
    .trim()
    .replace(/[.!?…\s]+$/u, '')
    .replace(lead[language], '')
    .replace(clauseEnd[language], '');
  const undated = withoutDateWords(own, language).replaceAll(/\s+/gu, ' ').trim();
  const title = withoutTail(
    undated
      .replace(lead[language], '')
      .replace(subject[language], '')
      .replace(/^(?:just|also|then|ask and)\s+/iu, ''),
    language,
  );
  const short = withinLength(title).replace(/[\s,;:–-]+$/u, '');
  if (short.length < lengthMin || short.length > lengthMax) return null;
  return /[<>{}[\]`|\\@]|https?:|\d{5,}/u.test(short) ? null : short;
}

/** A long step ends where one of its parts does. */
function withinLength(title: string): string {
  if (title.length <= lengthMax) return title;
  const head = title.slice(0, lengthMax);
  const end = Math.max(head.lastIndexOf(', '), head.lastIndexOf(' and '), head.lastIndexOf(' ו'));
  return end > lengthMin ? head.slice(0, end).replace(/[\s,]+$/u, '') : title;
}

/** Words that only led to the day. */
function withoutTail(title: string, language: 'en' | 'he'): string {
  const trailing = script.signals.commitment.strip_trailing[language];
  const words = title.split(' ').filter(Boolean);
  while (
    trailing.includes(
      words
        .at(-1)
        ?.toLowerCase()
        .replace(/[,:–-]+$/u, '') ?? '',
    )
  )
    words.pop();
  while (/^(?:on|in|at|by|this|next|,|ב|עד|ביום)$/iu.test(words[0] ?? '')) words.shift();
  return words.join(' ').replace(/[\s,:–-]+$/u, '');
}
