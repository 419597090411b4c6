import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pointedFace } from './pointed-face.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * The typefaces of the PDF: words, headings and emphasis, code, and symbols that none of them has. Each of
 * the first three has Latin and Hebrew letters.
 */
const words = [
  resolve('@expo-google-fonts/assistant/400Regular/Assistant_400Regular.ttf'),
  resolve('@expo-google-fonts/assistant/700Bold/Assistant_700Bold.ttf'),
  resolve('@expo-google-fonts/frank-ruhl-libre/400Regular/FrankRuhlLibre_400Regular.ttf'),
  resolve('@expo-google-fonts/frank-ruhl-libre/600SemiBold/FrankRuhlLibre_600SemiBold.ttf'),
  resolve('@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf'),
];
const signs = [resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')];

const families = ['Assistant', 'Frank Ruhl Libre', 'FrankRuhlLibre', 'Cousine'];
/** Replaces the last letter of a family in the name of its copy, so that the length stays the same. */
const closing = '2';
const pointed = '3';
/** The name in a PDF of a font for words with points. */
export const pointedFont = new RegExp(String.raw`/BaseFont /[A-Z]{6}\+\w+${pointed}-`, 'u');

/**
 * Every typeface, and each of those with brackets twice. In Hebrew an opening bracket is drawn with the
 * closing glyph. A PDF reader learns the meaning of a glyph from its font, once for each glyph, so closing
 * brackets have a separate font: in each of the two a glyph means one character. The same holds for spaces
 * and for invisible characters, which are drawn with the glyph of a space.
 */
export function paperFonts(): Buffer[] {
  const faces = words.map((file) => readFileSync(file));
  return [
    ...faces,
    ...faces.map((face) => renamedFace(face, closing)),
    ...faces.map((face) => pointedFace(renamedFace(face, pointed))),
    ...signs.map((file) => readFileSync(file)),
  ];
}

function renamedFace(face: Buffer, ending: string): Buffer {
  const renamed = Buffer.from(face);
  for (const name of families) {
    const from = inNameTable(name);
    const to = inNameTable(name.slice(0, -1) + ending);
    for (let at = renamed.indexOf(from); at >= 0; at = renamed.indexOf(from, at + 1))
      to.copy(renamed, at);
  }
  return renamed;
}

/** Names in a font are big-endian UTF-16. */
function inNameTable(name: string): Buffer {
  return Buffer.from(name, 'utf16le').swap16();
}
