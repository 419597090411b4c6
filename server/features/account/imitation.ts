import unhomoglyph from 'unhomoglyph';

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]+/gu;
const between = /[^\p{L}\p{N}|$@!]+/u;

/** Signs that stand for a letter in names that want to look like another. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/[1i|!\u05D5\u05DF]/gu, 'l'],
  [/[0\u05E1\u05DD]/gu, 'o'],
  [/3/gu, 'e'],
  [/[4@]/gu, 'a'],
  [/[5$]/gu, 's'],
  [/\u05DA/gu, '\u05DB'],
  // However often a letter is said, it reads the same.
  [/(.)\1+/gu, '$1'],
];

/** The Unicode skeleton of a word, coarser than it is: so that what reads alike is alike in both scripts. */
function likeness(word: string): string {
  const bare = word.normalize('NFKD').replace(unseen, '');
  let like = unhomoglyph(unhomoglyph(bare).toLowerCase()).normalize('NFKD').replace(unseen, '');
  for (const [similar, one] of standIns) like = like.toLowerCase().replace(similar, one);
  return like;
}

const likenesses = (words: string) => words.split(/\s+/u).map(likeness);

/** Who speaks for the product; whose name nobody else bears, nor the words around it. */
const guideNames = likenesses('guide מלווה מלוה מדריך מדריכה');
const productNames = likenesses('zavit זווית זוית');
const officialWords = likenesses(
  `support admin administrator moderator operator staff team system security helpdesk
  תמיכה צוות הנהלה הנהלת מנהל מנהלת מערכת אבטחה`,
);
const wordsAround = likenesses(
  `the a an my your our of for you and or me real true new main official original only built in ai bot app chat live
  online help service assistant info account login coach mentor
  ה ל ב מ ש ו של שלי שלך שלנו רשמי רשמית אמיתי חדש מובנה אישי שירות עזרה בוט מקום המקום ו`,
);
/** What is hung on a name so that it is another and reads the same. */
const tails = new Set(['l', 'o', 's', 'ה']);

interface Reached {
  /** A name that is not to be had is among the words so far. */
  bears: boolean;
  /** Nothing but a tail lies behind that name. */
  isFresh: boolean;
}

/** Whether a text is nothing but such a name and the words around it, with or without spaces. */
function isMadeOf(like: string, names: readonly string[]): boolean {
  const reached = new Map<number, Reached[]>([[0, [{ bears: false, isFresh: false }]]]);
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
      if (isFresh && (tails.has(sign) || /\d/u.test(sign))) reach(at + 1, { bears, isFresh });
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
  const words = name.split(between).filter(Boolean).map(likeness);
  const whole = likeness(words.join(''));
  const isProduct = (like: string) => isMadeOf(like, products);
  return isMadeOf(whole, [...products, ...guideNames, ...officialWords]) || words.some(isProduct);
}
