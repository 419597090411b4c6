import { OPS, type PDFPageProxy, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Piece, lineRead, lineShown, linesOf } from './pdf-places.ts';

/** The text of a PDF for an independent reader. */
export interface ReadPdf {
  pages: number;
  /** All text in the order of the file, which is that of reading: with its white space, a line's end as one, too. */
  text: string;
  /** The same, as the reader’s pieces put together by their places. */
  placed: string;
  /** The lines of each page as one sees them: every sign from left to right. */
  shown: string[][];
  /** Text with positions, by line, of all pages. */
  lines: Piece[][];
  /** The words alone, as the reader itself puts them together. */
  words: string;
  pictures: number;
  title: string;
  bytes: Uint8Array;
}

interface Glyph {
  unicode: string;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const file = await task.promise;
  const read: ReadPdf = {
    pages: file.numPages,
    text: '',
    placed: '',
    shown: [],
    lines: [],
    words: '',
    pictures: 0,
    title: '',
    bytes,
  };
  const { info } = await file.getMetadata();
  read.title = (info as { Title?: string }).Title ?? '';
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { text, pictures } = await drawnOn(page);
    read.text += `${text}\n`;
    read.pictures += pictures;
    const { items } = await page.getTextContent();
    const lines = linesOf(items);
    read.placed += `${lines.map(lineRead).join('\n')}\n`;
    read.shown.push(lines.map(lineShown));
    read.lines.push(...lines);
    read.words += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  await task.destroy();
  return { ...read, words: read.words.replaceAll(/\s/gu, '') };
}

/**
 * Follows how the page is drawn: where a line begins, and which glyphs stand in reverse. Those of one text
 * stand from left to right, also where they are read the other way.
 */
async function drawnOn(page: PDFPageProxy): Promise<{ text: string; pictures: number }> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const marks: string[] = [];
  let text = '';
  let pictures = 0;
  let line = Number.NaN;
  let drawn: string[] = [];
  let isReversed = false;
  for (const [at, operation] of fnArray.entries()) {
    const args = argsArray[at] as unknown[];
    if (operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps)
      marks.push(nameOf(args[0]));
    if (operation === OPS.endMarkedContent) marks.pop();
    if (operation === OPS.paintImageXObject) pictures += 1;
    if (operation === OPS.transform) {
      const y = Math.round(Number(args[5]));
      if (Math.abs(y - line) > 2) text += '\n';
      line = y;
    }
    if (operation === OPS.showText) {
      const glyphs = (args[0] as (Glyph | number)[]).filter((glyph) => typeof glyph === 'object');
      drawn.push(...glyphs.map(({ unicode }) => unicode));
      isReversed ||= marks.includes('ReversedChars');
    }
    if (operation === OPS.endText) {
      isReversed ||= drawn.some((signs) => /\p{Script=Hebrew}/u.test(signs));
      text += (isReversed ? drawn.toReversed() : drawn).join('');
      [drawn, isReversed] = [[], false];
    }
  }
  return { text, pictures };
}

/** The tag of a part comes as a name, or as its text. */
function nameOf(tag: unknown): string {
  return typeof tag === 'object' && tag !== null && 'name' in tag ? String(tag.name) : String(tag);
}
