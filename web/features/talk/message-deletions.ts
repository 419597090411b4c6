import { useMemo } from 'react';
import { applyToMessages } from '#contract/messages.live.ts';
import { api } from '#contract/index.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { Message, MessagePage } from '#contract/messages.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { storeOf, useStore } from '#web/platform/store.ts';
import { closeToast, showToast, toastMs } from '#web/ui/toasts.ts';
import { sentenceOf } from '#web/features/chat/chat-changes.ts';
import { changeWindow, myId, shownWindow } from '#web/features/chat/chat-queries.ts';
import { type MessageWindow, windowAfter } from '#web/features/chat/message-window.ts';

type DeletionScope = 'me' | 'all';

interface Deletion {
  message: Message;
  scope: DeletionScope;
  toast: string;
  end: ReturnType<typeof setTimeout>;
}

/** The server hears of a deletion when it can no longer be undone. */
const heldMs = toastMs + 500;
const deletions = new Map<string, Deletion>();
const deleted = storeOf<ReadonlyMap<string, Deletion>>(deletions);

export function deleteMessage(message: Message, scope: DeletionScope): void {
  if (deletions.has(message.id)) return;
  const text = currentText();
  const toast = showToast({
    tone: 'success',
    text: text(scope === 'me' ? 'messages.deleted_for_me' : 'messages.deleted_for_all'),
    action: { label: text('chat.undo'), onChoose: () => drop(message.id) },
  });
  const end = setTimeout(() => tellServer(message.id), heldMs);
  deletions.set(message.id, { message, scope, toast, end });
  tell();
}

/** Nobody is there to undo any more. */
export function finishDeletions(): void {
  for (const id of deletions.keys()) tellServer(id);
}

function tellServer(id: string): void {
  const deletion = deletions.get(id);
  if (!deletion) return;
  const { message, scope, toast, end } = deletion;
  clearTimeout(end);
  closeToast(toast);
  call(api.messages.remove, { params: { id }, body: { scope }, keepalive: true })
    .then(() => {
      changeWindow(message.chat_id, (shown) => windowAfter(shown, eventOf(deletion), myId()));
    })
    .catch((error: unknown) => showToast({ tone: 'error', text: sentenceOf(error) }))
    .finally(() => {
      // Another deletion of the same message may be held by now.
      if (deletions.get(message.id) === deletion) drop(id);
    });
}

function drop(id: string): void {
  clearTimeout(deletions.get(id)?.end);
  deletions.delete(id);
  tell();
}

function tell(): void {
  deleted.set(new Map(deletions));
}

function eventOf({ message, scope }: Deletion): LiveEvent {
  const { id, seq, chat_id: chatId, author, mentions } = message;
  const version = shownWindow(chatId)?.version ?? 1;
  const of = { chat_id: chatId, message_id: id, seq, version };
  if (scope === 'me') return { type: 'message.hidden', ...of, stream: myId() };
  const deletedAt = new Date().toISOString();
  return {
    type: 'message.deleted',
    ...of,
    stream: chatId,
    author_id: author.id,
    mentions,
    deleted_at: deletedAt,
  };
}

/** What is shown of a chat without what was deleted a moment ago. */
export function useWithoutDeleted(shown: MessageWindow): MessageWindow {
  const held = useStore(deleted);
  return useMemo(() => {
    const loaded = new Set(shown.items.map(({ id }) => id));
    const here = [...held.values()].filter(({ message }) => loaded.has(message.id));
    if (here.length === 0) return shown;
    const me = myId();
    const { items } = here.reduce<MessagePage>(
      (page, each) => applyToMessages(page, eventOf(each), me),
      shown,
    );
    return { ...shown, items };
  }, [shown, held]);
}
