import { expect } from 'vitest';
import { api } from '#contract/index.ts';
import { type ReadPdf, readPdf } from './pdf-reader.ts';
import type { Person } from './world.ts';

/** A chat on paper, as other programs read it. */
export async function paperOf(
  person: Person,
  id: string,
  query: Record<string, string> = {},
): Promise<ReadPdf> {
  const answer = await person.call(api.copies.print, { params: { id }, query });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.bytes);
}

const withoutSpace = (text: string) => text.replaceAll(/\s+/gu, '');

const literal = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`);

/** Each text as a whole, one after another; a line may end wherever a word can be broken. */
export function expectInOrder(found: string, texts: readonly string[]) {
  let at = 0;
  for (const text of texts) {
    const words = text.split(/\s+/u).map((word) => Array.from(word, literal).join('\n?'));
    const wanted = new RegExp(words.join(String.raw`\s+`), 'gu');
    wanted.lastIndex = at;
    if (!wanted.test(found)) expect(found.slice(at, at + text.length + 60)).toContain(text);
    at = wanted.lastIndex;
  }
}

/** The same, by words that are put together without white space. */
export function expectWordsInOrder(found: string, texts: readonly string[]) {
  let at = 0;
  for (const text of texts) {
    const wanted = withoutSpace(text);
    const place = found.indexOf(wanted, at);
    if (place === -1) expect(found.slice(at, at + wanted.length + 60)).toContain(wanted);
    at = place + wanted.length;
  }
}
