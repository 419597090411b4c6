import type { LiveEvent, Unconcerned } from './live.ts';
import type { Outcome } from './outcomes.ts';

/** The outcomes of a chat, newest first, after an event; null: fetch them again. */
export function applyToOutcomes(
  outcomes: Outcome[],
  event: LiveEvent,
  chatId: string,
): Outcome[] | null {
  switch (event.type) {
    case 'action.changed': {
      const { action, action_id: id } = event;
      const isMade = action?.source?.chat_id === chatId && action.state !== 'dropped';
      if (!isMade) return without(outcomes, id);
      const { source, title, state, created_at: at } = action;
      const message = source?.message_id ?? null;
      return newestFirst(outcomes, {
        kind: 'action',
        id,
        message_id: message,
        title,
        done: state === 'done',
        at,
      });
    }
    case 'insight.changed': {
      const { insight, insight_id: id } = event;
      if (insight?.source?.chat_id !== chatId) return without(outcomes, id);
      const { source, text: title, created_at: at } = insight;
      const message = source?.message_id ?? null;
      return newestFirst(outcomes, {
        kind: 'insight',
        id,
        message_id: message,
        title,
        done: false,
        at,
      });
    }
    case 'message.deleted':
    case 'message.hidden':
    case 'message.reported':
      // The outcome stays, without its message.
      return outcomes.some(({ message_id: id }) => id === event.message_id)
        ? outcomes.map((one) =>
            one.message_id === event.message_id ? { ...one, message_id: null } : one,
          )
        : outcomes;
    case 'meeting.changed':
      return null;
    case 'block.changed':
      return outcomes.some(({ kind }) => kind === 'meeting') || !event.blocked ? null : outcomes;
    default:
      event satisfies Unconcerned<'outcomes'>;
      return outcomes;
  }
}

function without(outcomes: Outcome[], gone: string): Outcome[] {
  return outcomes.some(({ id }) => id === gone)
    ? outcomes.filter(({ id }) => id !== gone)
    : outcomes;
}

function newestFirst(outcomes: Outcome[], made: Outcome): Outcome[] {
  const place = ({ at, id }: Outcome) => `${at} ${id}`;
  return [...without(outcomes, made.id), made].toSorted((one, other) =>
    place(one) < place(other) ? 1 : -1,
  );
}
