import type { Language } from '#contract/shapes.ts';
import { wordsOf } from './normalise.ts';
import type { Sentence } from './sentences.ts';

/** Rows of the English and the Hebrew keyboard. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'];
const wordLettersMax = 40;
/** Words without vowels that people write on purpose. */
const shortForms = new Set([
  'tldr',
  'smth',
  'tmrw',
  'psst',
  'pfft',
  'hmph',
  'thnx',
  'tnks',
  'nvmd',
  'thks',
  'shhh',
]);

/** Random keys, one letter over and over, or a sentence that breaks off after its subject. */
export function isNoise({ text, normal, wordCount }: Sentence, language: Language): boolean {
  const only = normal.trim();
  if (/^\s*(\p{L})\1{3,}\s*$/iu.test(text) && !/^\s*[zhmnkחזכ]/iu.test(text)) return true;
  if (/^(.)\1+$/u.test(only) && only.length > 1 && only !== 'kk') return true;
  if (
    /^(?:and|but|so|because|then|if|when|or)(?: then)?(?: (?:he|she|i|it|they|we|the|my))?$/u.test(
      only,
    )
  )
    return true;
  if (/^(?:ואז|אבל|כי|אז|ו|אם|כש|או)(?: (?:היא|הוא|אני|הם|זה|אז))?$/u.test(only)) return true;
  return wordCount <= 3 && wordsOf(normal).every((word) => isKeys(word, language));
}

/** Keys that were struck beside each other or by turns, or letters that nobody can pronounce. */
function isKeys(word: string, language: Language): boolean {
  if (shortForms.has(word)) return false;
  const run = longestRun(word);
  if (run >= 4 || (run === 3 && word.length === 3)) return true;
  if (/^(..|...)\1+.?$/u.test(word) && word.length >= 6 && !/[eiouyחהל]/u.test(word)) return true;
  return language === 'en'
    ? /^[^aeiouy\d']{4,}$/u.test(word) || /[bcdfghjklmnpqrstvwxz]{6,}/u.test(word)
    : (word.length >= 7 && !/[אויהתםןמל]/u.test(word)) ||
        /^[שדגכעיחלךףקראטוןםפזסבהנמצתץ]*(?:גכד|דגכ|שדג|כעי|חלך|גכג)[א-ת]*$/u.test(word);
}

/** The most letters in sequence that are neighbours in one row of the keyboard, in one direction. */
function longestRun(word: string): number {
  let longest = 0;
  for (const row of rows) {
    let length = 1;
    let step = 0;
    for (let at = 1; at < Math.min(word.length, wordLettersMax); at += 1) {
      const [before, here] = [row.indexOf(word.charAt(at - 1)), row.indexOf(word.charAt(at))];
      const next = before >= 0 && here >= 0 ? here - before : 0;
      const isNext = Math.abs(next) === 1;
      if (isNext && (length === 1 || next === step)) length += 1;
      else length = isNext ? 2 : 1;
      step = next;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
