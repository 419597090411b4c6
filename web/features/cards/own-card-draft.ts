import { useEffect, useEffectEvent } from 'react';
import type { CardType } from '#contract/cards.ts';
import { keepLocally } from '#web/platform/local-stores.ts';

/** A new card as far as it was filled in. */
export interface OwnCardDraft {
  type: CardType;
  face: string;
  alt: string;
  file: File | null;
}

const kept = keepLocally<OwnCardDraft>('own_card');
const key = 'new';

/** Keeps a card that a limit refused, for the way to the plans and back. */
export function keepCard(draft: OwnCardDraft): void {
  void kept.set(key, draft).catch(() => undefined);
}

/** It was made, or given up. */
export function forgetCard(): void {
  void kept.delete(key).catch(() => undefined);
}

/** Fills a new form with the card that was kept, unless somebody has begun to fill it in. */
export function useKeptCard(isNew: boolean, fill: (draft: OwnCardDraft) => void): void {
  const take = useEffectEvent(fill);
  useEffect(() => {
    if (!isNew) return;
    let isShown = true;
    void kept
      .get(key)
      .catch(() => undefined)
      .then((draft) => draft && isShown && take(draft));
    return () => {
      isShown = false;
    };
  }, [isNew]);
}
