import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { keysTooMany } from '#web/platform/kept-queries.ts';
import { exampleMessage } from '#web/testing/example-message.ts';
import { type MessageWindow, keptWindow, windowOf, withRead } from './message-window.ts';

const message = (seq: number): Message =>
  exampleMessage({ id: `m${seq}`, seq, parent_id: seq > 1 ? `m${seq - 1}` : null });
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const page = (from: number, to: number, version = 1) => ({
  items: range(from, to),
  previous: from > 1 ? from : null,
  next: null,
  reported: [],
  version,
});
const seqs = ({ items }: MessageWindow) => items.map(({ seq }) => seq);

describe('a window on the disk', () => {
  test('has the newest hundred messages, and older ones can be loaded from there', () => {
    const kept = keptWindow.unpack(keptWindow.pack(windowOf(page(1, 130))));
    expect(seqs(kept)).toEqual(range(31, 130).map(({ seq }) => seq));
    expect([kept.previous, kept.isKept]).toEqual([31, true]);
    expect(keptWindow.unpack(keptWindow.pack(windowOf(page(1, 20)))).previous).toBeNull();
  });

  test('is not replaced while somebody looks at older messages', () => {
    expect(keptWindow.pack({ ...windowOf(page(1, 20)), next: 20 })).toBeUndefined();
  });

  test('takes in the newest messages and keeps its version for the gap, unless they do not meet', () => {
    const kept = keptWindow.unpack(keptWindow.pack(windowOf(page(1, 60, 5))));
    const read = withRead(kept, page(41, 80, 9));
    expect(seqs(read)).toEqual(range(1, 80).map(({ seq }) => seq));
    expect([read.version, read.isKept, read.fetched]).toEqual([5, undefined, kept.fetched + 1]);
    const apart = withRead(kept, page(90, 129, 9));
    expect([seqs(apart)[0], apart.version]).toEqual([90, 9]);
  });
});

describe('the disk', () => {
  const day = 24 * 60 * 60_000;
  const entry = (queryKey: string[], at: number, packed: unknown = 'x') =>
    [
      `me query-${JSON.stringify(queryKey)}`,
      { queryKey, queryHash: '', buster: '', packed, dataUpdatedAt: at, at },
    ] as const;
  const goneOf = (entries: ReturnType<typeof entry>[], now = 100) =>
    keysTooMany(entries, 'me ', now).map((key) => key.replace('me query-', ''));

  test('keeps the thirty chats that were opened last, each whole', () => {
    const chats = Array.from({ length: 32 }, (_, at) => [
      entry(['chat', `c${at}`, 'info'], at),
      entry(['chat', `c${at}`, 'messages'], at + 0.5),
    ]).flat();
    expect(goneOf(chats).toSorted()).toEqual([
      '["chat","c0","info"]',
      '["chat","c0","messages"]',
      '["chat","c1","info"]',
      '["chat","c1","messages"]',
    ]);
  });

  test('holds no more than fifty megabytes, the newest first', () => {
    const large = 'x'.repeat(20 * 1024 ** 2);
    const all = [1, 2, 3].map((at) => entry(['cards', String(at)], at, large));
    expect(goneOf(all)).toEqual(['["cards","1"]']);
  });

  test('forgets after thirty days, and whatever is of another account', () => {
    const now = 40 * day;
    expect(goneOf([entry(['actions'], 9 * day), entry(['chats'], 11 * day)], now)).toEqual([
      '["actions"]',
    ]);
    expect(keysTooMany([entry(['chats'], now)], 'somebody ', now)).toHaveLength(1);
  });
});
