import { describe, expect, test } from 'vitest';
import { failing, followersOf, settlingAfter, withoutParts } from './outbox-albums.ts';
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
  test('go out in the order in which they were written', () => {
    const entries = inOrder([entry('b', 2), entry('c', 3), entry('a', 1)]);
    expect(entries.map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c']);
    expect(nextToSend(entries, quiet)?.clientId).toBe('a');
  });

  test('go out one at a time', () => {
    expect(nextToSend([entry('a', 1), entry('b', 2)], { ...quiet, sending: 'a' })).toBeNull();
  });

  test('wait for the network and for the answer before them', () => {
    const entries = [entry('a', 1)];
    expect(nextToSend(entries, { ...quiet, online: false })).toBeNull();
    expect(nextToSend(entries, { ...quiet, answering: true })).toBeNull();
  });

  test('pass by one that failed, but never one that waits for consent', () => {
    expect(nextToSend([entry('a', 1, 'failed'), entry('b', 2)], quiet)?.clientId).toBe('b');
    expect(nextToSend([entry('a', 1, 'held'), entry('b', 2)], quiet)).toBeNull();
  });

  test('say what keeps them', () => {
    const [first, second] = [entry('a', 1), entry('b', 2)] as const;
    const entries = [first, second];
    expect(shownAs(first, entries, { ...quiet, sending: 'a' })).toBe('sending');
    expect(shownAs(second, entries, { ...quiet, sending: 'a' })).toBe('queued');
    expect(shownAs(second, entries, { ...quiet, online: false })).toBe('offline');
    expect(shownAs(first, entries, { ...quiet, answering: true })).toBe('queued');
    expect(shownAs(entry('c', 3, 'failed'), entries, quiet)).toBe('failed');
  });

  test('go to people without waiting for an answer, one after the other', () => {
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

describe('pictures of one album', () => {
  const part = (clientId: string, writtenAt: number, more: Partial<OutboxEntry> = {}) => ({
    ...entry(clientId, writtenAt),
    text: '',
    album: { id: 'album' },
    ...more,
  });
  const [first, second] = [part('a', 1), part('b', 2)];
  const last = part('c', 3, { text: 'Which one?' });

  test('are on their way together, with what was written after them behind', () => {
    const entries = [first, second, last, entry('d', 4)];
    for (const sending of ['a', 'b', 'c', null]) {
      const shown = entries.map((each) => shownAs(each, entries, { ...quiet, sending }));
      expect(shown).toEqual(['sending', 'sending', 'sending', 'queued']);
    }
    const answering = entries.map((each) => shownAs(each, entries, { ...quiet, answering: true }));
    expect(new Set(answering)).toEqual(new Set(['queued']));
  });

  test('wait for the consent together', () => {
    const entries = [part('a', 1, { state: 'held' }), second, last];
    expect(entries.map((each) => shownAs(each, entries, quiet))).toEqual(['held', 'held', 'held']);
  });

  test('say how many follow, so that the last alone is answered', () => {
    const entries = [first, second, last, entry('d', 4)];
    expect(entries.map((each) => followersOf(each, entries))).toEqual([2, 1, 0, 0]);
    const failed = [first, second, part('c', 3, { state: 'failed' })];
    expect(failed.map((each) => followersOf(each, failed))).toEqual([1, 0, 0]);
  });

  test('have the one asked that the server has, once nothing follows it', () => {
    expect(settlingAfter(first, [second, last], 'a')).toEqual({
      kind: 'remembered',
      entry: { ...last, album: { id: 'album', stored: 'a' } },
    });
    const taken = { ...last, album: { id: 'album', stored: 'b' } };
    expect(settlingAfter(taken, [], 'b')).toEqual({ kind: 'asked', clientId: 'b' });
    expect(settlingAfter(taken, [], undefined)).toBeNull();
    expect(settlingAfter({ ...taken, toPeople: true }, [], 'b')).toBeNull();
  });

  test('send their words on without the last picture, where that fails for good', () => {
    const why = { reason: 'media.unreadable' as const, reasonText: 'It can’t be read.' };
    const stored = { ...last, album: { id: 'album', stored: 'b' } };
    expect(failing(stored, [stored], why)).toEqual({
      failed: { ...last, ...why, text: '', state: 'failed' },
      words: { text: 'Which one?' },
    });
    expect(failing(last, [last], why).words).toBeNull();
    expect(failing(stored, [stored, part('e', 4)], why).words).toBeNull();
  });

  test('are one line among what waits', () => {
    const lines = withoutParts([
      first,
      second,
      last,
      { ...entry('d', 4), asks: 'a' },
      entry('e', 5),
    ]);
    expect(lines.map((parts) => parts.map(({ clientId }) => clientId))).toEqual([
      ['a', 'b', 'c'],
      ['e'],
    ]);
  });
});
