import { describe, expect, test } from 'vitest';
import { applyToMessages } from '#contract/messages.live.ts';
import type { Message } from '#contract/messages.ts';
import {
  type MessageWindow,
  messageAt,
  windowOf,
  withExchange,
  withNewer,
  withNewest,
  withOlder,
} from './message-window.ts';
import { exampleMessage } from '#web/testing/example-message.ts';

const message = (seq: number, more: Partial<Message> = {}): Message =>
  exampleMessage({
    id: `m${seq}`,
    seq,
    parent_id: seq > 1 ? `m${seq - 1}` : null,
    text: `text ${seq}`,
    ...more,
  });
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const windowFrom = (from: number, to: number, newest: number): MessageWindow =>
  windowOf({
    items: range(from, to),
    previous: from > 1 ? from : null,
    next: to < newest ? to : null,
    reported: [],
    version: 1,
  });
const seqs = ({ items }: MessageWindow) => items.map(({ seq }) => seq);
const created = (seq: number, afterSeq: number) =>
  ({
    type: 'message.created',
    stream: 'chat',
    version: 2,
    chat_id: 'chat',
    message: message(seq),
    after_seq: afterSeq,
  }) as const;

describe('the loaded window of a chat', () => {
  test('grows at both ends without repeating a message', () => {
    const older = withOlder(windowFrom(10, 12, 20), {
      items: range(7, 10),
      previous: 7,
      next: 10,
      reported: [],
      version: 3,
    });
    expect(seqs(older)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(older.previous).toBe(7);
    const newer = withNewer(older, {
      items: range(12, 14),
      previous: 12,
      next: null,
      reported: [],
      version: 3,
    });
    expect(seqs(newer)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
    expect(newer.next).toBeNull();
  });

  test('a new message far beyond what is loaded leaves no gap behind', () => {
    const shown = applyToMessages(windowFrom(100, 120, 5_000), created(5_001, 5_000), 'me');
    expect(seqs(shown).at(-1)).toBe(120);
    expect(shown.next).toBe(120);
    expect(shown.version).toBe(2);
  });

  test('a branch that begins inside of what is loaded takes its place', () => {
    const shown = applyToMessages(windowFrom(100, 120, 5_000), created(5_001, 110), 'me');
    expect(seqs(shown)).toEqual([...Array.from({ length: 11 }, (_, at) => 100 + at), 5_001]);
    expect(shown.next).toBeNull();
  });

  test('read again, it keeps older messages that meet the newest', () => {
    const fresh = withNewest(windowFrom(1, 20, 20), {
      items: range(15, 22),
      previous: 15,
      next: null,
      reported: [],
      version: 9,
    });
    expect(seqs(fresh)).toEqual(range(1, 22).map(({ seq }) => seq));
    expect(fresh.previous).toBeNull();
    const apart = withNewest(windowFrom(1, 5, 90), {
      items: range(80, 90),
      previous: 80,
      next: null,
      reported: [],
      version: 9,
    });
    expect(seqs(apart)[0]).toBe(80);
    expect(apart.previous).toBe(80);
  });

  test('the answer of a call never brings back what an event has overtaken', () => {
    const settled = windowFrom(1, 4, 4);
    const late = [message(3, { kind: 'user' }), message(4, { status: 'streaming', text: '' })];
    expect(withExchange(settled, late)).toBe(settled);
    expect(seqs(withExchange(windowFrom(1, 2, 2), late))).toEqual([1, 2, 3, 4]);
  });

  test('an edit replaces what followed its parent', () => {
    const edited = [message(5, { kind: 'user', parent_id: 'm2' }), message(6)];
    expect(seqs(withExchange(windowFrom(1, 4, 4), edited))).toEqual([1, 2, 5, 6]);
  });

  test('finds the message of a link, or the next one where the path skips it', () => {
    const shown = { ...windowFrom(10, 20, 20), items: [message(10), message(12), message(20)] };
    expect(messageAt(shown, 11)?.seq).toBe(12);
    expect(messageAt(shown, 99)?.seq).toBe(20);
    expect(messageAt(shown, 3)).toBeUndefined();
    expect(messageAt(windowFrom(10, 20, 50), 40)).toBeUndefined();
  });
});
