import { expect, test } from 'vitest';
import type { ChatListItem } from '#contract/chat.ts';
import type { DateGroup } from '#web/platform/time.ts';
import { groupsOf } from './chat-groups.ts';

const chat = (id: string, parts: Partial<ChatListItem> = {}) =>
  ({ id, state: 'active', pinned: false, last_message_date: 'today', ...parts }) as ChatListItem;

const byName = (at: string) => at as DateGroup;
const named = (chats: ChatListItem[]) =>
  groupsOf(chats, 0, byName).map(({ group, chats: members }) => [
    group,
    members.map(({ id }) => id),
  ]);

test('invitations come first, then pinned chats, then days, and none of them is empty', () => {
  const chats = [
    chat('a'),
    chat('b', { last_message_date: 'older' }),
    chat('c', { pinned: true, last_message_date: 'older' }),
    chat('d', { state: 'invited' }),
    chat('e'),
  ];
  expect(named(chats)).toEqual([
    ['invitations', ['d']],
    ['pinned', ['c']],
    ['today', ['a', 'e']],
    ['older', ['b']],
  ]);
});

test('an invitation to a chat that is pinned stays among the invitations', () => {
  expect(named([chat('a', { state: 'invited', pinned: true })])).toEqual([['invitations', ['a']]]);
});

test('chats of a day keep the order of the list', () => {
  expect(named([chat('b'), chat('a')])).toEqual([['today', ['b', 'a']]]);
});

test('the same moment is of another day once the day is over', () => {
  const at = '2026-03-04T22:30:00Z';
  const chats = [chat('a', { last_message_date: at })];
  const groupAt = (now: string) => groupsOf(chats, Date.parse(now))[0]?.group;
  expect(groupAt('2026-03-04T22:40:00Z')).toBe('today');
  expect(groupAt('2026-03-20T12:00:00Z')).toBe('older');
});
