import type { LiveEvent } from '#contract/live.ts';
import type { Message } from '#contract/messages.ts';

export type DeletionScope = 'me' | 'all';

/** A message that somebody deletes, until the server has done it. */
export interface Deletion {
  message: Message;
  scope: DeletionScope;
  /** The server is asked no earlier, in milliseconds. */
  dueAt: number;
  /** The server may have been asked, so it can't be undone any more. */
  begun: boolean;
}

/** By the id of the message; none is ever changed in place. */
export type Deletions = ReadonlyMap<string, Deletion>;

/** How long a deletion can be undone at least. */
export const heldMs = 5_500;
/** A tab that is alive has asked the server by then, or waits for the network as this one does. */
const elsewhereMs = 10_000;

/** A message that is being deleted already keeps its first deletion. */
export function withDeletion(
  deletions: Deletions,
  message: Message,
  scope: DeletionScope,
  now: number,
): Deletions {
  if (deletions.has(message.id)) return deletions;
  return withEntry(deletions, { message, scope, dueAt: now + heldMs, begun: false });
}

export function withEntry(deletions: Deletions, deletion: Deletion): Deletions {
  return new Map(deletions).set(deletion.message.id, deletion);
}

export function withoutEntry(deletions: Deletions, id: string): Deletions {
  const rest = new Map(deletions);
  rest.delete(id);
  return rest;
}

export function canBeUndone(deletion: Deletion | undefined): boolean {
  return deletion?.begun === false;
}

/** Nobody is there to undo any more. */
export function withoutHold(deletions: Deletions, now: number): Deletions {
  return new Map(
    [...deletions].map(([id, deletion]) => [
      id,
      { ...deletion, dueAt: Math.min(deletion.dueAt, now) },
    ]),
  );
}

/** Takes up what an earlier visit left; to another tab, which may be the one that holds it, goes the first turn. */
export function withStored(deletions: Deletions, stored: readonly Deletion[]): Deletions {
  return stored
    .filter(({ message }) => !deletions.has(message.id))
    .map((each) => (each.begun ? each : { ...each, dueAt: each.dueAt + elsewhereMs }))
    .reduce(withEntry, deletions);
}

/** Deletions that are due to be sent. */
export function dueDeletions(
  deletions: Deletions,
  underway: ReadonlySet<string>,
  now: number,
): Deletion[] {
  return [...deletions.values()].filter(
    ({ message, dueAt }) => dueAt <= now && !underway.has(message.id),
  );
}

/** When the next one is due; null: none. */
export function nextDueAt(deletions: Deletions, underway: ReadonlySet<string>): number | null {
  const times = [...deletions.values()]
    .filter(({ message }) => !underway.has(message.id))
    .map(({ dueAt }) => dueAt);
  return times.length === 0 ? null : Math.min(...times);
}

/** The event of the server's deletion. */
export function eventOf(
  { message, scope }: Deletion,
  { me, version, now }: { me: string; version: number; now: number },
): LiveEvent {
  const { id, seq, chat_id: chatId, author, mentions } = message;
  const of = { chat_id: chatId, message_id: id, seq, version };
  if (scope === 'me') return { type: 'message.hidden', ...of, stream: me };
  return {
    type: 'message.deleted',
    ...of,
    stream: chatId,
    author_id: author.id,
    mentions,
    deleted_at: new Date(now).toISOString(),
  };
}
