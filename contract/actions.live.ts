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
    default:
      event satisfies Unconcerned<'actions'>;
      return actions;
  }
}

/** The byte order of PostgreSQL, which is that of the letters of a position. */
export function byPosition(one: Action, other: Action): number {
  if (one.position !== other.position) return one.position < other.position ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
