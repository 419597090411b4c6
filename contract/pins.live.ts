import type { LiveEvent } from './live.ts';
import type { Message } from './messages.ts';

/** What is pinned in a chat, the last pinned first, after an event; pure and total as in messages.live.ts. */
export function applyToPins(pinned: Message[], event: LiveEvent): Message[] {
  switch (event.type) {
    case 'message.updated': {
      const { message } = event;
      const known = pinned.find(({ id }) => id === message.id);
      if (!known) return message.pinned ? [message, ...pinned] : pinned;
      if (!message.pinned) return pinned.filter(({ id }) => id !== message.id);
      const { reactions, care } = known;
      return pinned.map((one) => (one === known ? { ...message, reactions, care } : one));
    }
    case 'message.deleted':
    case 'message.hidden':
      return pinned.some(({ id }) => id === event.message_id)
        ? pinned.filter(({ id }) => id !== event.message_id)
        : pinned;
    default:
      return pinned;
  }
}
