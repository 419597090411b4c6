import { useState } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { adoptChat, refreshLists } from '#web/features/chats/chat-cache.ts';
import { useChatChanges } from '#web/features/chats/chat-changes.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { askAgain } from '#web/platform/query.ts';
import { showToast } from '#web/ui/toasts.ts';

export interface Answering {
  busy: boolean;
  accept: () => void;
  /** Also takes back a request of mine to join. */
  decline: () => void;
}

/** My answer to an invitation. Declining leads away from where the chat is open. */
export function useInvitation(chat: ChatListItem, isOpen: boolean): Answering {
  const changes = useChatChanges();
  const [busy, setBusy] = useState(false);
  const { id } = chat;
  const accept = async () => {
    setBusy(true);
    try {
      const answer = await call(api.members.accept, { params: { id }, body: {} });
      adoptChat(answer.chat);
      await askAgain(['chat', id]);
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
      refreshLists();
      void askAgain(['chat', id]);
    } finally {
      setBusy(false);
    }
  };
  return { busy, accept: () => void accept(), decline: () => changes.decline(chat, isOpen) };
}
