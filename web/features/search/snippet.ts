/** Characters that are shown on each side of a match. */
const around = 30;

export type Range = readonly [start: number, end: number];
export type Piece = { at: number; text: string; bold: boolean };

/** The neighbourhood of the first match, with every match inside it set apart. */
export function snippetOf(text: string, matches: readonly Range[]): Piece[] {
  const [first] = matches;
  if (!first) {
    const end = wholeBefore(text, Math.min(text.length, around * 2));
    const beginning = piecesOf(text.slice(0, end), []);
    return end < text.length ? [...beginning, { at: end, text: '…', bold: false }] : beginning;
  }
  const start = wholeAfter(text, Math.max(0, first[0] - around));
  const end = wholeBefore(text, Math.min(text.length, first[1] + around));
  const inside = matches
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): Range => [from - start, to - start]);
  const pieces = piecesOf(text.slice(start, end), inside);
  return [
    ...(start > 0 ? [{ at: -1, text: '…', bold: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ at: text.length, text: '…', bold: false }] : []),
  ];
}

/** A whole text, such as a title, with its matches set apart. */
export function piecesOf(text: string, matches: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, bold: boolean) => {
    if (to > at) pieces.push({ at, text: text.slice(at, to), bold });
    at = Math.max(at, to);
  };
  for (const [from, to] of matches) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return pieces;
}

const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Never between the halves of one character. */
function wholeAfter(text: string, at: number): number {
  return isLow(text.charCodeAt(at)) ? at + 1 : at;
}
function wholeBefore(text: string, at: number): number {
  return isLow(text.charCodeAt(at)) ? at - 1 : at;
}
