import type { Card } from '#contract/cards.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Quote } from '#contract/messages.ts';

/** A picture that goes with a message; its size in pixels. */
export interface OutboxImage {
  file: Blob;
  alt: string;
  width: number;
  height: number;
}

/** A recording that goes with a message: `audio.wav`. */
export interface OutboxAudio {
  file: Blob;
  durationMs: number;
  /** From 0 to 100, of equal parts of the recording. */
  peaks: number[];
}

/** A message of mine that the server has not accepted yet. */
export interface OutboxEntry {
  clientId: string;
  chatId: string;
  text: string;
  /** To the people of a chat, where nobody waits for an answer; otherwise to the guide. */
  toPeople?: boolean;
  /** To the guide in a chat about a picture, which goes its own way. */
  aboutPicture?: boolean;
  /** The message that it answers. */
  replyTo?: Quote;
  image?: OutboxImage;
  /** Of a picture that goes with others; `stored`: the client id of the newest of them that the server has, unanswered. */
  album?: { id: string; stored?: string };
  /** Asks for the answer to a message that the server has, by its client id; nothing else is in it. */
  asks?: string;
  audio?: OutboxAudio;
  /** At most one of each kind. */
  cards?: readonly Card[];
  /** When it was written, in milliseconds; orders the entries. */
  writtenAt: number;
  /** `waiting` goes out by itself; the others wait for the person. */
  state: 'waiting' | 'held' | 'failed';
  reason?: ErrorCode | 'network.failed';
  /** The server's sentence. */
  reasonText?: string;
}

/** The current state of a chat. */
export interface Situation {
  online: boolean;
  /** An answer is being written, so the guide takes no message. */
  answering: boolean;
  /** The entry that is under way. */
  sending: string | null;
}

export function inOrder(entries: Iterable<OutboxEntry>): OutboxEntry[] {
  return [...entries].toSorted(
    (one, other) => one.writtenAt - other.writtenAt || (one.clientId < other.clientId ? -1 : 1),
  );
}

/** The entry to send now: the oldest that waits, one at a time, none to the guide while it answers. */
export function nextToSend(
  entries: readonly OutboxEntry[],
  { online, answering, sending }: Situation,
): OutboxEntry | null {
  if (!online || sending !== null) return null;
  const first = entries.find(({ state }) => state !== 'failed');
  if (answering && !first?.toPeople) return null;
  return first?.state === 'waiting' ? first : null;
}

/** How an entry is shown. `queued` waits for the answer before it, `offline` for the network. */
export type Shown = 'sending' | 'queued' | 'offline' | 'held' | 'failed';

export function shownAs(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
  situation: Situation,
): Shown {
  if (entry.state !== 'waiting') return entry.state;
  const isTogether = (each: OutboxEntry) =>
    each.album !== undefined && each.album.id === entry.album?.id;
  if (entries.some((each) => each.state === 'held' && isTogether(each))) return 'held';
  if (!situation.online) return 'offline';
  if (entry.toPeople) return 'sending';
  if (situation.answering) return 'queued';
  const going =
    entries.find(({ clientId }) => clientId === situation.sending) ??
    nextToSend(entries, situation);
  if (!going) return 'queued';
  return going.clientId === entry.clientId || isTogether(going) ? 'sending' : 'queued';
}
