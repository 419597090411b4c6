import { likeness, readings } from './likeness.ts';

const likenesses = (words: string) => words.split(/\s+/u).map(likeness);

/** Names of the product and its guide, which nobody else may use, nor the words around them. */
const guideNames = likenesses(
  'guide מלווה מלוה מדריך מדריכה elguía laguía oguia гид гід путеводитель',
);
const productNames = likenesses('zavit זווית זוית завит');
const officialWords = likenesses(
  `support admin administrator moderator operator staff team system security helpdesk helpline hotline customer customers
  customercare
  תמיכה צוות הנהלה הנהלת מנהל מנהלת מערכת אבטחה לקוחות מוקד נציג נציגה נציגת`,
);
const wordsAround = likenesses(
  `the a an my your our of for you and or me real true new main official original only built in ai bot app chat live
  online help service services assistant info account login coach mentor hq inc ltd co com org care center centre desk
  line agent representative v version en eng english he heb hebrew
  ה ל ב מ ש ו כ ע של שלי שלך שלנו רשמי רשמית אמיתי חדש מובנה אישי שירות שירותי עזרה בוט מקום המקום מוקד מרכז עברית אנגלית`,
);
/** Articles of other languages before a name. */
const articles = likenesses(
  'le la les l un une du der die das dem den ein eine el los las lo il i gli uno una o os as um uma de het een al',
);
/** Suffixes that change a name without changing how it reads. */
const tails = new Set(['l', 'o', 's', 'ה']);

interface Reached {
  /** A name that is not to be had is among the words so far. */
  bears: boolean;
  /** Nothing but a tail lies behind that name. */
  isFresh: boolean;
}

/** Whether a text is nothing but such a name and the words around it, with or without spaces. */
function isMadeOf(like: string, names: readonly string[]): boolean {
  const starts = articles.filter((article) => like.startsWith(article));
  const reached = new Map<number, Reached[]>(
    ['', ...starts].map((start) => [start.length, [{ bears: false, isFresh: false }]]),
  );
  const reach = (at: number, next: Reached) => {
    const known = reached.get(at) ?? [];
    const isKnown = known.some(
      ({ bears, isFresh }) => bears === next.bears && isFresh === next.isFresh,
    );
    if (!isKnown) reached.set(at, [...known, next]);
  };
  for (let at = 0; at < like.length; at++) {
    // A letter that ends one word and begins the next is there once.
    const endsOf = (words: readonly string[]) =>
      words.flatMap((word) =>
        [at, at - 1]
          .filter((from) => from >= 0 && like.startsWith(word, from) && from + word.length > at)
          .map((from) => from + word.length),
      );
    for (const { bears, isFresh } of reached.get(at) ?? []) {
      for (const end of endsOf(names)) reach(end, { bears: true, isFresh: true });
      for (const end of endsOf(wordsAround)) reach(end, { bears, isFresh: false });
      const sign = like[at] ?? '';
      if (isFresh && tails.has(sign)) reach(at + 1, { bears, isFresh });
    }
  }
  return (reached.get(like.length) ?? []).some(({ bears }) => bears);
}

/**
 * Whether a name reads as the product’s, the guide’s or somebody’s who speaks for them. The product’s name is nobody’s
 * as a word either; a guide by profession may say so beside a name of their own.
 */
export function imitates(name: string, productName: string): boolean {
  const products = [...productNames, likeness(productName.replaceAll(/\s+/gu, ''))];
  const names = [...products, ...guideNames, ...officialWords];
  return readings(name).some((words) => {
    const isProduct = (word: string) => isMadeOf(likeness(word), products);
    return isMadeOf(likeness(words.join('')), names) || words.some(isProduct);
  });
}
