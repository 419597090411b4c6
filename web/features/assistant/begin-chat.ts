import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '#contract/index.ts';
import { isVisible } from '#contract/visible-text.ts';
import { chosenCards } from '#web/features/messages/chosen-cards.ts';
import { attachments } from '#web/features/messages/attachments.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { queryClient } from '#web/platform/query.ts';
import { session } from '#web/platform/session.ts';
import { showToast } from '#web/ui/toasts.ts';
import { adoptChat, refreshLists } from '#web/features/chats/chat-cache.ts';
import { listenToChats } from '#web/features/messages/chat-live.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { askConsent, lacksConsent } from '#web/features/consent/consent.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { outbox } from '#web/features/messages/outbox.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import { sendToGuide } from './send-to-guide.ts';
import { useReadyChatScreen } from '#web/features/chats/ready-chat-screen.ts';

/**
 * Begins a chat with its first message, the pictures chosen at `place`, or a recording. The chat is created
 * only now, so that no empty ones are left behind. Returns whether it was created; a failure is shown, and
 * the text stays in its field.
 */
export function useBeginChat(
  place: string,
): (words: string, audio?: OutboxAudio) => Promise<boolean> {
  const navigate = useNavigate();
  const beginning = useRef(false);
  useEffect(listenToChats, []);
  useReadyChatScreen();
  return useCallback(
    async (words, audio) => {
      const isEmpty =
        !audio &&
        !isVisible(words) &&
        attachments.of(place).length === 0 &&
        chosenCards.of(place).length === 0;
      if (beginning.current || isEmpty) return false;
      if (!session.get().userProfile) {
        showToast({ tone: 'info', text: currentText()('shell.sign_in_to_continue') });
        return false;
      }
      beginning.current = true;
      try {
        if ((await lacksConsent()) && !(await isAgreed())) return false;
        const id = await createGuidedChat(themeOf(place));
        if (audio) outbox.add(id, '', { audio });
        else sendToGuide(id, words, { chosenIn: place });
        await navigate({ to: '/chat/$id', params: { id }, replace: true });
        return true;
      } catch {
        showToast({ tone: 'error', text: currentText()('shell.try_later') });
        return false;
      } finally {
        beginning.current = false;
      }
    },
    [navigate, place],
  );
}

/** Asked before there is a chat: the person who keeps the words here leaves none behind. */
function isAgreed(): Promise<boolean> {
  return new Promise((resolve) => {
    askConsent(
      () => resolve(true),
      () => resolve(false),
    );
  });
}

/** A chat that begins with a card of a deck is about it. */
function themeOf(place: string): string | undefined {
  return chosenCards.of(place).find(({ deck }) => deck !== 'own')?.id;
}

/** An empty chat with the guide, which opens at once. */
async function createGuidedChat(theme: string | undefined): Promise<string> {
  const { chat } = await call(api.chat.create, {
    body: { chat: { chat_type: 'AI', theme } },
    idempotencyKey: newId(),
  });
  adoptChat(chat);
  // A new chat has no messages and its stream no events: it opens without asking.
  const empty: MessageWindow = {
    items: [],
    next: null,
    previous: null,
    reported: [],
    version: 0,
    fetched: 1,
  };
  queryClient.setQueryData(chatKeys.messages(chat.id), empty);
  refreshLists();
  return chat.id;
}
