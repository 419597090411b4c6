import { Suspense, lazy, useEffect } from 'react';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons.ts';
import { later } from '#web/ui/later-part.ts';
import { chosenCards, useChosenCards } from '#web/features/messages/chosen-cards.ts';
import classes from './ChosenCards.module.css';

const CardOf = lazy(later(async () => ({ default: (await import('./CardOf.tsx')).CardOf })));

/** The cards that the next message takes along. */
export function ChosenCards({ place }: { place: string }) {
  const text = useText();
  const { language } = useLanguage();
  const chosen = useChosenCards(place);
  useEffect(() => void chosenCards.open(place), [place]);
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.tray} aria-label={text('cards.chosen')}>
      {chosen.map((card) => (
        <li key={card.id} className={classes.chosen}>
          <span className={classes.card}>
            <Suspense fallback={null}>
              <CardOf card={card} width={96} />
            </Suspense>
          </span>
          <span className={classes.name} dir="auto">
            {card.texts[language]}
          </span>
          <IconButton
            label={text('cards.take_away', { card: card.texts[language] })}
            icon={<X aria-hidden />}
            onClick={() => chosenCards.remove(place, card.id)}
          />
        </li>
      ))}
    </ul>
  );
}
