import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/messages.ts';
import {
  type Deletions,
  canBeUndone,
  dueDeletions,
  eventOf,
  heldMs,
  nextDueAt,
  withDeletion,
  withEntry,
  withStored,
  withoutHold,
} from './deletion-queue.ts';
import { exampleMessage } from '#web/testing/example-message.ts';

const message = (id: string): Message =>
  exampleMessage({
    id,
    author: { id: 'noa', username: 'noa', display_name: 'Noa', avatar_url: null },
    kind: 'user',
    text: 'Meet me at the harbour',
    created_at: '2026-11-23T10:00:00.000Z',
  });
const nobody: ReadonlySet<string> = new Set();
const idsOf = (found: readonly { message: Message }[]) => found.map((each) => each.message.id);
const one = withDeletion(new Map(), message('a'), 'all', 1_000);
const begun = (deletions: Deletions, id: string): Deletions => {
  const deletion = deletions.get(id);
  return deletion ? withEntry(deletions, { ...deletion, begun: true }) : deletions;
};

describe('a deletion', () => {
  test('is asked for only once there was time to undo it', () => {
    expect(dueDeletions(one, nobody, 1_000 + heldMs - 1)).toEqual([]);
    expect(idsOf(dueDeletions(one, nobody, 1_000 + heldMs))).toEqual(['a']);
    expect(nextDueAt(one, nobody)).toBe(1_000 + heldMs);
  });

  test('is asked for once at a time', () => {
    expect(dueDeletions(one, new Set(['a']), 60_000)).toEqual([]);
    expect(nextDueAt(one, new Set(['a']))).toBeNull();
  });

  test('can be undone until the server is asked, however long it waits', () => {
    expect(canBeUndone(one.get('a'))).toBe(true);
    expect(canBeUndone(withoutHold(one, 2_000).get('a'))).toBe(true);
    expect(canBeUndone(begun(one, 'a').get('a'))).toBe(false);
    expect(canBeUndone(undefined)).toBe(false);
  });

  test('keeps its reach when the message is deleted again meanwhile', () => {
    const again = withDeletion(one, message('a'), 'me', 2_000);
    expect(again).toBe(one);
  });

  test('is due at once when its chat is left, and no later than it was', () => {
    expect(idsOf(dueDeletions(withoutHold(one, 2_000), nobody, 2_000))).toEqual(['a']);
    expect(withoutHold(one, 90_000).get('a')?.dueAt).toBe(1_000 + heldMs);
  });
});

describe('a deletion that an earlier visit left', () => {
  const left = [...one.values()];

  test('gives way to the tab that may still hold it', () => {
    const taken = withStored(new Map(), left);
    expect(dueDeletions(taken, nobody, 1_000 + heldMs)).toEqual([]);
    expect(idsOf(dueDeletions(taken, nobody, 60_000))).toEqual(['a']);
  });

  test('is asked for at once when the answer to it was lost, and can’t be undone', () => {
    const taken = withStored(new Map(), [...begun(one, 'a').values()]);
    expect(idsOf(dueDeletions(taken, nobody, 1_000 + heldMs))).toEqual(['a']);
    expect(canBeUndone(taken.get('a'))).toBe(false);
  });

  test('does not replace one that is held here', () => {
    const here = withDeletion(new Map(), message('a'), 'me', 5_000);
    expect(withStored(here, left)).toBe(here);
  });
});

test("the server's deletion is applied as it is: for everyone, or for me alone", () => {
  const at = { me: 'noa', version: 7, now: 0 };
  const [deletion] = one.values();
  if (!deletion) throw new Error('one is held');
  expect(eventOf(deletion, at)).toMatchObject({
    type: 'message.deleted',
    stream: 'chat',
    version: 7,
  });
  expect(eventOf({ ...deletion, scope: 'me' }, at)).toMatchObject({
    type: 'message.hidden',
    stream: 'noa',
  });
});
