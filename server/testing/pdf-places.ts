import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';

/** Text in one piece as `pdfjs-dist` found it, and what it takes of its line. */
export interface Piece {
  text: string;
  isRightToLeft: boolean;
  left: number;
  right: number;
  /** The position of its line, and the size of its letters. */
  y: number;
  size: number;
}

/** A gap that is wider than this part of the letters' size is a space; one in the faces of the paper has a fifth. */
const spaceMin = 0.12;

/** The pieces of a page, line by line, in the order of the file. */
export function linesOf(items: TextContent['items']): Piece[][] {
  const lines: Piece[][] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const piece = pieceOf(item);
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(last.y - piece.y) < piece.size / 2) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

function pieceOf({ str, dir, transform, width }: TextItem): Piece {
  const [, , , size, left, y] = transform as [number, number, number, number, number, number];
  const isRightToLeft = dir === 'rtl';
  return { text: str.trim(), isRightToLeft, left, right: left + width, y, size };
}

/**
 * A line as it is read. The reader sees a space only where the next piece stands further to the
 * right, so its own are left out, and the pieces put together by one rule, whatever their direction:
 * two that follow each other and stand side by side, with nothing else between, become one, and from
 * then on count as one; where there is a gap between them, there is a space.
 */
export function lineRead(pieces: readonly Piece[]): string {
  const read: Piece[] = [];
  for (const piece of pieces) {
    let one = piece;
    for (let before = read.at(-1); before && areBeside(before, one, pieces); before = read.at(-1)) {
      read.pop();
      one = together(before, one);
    }
    read.push(one);
  }
  return read.map(({ text }) => text).join(' ');
}

function areBeside(one: Piece, other: Piece, line: readonly Piece[]): boolean {
  const [from, to] = gapOf(one, other);
  return !line.some(({ left, right }) => from < (left + right) / 2 && (left + right) / 2 < to);
}

function together(one: Piece, next: Piece): Piece {
  return {
    ...one,
    text: one.text + spaceIn(gapOf(one, next), next) + next.text,
    left: Math.min(one.left, next.left),
    right: Math.max(one.right, next.right),
  };
}

type Gap = [from: number, to: number];

/** From the end of the one that stands on the left to the start of the other; backwards where they overlap. */
function gapOf(one: Piece, other: Piece): Gap {
  return one.left < other.left ? [one.right, other.left] : [other.right, one.left];
}

function spaceIn([from, to]: Gap, { size }: Piece): string {
  return to - from > spaceMin * size ? ' ' : '';
}

/** A line as it is seen, every sign from left to right. */
export function lineShown(pieces: readonly Piece[]): string {
  const seen = pieces.toSorted((one, other) => one.left - other.left);
  return seen.reduce((line, piece, at) => {
    const before = seen[at - 1];
    const space = before ? spaceIn(gapOf(before, piece), piece) : '';
    const signs = Array.from(piece.text);
    return line + space + (piece.isRightToLeft ? signs.toReversed() : signs).join('');
  }, '');
}
