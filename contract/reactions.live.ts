import type { LiveEvent } from './live.ts';
import type { Reaction } from './messages.ts';

/** A message’s reactions after an event, with those of the reader `me`. */
export function reactionsAfter(
  reactions: Reaction[],
  event: Extract<LiveEvent, { type: 'message.reacted' }>,
  me: string,
): Reaction[] {
  const mine = new Set(reactions.flatMap((reaction) => (reaction.mine ? [reaction.emoji] : [])));
  if (event.user_id === me) {
    if (event.added) mine.add(event.emoji);
    else mine.delete(event.emoji);
  }
  return event.reactions.map((reaction) => ({ ...reaction, mine: mine.has(reaction.emoji) }));
}

/** Counts by emoji after one person added or removed a reaction. */
export function countedReactions(
  reactions: Reaction[],
  emoji: string,
  added: boolean,
): Extract<LiveEvent, { type: 'message.reacted' }>['reactions'] {
  const before = reactions.map((reaction) => ({ emoji: reaction.emoji, count: reaction.count }));
  if (added && !before.some((reaction) => reaction.emoji === emoji))
    return [...before, { emoji, count: 1 }];
  return before
    .map((one) => (one.emoji === emoji ? { emoji, count: one.count + (added ? 1 : -1) } : one))
    .filter(({ count }) => count > 0);
}
