import type { Message } from '#contract/chat.ts';
import { dayNumber } from '#web/platform/time.ts';
import type { OutboxEntry, Shown } from './outbox-order.ts';

/** Messages of one author within this time stand together under one name. */
const groupedWithinMs = 5 * 60_000;

/** One row of the conversation. Rows that say the same stay the same objects, so they are not drawn again. */
export type Row =
  | { kind: 'message'; key: string; day: number; message: Message; grouped: boolean; last: boolean }
  | { kind: 'pending'; key: string; day: number; entry: OutboxEntry; shown: Shown }
  | { kind: 'thinking'; key: string; day: number };

export type DayOf = (timeMs: number) => number;

export function rowsOf(
  messages: Message[],
  pending: readonly { entry: OutboxEntry; shown: Shown }[],
  dayOf: DayOf,
  before: readonly Row[] = [],
): Row[] {
  const known = new Map(before.map((row) => [row.key, row]));
  const rows: Row[] = [];
  const add = (row: Row) => {
    const old = known.get(row.key);
    rows.push(old && alike(old, row) ? old : row);
  };
  const lastAt = pending.length === 0 ? messages.length - 1 : -1;
  for (const [at, message] of messages.entries()) {
    const day = dayOf(Date.parse(message.created_at));
    const previous = messages[at - 1];
    add({
      kind: 'message',
      key: message.client_id ?? message.id,
      day,
      message,
      grouped: previous !== undefined && rows.at(-1)?.day === day && continues(previous, message),
      last: at === lastAt,
    });
  }
  const newestDay = rows.at(-1)?.day ?? 0;
  for (const { entry, shown } of pending) {
    const day = dayOf(entry.writtenAt);
    // A clock that is behind must not open a day of the past below newer messages.
    add({ kind: 'pending', key: entry.clientId, day: Math.max(day, newestDay), entry, shown });
  }
  const last = pending.findLast(({ shown }) => shown === 'sending');
  if (last)
    add({ kind: 'thinking', key: `answer-${last.entry.clientId}`, day: rows.at(-1)?.day ?? 0 });
  return rows;
}

function alike(one: Row, other: Row): boolean {
  if (one.day !== other.day) return false;
  if (one.kind === 'message' && other.kind === 'message') {
    return (
      one.message === other.message && one.grouped === other.grouped && one.last === other.last
    );
  }
  if (one.kind === 'pending' && other.kind === 'pending') {
    return one.entry === other.entry && one.shown === other.shown;
  }
  return one.kind === other.kind;
}

function continues(before: Message, message: Message): boolean {
  return (
    before.kind === message.kind &&
    before.author.id === message.author.id &&
    Date.parse(message.created_at) - Date.parse(before.created_at) <= groupedWithinMs
  );
}

/** The rows of one conversation: those that stay the same stay the same objects. */
export class RowKeeper {
  readonly #dayOf: DayOf;
  readonly #times = new Map<number, number>();
  #rows: Row[] = [];

  constructor(dayOf: DayOf) {
    this.#dayOf = dayOf;
  }

  rows(messages: Message[], pending: readonly { entry: OutboxEntry; shown: Shown }[]): Row[] {
    this.#rows = rowsOf(messages, pending, this.#dayOf, this.#rows);
    for (const row of this.#rows) {
      if (row.kind !== 'thinking' && !this.#times.has(row.day))
        this.#times.set(row.day, timeOf(row));
    }
    return this.#rows;
  }

  /** A moment of a day that has rows. */
  timeOf(day: number): number {
    return this.#times.get(day) ?? Date.now();
  }
}

function timeOf(row: Exclude<Row, { kind: 'thinking' }>): number {
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
