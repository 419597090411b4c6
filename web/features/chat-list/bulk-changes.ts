import { notifications } from '@mantine/notifications';
import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { limits, unconfirmed } from '#contract/values.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { storeOf } from '#web/platform/store.ts';
import { answerStore, closeToast, showToast } from '#web/ui/toasts.ts';
import { applyToCache, refreshLists } from '#web/features/chats/chat-cache.ts';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { undoMs } from '#web/features/chats/chat-changes.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { myId, onSignOut } from '#web/platform/session.ts';

export type BulkAction = 'archive' | 'delete';

/** All my chats, or those last written in within a range; in ISO, `before` exclusive. */
export type BulkRange = { from?: string | undefined; before?: string | undefined };

/** A change of a whole range that is under way. */
export interface BulkRun {
  action: BulkAction;
  done: number;
  total: number;
  isStopping: boolean;
}

export const bulkRun = storeOf<BulkRun | null>(null);
onSignOut(() => bulkRun.set(null));

/** Does something to all chosen chats, shown at once, with one undo for all of them. */
export async function applyToChosen(ids: string[], action: BulkAction): Promise<void> {
  for (const id of ids) show(id, action);
  const doing = onServer(ids, action);
  const toast = showDone(ids.length, action, () => doing);
  try {
    const refused = ids.length - (await doing).length;
    if (refused === 0) return;
    showRefused('selection.refused', refused);
  } catch (error) {
    closeToast(toast);
    showError(error);
  }
}

/** Does something to all chats of a range, many at a time, until it is done or stopped; then with one undo. */
export async function applyToRange(
  range: BulkRange,
  action: BulkAction,
  total: number,
): Promise<void> {
  if (bulkRun.get()) return;
  const { before } = range;
  const meant = before === undefined ? { all: true as const } : { ...range, before };
  const changed: string[] = [];
  const me = myId();
  bulkRun.set({ action, done: 0, total, isStopping: false });
  try {
    let more = true;
    while (more && bulkRun.get()?.isStopping === false && myId() === me) {
      const applied = await apply({ ...meant, action });
      for (const id of applied.ids) if (knownChats.get(id)) show(id, action);
      changed.push(...applied.ids);
      changeRun({ done: changed.length });
      // Chats that can’t be changed come again with every call.
      more = applied.more && applied.ids.length > 0;
    }
  } catch (error) {
    showError(error);
  }
  if (myId() !== me) return;
  bulkRun.set(null);
  if (changed.length > 0) showDone(changed.length, action, async () => changed);
  refreshLists();
}

function changeRun(changed: Partial<BulkRun>): void {
  const run = bulkRun.get();
  if (run) bulkRun.set({ ...run, ...changed });
}

/** Ends a run after the call that is under way. */
export function stopRun(): void {
  changeRun({ isStopping: true });
}

function showDone(count: number, action: BulkAction, changed: () => Promise<string[]>): string {
  const text = currentText();
  const done = action === 'archive' ? 'selection.archived' : 'selection.deleted';
  const toast = showToast({
    tone: 'success',
    text: text(done, { count }),
    action: {
      label: text('chat.undo'),
      onChoose: () =>
        void changed()
          .then((ids) => takeBack(ids, action))
          .catch(showError),
    },
  });
  // As long as the server can bring them back.
  notifications.update({ id: toast, message: '', autoClose: undoMs }, answerStore);
  return toast;
}

/** Applies the server's event optimistically. */
function show(id: string, action: BulkAction): void {
  const of = { chat_id: id, stream: myId(), version: unconfirmed };
  if (action === 'archive') applyToCache({ type: 'chat.kept', changes: { archived: true }, ...of });
  else applyToCache({ type: 'chat.removed', ...of });
}

async function apply(body: BodyIn<typeof api.bulk.apply>) {
  const { items, more } = await call(api.bulk.apply, { body });
  return { ids: items.filter(({ error }) => error === null).map(({ chat_id: id }) => id), more };
}

/** The changed chats. */
async function onServer(ids: string[], action: BulkAction): Promise<string[]> {
  const changed: string[] = [];
  for (const some of inCalls(ids)) changed.push(...(await apply({ ids: some, action })).ids);
  return changed;
}

async function takeBack(ids: string[], action: BulkAction): Promise<void> {
  let refused = 0;
  for (const some of inCalls(ids)) {
    const { items } = await call(api.bulk.undo, { body: { ids: some, action } });
    refused += items.filter(({ error }) => error !== null).length;
  }
  refreshLists();
  if (refused > 0) showRefused('selection.not_restored', refused);
}

function inCalls(ids: string[]): string[][] {
  const calls = Math.ceil(ids.length / limits.bulkChatsMax);
  return Array.from({ length: calls }, (_, at) =>
    ids.slice(at * limits.bulkChatsMax, (at + 1) * limits.bulkChatsMax),
  );
}

function showRefused(
  sentence: 'selection.refused' | 'selection.not_restored',
  count: number,
): void {
  showToast({ tone: 'error', text: currentText()(sentence, { count }) });
  refreshLists();
}

function showError(error: unknown): void {
  showToast({ tone: 'error', text: sentenceOf(error) });
  refreshLists();
}
