import { expect, test } from 'vitest';
import type { ChatListItem } from '#contract/chat.ts';
import { byName, newsOf, shownIn } from './folder-order.ts';

const chat = (id: string, more: Partial<ChatListItem> = {}): ChatListItem => ({
  id,
  title: id,
  chat_type: 'AI',
  theme_name: null,
  theme_image: null,
  last_message: null,
  participants: [],
  inviter: null,
  unread: 0,
  mention: 0,
  last_read_seq: 0,
  last_message_date: '2026-11-20T10:00:00.000Z',
  state: 'active',
  pinned: false,
  archived: false,
  muted_until: null,
  notify: 'all',
  draft: '',
  stage: 'PS',
  generating: false,
  folders: [],
  version: 0,
  ...more,
});
const always = '9999-01-01T00:00:00.000Z';

test('folders stand by name, numbers by their size, in both languages', () => {
  const names = ['b 10', 'תזה', 'B 9', 'a', 'אחר'];
  expect(byName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'אחר',
    'תזה',
    'a',
    'B 9',
    'b 10',
  ]);
});

test('unread messages count once for each chat, and are muted if all their chats are', () => {
  const loud = chat('one', { unread: 3 });
  const quiet = chat('two', { unread: 2, muted_until: always });
  expect(newsOf([loud, quiet, loud])).toEqual({ unread: 5, muted: false });
  expect(newsOf([quiet, chat('three')])).toEqual({ unread: 2, muted: true });
  expect(newsOf([chat('three')]).unread).toBe(0);
});

test('an archived chat is not shown in a folder', () => {
  const kept = chat('kept');
  expect(shownIn({ chats: [kept, chat('away', { archived: true })] })).toEqual([kept]);
});
