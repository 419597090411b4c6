import type { LiveEvent, Unconcerned } from './live.ts';
import type { Message, MessagePage } from './messages.ts';
import { reactionsAfter } from './reactions.live.ts';

/**
 * The parts of a message that differ by reader, as they are where there is nothing. An event for
 * everybody leaves them as the reader has them; events of their own change them.
 */
export const noOwnParts = { reactions: [], care: null } satisfies Partial<Message>;
export type OwnParts = Pick<Message, keyof typeof noOwnParts>;

export function ownPartsOf(message: Message): OwnParts {
  const keys = Object.keys(noOwnParts) as (keyof OwnParts)[];
  return Object.fromEntries(keys.map((key) => [key, message[key]])) as unknown as OwnParts;
}

type OwnEvent = Extract<LiveEvent, { type: 'message.reacted' | 'message.cared' }>;

/** A window of messages after an event about the reader's own parts (see `applyToMessages`). */
export function applyToOwnParts<Page extends MessagePage>(
  page: Page,
  event: OwnEvent | Unconcerned<'messages'>,
  me: string,
): Page {
  switch (event.type) {
    case 'message.reacted':
      return withParts(page, event.message_id, ({ reactions, reported }) =>
        reported ? {} : { reactions: reactionsAfter(reactions, event, me) },
      );
    case 'message.cared':
      return withParts(page, event.message_id, () => ({ care: event.care }));
    default:
      event satisfies Unconcerned<'messages'>;
      return page;
  }
}

function withParts<Page extends MessagePage>(
  page: Page,
  id: string,
  partsOf: (message: Message) => Partial<OwnParts>,
): Page {
  const items = page.items.map((item) => (item.id === id ? { ...item, ...partsOf(item) } : item));
  return { ...page, items };
}
