import { points, standIns } from './points.ts';

/** A typeface that draws stand-in characters as points; their positions stay as designed. */
export function pointedFace(face: Buffer): Buffer {
  const glyphs = charactersOf(face, tableAt(face, 'cmap'));
  for (let at = 0; at < points.length; at++) {
    const glyph = glyphs.get(points.charCodeAt(at));
    if (glyph !== undefined) glyphs.set(standIns.charCodeAt(at), glyph);
  }
  return withTable(face, 'cmap', characterTable(glyphs));
}

const directoryStart = 12;
const directoryStep = 16;

function entryOf(face: Buffer, tag: string): number {
  const count = face.readUInt16BE(4);
  for (let at = directoryStart; at < directoryStart + count * directoryStep; at += directoryStep)
    if (face.toString('latin1', at, at + 4) === tag) return at;
  throw new Error(`a face of the paper has no table ${tag}`);
}

function tableAt(face: Buffer, tag: string): number {
  return face.readUInt32BE(entryOf(face, tag) + 8);
}

/** The typeface with one more table at its end, which replaces the old one. */
function withTable(face: Buffer, tag: string, table: Buffer): Buffer {
  const gap = Buffer.alloc((4 - (face.length % 4)) % 4);
  const whole = Buffer.concat([face, gap, table]);
  whole.writeUInt32BE(face.length + gap.length, entryOf(face, tag) + 8);
  whole.writeUInt32BE(table.length, entryOf(face, tag) + 12);
  return whole;
}

/** Glyphs by character, from the table in format 4 that every font has. */
function charactersOf(face: Buffer, cmap: number): Map<number, number> {
  const u16 = (at: number) => face.readUInt16BE(at);
  const glyphs = new Map<number, number>();
  let table = -1;
  for (let at = 0; at < u16(cmap + 2); at++) {
    const place = cmap + face.readUInt32BE(cmap + 8 + at * 8);
    if (u16(place) === 4) table = place;
  }
  if (table === -1) throw new Error('a face of the paper has no characters');
  const size = u16(table + 6);
  for (let at = table + 14; at < table + 14 + size; at += 2) {
    const [end, start] = [u16(at), u16(at + size + 2)];
    const [delta, range] = [u16(at + 2 * size + 2), u16(at + 3 * size + 2)];
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? code : u16(at + 3 * size + 2 + range + (code - start) * 2);
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** In format 12, one group for each character. */
function characterTable(glyphs: ReadonlyMap<number, number>): Buffer {
  const codes = [...glyphs].toSorted(([one], [other]) => one - other);
  const length = 16 + codes.length * 12;
  const table = Buffer.alloc(12 + length);
  const words32 = [0x00000001, 0x0003000a, 12, 0x000c0000, length, 0, codes.length];
  for (const [index, word] of words32.entries()) table.writeUInt32BE(word, index * 4);
  for (const [index, [code, glyph]] of codes.entries())
    for (const [place, word] of [code, code, glyph].entries())
      table.writeUInt32BE(word, 28 + index * 12 + place * 4);
  return table;
}
