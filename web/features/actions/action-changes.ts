import type { Action, Source } from '#contract/actions.ts';
import { currentText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { showToast } from '#web/ui/toasts.ts';
import { changeAction } from './action-outbox.ts';
import type { ActionChange } from './action-groups.ts';
import type { NewAction } from './pending-actions.ts';

/** Makes an action; it has its id at once. */
export function addAction(body: NewAction, shownSource: Source | null = null): string {
  const id = newId();
  changeAction(id, { kind: 'create', body, shownSource });
  return id;
}

export function updateAction({ id }: Pick<Action, 'id'>, body: ActionChange): void {
  if (Object.keys(body).length > 0) changeAction(id, { kind: 'update', body });
}

/** Done or not, with a way back. */
export function setState(action: Action, state: Action['state']): void {
  updateAction(action, { state });
  const key = state === 'doing' ? 'open' : state;
  showToast({
    tone: 'success',
    text: currentText()(`actions.became_${key}`, { title: action.title }),
    action: {
      label: currentText()('chat.undo'),
      onChoose: () => updateAction(action, { state: action.state }),
    },
  });
}

/** Deletes, with a way back: the same action is made again. */
export function removeAction(action: Action): void {
  changeAction(action.id, { kind: 'remove' });
  showToast({
    tone: 'success',
    text: currentText()('actions.deleted', { title: action.title }),
    action: { label: currentText()('chat.undo'), onChoose: () => makeAgain(action) },
  });
}

function makeAgain({ id, source, ...rest }: Action): void {
  const { title, note, stage, state, due_on, remind_at, position, created_at, done_at } = rest;
  const from = source && {
    chat_id: source.chat_id,
    message_id: source.message_id,
    card_id: source.card_id,
  };
  const times = { created_at, done_at };
  const body = { title, note, stage, state, due_on, remind_at, position, source: from, ...times };
  changeAction(id, { kind: 'create', body, shownSource: source });
}

/** Takes back what was made a moment ago. */
export function takeBackAction(id: string): void {
  changeAction(id, { kind: 'remove' });
}
