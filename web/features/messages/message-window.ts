import type { Message, MessagePage } from '#contract/messages.ts';
import type { KeptForm } from '#web/platform/kept-queries.ts';

/** The loaded part of a chat. `fetched` counts up each time it was read as a whole. */
export type MessageWindow = MessagePage & {
  fetched: number;
  /** It is from the disk, and was not read since. */
  isKept?: true;
};

const keptMax = 100;

/** The newest messages go to the disk, as long as the window reaches them. */
export const keptWindow: KeptForm<MessageWindow> = {
  pack({ isKept: _, ...shown }) {
    if (shown.next !== null) return undefined;
    const items = shown.items.slice(-keptMax);
    const previous = items.length < shown.items.length ? (items[0]?.seq ?? null) : shown.previous;
    return { ...shown, items, previous };
  },
  unpack: (packed) => ({ ...(packed as MessageWindow), fetched: 1, isKept: true }),
};

export function windowOf(page: MessagePage, before?: MessageWindow): MessageWindow {
  return { ...page, fetched: (before?.fetched ?? 0) + 1 };
}

/** Older messages in front of the window. The older version is kept: replaying can only repeat. */
export function withOlder(shown: MessageWindow, older: MessagePage): MessageWindow {
  const first = shown.items[0]?.seq ?? Infinity;
  const items = [...older.items.filter(({ seq }) => seq < first), ...shown.items];
  return { ...shown, items, previous: older.previous };
}

/** Newer messages behind the window, which had not reached the newest. */
export function withNewer(shown: MessageWindow, newer: MessagePage): MessageWindow {
  const last = shown.items.at(-1)?.seq ?? 0;
  const items = [...shown.items, ...newer.items.filter(({ seq }) => seq > last)];
  return { ...shown, items, next: newer.next };
}

/** The newest messages read again; older ones that are loaded stay where they are if they meet. */
export function withNewest(shown: MessageWindow, newest: MessagePage): MessageWindow {
  const first = newest.items[0]?.seq;
  const meets = first !== undefined && shown.items.some(({ seq }) => seq >= first);
  if (!meets || newest.previous === null) return windowOf(newest, shown);
  const kept = shown.items.filter(({ seq }) => seq < first);
  return {
    ...newest,
    items: [...kept, ...newest.items],
    previous: kept.length > 0 ? shown.previous : newest.previous,
    fetched: shown.fetched + 1,
  };
}

/** A window from the disk with the newest messages read. Its own version is kept, so that the gap reaches the older ones. */
export function withRead(
  { isKept: _, ...kept }: MessageWindow,
  newest: MessagePage,
): MessageWindow {
  const next = withNewest(kept, newest);
  const meets = next.items[0]?.id !== newest.items[0]?.id;
  return meets ? { ...next, version: kept.version } : next;
}

/** An answer of the API used like its event; messages that are already known are newer. */
export function withExchange(shown: MessageWindow, messages: Message[]): MessageWindow {
  const fresh = messages.filter(({ id }) => !shown.items.some((item) => item.id === id));
  const [first] = fresh;
  if (!first) return shown;
  const parent = shown.items.find(({ id }) => id === first.parent_id);
  if (!parent && shown.items.length > 0 && first.parent_id !== null) return shown;
  const kept = shown.items.filter(({ seq }) => seq <= (parent?.seq ?? 0));
  return { ...shown, items: [...kept, ...fresh], next: null };
}

export function withRating(
  shown: MessageWindow,
  id: string,
  rating: Message['rating'],
): MessageWindow {
  return {
    ...shown,
    items: shown.items.map((item) => (item.id === id ? { ...item, rating } : item)),
  };
}

/** The loaded message at a seq, or the one after it: a chosen path may skip the seq itself. */
export function messageAt(shown: MessagePage, seq: number): Message | undefined {
  const last = shown.items.at(-1);
  if (!last || shown.items[0] === undefined) return undefined;
  if (seq < shown.items[0].seq && shown.previous !== null) return undefined;
  if (seq > last.seq) return shown.next === null ? last : undefined;
  return shown.items.find((item) => item.seq >= seq);
}
