import type { Action } from './actions.ts';
import type { LiveEvent, Unconcerned } from './live.ts';

/** My actions that are open or being done, in the order of their positions. */
export function applyToActions(actions: Action[], event: LiveEvent): Action[] {
  switch (event.type) {
    case 'action.changed': {
      const { action, action_id: id } = event;
      const others = actions.filter((one) => one.id !== id);
      const isShown = action?.state === 'open' || action?.state === 'doing';
      return isShown ? [...others, action].toSorted(byPosition) : others;
    }
    case 'message.deleted':
    case 'message.hidden':
    case 'message.reported':
      return withoutMessage(actions, event.message_id);
    default:
      event satisfies Unconcerned<'actions'>;
      return actions;
  }
}

/** A message is not named any more by those who don't see it; the chat still is. */
export function withoutMessage(actions: Action[], messageId: string): Action[] {
  const isOfIt = ({ source }: Action) => source?.message_id === messageId;
  if (!actions.some(isOfIt)) return actions;
  return actions.map((action) =>
    action.source && isOfIt(action)
      ? {
          ...action,
          source: { ...action.source, message_id: null, link: `/chat/${action.source.chat_id}` },
        }
      : action,
  );
}

/** The byte order of PostgreSQL, which is that of the letters of a position. */
export function byPosition(one: Action, other: Action): number {
  if (one.position !== other.position) return one.position < other.position ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
