import { describe, expect, test } from 'vitest';
import { type OutboxEntry, inOrder, nextToSend, shownAs } from './outbox-order.ts';

const entry = (
  clientId: string,
  writtenAt: number,
  state: OutboxEntry['state'] = 'waiting',
): OutboxEntry => ({
  clientId,
  chatId: 'chat',
  text: clientId,
  writtenAt,
  state,
});
const quiet = { online: true, answering: false, sending: null };

describe('messages on their way', () => {
  test('go out in the order in which they were written (S3, S4)', () => {
    const entries = inOrder([entry('b', 2), entry('c', 3), entry('a', 1)]);
    expect(entries.map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c']);
    expect(nextToSend(entries, quiet)?.clientId).toBe('a');
  });

  test('go out one at a time', () => {
    expect(nextToSend([entry('a', 1), entry('b', 2)], { ...quiet, sending: 'a' })).toBeNull();
  });

  test('wait for the network and for the answer before them (S4, C13)', () => {
    const entries = [entry('a', 1)];
    expect(nextToSend(entries, { ...quiet, online: false })).toBeNull();
    expect(nextToSend(entries, { ...quiet, answering: true })).toBeNull();
  });

  test('pass by one that failed, but never one that waits for consent', () => {
    expect(nextToSend([entry('a', 1, 'failed'), entry('b', 2)], quiet)?.clientId).toBe('b');
    expect(nextToSend([entry('a', 1, 'held'), entry('b', 2)], quiet)).toBeNull();
  });

  test('say what keeps them (S1)', () => {
    const [first, second] = [entry('a', 1), entry('b', 2)] as const;
    const entries = [first, second];
    expect(shownAs(first, entries, { ...quiet, sending: 'a' })).toBe('sending');
    expect(shownAs(second, entries, { ...quiet, sending: 'a' })).toBe('queued');
    expect(shownAs(second, entries, { ...quiet, online: false })).toBe('offline');
    expect(shownAs(first, entries, { ...quiet, answering: true })).toBe('queued');
    expect(shownAs(entry('c', 3, 'failed'), entries, quiet)).toBe('failed');
  });

  test('go to people without waiting for an answer, one after the other (S3)', () => {
    const [first, second] = [
      { ...entry('a', 1), toPeople: true },
      { ...entry('b', 2), toPeople: true },
    ] as const;
    const entries = [first, second];
    expect(nextToSend(entries, { ...quiet, answering: true })?.clientId).toBe('a');
    expect(nextToSend(entries, { ...quiet, sending: 'a' })).toBeNull();
    expect(shownAs(second, entries, { ...quiet, sending: 'a' })).toBe('sending');
    expect(shownAs(second, entries, { ...quiet, online: false })).toBe('offline');
  });
});
