import { memo } from 'react';
import type { Card } from '#contract/cards.ts';
import { CardOf } from '#web/features/cards/CardOf.tsx';
import { hrefOfCard } from '#web/features/cards/card-places.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './CardLinks.module.css';

/** Says less than what the grid measures, so that also sharp screens take the small pictures. */
const sizes = '(max-width: 47.99em) 100px, 150px';
/** Cards of the first rows load at once. */
const eagerMax = 6;
const waitingCount = 12;

/** Cards side by side, each leading to its screen. */
export const CardLinks = memo(function CardLinks({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={classes.cards}>
      {cards.map((card, at) => (
        <li key={card.id} className={classes.place}>
          <UiLink className={classes.card} href={hrefOfCard(card)}>
            <CardOf card={card} width="fill" sizes={sizes} eager={at < eagerMax} />
          </UiLink>
        </li>
      ))}
    </ul>
  );
});

export function CardLinksSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy>
      <span className="zv-unseen">{label}</span>
      <div className={classes.cards} aria-hidden>
        {Array.from({ length: waitingCount }, (_, at) => (
          <span key={at} className={classes.waiting} />
        ))}
      </div>
    </div>
  );
}
