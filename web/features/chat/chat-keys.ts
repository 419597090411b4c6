import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '#web/platform/query.ts';
import { type ChatListData, chatsOf } from './chat-list-pages.ts';
import { chatKeys } from './chat-queries.ts';

/** Alt+↑ and Alt+↓ go to the chat before and after in the list, also while typing. */
export function useChatKeys(openId: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.code];
      if (step === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]'))
        return;
      const chats = chatsOf(queryClient.getQueryData<ChatListData>(chatKeys.list('all')));
      const at = chats.findIndex(({ id }) => id === openId);
      const next = at < 0 ? chats[0] : chats[at + step];
      if (!next) return;
      event.preventDefault();
      void navigate({ to: '/chat/$id', params: { id: next.id } });
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [navigate, openId]);
}
