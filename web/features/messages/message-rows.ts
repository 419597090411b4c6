import type { Message } from '#contract/messages.ts';
import { dayNumber } from '#web/platform/time.ts';
import { isNewsTo, keyOfMessage, unreadKey } from './message-keys.ts';
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
  /** Of an album the newest that still stands, with the words. */
  message: Message;
  /** All messages of an album, in their order. */
  parts?: Message[];
  grouped: boolean;
  last: boolean;
  /** My newest message among people that is not deleted; its read receipts are shown. */
  newestOfMine: boolean;
  /** The person whom an answer of the guide among people is for, if the question is loaded. */
  asker: Message['author'] | null;
}

export interface PendingRow {
  kind: 'pending';
  key: string;
  day: number;
  entry: OutboxEntry;
  shown: Shown;
  /** For the last picture of an album: the stored ones, and those still being sent. */
  album?: { stored: Message[]; entries: OutboxEntry[] };
  grouped: boolean;
}

/** Among people: who reads, and the seq after which the line of new messages stands. */
export interface Reader {
  me: string;
  unreadAfter: number | null;
}

/** Notes of the chat and placeholders are not read by anybody. */
function isSaidBy({ author, kind, deleted_at: deletedAt }: Message, me: string): boolean {
  return author.id === me && kind !== 'system' && deletedAt === null;
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
  const keys = new Set<string>();
  for (const { from, parts } of albumsIn(messages)) {
    const message = parts.findLast(({ deleted_at: gone }) => gone === null) ?? parts.at(-1);
    const [first] = parts;
    if (!message || !first) continue;
    const to = from + parts.length - 1;
    const isIn = (at: number) => at >= from && at <= to;
    const day = dayOf(Date.parse(first.created_at));
    if (isIn(unreadAt)) add({ kind: 'unread', key: unreadKey, day });
    const above = rows.at(-1);
    const albumKey = keyOfMessage(first);
    // A message between its pictures splits an album into two rows.
    const key = keys.has(albumKey) ? first.id : albumKey;
    keys.add(key);
    add({
      kind: 'message',
      key,
      day,
      message,
      ...(parts.length > 1 && { parts }),
      grouped: above?.kind === 'message' && above.day === day && continues(above.message, first),
      last: isIn(lastAt),
      newestOfMine: isIn(mineAt),
      asker: (message.kind === 'guide' && authors.get(message.parent_id ?? '')) || null,
    });
  }
  const newestDay = rows.at(-1)?.day ?? 0;
  for (const entries of pendingRows(pending)) {
    const [{ entry: first, shown } = {}] = entries;
    const entry = entries.at(-1)?.entry;
    if (!first || !shown || !entry) continue;
    const { album } = entry;
    const taken = album && first.state !== 'failed' ? takeStored(rows, album.id, me) : null;
    const stored = taken?.parts ?? (taken ? [taken.message] : []);
    // A clock that is behind must not open a day of the past below newer messages.
    const day = Math.max(dayOf(first.writtenAt), newestDay);
    const above = rows.at(-1);
    const continued = above !== undefined && above.day === day && continuesMine(above, first, me);
    const isFirst = album && first.state !== 'failed' && !keys.has(album.id);
    const key = taken?.key ?? (isFirst ? album.id : entry.clientId);
    keys.add(key);
    const together = { stored, entries: entries.map((each) => each.entry) };
    const isAlbum = stored.length + entries.length > 1;
    add({
      kind: 'pending',
      key,
      day,
      entry,
      shown,
      ...(isAlbum && { album: together }),
      grouped: taken?.grouped ?? continued,
    });
  }
  const last = pending.findLast(({ entry, shown }) => shown === 'sending' && !entry.toPeople);
  if (last)
    add({ kind: 'thinking', key: `answer-${last.entry.clientId}`, day: rows.at(-1)?.day ?? 0 });
  return rows;
}

type Pending = readonly { entry: OutboxEntry; shown: Shown }[];

/** Messages, those of an album that follow each other together. */
function albumsIn(messages: readonly Message[]): { from: number; parts: Message[] }[] {
  const found: { from: number; parts: Message[] }[] = [];
  for (const [from, message] of messages.entries()) {
    const { parts } = found.at(-1) ?? {};
    const above = parts?.at(-1);
    const isIn = message.album_id !== null && message.album_id === above?.album_id;
    if (parts && isIn && message.author.id === above.author.id) parts.push(message);
    else found.push({ from, parts: [message] });
  }
  return found;
}

/** Messages on their way, pictures of an album together; failed ones separately. */
function pendingRows(pending: Pending): Pending[] {
  const shown = pending.filter(({ entry }) => entry.asks === undefined);
  const rows = Map.groupBy(shown, ({ entry }) =>
    entry.album && entry.state !== 'failed' ? entry.album.id : entry.clientId,
  );
  return [...rows.values()];
}

/** Takes my pictures of an album that the server has off the end of the rows, to show them with those to come. */
function takeStored(rows: Row[], albumId: string, me: string): MessageRow | null {
  const above = rows.at(-1);
  if (above?.kind !== 'message' || above.message.album_id !== albumId) return null;
  if (me !== '' && above.message.author.id !== me) return null;
  rows.pop();
  return above;
}

function sameParts<Part>(one: readonly Part[] = [], other: readonly Part[] = []): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

function alike(one: Row, other: Row): boolean {
  if (one.day !== other.day) return false;
  if (one.kind === 'message' && other.kind === 'message') {
    return (
      one.message === other.message &&
      sameParts(one.parts, other.parts) &&
      one.grouped === other.grouped &&
      one.last === other.last &&
      one.newestOfMine === other.newestOfMine &&
      one.asker?.id === other.asker?.id
    );
  }
  if (one.kind === 'pending' && other.kind === 'pending') {
    return (
      one.entry === other.entry &&
      one.shown === other.shown &&
      sameParts(one.album?.stored, other.album?.stored) &&
      sameParts(one.album?.entries, other.album?.entries) &&
      one.grouped === other.grouped
    );
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
