import { describe, expect, test } from 'vitest';
import type { ChatListItem } from '#contract/chat.ts';
import { catalogue } from '#i18n/en/index.ts';
import { formatText } from '#i18n/text.ts';
import { type Text, speak } from '#web/platform/text.ts';
import { type NamedChat, chatName, listOfNames } from './chat-name.ts';
import { type Line, lastLine } from '#web/features/chat-list/last-line.ts';

const text: Text = (key, params) => formatText('en', catalogue[key], params);
const isolates = /[\u200e\u2068\u2069]/gu;
const plain = (words: string) => words.replaceAll(isolates, '');
const person = (name: string) => ({
  id: name,
  username: name.toLowerCase(),
  display_name: name,
  avatar_url: null,
});

describe('the name of a chat', () => {
  const named = (chat: Partial<NamedChat>) =>
    plain(chatName({ chat_type: 'AI', title: '', ...chat }, text));

  test('is its title, the other person, or the people of a group without one', () => {
    expect(named({ title: 'Mornings' })).toBe('Mornings');
    expect(named({})).toBe('New chat');
    expect(named({ chat_type: 'US', participants: [person('Dan')] })).toBe('Dan');
    const three = ['Dan', 'Lina', 'Noa'].map(person);
    expect(named({ chat_type: 'GP', participants: three })).toBe('Dan, Lina and Noa');
    expect(named({ chat_type: 'GP', participants: three, title: 'Circle' })).toBe('Circle');
  });

  test('says "and" in Hebrew as one letter before a Hebrew name', async () => {
    await speak('he');
    const group = (...names: string[]) => plain(listOfNames(names)).replaceAll('\u200f', '');
    expect(group('נועה', 'המלווה')).toBe('נועה והמלווה');
    expect(group('נועה', 'Dan')).toBe('נועה ו-Dan');
    await speak('en');
  });

  test('does not take the inviter for the group', () => {
    const invited = { state: 'invited' as const, participants: [person('Dan')] };
    expect(named({ chat_type: 'GP', ...invited })).toBe('Group');
    expect(named({ chat_type: 'US', ...invited })).toBe('Dan');
  });

  test('a group that is left alone, and a chat whose other is gone, still have one', () => {
    expect(named({ chat_type: 'GP', participants: [] })).toBe('Group');
    expect(named({ chat_type: 'US', participants: [] })).toBe('One-to-one chat');
  });
});

describe('the second line of a row', () => {
  const last: NonNullable<ChatListItem['last_message']> = {
    seq: 4,
    kind: 'user',
    author_id: 'noa',
    author_name: 'Noa',
    text: 'see you **there**',
    image: false,
    audio_ms: null,
    card: null,
    system: null,
    deleted: false,
  };
  const chat: ChatListItem = {
    id: 'c',
    title: '',
    chat_type: 'GP',
    theme_name: null,
    theme_image: null,
    last_message: last,
    participants: [person('Noa')],
    inviter: null,
    unread: 0,
    mention: 0,
    last_read_seq: 4,
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
  };
  const line = (more: Partial<ChatListItem>, options = {}): Line => {
    const found = lastLine(
      text,
      { ...chat, ...more },
      {
        me: 'maya',
        isOpen: false,
        language: 'en',
        blocked: new Set(),
        ...options,
      },
    );
    return { text: plain([found.lead, found.text].filter(Boolean).join(' ')), tone: found.tone };
  };

  test('names who wrote only where it can be one of several', () => {
    expect(line({}).text).toMatch(/^Noa: see you/u);
    expect(line({ chat_type: 'US' }).text).toMatch(/^see you/u);
    const mine = { ...last, author_id: 'maya' };
    expect(line({ last_message: mine }).text).toMatch(/^You: see you/u);
    const guided = { ...last, kind: 'guide', author_id: 'guide', author_name: '' } as const;
    expect(line({ last_message: guided }).text).toMatch(/^Guide: see you/u);
    expect(line({ chat_type: 'AI', last_message: guided }).text).toMatch(/^see you/u);
  });

  test('folds what somebody said in a group whom the reader blocked', () => {
    const blocked = new Set(['noa']);
    expect(line({}, { blocked }).text).toBe('A message from someone you blocked');
    expect(line({ chat_type: 'US' }, { blocked }).text).toMatch(/^see you/u);
    const gone = { ...last, text: '', deleted: true };
    expect(line({ last_message: gone }, { blocked }).text).toBe(line({ last_message: gone }).text);
    const other = { ...last, author_id: 'dan', author_name: 'Dan' };
    expect(line({ last_message: other }, { blocked }).text).toMatch(/^Dan: see you/u);
  });

  test('says what happened to the chat, and that a message is gone', () => {
    const system = { what: 'removed', name: 'Dan', title: null } as const;
    expect(line({ last_message: { ...last, kind: 'system', text: '', system } }).text).toBe(
      'Noa removed Dan',
    );
    expect(line({ last_message: { ...last, text: '', deleted: true } }).text).toBe(
      'Noa: This message was removed',
    );
  });

  test("a message that waits for the network is mine, and is shown instead of the server's last one", () => {
    const entry = { clientId: 'e', chatId: 'c', writtenAt: 1, state: 'waiting' } as const;
    expect(line({}, { waiting: { ...entry, text: 'On **my** way' } }).text).toBe('You: On my way');
    const audio = { file: new Blob(), durationMs: 61_000, peaks: [] };
    expect(line({}, { waiting: { ...entry, text: '', audio } }).text).toBe(
      'You: Voice message, 1:01',
    );
  });

  test('a message that waits for the network names people in their own direction', () => {
    const entry = { clientId: 'e', chatId: 'c', writtenAt: 1, state: 'waiting' } as const;
    const waiting = { ...entry, text: 'שלום @noa' };
    const { text: shown } = lastLine(text, chat, {
      me: 'maya',
      isOpen: false,
      language: 'he',
      blocked: new Set(),
      waiting,
      people: [{ ...person('Noa'), display_name: 'Noa Levi' }],
    });
    expect(shown).toBe('שלום \u2068@Noa Levi\u2069');
    expect(line({}, { waiting }).text).toBe('You: שלום @noa');
  });

  test('an answer in progress is shown before a draft, and a draft before the last message', () => {
    const draft = { draft: 'not yet' };
    expect(line(draft)).toEqual({ text: 'Draft: not yet', tone: 'draft' });
    expect(line(draft, { isOpen: true }).tone).toBe('plain');
    const typing = [person('Noa')];
    expect(line(draft, { typing })).toEqual({ text: 'Noa is typing…', tone: 'accent' });
    expect(line({ chat_type: 'US' }, { typing }).text).toBe('Typing…');
    expect(line({}, { typing: [...typing, person('Dan')] }).text).toBe('2 people are typing…');
  });
});
