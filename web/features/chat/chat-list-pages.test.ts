import { describe, expect, test } from 'vitest';
import type { ChatListItem } from '#contract/chat.ts';
import { groupsOf } from './chat-groups.ts';
import {
  type ChatListData,
  type ChatListFilter,
  type ListView,
  chatListFilters,
  chatsOf,
  listAfter,
  listWith,
  listWithout,
  pageAfter,
} from './chat-list-pages.ts';

const view = (filter: ChatListFilter, stage: ListView['stage'] = null): ListView => ({
  filter,
  stage,
});
const chat = (id: string, more: Partial<ChatListItem> = {}): ChatListItem => ({
  id,
  title: id,
  chat_type: 'AI',
  theme_name: null,
  theme_image: null,
  last_message: null,
  participants: [],
  inviter: null,
  mention: 0,
  muted_until: null,
  notify: 'all',
  unread: 0,
  last_read_seq: 0,
  last_message_date: '2026-11-20T10:00:00.000Z',
  state: 'active',
  pinned: false,
  archived: false,
  draft: '',
  stage: 'PS',
  generating: false,
  folders: [],
  version: 0,
  ...more,
});
const data = (...pages: ChatListItem[][]): ChatListData => ({
  pages: pages.map((items, at) => ({
    items,
    next: at < pages.length - 1 ? `page ${at + 2}` : null,
  })),
  pageParams: pages.map((_, at) => String(at + 1)),
});
const ids = (list: ChatListData) => chatsOf(list).map(({ id }) => id);
const pinned = {
  type: 'chat.kept',
  stream: 'me',
  version: 1,
  chat_id: 'c',
  changes: { pinned: true },
} as const;

describe('the loaded list of chats', () => {
  test('keeps its pages and their markers when a chat moves up', () => {
    const moved = listAfter(data([chat('a'), chat('b')], [chat('c')]), pinned, 'me', view('all'));
    expect(ids(moved)[0]).toBe('c');
    expect(moved.pages.map(({ items }) => items.length)).toEqual([2, 1]);
    expect(moved.pages.map(({ next }) => next)).toEqual(['page 2', null]);
  });

  test('is the same object when nothing changed', () => {
    const list = data([chat('a')]);
    expect(listAfter(list, pinned, 'me', view('all'))).toBe(list);
    expect(listWithout(list, 'other')).toBe(list);
  });

  test('an archived chat leaves one list and enters the other (L4)', () => {
    const event = { ...pinned, chat_id: 'a', changes: { archived: true } };
    expect(ids(listAfter(data([chat('a'), chat('b')]), event, 'me', view('all')))).toEqual(['b']);
    expect(ids(listWith(data([]), chat('a', { archived: true }), view('archived')))).toEqual(['a']);
    expect(ids(listWith(data([chat('a')]), chat('a', { archived: true }), view('all')))).toEqual(
      [],
    );
  });

  test('of the guide and of people are parts of the whole', () => {
    const made = (type: ChatListItem['chat_type']) =>
      ({
        type: 'chat.created',
        stream: 'me',
        version: 2,
        chat: chat('new', { chat_type: type }),
      }) as const;
    const listsWith = (type: ChatListItem['chat_type']) =>
      chatListFilters.filter((filter) =>
        ids(listAfter(data([]), made(type), 'me', view(filter))).includes('new'),
      );
    expect(listsWith('AI')).toEqual(['all', 'guide']);
    expect(listsWith('US')).toEqual(['all', 'people']);
    expect(listsWith('GP')).toEqual(['all', 'people']);
    expect(listsWith('IA')).toEqual(['all', 'images']);
  });

  test('of one stage are those that are in it now', () => {
    const moved = {
      type: 'chat.updated',
      stream: 'a',
      version: 2,
      chat_id: 'a',
      changes: { stage: 'FC' },
    } as const;
    const listed = data([chat('a'), chat('b'), chat('c', { state: 'invited' })]);
    expect(ids(listAfter(listed, moved, 'me', view('all', 'PS')))).toEqual(['b']);
    expect(ids(listAfter(listed, moved, 'me', view('guide')))).toHaveLength(3);
    const inFocus = chat('a', { stage: 'FC' });
    expect(ids(listWith(data([]), inFocus, view('guide', 'FC')))).toEqual(['a']);
    expect(ids(listWith(data([]), inFocus, view('people', 'FC')))).toEqual([]);
  });

  test('a page that was under way takes in what happened meanwhile', () => {
    const titled = {
      type: 'chat.updated',
      stream: 'a',
      version: 2,
      chat_id: 'a',
      changes: { title: 'Mornings' },
    } as const;
    const made = { type: 'chat.created', stream: 'me', version: 3, chat: chat('new') } as const;
    const page = { items: [chat('a')], next: null };
    const first = pageAfter(page, [titled, made], { me: 'me', view: view('all'), isFirst: true });
    expect(first.items.map(({ title }) => title).toSorted()).toEqual(['Mornings', 'new']);
    const later = pageAfter(page, [made], { me: 'me', view: view('all'), isFirst: false });
    expect(later.items).toHaveLength(1);
  });
});

describe('groups of the list', () => {
  test('what waits for an answer stands above all others, pinned ones included', () => {
    const groups = groupsOf(
      [chat('p', { pinned: true }), chat('a'), chat('i', { chat_type: 'GP', state: 'invited' })],
      Date.parse('2026-11-20T12:00:00.000Z'),
      () => 'today',
    );
    expect(groups.map(({ group, chats }) => [group, chats.map(({ id }) => id)])).toEqual([
      ['invitations', ['i']],
      ['pinned', ['p']],
      ['today', ['a']],
    ]);
  });

  test('pinned first, then by day; empty groups are left out (L3)', () => {
    const groups = groupsOf(
      [
        chat('p', { pinned: true }),
        chat('a'),
        chat('b', { last_message_date: '2026-11-11T10:00:00.000Z' }),
      ],
      Date.parse('2026-11-20T12:00:00.000Z'),
      (at) => (at.startsWith('2026-11-20') ? 'today' : 'last_week'),
    );
    expect(groups.map(({ group, chats }) => [group, chats.map(({ id }) => id)])).toEqual([
      ['pinned', ['p']],
      ['today', ['a']],
      ['last_week', ['b']],
    ]);
  });
});
