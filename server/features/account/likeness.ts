import unhomoglyph from 'unhomoglyph';

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]+/gu;
const between = /[^\p{L}\p{N}|$@!\u00A1]+/u;
/** "ZavitHQ" has two words, as have "Zavit" and "HQ". */
const newWord = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Signs that stand for a letter in names that want to look like another. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/[1i|!\u00A1\u05D5\u05DF]/gu, 'l'],
  [/[0\u05E1\u05DD]/gu, 'o'],
  [/2/gu, 'z'],
  [/3/gu, 'e'],
  [/[4@]/gu, 'a'],
  [/[5$]/gu, 's'],
  [/[69]/gu, 'g'],
  [/7/gu, 't'],
  [/\u05DA/gu, '\u05DB'],
  // However often a letter is said, it reads the same.
  [/(.)\1+/gu, '$1'],
];

/** Latin small capitals, which no normal form makes letters of. */
const smallCapitals: ReadonlyMap<string, string> = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', (letter, at) => [
    letter,
    'abcdefghijklmnopqrstuvwyz'[at] ?? '',
  ]),
);
const smallCapital = new RegExp(`[${[...smallCapitals.keys()].join('')}]`, 'gu');

/** Letters in dark circles and squares, which have no normal form either. */
const darkLetter = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu;
/** Flags are written with these, by two. */
const flagLetter = /[\u{1F1E6}-\u{1F1FF}]/gu;
/** Their normal form has brackets, which would part the letters of a word. */
const bracketed = /[\u2474-\u2487\u249C-\u24B5\u{1F110}-\u{1F12A}]/gu;

const letterAt = (sign: string, first: number) =>
  String.fromCodePoint(0x61 + (((sign.codePointAt(0) ?? first) - first) % 0x20));

/** A name in plain letters, however they are set. */
function plainLetters(name: string): string {
  return name
    .replace(flagLetter, (sign) => letterAt(sign, 0x1f1e6))
    .replace(darkLetter, (sign) => letterAt(sign, 0x1f150))
    .replace(bracketed, (sign) => sign.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, ''))
    .normalize('NFKD')
    .replace(smallCapital, (letter) => smallCapitals.get(letter) ?? letter);
}

/** The Unicode skeleton of a word, coarser than it is: so that what reads alike is alike in both scripts. */
export function likeness(word: string): string {
  const bare = plainLetters(word).replace(unseen, '');
  let like = unhomoglyph(unhomoglyph(bare).toLowerCase()).normalize('NFKD').replace(unseen, '');
  for (const [similar, one] of standIns) like = like.toLowerCase().replace(similar, one);
  return like;
}

/**
 * The words of a name in each way that somebody may take it: a flag may spell letters or stand beside the name, a digit
 * may be a letter or a number, and of capitals some look like letters that the small ones don’t look like.
 */
export function readings(name: string): string[][] {
  const spelt = [name, name.replace(flagLetter, ' ')].map(plainLetters);
  const parted = spelt.flatMap((text) => [text, text.replace(newWord, ' '), text.toLowerCase()]);
  const numbered = parted.flatMap((text) => [
    text,
    text.replace(/\p{N}+(?!\p{L})/gu, ''),
    text.replace(/\p{N}+/gu, ''),
  ]);
  return [...new Set(numbered)].map((text) =>
    text.replace(unseen, '').split(between).filter(Boolean),
  );
}
