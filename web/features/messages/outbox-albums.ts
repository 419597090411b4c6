import type { OutboxEntry } from './outbox-order.ts';

/** The other pictures of an entry's album that are still to go, oldest first; what failed for good is none of them. */
export function othersOfAlbum(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
): readonly OutboxEntry[] {
  if (!entry.album) return [];
  return entries.filter(
    ({ album, clientId, state }) =>
      album?.id === entry.album?.id && clientId !== entry.clientId && state !== 'failed',
  );
}

/** How many pictures of its album go after an entry, for which its answer waits. */
export function followersOf(entry: OutboxEntry, entries: readonly OutboxEntry[]): number {
  return othersOfAlbum(entry, entries).filter(({ writtenAt }) => writtenAt > entry.writtenAt)
    .length;
}

/** The consequence for an album of a removed entry. */
export type Settling =
  /** The last that is still to go remembers which one the server has. */
  | { kind: 'remembered'; entry: OutboxEntry }
  /** Nothing follows any more: what the server has is asked for its answer. */
  | { kind: 'asked'; clientId: string };

/**
 * Once a picture was taken back, has failed for good or was accepted: `stored` is the newest of its album that the
 * server has without an answer.
 */
export function settlingAfter(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
  stored: string | undefined,
): Settling | null {
  if (!entry.album || entry.toPeople || stored === undefined) return null;
  const last = othersOfAlbum(entry, entries).at(-1);
  if (!last?.album) return { kind: 'asked', clientId: stored };
  return { kind: 'remembered', entry: { ...last, album: { ...last.album, stored } } };
}

/**
 * How an entry stands once it has failed for good. Its words are about the pictures that the server has, too: they go on
 * without it, and ask for the answer.
 */
export function failing(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
  why: Pick<OutboxEntry, 'reason' | 'reasonText'>,
): { failed: OutboxEntry; words: Pick<OutboxEntry, 'text' | 'cards'> | null } {
  const { album, text, toPeople } = entry;
  const failed = { ...entry, ...why, ...(album && { album: { id: album.id } }) };
  const hasWords = text !== '' || entry.cards !== undefined;
  const isLast = othersOfAlbum(entry, entries).length === 0;
  if (toPeople || album?.stored === undefined || !hasWords || !isLast)
    return { failed: { ...failed, state: 'failed' }, words: null };
  const { cards, ...alone } = failed;
  return {
    failed: { ...alone, text: '', state: 'failed' },
    words: { text, ...(cards && { cards }) },
  };
}

/** Entries that are shown as one: the pictures of an album together, each other by itself. */
export function withoutParts(entries: readonly OutboxEntry[]): OutboxEntry[][] {
  const shown = entries.filter(({ asks }) => asks === undefined);
  return [...Map.groupBy(shown, ({ album, clientId }) => album?.id ?? clientId).values()];
}
