/**
 * Hebrew points, and the stand-in for each while a PDF is typeset: unused characters of the same direction. A
 * point and its letter form one cluster, and the compiler would map each of its glyphs to both. A stand-in is
 * a cluster of its own.
 */
export const points =
  '\u05B0\u05B1\u05B2\u05B3\u05B4\u05B5\u05B6\u05B7\u05B8\u05B9\u05BA\u05BB\u05BC\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7';
export const standIns =
  '\u05C8\u05C9\u05CA\u05CB\u05CC\u05CD\u05CE\u05CF\u05EB\u05EC\u05ED\u05EE\u05F5\u05F6\u05F7\u05F8\u05F9\u05FA\u05FB\u05FC';
const anyPoint = new RegExp(`[${points}]`, 'gu');

export function isPointed(text: string): boolean {
  return text.search(anyPoint) !== -1;
}

/** The text for the pointed typefaces; see pointed-face.ts. */
export function withStandIns(text: string): string {
  return text.replaceAll(anyPoint, (point) => standIns.charAt(points.indexOf(point)));
}

/** Maps stand-ins to the points that they represent, for readers of a PDF; the file keeps its length. */
export function mapPoints(pdf: Buffer): void {
  for (let at = 0; at < points.length; at++) {
    const mapped = Buffer.from(`> <${hex(standIns, at)}>\n`);
    const point = Buffer.from(`> <${hex(points, at)}>\n`);
    for (let from = pdf.indexOf(mapped); from !== -1; from = pdf.indexOf(mapped, from))
      from += point.copy(pdf, from);
  }
}

function hex(signs: string, at: number): string {
  return signs.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
}
