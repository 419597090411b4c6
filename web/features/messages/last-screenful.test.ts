import { expect, test } from 'vitest';
import type { MessageRow, Row } from './message-rows.ts';
import { lastScreenful } from './last-screenful.ts';

const rowOf = (at: number, text: string): Row =>
  ({ kind: 'message', key: `m${at}`, day: 1, message: { text } }) as MessageRow;
const rowsOf = (count: number, text: string) =>
  Array.from({ length: count }, (_, at) => rowOf(at, text));

test('short messages: as many as could fill the view, and the last among them', () => {
  const rows = rowsOf(60, 'yes');
  const listed = lastScreenful(rows, 800);
  expect(listed).toHaveLength(25);
  expect(listed.at(-1)).toBe(rows.at(-1));
});

test('long messages: few are enough', () => {
  expect(lastScreenful(rowsOf(60, 'word '.repeat(400)), 800)).toHaveLength(2);
});

test('a conversation that fits is whole', () => {
  const rows = rowsOf(3, 'yes');
  expect(lastScreenful(rows, 800)).toEqual(rows);
  expect(lastScreenful([], 800)).toEqual([]);
});
