import type { Action, Source } from '#contract/actions.ts';
import type { ActionChange } from './action-groups.ts';

export interface NewAction extends ActionChange {
  title: string;
  created_at?: string;
  done_at?: string | null;
  source?: { chat_id?: string | null; message_id?: string | null; card_id?: string | null } | null;
}

/** A change on its way to the server. */
export interface PendingChange {
  id: string;
  /** Changes go out in this order. */
  at: number;
  actionId: string;
  change:
    | { kind: 'create'; body: NewAction; shownSource: Source | null }
    | { kind: 'update'; body: ActionChange }
    | { kind: 'remove' };
}

/** An action as it is shown before the server has it. */
export function created(
  { actionId, at }: Pick<PendingChange, 'actionId' | 'at'>,
  body: NewAction,
  source: Source | null,
): Action {
  const madeAt = new Date(at).toISOString();
  const { state = 'open' } = body;
  return {
    id: actionId,
    title: body.title,
    note: body.note ?? '',
    stage: body.stage ?? 'DG',
    state,
    due_on: body.due_on ?? null,
    remind_at: body.remind_at ?? null,
    position: body.position ?? 'zz',
    source,
    created_at: body.created_at ?? madeAt,
    done_at: state === 'done' ? (body.done_at ?? madeAt) : null,
  };
}

function updated(action: Action, body: ActionChange, at: number): Action {
  const next = { ...action, ...body };
  const doneAt = action.done_at ?? new Date(at).toISOString();
  return { ...next, done_at: next.state === 'done' ? doneAt : null };
}

/** The server’s actions with the changes that it has not received yet. */
export function withPending(actions: Action[], pending: readonly PendingChange[]): Action[] {
  const byId = new Map(actions.map((action) => [action.id, action]));
  for (const entry of pending) {
    const { actionId, at, change } = entry;
    const known = byId.get(actionId);
    if (change.kind === 'remove') byId.delete(actionId);
    else if (change.kind === 'create')
      byId.set(actionId, known ?? created(entry, change.body, change.shownSource));
    else if (known) byId.set(actionId, updated(known, change.body, at));
  }
  return [...byId.values()];
}

/** A reminder whose time passed while the change waited is left out: the server takes none of the past. */
export function withoutPastReminder<Body extends ActionChange>(body: Body, now: number): Body {
  const isPast = typeof body.remind_at === 'string' && Date.parse(body.remind_at) <= now;
  return isPast ? { ...body, remind_at: null } : body;
}
