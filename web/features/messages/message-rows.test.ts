import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { type Row, daysIn, rowsOf } from './message-rows.ts';
import { exampleMessage } from '#web/testing/example-message.ts';

const message = (seq: number, time: string, more: Partial<Message> = {}): Message =>
  exampleMessage({ id: `m${seq}`, seq, text: `text ${seq}`, created_at: time, ...more });
const mine = {
  kind: 'user' as const,
  author: { id: 'me', username: 'me', display_name: 'Me', avatar_url: null },
};
const dayOf = daysIn('Asia/Jerusalem');
const days = (rows: Row[]) => new Set(rows.map(({ day }) => day)).size;
const entry = {
  clientId: 'c1',
  chatId: 'chat',
  text: 'on its way',
  writtenAt: Date.parse('2026-11-20T10:09:00.000Z'),
  state: 'waiting' as const,
};

describe('rows of a conversation', () => {
  test('one author within five minutes is one group', () => {
    const rows = rowsOf(
      [
        message(1, '2026-11-20T10:00:00.000Z', mine),
        message(2, '2026-11-20T10:05:00.000Z', mine),
        message(3, '2026-11-20T10:10:00.001Z', mine),
        message(4, '2026-11-20T10:10:02.000Z'),
      ],
      [],
      dayOf,
    );
    expect(rows.map((row) => row.kind === 'message' && row.grouped)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('days follow the local calendar, also half an hour off the hour', () => {
    const late = [message(1, '2026-11-20T21:59:59.000Z'), message(2, '2026-11-20T22:00:00.000Z')];
    expect(days(rowsOf(late, [], dayOf))).toBe(2);
    expect(days(rowsOf(late, [], daysIn('UTC')))).toBe(1);
    const half = [message(1, '2026-11-20T18:29:00.000Z'), message(2, '2026-11-20T18:30:00.000Z')];
    expect(days(rowsOf(half, [], daysIn('Asia/Kolkata')))).toBe(2);
  });

  test('a group does not go over midnight', () => {
    const rows = rowsOf(
      [message(1, '2026-11-20T21:59:00.000Z'), message(2, '2026-11-20T22:00:00.000Z')],
      [],
      dayOf,
    );
    expect(rows.map((row) => row.kind === 'message' && row.grouped)).toEqual([false, false]);
  });

  test('a message on its way is last, with the guide thinking under it', () => {
    const rows = rowsOf(
      [message(1, '2026-11-20T10:10:00.000Z')],
      [{ entry, shown: 'sending' }],
      dayOf,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['message', 'pending', 'thinking']);
    expect(days(rows)).toBe(1);
  });

  test('a message keeps its key when the server has it, so it does not jump', () => {
    const [pending] = rowsOf([], [{ entry, shown: 'sending' }], dayOf);
    const [stored] = rowsOf(
      [message(1, '2026-11-20T10:09:01.000Z', { ...mine, client_id: 'c1' })],
      [],
      dayOf,
    );
    expect(stored?.key).toBe(pending?.key);
  });

  test('rows that say the same stay the same objects', () => {
    const messages = [
      message(1, '2026-11-20T10:00:00.000Z', mine),
      message(2, '2026-11-20T10:00:05.000Z'),
    ];
    const before = rowsOf(messages, [], dayOf);
    const after = rowsOf(
      [...messages, message(3, '2026-11-20T10:01:00.000Z', mine)],
      [],
      dayOf,
      before,
    );
    expect(after[0]).toBe(before[0]);
    // It is no longer the last, so its actions hide.
    expect(after[1]).not.toBe(before[1]);
  });

  test('the line of new messages stands before the first of others that was not read, and opens a group', () => {
    const tom = { ...mine, author: { ...mine.author, id: 'tom' } };
    const messages = [
      message(1, '2026-11-20T10:00:00.000Z', tom),
      message(2, '2026-11-20T10:00:01.000Z', mine),
      message(3, '2026-11-20T10:00:02.000Z', { kind: 'system', author: tom.author }),
      message(4, '2026-11-20T10:00:03.000Z', { ...tom, deleted_at: '2026-11-20T10:01:00.000Z' }),
      message(5, '2026-11-20T10:00:04.000Z', tom),
      message(6, '2026-11-20T10:00:05.000Z', tom),
    ];
    const rows = rowsOf(messages, [], dayOf, [], { me: 'me', unreadAfter: 1 });
    const seen = rows.map((row) => (row.kind === 'message' ? row.message.seq : row.kind));
    expect(seen).toEqual([1, 2, 3, 4, 'unread', 5, 6]);
    expect(rows.map((row) => row.kind === 'message' && row.grouped)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    const read = rowsOf(messages, [], dayOf, [], { me: 'me', unreadAfter: 6 });
    expect(read.some(({ kind }) => kind === 'unread')).toBe(false);
  });

  test('a message to people waits under my newest one without the guide thinking', () => {
    const messages = [message(1, '2026-11-20T10:08:00.000Z', mine)];
    const toPeople = { ...entry, toPeople: true };
    const rows = rowsOf(messages, [{ entry: toPeople, shown: 'sending' }], dayOf, [], {
      me: 'me',
      unreadAfter: null,
    });
    expect(rows).toMatchObject([
      { kind: 'message', newestOfMine: true, last: false },
      { kind: 'pending', grouped: true },
    ]);
  });

  test.each([
    ['a note that I renamed the chat', { kind: 'system' as const }],
    ['a message of mine that was deleted', { deleted_at: '2026-11-20T10:01:00.000Z' }],
  ])('%s leaves the read receipt at my newest message', (_, later) => {
    const messages = [
      message(1, '2026-11-20T10:00:00.000Z', mine),
      message(2, '2026-11-20T10:00:10.000Z', mine),
      message(3, '2026-11-20T10:00:20.000Z', { ...mine, ...later }),
    ];
    const rows = rowsOf(messages, [], dayOf, [], { me: 'me', unreadAfter: null });
    expect(rows.map((row) => row.kind === 'message' && row.newestOfMine)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('answers of the guide to two people are two groups', () => {
    const rows = rowsOf(
      [
        message(1, '2026-11-20T10:00:00.000Z', { parent_id: 'a' }),
        message(2, '2026-11-20T10:00:01.000Z', { parent_id: 'b' }),
      ],
      [],
      dayOf,
    );
    expect(rows.map((row) => row.kind === 'message' && row.grouped)).toEqual([false, false]);
  });
});

describe('rows of an album', () => {
  const at = (second: number) => `2026-11-20T10:09:0${second}.000Z`;
  const part = (seq: number, more: Partial<Message> = {}) =>
    message(seq, at(seq), { ...mine, client_id: `c${seq}`, album_id: 'album', text: '', ...more });
  const going = (clientId: string, more = {}) => ({
    entry: { ...entry, clientId, album: { id: 'album' }, ...more },
    shown: 'sending' as const,
  });

  test('are one, with all pictures and the words of the last', () => {
    const parts = [part(1), part(2), part(3, { text: 'Which one?' })];
    const rows = rowsOf([...parts, message(4, at(4))], [], dayOf);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ key: 'album', parts, message: { text: 'Which one?' } });
    expect(rows[1]).not.toHaveProperty('parts');
  });

  test('are one of each author, and two where somebody spoke between', () => {
    const of = (id: string) => ({ author: { ...mine.author, id } });
    const rows = rowsOf(
      [part(1), part(2, of('noa')), part(3, { ...of('noa') }), part(4)],
      [],
      dayOf,
    );
    expect(rows.map((row) => row.kind === 'message' && (row.parts?.length ?? 1))).toEqual([
      1, 2, 1,
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  });

  test('keep their place and their words where one was deleted', () => {
    const gone = part(3, { image: null, deleted_at: at(5) });
    const [row] = rowsOf([part(1), part(2, { text: 'the two' }), gone], [], dayOf);
    expect(row).toMatchObject({ message: { text: 'the two' } });
    expect(row?.kind === 'message' && row.parts).toHaveLength(3);
  });

  test('take in what is on its way, and keep the key until all are there', () => {
    const pending = [going('c2'), going('c3', { text: 'Which one?' })];
    const [before] = rowsOf([], [going('c1'), ...pending], dayOf);
    const [during, thinking] = rowsOf([part(1)], pending, dayOf);
    const [after] = rowsOf([part(1), part(2), part(3)], [], dayOf);
    expect([before?.key, during?.key, after?.key]).toEqual(['album', 'album', 'album']);
    expect(during).toMatchObject({
      kind: 'pending',
      entry: { text: 'Which one?' },
      album: { stored: [{ id: 'm1' }], entries: [{ clientId: 'c2' }, { clientId: 'c3' }] },
    });
    expect(thinking?.kind).toBe('thinking');
  });

  test('leave a picture that failed to itself', () => {
    const failed = { ...going('c2', { state: 'failed' }), shown: 'failed' as const };
    const rows = rowsOf([part(1), part(3)], [failed], dayOf);
    expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
      ['message', 'album'],
      ['pending', 'c2'],
    ]);
  });

  test('show only that the guide thinks while a message without words asks for an answer', () => {
    const rows = rowsOf([part(1)], [{ entry: { ...entry, asks: 'c1' }, shown: 'sending' }], dayOf);
    expect(rows.map(({ kind }) => kind)).toEqual(['message', 'thinking']);
  });

  test('have the line of what is new above all of their pictures', () => {
    const of = { author: { ...mine.author, id: 'noa' } };
    const rows = rowsOf([part(1, of), part(2, of)], [], dayOf, [], { me: 'me', unreadAfter: 1 });
    expect(rows.map(({ kind }) => kind)).toEqual(['unread', 'message']);
  });
});
