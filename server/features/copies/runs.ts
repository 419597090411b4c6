import type { Language } from '#contract/shapes.ts';
import { textDirection } from '#markdown/direction.ts';
import { isPointed, withStandIns } from '../../platform/pdf/points.ts';

/**
 * A piece of a line as the template draws it. `f`: b strong, i emphasis, c code, d struck out, a an address, k in
 * the font of closing brackets, p in that of points, o odd (see below). `n` is a line's end, `z` a place where a
 * word may be broken.
 */
export type Run = { s: string; f?: string; l?: string } | { n: true } | { z: true };

/** A line with its own direction. */
export interface Line {
  d: 'ltr' | 'rtl';
  r: Run[];
}

const leftward =
  '[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';
const hebrewWord = /(\p{Script=Hebrew}+)/u;
const rightToLeft = new RegExp(leftward, 'u');
/**
 * Characters with a separate font (see fonts.ts): closing brackets, and invisible characters that control
 * direction and breaks. Those that join emoji or Arabic letters stay with them.
 */
const apart = ')\\]}>»›\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF';
const sign = `[^\\s${apart}]`;
const rightward = `(?!${sign}*${leftward})${sign}*\\p{L}${sign}*`;
/** White space, what stands apart, words that run to the right, which stay together, or another word. */
const parts = new RegExp(`\\s+|[${apart}]|${rightward}(?: ${rightward})*|${sign}+`, 'gu');
const standsApart = new RegExp(`^[${apart}]$`, 'u');
const aroundApart = new RegExp(`([${apart}])`, 'u');
/** Letters, marks and signs without white space; longer than this they may fit no line. */
const wordLengthMax = 32;
const pieceLength = 12;
const longWord = new RegExp(String.raw`[^\s]{${wordLengthMax + 1},}`, 'u');
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text as runs. Every character arrives: a control character, which has no shape of its own, as
 * terminals write it (`^G`), half a surrogate pair as U+FFFD.
 *
 * A PDF holds a run that goes to the left with its glyphs from left to right, and readers turn it
 * around word by word. So where there is such a word, each is a run of its own, kept from its
 * neighbours by a style that nobody sees: in the file the words are in the order in which they are read.
 */
export function runsOf(text: string, flags = '', link?: string): Run[] {
  const lines = drawable(text).split('\n');
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [{ n: true } as const]),
    ...piecesOf(line)
      .flatMap(pointedApart)
      .flatMap((piece, at) => pieceRuns(piece, at, flags, link)),
  ]);
}

/** Letters with points stand in a font of their own, without the signs around them. */
function pointedApart(piece: string): string[] {
  return isPointed(piece) ? piece.split(hebrewWord).filter((part) => part !== '') : [piece];
}

function piecesOf(line: string): string[] {
  if (rightToLeft.test(line)) return line.match(parts) ?? [];
  return line.split(aroundApart).filter((piece) => piece !== '');
}

function pieceRuns(piece: string, at: number, flags: string, link: string | undefined): Run[] {
  const f = flags + fontOf(piece) + (at % 2 === 1 ? 'o' : '');
  const run = (s: string): Run => ({
    s: withStandIns(s),
    ...(f === '' ? {} : { f }),
    ...(link === undefined ? {} : { l: link }),
  });
  if (!longWord.test(piece)) return [run(piece)];
  const signs = Array.from(graphemes.segment(piece), ({ segment }) => segment);
  const broken: Run[] = [];
  for (let from = 0; from < signs.length; from += pieceLength) {
    if (from > 0) broken.push({ z: true });
    broken.push(run(signs.slice(from, from + pieceLength).join('')));
  }
  return broken;
}

/** The font that distinguishes characters with the same glyph. */
function fontOf(piece: string): string {
  if (standsApart.test(piece)) return 'k';
  return isPointed(piece) ? 'p' : '';
}

export function lineOf(text: string, flags?: string): Line {
  return { d: textDirection(text), r: runsOf(text, flags) };
}

/** A sentence of the paper’s language, whatever name it begins with. */
export function lineIn(language: Language, text: string): Line {
  return { d: language === 'he' ? 'rtl' : 'ltr', r: runsOf(text) };
}

function drawable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/[^\P{Cc}\n]/gu, (control) => shownControl(control.codePointAt(0) ?? 0));
}

const asciiEnd = 0x80;
/** Turns a control character into the letter that terminals show for it. */
const caretBit = 0x40;

function shownControl(code: number): string {
  return code < asciiEnd ? `^${String.fromCodePoint(code ^ caretBit)}` : `U+00${code.toString(16)}`;
}
