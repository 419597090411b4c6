import { notifications } from '@mantine/notifications';
import { api } from '#contract/index.ts';
import { limits, unconfirmed } from '#contract/values.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { answerStore, closeToast, showToast } from '#web/ui/toasts.ts';
import { adoptChat, applyToCache, refreshLists } from '#web/features/chats/chat-cache.ts';
import { undoMs } from '#web/features/chats/chat-changes.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { myId } from '#web/platform/session.ts';

type Action = 'archive' | 'delete';

/** Does something to all chosen chats, shown at once, with one undo for all of them. */
export async function applyToChosen(ids: string[], action: Action): Promise<void> {
  const text = currentText();
  for (const id of ids) show(id, action);
  const doing = onServer(ids, action);
  const done = action === 'archive' ? 'selection.archived' : 'selection.deleted';
  const toast = showToast({
    tone: 'success',
    text: text(done, { count: ids.length }),
    action: {
      label: text('chat.undo'),
      onChoose: () => void doing.then((changed) => takeBack(changed, action)).catch(showError),
    },
  });
  // As long as the server can bring them back.
  notifications.update({ id: toast, message: '', autoClose: undoMs }, answerStore);
  try {
    const refused = ids.length - (await doing).length;
    if (refused === 0) return;
    showToast({ tone: 'error', text: text('selection.refused', { count: refused }) });
    refreshLists();
  } catch (error) {
    closeToast(toast);
    showError(error);
  }
}

/** Applies the server's event optimistically. */
function show(id: string, action: Action): void {
  const of = { chat_id: id, stream: myId(), version: unconfirmed };
  if (action === 'archive') applyToCache({ type: 'chat.kept', changes: { archived: true }, ...of });
  else applyToCache({ type: 'chat.removed', ...of });
}

/** The changed chats. */
async function onServer(ids: string[], action: Action): Promise<string[]> {
  const changed: string[] = [];
  for (let at = 0; at < ids.length; at += limits.bulkChatsMax) {
    const body = { ids: ids.slice(at, at + limits.bulkChatsMax), action };
    const { items } = await call(api.bulk.apply, { body });
    changed.push(...items.filter(({ error }) => error === null).map(({ chat_id: id }) => id));
  }
  return changed;
}

async function takeBack(ids: string[], action: Action): Promise<void> {
  for (const id of ids) {
    const params = { id };
    const { chat } = await (action === 'archive'
      ? call(api.chat.settings, { params, body: { archived: false } })
      : call(api.chat.restore, { params }));
    adoptChat(chat);
  }
}

function showError(error: unknown): void {
  showToast({ tone: 'error', text: sentenceOf(error) });
  refreshLists();
}
