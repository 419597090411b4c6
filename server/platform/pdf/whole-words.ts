import { deflateSync, inflateSync } from 'node:zlib';
import { pointedFont } from './fonts.ts';

/**
 * One text of a page as the compiler writes it: its mark, place, colour, font and size, and the
 * glyphs, of which there may be several stretches.
 */
const textBlock =
  /(\/\w+ <<\n {2}\/MCID \d+\n>> BDC\n|\/Artifact BMC\n)q\n1 0 0 -1 (\S+) (\S+) cm\n((?:[^\n]+ (?:cs|scn)\n)*)BT\n(?:\/ReversedChars BMC\n)?0 Tr\n\/(f\d+) (\S+) Tf\n((?:1 0 0 -1 \S+ 0 Tm\n[^\n]+ T[jJ]\n)+)(?:EMC\n)?ET\nQ\nEMC\n/gu;
const stretchPlace = /1 0 0 -1 (\S+) 0 Tm/gu;

interface Piece {
  from: number;
  to: number;
  mark: string;
  x: number;
  y: number;
  /** Colour, font and size. */
  look: string;
  size: number;
  stretches: string;
}

/**
 * A PDF in which every word with points is one text. The compiler writes a glyph that is moved up or
 * down as a text of its own, and what is between two such as another, all from left to right: readers
 * would find the pieces of a Hebrew word in reverse. The pages concerned are added at the end of the
 * file, as a PDF is changed.
 */
export function wholeWords(pdf: Buffer): Buffer {
  const offsets = offsetsOf(pdf);
  const heads = offsets.map((offset) => headOf(pdf, offset));
  const isPointed = (font: string | undefined) => pointedFont.test(heads[Number(font)] ?? '');
  const changed = new Map<number, Buffer>();
  for (const head of heads.filter((some) => some.includes('/Type /Page\n'))) {
    const fonts = [...head.matchAll(/\/(f\d+) (\d+) 0 R/gu)].flatMap(([, name, font]) =>
      isPointed(font) ? [name ?? ''] : [],
    );
    const content = Number(/\/Contents (\d+) 0 R/u.exec(head)?.[1]);
    if (fonts.length === 0 || Number.isNaN(content)) continue;
    const drawn = drawnOf(pdf, offsets[content] ?? 0, heads[content] ?? '');
    changed.set(content, Buffer.from(joined(drawn, new Set(fonts)), 'latin1'));
  }
  return changed.size === 0 ? pdf : withPages(pdf, changed);
}

/** The offset of each object, by its number. */
function offsetsOf(pdf: Buffer): number[] {
  const table = pdf.toString('latin1', startOfTable(pdf), pdf.lastIndexOf('trailer'));
  return [...table.matchAll(/^(\d{10}) \d{5} [fn]/gmu)].map(([, offset]) => Number(offset));
}

function startOfTable(pdf: Buffer): number {
  const end = pdf.toString('latin1', pdf.lastIndexOf('startxref'));
  return Number(/\d+/u.exec(end)?.[0]);
}

/** An object up to its end, or up to its stream. */
function headOf(pdf: Buffer, offset: number): string {
  const end = pdf.indexOf('\nendobj', offset);
  const head = pdf.toString('latin1', offset, end);
  const stream = head.indexOf('\nstream\n');
  return stream === -1 ? head : head.slice(0, stream);
}

function drawnOf(pdf: Buffer, offset: number, head: string): string {
  const from = offset + head.length + '\nstream\n'.length;
  const length = Number(/\/Length (\d+)/u.exec(head)?.[1]);
  return inflateSync(pdf.subarray(from, from + length)).toString('latin1');
}

function joined(drawn: string, fonts: ReadonlySet<string>): string {
  const words: Piece[][] = [];
  for (const found of drawn.matchAll(textBlock)) {
    const [whole, mark = '', x, y, colour = '', font = '', size, stretches = ''] = found;
    if (!fonts.has(font)) continue;
    const piece = {
      from: found.index,
      to: found.index + whole.length,
      mark,
      x: Number(x),
      y: Number(y),
      look: `${colour}BT\n0 Tr\n/${font} ${size} Tf\n`,
      size: Number(size),
      stretches,
    };
    const word = words.at(-1);
    if (word && goesOn(word, piece)) word.push(piece);
    else words.push([piece]);
  }
  let text = '';
  let at = 0;
  for (const word of words.filter(({ length }) => length > 1)) {
    text += drawn.slice(at, word[0]?.from) + wordOf(word);
    at = word.at(-1)?.to ?? at;
  }
  return text + drawn.slice(at);
}

/** The next word stands to the left, behind a space, or on another line. */
function goesOn(word: readonly Piece[], piece: Piece): boolean {
  const last = word.at(-1);
  return (
    last?.to === piece.from &&
    last.look === piece.look &&
    last.x <= piece.x &&
    Math.abs(last.y - piece.y) < piece.size / 2
  );
}

/**
 * The points of the last letter, which are drawn first, come last in the text: readers do not accept a text
 * that begins with a point as a word. The structure elements of the joined pieces stay, without content.
 */
function wordOf(word: readonly Piece[]): string {
  const lettersAt = word.findIndex((piece, at) => piece.x !== word[at + 1]?.x);
  const ending = word.slice(0, lettersAt).toReversed();
  const [first, ...others] = word.slice(lettersAt);
  if (!first) return '';
  const points = ending.map((point) => `/ReversedChars BMC\n${textOf([point])}EMC\n`);
  const empty = [...others, ...ending].map(({ mark }) => `${mark}EMC\n`);
  return `${first.mark}${textOf([first, ...others])}${points.join('')}EMC\n${empty.join('')}`;
}

function textOf(pieces: readonly Piece[]): string {
  const [first] = pieces;
  if (!first) return '';
  const drawn = pieces.map(({ x, y, stretches }) =>
    stretches.replaceAll(
      stretchPlace,
      (_, place: string) =>
        `1 0 0 -1 ${number(x - first.x + Number(place))} ${number(first.y - y)} Tm`,
    ),
  );
  return `q\n1 0 0 -1 ${first.x} ${first.y} cm\n${first.look}${drawn.join('')}ET\nQ\n`;
}

/** As a PDF writes numbers: without an exponent. */
function number(value: number): string {
  return String(Number(value.toFixed(5)));
}

function withPages(pdf: Buffer, pages: ReadonlyMap<number, Buffer>): Buffer {
  const parts = [pdf];
  let length = pdf.length;
  let table = 'xref\n';
  for (const [id, page] of pages) {
    const stream = deflateSync(page);
    const head = `\n${id} 0 obj\n<<\n  /Length ${stream.length}\n  /Filter /FlateDecode\n>>\nstream\n`;
    const object = Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')]);
    table += `${id} 1\n${String(length + 1).padStart(10, '0')} 00000 n \n`;
    parts.push(object);
    length += object.length;
  }
  const end = pdf.toString('latin1', pdf.lastIndexOf('trailer'));
  const trailer = end
    .replace('<<\n', `<<\n  /Prev ${startOfTable(pdf)}\n`)
    .replace(/startxref\n\d+/u, `startxref\n${length}`);
  return Buffer.concat([...parts, Buffer.from(table + trailer, 'latin1')]);
}
