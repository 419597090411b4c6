import type { Card } from '#contract/cards.ts';
import type { Deck } from '#contract/explore.ts';
import { useText } from '#web/platform/language.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { CardLinks } from './CardLinks.tsx';
import classes from './ExploreScreen.module.css';

/** The cards in which the words were found, with how many there are in each deck. */
export function FoundCards({ cards, decks }: { cards: Card[]; decks: Deck[] }) {
  const text = useText();
  return (
    <section aria-labelledby="found-cards">
      <SectionHeading
        id="found-cards"
        action={
          <span className={classes.count}>
            {decks
              .map(({ card_type: type, count }) => text(`explore.count_${type}`, { count }))
              .join(' · ')}
          </span>
        }
      >
        {text('explore.cards')}
      </SectionHeading>
      <CardLinks cards={cards} />
    </section>
  );
}
