import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '#contract/index.ts';
import { isVisible } from '#contract/visible-text.ts';
import { chosenCards } from '#web/features/cards/chosen-cards.ts';
import { attachments } from '#web/features/pictures/attachments.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { queryClient } from '#web/platform/query.ts';
import { session } from '#web/platform/session.ts';
import { showToast } from '#web/ui/toasts.ts';
import { adoptChat, refreshLists } from './chat-cache.ts';
import { listenToChats } from './chat-live.ts';
import { chatKeys } from './chat-queries.ts';
import { askConsent, lacksConsent } from './consent.ts';
import type { MessageWindow } from './message-window.ts';
import { sendToGuide } from './send-to-guide.ts';
import { loadChatScreen } from './load-chat-screen.ts';

/**
 * Begins a chat with its first words, and the pictures that were chosen at `place`: only now is it created, so nobody leaves empty ones behind.
 * Answers whether it was; what failed is told, and the words stay where they were written.
 */
export function useBeginChat(place: string): (words: string) => Promise<boolean> {
  const navigate = useNavigate();
  const beginning = useRef(false);
  useEffect(() => {
    listenToChats();
    // The chat should open in the moment it exists.
    void loadChatScreen().catch(() => undefined);
  }, []);
  return useCallback(
    async (words) => {
      const isEmpty =
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
        if (lacksConsent() && !(await isAgreed())) return false;
        const id = await createGuidedChat(themeOf(place));
        sendToGuide(id, words, { chosenIn: place });
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

/** Asked before there is a chat: whoever keeps the words here leaves none behind. */
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
