import type { ReactNode } from 'react';
import type { Card } from '#contract/cards.ts';
import { CardOf } from './CardOf.tsx';
import { useRovingRadios } from '#web/ui/roving-radios.ts';
import classes from './CardGrid.module.css';

type CardGridProps<C extends Card> = {
  cards: readonly C[];
  label: string;
  chosen: string | null;
  onChoose: (card: C) => void;
  empty?: ReactNode;
};

/** Cards face up, of which one is chosen; arrow keys move among them. */
export function CardGrid<C extends Card>({
  cards,
  label,
  chosen,
  onChoose,
  empty,
}: CardGridProps<C>) {
  const chosenAt = cards.findIndex(({ id }) => id === chosen);
  const roving = useRovingRadios(chosenAt, (at) => {
    const card = cards[at];
    if (card) onChoose(card);
  });
  if (cards.length === 0) return empty ?? null;
  return (
    <div className={classes.grid} role="radiogroup" aria-label={label} {...roving.group}>
      {cards.map((card, at) => (
        <button key={card.id} type="button" className={classes.card} {...roving.radio(at)}>
          <CardOf card={card} width="fill" sizes="200px" />
        </button>
      ))}
    </div>
  );
}
