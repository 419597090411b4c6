import type { Message } from '#contract/messages.ts';
import { dayNumber } from '#web/platform/time.ts';
import type { OutboxEntry, Shown } from './outbox-order.ts';

/** Messages of one author within this time stand together under one name. */
const groupedWithinMs = 5 * 60_000;

/** One row of the conversation. Rows that say the same stay the same objects, so they are not drawn again. */
export type Row =
  | MessageRow
  | PendingRow
  /** The line above what is new. */
  | { kind: 'unread'; key: string; day: number }
  | { kind: 'thinking'; key: string; day: number };

export interface MessageRow {
  kind: 'message';
  key: string;
  day: number;
  message: Message;
  grouped: boolean;
  last: boolean;
  /** The newest message of mine among people that still stands; it shows who has read it. */
  newestOfMine: boolean;
  /** Whom an answer of the guide among people is for, where the question is loaded. */
  asker: Message['author'] | null;
}

export interface PendingRow {
  kind: 'pending';
  key: string;
  day: number;
  entry: OutboxEntry;
  shown: Shown;
  grouped: boolean;
}

/** Among people: who reads, and the seq after which the line of new messages stands. */
export interface Reader {
  me: string;
  unreadAfter: number | null;
}

export const unreadKey = 'unread';

/** Notes of the chat and placeholders are not read by anybody. */
function isSaidBy({ author, kind, deleted_at: deletedAt }: Message, me: string): boolean {
  return author.id === me && kind !== 'system' && deletedAt === null;
}

/** Whether a message can be new to a person. */
export function isNewsTo(message: Message, me: string): boolean {
  return message.author.id !== me && message.kind !== 'system' && message.deleted_at === null;
}

/** The row of a message of mine keeps its key when the server accepts the message. */
export function keyOfMessage(message: Message): string {
  return message.client_id ?? message.id;
}

export type DayOf = (timeMs: number) => number;

const noReader: Reader = { me: '', unreadAfter: null };

export function rowsOf(
  messages: Message[],
  pending: readonly { entry: OutboxEntry; shown: Shown }[],
  dayOf: DayOf,
  before: readonly Row[] = [],
  { me, unreadAfter }: Reader = noReader,
): Row[] {
  const known = new Map(before.map((row) => [row.key, row]));
  const rows: Row[] = [];
  const add = (row: Row) => {
    const old = known.get(row.key);
    rows.push(old && alike(old, row) ? old : row);
  };
  const lastAt = pending.length === 0 ? messages.length - 1 : -1;
  const mineAt = messages.findLastIndex((message) => isSaidBy(message, me));
  const authors = new Map(me === '' ? [] : messages.map(({ id, author }) => [id, author] as const));
  const unreadAt = firstUnread(messages, { me, unreadAfter });
  for (const [at, message] of messages.entries()) {
    const day = dayOf(Date.parse(message.created_at));
    if (at === unreadAt) add({ kind: 'unread', key: unreadKey, day });
    const above = rows.at(-1);
    add({
      kind: 'message',
      key: keyOfMessage(message),
      day,
      message,
      grouped: above?.kind === 'message' && above.day === day && continues(above.message, message),
      last: at === lastAt,
      newestOfMine: at === mineAt,
      asker: (message.kind === 'guide' && authors.get(message.parent_id ?? '')) || null,
    });
  }
  const newestDay = rows.at(-1)?.day ?? 0;
  for (const { entry, shown } of pending) {
    // A clock that is behind must not open a day of the past below newer messages.
    const day = Math.max(dayOf(entry.writtenAt), newestDay);
    const above = rows.at(-1);
    const grouped = above !== undefined && above.day === day && continuesMine(above, entry, me);
    add({ kind: 'pending', key: entry.clientId, day, entry, shown, grouped });
  }
  const last = pending.findLast(({ entry, shown }) => shown === 'sending' && !entry.toPeople);
  if (last)
    add({ kind: 'thinking', key: `answer-${last.entry.clientId}`, day: rows.at(-1)?.day ?? 0 });
  return rows;
}

function alike(one: Row, other: Row): boolean {
  if (one.day !== other.day) return false;
  if (one.kind === 'message' && other.kind === 'message') {
    return (
      one.message === other.message &&
      one.grouped === other.grouped &&
      one.last === other.last &&
      one.newestOfMine === other.newestOfMine &&
      one.asker?.id === other.asker?.id
    );
  }
  if (one.kind === 'pending' && other.kind === 'pending') {
    return one.entry === other.entry && one.shown === other.shown && one.grouped === other.grouped;
  }
  return one.kind === other.kind;
}

/** The first of the messages that the line announces. */
function firstUnread(messages: Message[], { me, unreadAfter }: Reader): number {
  if (unreadAfter === null) return -1;
  return messages.findIndex((message) => message.seq > unreadAfter && isNewsTo(message, me));
}

function continues(before: Message, message: Message): boolean {
  return (
    message.kind !== 'system' &&
    before.kind === message.kind &&
    before.author.id === message.author.id &&
    (message.kind === 'user' || before.parent_id === message.parent_id) &&
    Date.parse(message.created_at) - Date.parse(before.created_at) <= groupedWithinMs
  );
}

function continuesMine(above: Row, entry: OutboxEntry, me: string): boolean {
  if (above.kind === 'pending') return entry.writtenAt - above.entry.writtenAt <= groupedWithinMs;
  if (above.kind !== 'message' || above.message.author.id !== me) return false;
  return entry.writtenAt - Date.parse(above.message.created_at) <= groupedWithinMs;
}

/** The rows of one conversation: those that stay the same stay the same objects. */
export class RowKeeper {
  readonly #dayOf: DayOf;
  readonly #times = new Map<number, number>();
  #rows: Row[] = [];

  constructor(dayOf: DayOf) {
    this.#dayOf = dayOf;
  }

  rows(
    messages: Message[],
    pending: readonly { entry: OutboxEntry; shown: Shown }[],
    reader?: Reader,
  ): Row[] {
    this.#rows = rowsOf(messages, pending, this.#dayOf, this.#rows, reader);
    for (const row of this.#rows) {
      if ((row.kind === 'message' || row.kind === 'pending') && !this.#times.has(row.day))
        this.#times.set(row.day, timeOf(row));
    }
    return this.#rows;
  }

  /** A moment of a day that has rows. */
  timeOf(day: number): number {
    return this.#times.get(day) ?? Date.now();
  }
}

function timeOf(row: MessageRow | PendingRow): number {
  return row.kind === 'message' ? Date.parse(row.message.created_at) : row.entry.writtenAt;
}

const quarterMs = 15 * 60_000;

/** Days of the local calendar. No time zone changes its day between quarters of an hour. */
export function daysIn(timeZone: string): DayOf {
  const known = new Map<number, number>();
  return (timeMs) => {
    const quarter = Math.floor(timeMs / quarterMs);
    const day = known.get(quarter) ?? dayNumber(quarter * quarterMs, timeZone);
    known.set(quarter, day);
    return day;
  };
}
