import { useState } from 'react';
import type { Card } from '#contract/cards.ts';
import { useProfile } from '#web/platform/session.ts';

/** A card whose cover is drawn aside: for its maker what others reported, for who reported it a card of a deck. */
export interface Curtained<C extends Card> {
  /** As it is shown now. */
  card: C;
  /** Shows it again, for as long as it is looked at; absent where there is nothing behind the cover. */
  lift?: () => void;
}

/** Of a card that is looked at by itself; used with the card’s key, so that the next one is covered again. */
export function useCurtain<C extends Card>(card: C): Curtained<C> {
  const { userProfile } = useProfile();
  const [lifted, setLifted] = useState<string | null>(null);
  const { covered, deck, owner } = card;
  const isMine = covered === 'by_reports' && owner?.id === userProfile?.id;
  if (isMine || (covered === 'by_me' && lifted === card.id))
    return { card: { ...card, covered: null } };
  const canLift = covered === 'by_me' && deck !== 'own';
  return { card, ...(canLift ? { lift: () => setLifted(card.id) } : {}) };
}
