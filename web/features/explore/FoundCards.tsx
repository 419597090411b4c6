import type { Card } from '#contract/cards.ts';
import type { Deck } from '#contract/explore.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { CardLinks } from './CardLinks.tsx';
import classes from './ExploreScreen.module.css';

type FoundCardsProps = {
  cards: Card[];
  decks: Deck[];
  /** The others are on their way. */
  busy: boolean;
  onMore: () => void;
};

/** The cards in which the words were found, with how many there are in each deck. */
export function FoundCards({ cards, decks, busy, onMore }: FoundCardsProps) {
  const text = useText();
  const foundCount = decks.reduce((sum, { count }) => sum + count, 0);
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
      {cards.length < foundCount && (
        <Button variant="outline" className={classes.more} busy={busy} onClick={onMore}>
          {text('explore.more')}
        </Button>
      )}
    </section>
  );
}
