import { useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { useShortcuts } from '#web/platform/shortcuts.ts';
import { type TextKey, useText } from '#web/platform/language.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { copyMarkdown } from '#web/ui/markdown/markdown-text.ts';
import { closeToast, showToast } from '#web/ui/toasts.ts';
import { type RemoveOutcome, useChatChanges } from '#web/features/chats/chat-changes.ts';
import { isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { myRole, removalOf } from '#web/features/chats/chat-role.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import { newestMessages } from './message-queries.ts';
import { messageChanges } from './message-changes.ts';
import type { MessageWindow } from './message-window.ts';

export type ConversationKeysProps = { info: ChatInfo; shown: MessageWindow; isSending: boolean };

/** Shortcuts of the open chat. A key is easily pressed by mistake, so deletion needs a confirmation. */
export function ConversationKeys({ info, shown, isSending }: ConversationKeysProps) {
  const text = useText();
  const changes = useChatChanges();
  const [asked, setAsked] = useState(false);
  const title = useChatName(info);
  const outcome = removalOf(info, myRole(info));

  const copy = async () => {
    const newest = shown.next === null ? shown.items : await newestMessages(info.id);
    const answer = newest.findLast(isFinishedAnswer);
    if (!answer) return;
    const copied = await copyMarkdown(answer.text);
    replaceToast(copied ? 'success' : 'error', text(copied ? 'chat.copied' : 'chat.copy_failed'));
  };
  const answerAgain = () => {
    const last = shown.next === null ? shown.items.at(-1) : undefined;
    // Among people an answer is given once; the person who wants another one asks again.
    if (isAmongPeople(info)) return;
    if (isSending || last?.kind !== 'guide' || last.status === 'streaming') return;
    const isLost = last.text === '' && (last.status === 'failed' || last.status === 'interrupted');
    void (isLost ? messageChanges.continue(last) : messageChanges.regenerate(last));
  };
  useShortcuts({
    copy_answer: () => void copy().catch(() => replaceToast('error', text('shell.try_later'))),
    regenerate: answerAgain,
    delete_chat: () => setAsked(true),
  });
  return (
    <ConfirmDialog
      opened={asked}
      onClose={() => setAsked(false)}
      onConfirm={() => {
        setAsked(false);
        changes.remove(info, true, outcome);
      }}
      title={outcome === 'left' ? text('members.leave') : text('chat.delete_title', { title })}
      text={text(
        info.chat_type === 'GP' && outcome === 'deleted'
          ? 'members.delete_group_text'
          : removalTexts[outcome],
      )}
      cancelLabel={text('chat.cancel')}
      confirmLabel={text(outcome === 'left' ? 'members.leave' : 'chat.delete')}
      closeLabel={text('shell.close')}
    />
  );
}

const removalTexts: Record<RemoveOutcome, TextKey> = {
  deleted: 'chat.delete_text',
  hidden: 'members.delete_pair_text',
  left: 'members.leave_text',
};

function isFinishedAnswer({ kind, status, text }: Message): boolean {
  return kind === 'guide' && status !== 'streaming' && text !== '';
}

let shown: string | undefined;

/** Replaces the previous toast, because keys are repeated faster than toasts fade. */
function replaceToast(tone: 'success' | 'error', words: string): void {
  if (shown) closeToast(shown);
  shown = showToast({ tone, text: words });
}
