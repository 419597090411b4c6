import { useEffect } from 'react';
import type { Message } from '#contract/messages.ts';
import { currentText } from '#web/platform/language.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { drafts } from '#web/features/messages/drafts.ts';
import { editedMessage } from '#web/features/messages/message-changes.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { focusComposer } from './talk.ts';

/** Text written into a message that is deleted meanwhile moves to the composer. */
export function useWordsOfGone(chatId: string, shown: MessageWindow): void {
  useEffect(() => {
    const edited = editedMessage.get();
    if (edited?.message.chat_id !== chatId || !isGone(edited.message, shown)) return;
    editedMessage.set(null);
    // The editor had the focus and took it along; the person who is elsewhere by now stays there.
    if (document.activeElement === document.body) focusComposer();
    if (edited.words === edited.message.text || edited.words.trim() === '') return;
    const draft = drafts.textOf(chatId);
    drafts.write(chatId, draft === '' ? edited.words : `${draft}\n\n${edited.words}`);
    showToast({ tone: 'info', text: currentText()('messages.edited_is_gone') });
  }, [chatId, shown]);
}

function isGone({ id, seq }: Message, { items, previous, next }: MessageWindow): boolean {
  const found = items.find((item) => item.id === id);
  if (found) return found.deleted_at !== null;
  const first = items[0]?.seq ?? Infinity;
  const last = items.at(-1)?.seq ?? -Infinity;
  return (previous === null || seq > first) && (next === null || seq < last);
}
