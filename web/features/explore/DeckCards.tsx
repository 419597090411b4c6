import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CardType } from '#contract/cards.ts';
import type { Stage } from '#contract/shapes.ts';
import { cardTypes } from '#contract/values.ts';
import { CardsFailed } from '#web/features/cards/CardsFailed.tsx';
import { myCardsHref } from '#web/features/cards/card-places.ts';
import { shelfQuery } from '#web/features/cards/card-queries.ts';
import { useText } from '#web/platform/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { CardLinks, CardLinksSkeleton } from './CardLinks.tsx';
import classes from './ExploreScreen.module.css';

type DeckCardsProps = {
  deck: CardType;
  stage: Stage | undefined;
  hrefOf: (deck: CardType) => string;
};

/** A whole deck face up, or its cards of a stage. */
export function DeckCards({ deck, stage, hrefOf }: DeckCardsProps) {
  const text = useText();
  const { data, error, refetch } = useQuery(shelfQuery(deck));
  const cards = useMemo(
    () => data?.items.filter((card) => stage === undefined || card.stage === stage),
    [data, stage],
  );
  return (
    <section aria-label={text(`explore.deck_${deck}`)}>
      <nav className={classes.decks} aria-label={text('explore.deck')}>
        {cardTypes.map((type) => (
          <UiLink
            key={type}
            className={classNames(classes.deck, type === deck && classes.current)}
            href={hrefOf(type)}
            aria-current={type === deck ? 'page' : undefined}
          >
            {text(`explore.deck_${type}`)}
          </UiLink>
        ))}
        <UiLink className={classes.deck} href={myCardsHref}>
          {text('cards.my_cards')}
        </UiLink>
        {cards && (
          <span className={classes.count}>
            {text(`explore.count_${deck}`, { count: cards.length })}
          </span>
        )}
      </nav>
      {!cards && !error && <CardLinksSkeleton label={text('shell.loading_part')} />}
      {!cards && error && <CardsFailed onRetry={() => void refetch()} />}
      {cards && <CardLinks cards={cards} />}
    </section>
  );
}
