import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { showToast } from '#web/ui/toasts.ts';
import { adoptChat } from '#web/features/chats/chat-cache.ts';
import { sentenceOf } from '#web/platform/api-error.ts';

/** Leads to the one-to-one chat with somebody: the one that there is, or a new one. */
export function useOpenChat(): { open: (username: string) => void; opening: boolean } {
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  const open = useCallback(
    (username: string) => {
      setOpening(true);
      call(api.chat.create, { body: { chat_type: 'US', participants: [username] } })
        .then(({ chat }) => {
          adoptChat(chat);
          return navigate({ to: '/chat/$id', params: { id: chat.id } });
        })
        .catch((error: unknown) => showToast({ tone: 'error', text: sentenceOf(error) }))
        .finally(() => setOpening(false));
    },
    [navigate],
  );
  return { open, opening };
}
