import { describe, expect, test, vi } from 'vitest';
import type { ChatListItem } from '#contract/chat.ts';
import { groupsOf } from '#web/features/chat-list/chat-groups.ts';
import {
  type ChatListData,
  type ChatListFilter,
  type ListView,
  chatListFilters,
  listOf,
  pageOf,
} from './chat-list-pages.ts';
import { KnownChats } from './known-chats.ts';

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
/** A list as it was read, a page at a time. */
function loaded(known: KnownChats, ...pages: ChatListItem[][]): ChatListData {
  const since = known.moment();
  known.read(pages.flat());
  return {
    pages: pages.map((items, at) =>
      pageOf({ items, next: at < pages.length - 1 ? `page ${at + 2}` : null }, since),
    ),
    pageParams: pages.map((_, at) => String(at + 1)),
  };
}
const idsIn = (known: KnownChats, list: ChatListData, seen = view('all')) =>
  listOf(list, seen, known)().map(({ id }) => id);
const pinned = {
  type: 'chat.kept',
  stream: 'me',
  version: 1,
  chat_id: 'c',
  changes: { pinned: true },
} as const;
const made = (id: string, more: Partial<ChatListItem> = {}) =>
  ({ type: 'chat.created', stream: 'me', version: 2, chat: chat(id, more) }) as const;
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`;

describe('the loaded list of chats', () => {
  test('has a chat in its new place when it moves up', () => {
    const known = new KnownChats();
    const list = loaded(known, [chat('b'), chat('a')], [chat('c')]);
    known.apply(pinned, 'me');
    expect(idsIn(known, list)).toEqual(['c', 'b', 'a']);
  });

  test('keeps the same entries, and notifies no listener, when nothing changed', () => {
    const known = new KnownChats();
    const list = loaded(known, [chat('a')]);
    const before = known.get('a');
    const received = vi.fn<() => void>();
    known.subscribe(received);
    known.apply(pinned, 'me');
    expect(received).not.toHaveBeenCalled();
    expect(listOf(list, view('all'), known)()[0]).toBe(before);
  });

  test('an archived chat leaves one list and enters the other', () => {
    const known = new KnownChats();
    const list = loaded(known, [chat('b'), chat('a')]);
    const archive = loaded(known, []);
    known.apply({ ...pinned, chat_id: 'a', changes: { archived: true } }, 'me');
    expect(idsIn(known, list)).toEqual(['b']);
    expect(idsIn(known, archive, view('archived'))).toEqual(['a']);
  });

  test('a removed chat leaves all lists, and is there again when it is brought back', () => {
    const known = new KnownChats();
    const list = loaded(known, [chat('b'), chat('a')]);
    known.apply({ type: 'chat.removed', stream: 'me', version: 1, chat_id: 'a' }, 'me');
    expect(idsIn(known, list)).toEqual(['b']);
    known.bring(chat('a'));
    expect(idsIn(known, list)).toEqual(['b', 'a']);
  });

  test('of the guide and of people are parts of the whole', () => {
    const listsWith = (type: ChatListItem['chat_type']) => {
      const known = new KnownChats();
      const list = loaded(known, []);
      known.apply(made('new', { chat_type: type }), 'me');
      return chatListFilters.filter((filter) => idsIn(known, list, view(filter)).includes('new'));
    };
    expect(listsWith('AI')).toEqual(['all', 'guide']);
    expect(listsWith('US')).toEqual(['all', 'people']);
    expect(listsWith('GP')).toEqual(['all', 'people']);
    expect(listsWith('IA')).toEqual(['all', 'images']);
  });

  test('of one stage are those that are in it now', () => {
    const known = new KnownChats();
    const list = loaded(known, [chat('c', { state: 'invited' }), chat('b'), chat('a')]);
    const inFocus = loaded(known, []);
    const changes = { stage: 'FC' } as const;
    known.apply({ type: 'chat.updated', stream: 'a', version: 2, chat_id: 'a', changes }, 'me');
    expect(idsIn(known, list, view('all', 'PS'))).toEqual(['b']);
    expect(idsIn(known, list, view('guide'))).toHaveLength(3);
    expect(idsIn(known, inFocus, view('guide', 'FC'))).toEqual(['a']);
    expect(idsIn(known, inFocus, view('people', 'FC'))).toEqual([]);
  });

  test('goes as far as it is loaded: what lies beyond comes with its page', () => {
    const known = new KnownChats();
    const [first] = loaded(known, [chat('b', { last_message_date: day(9) })], []).pages;
    const list: ChatListData = { pages: first ? [first] : [], pageParams: ['1'] };
    known.bring(chat('old', { last_message_date: day(8) }));
    expect(idsIn(known, list)).toEqual(['b']);
    known.bring(chat('old', { last_message_date: day(10) }));
    expect(idsIn(known, list)).toEqual(['old', 'b']);
  });

  test('that is read again has no chat that the server left out', () => {
    const known = new KnownChats();
    const before = loaded(known, [chat('a')]);
    known.apply(made('new'), 'me');
    expect(idsIn(known, before)).toEqual(['new', 'a']);
    expect(idsIn(known, loaded(known, [chat('a')]))).toEqual(['a']);
  });

  test('takes in a chat that was made while it was being read', () => {
    const known = new KnownChats();
    const since = known.moment();
    known.apply(made('new'), 'me');
    known.read([chat('a')]);
    const list = { pages: [pageOf({ items: [chat('a')], next: null }, since)], pageParams: ['1'] };
    expect(idsIn(known, list)).toEqual(['new', 'a']);
  });

  test('a folder that goes leaves its chats, and one that is not loaded comes with its folder', () => {
    const known = new KnownChats();
    loaded(known, [chat('a', { folders: ['f'] })]);
    const put = { type: 'folder.chat', stream: 'me', folder_id: 'g', chat_id: 'b' } as const;
    known.apply({ ...put, version: 1, chat: chat('b', { folders: ['g'] }) }, 'me');
    known.apply({ type: 'folder.deleted', stream: 'me', version: 2, folder_id: 'f' }, 'me');
    expect([known.get('a')?.folders, known.get('b')?.folders]).toEqual([[], ['g']]);
  });
});

describe('groups of the list', () => {
  test('chats that wait for an answer come first, before pinned ones', () => {
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

  test('pinned first, then by day; empty groups are left out', () => {
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
