import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Card } from '#contract/cards.ts';
import { newChatDraft } from '#web/features/messages/drafts.ts';
import { useScreen } from '#web/platform/screen.ts';
import { chosenCards } from '#web/features/messages/chosen-cards.ts';
import { homePlace } from '#web/features/messages/home-place.ts';

/** Leads to where a chat with the guide begins, with a card that goes with its first words. */
export function useNewChatWith(): (card: Card) => void {
  const navigate = useNavigate();
  const isDesktop = useScreen() === 'desktop';
  return useCallback(
    (card) => {
      chosenCards.choose(isDesktop ? newChatDraft : homePlace, card);
      void navigate({ to: isDesktop ? '/chat' : '/' });
    },
    [isDesktop, navigate],
  );
}
