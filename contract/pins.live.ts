import type { LiveEvent, Unconcerned } from './live.ts';
import type { Message } from './messages.ts';
import { ownPartsOf } from './own-parts.live.ts';

/**
 * The pinned messages of a chat after an event, most recently pinned first; pure and total (see
 * messages.live.ts).
 */
export function applyToPins(pinned: Message[], event: LiveEvent): Message[] {
  switch (event.type) {
    case 'message.updated': {
      const { message } = event;
      const known = pinned.find(({ id }) => id === message.id);
      if (!known) return message.pinned ? [message, ...pinned] : pinned;
      if (!message.pinned) return pinned.filter(({ id }) => id !== message.id);
      return pinned.map((one) => (one === known ? { ...message, ...ownPartsOf(known) } : one));
    }
    case 'message.deleted':
    case 'message.hidden':
      return pinned.some(({ id }) => id === event.message_id)
        ? pinned.filter(({ id }) => id !== event.message_id)
        : pinned;
    default:
      event satisfies Unconcerned<'pins'>;
      return pinned;
  }
}
