import type { LiveEvent, Unconcerned } from './live.ts';
import type { Message } from './messages.ts';
import { coveredMessage } from './reports.live.ts';
import { unconfirmed } from './values.ts';

/**
 * The pinned messages of a chat after an event, most recently pinned first; null: fetch them again. An event
 * for everybody does not say what its reader hid or reported, so a message that it pins or changes is fetched.
 */
export function applyToPins(pinned: Message[], event: LiveEvent): Message[] | null {
  switch (event.type) {
    case 'message.updated': {
      const { message, version } = event;
      if (!message.pinned) return without(pinned, message.id);
      // My own change, of the message as I see it.
      if (version === unconfirmed) return [message, ...without(pinned, message.id)];
      return null;
    }
    case 'message.reported':
      return pinned.map((one) => (one.id === event.message_id ? coveredMessage(one) : one));
    case 'message.deleted':
    case 'message.hidden':
      return without(pinned, event.message_id);
    default:
      event satisfies Unconcerned<'pins'>;
      return pinned;
  }
}

function without(pinned: Message[], gone: string): Message[] {
  return pinned.some(({ id }) => id === gone) ? pinned.filter(({ id }) => id !== gone) : pinned;
}
