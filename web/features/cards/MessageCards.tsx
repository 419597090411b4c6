import { Suspense, lazy } from 'react';
import type { Card } from '#contract/cards.ts';
import { later } from '#web/ui/later-part.ts';
import classes from './MessageCards.module.css';

const LaidCard = lazy(later(() => import('./LaidCard.tsx')));

/** The cards of a message; their places have their size before they are there. */
export function MessageCards({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <span className={classes.cards}>
      {cards.map((card) => (
        <span key={card.id} className={classes.place}>
          <Suspense fallback={null}>
            <LaidCard card={card} />
          </Suspense>
        </span>
      ))}
    </span>
  );
}
