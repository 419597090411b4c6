import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import type { CardPlace, MyCard } from '#contract/cards.ts';
import { NotFoundPage } from '#web/features/failures/NotFound.tsx';
import { ApiError } from '#web/platform/api.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { ask } from '#web/features/reports/asked.ts';
import { useTitle } from '#web/platform/title.ts';
import { PageSkeleton } from '#web/ui/Skeletons.tsx';
import { CardLarge } from './CardLarge.tsx';
import { CardsFailed } from './CardsFailed.tsx';
import { CardPaper } from './CardPaper.tsx';
import { CardTools } from './CardTools.tsx';
import { CardHead } from './CardHead.tsx';
import { CardBeside } from './CardBeside.tsx';
import { listenToCards } from './card-live.ts';
import { placeQuery, prefetchPlace } from './card-queries.ts';
import { useCurtain } from './curtain.ts';
import classes from './CardScreen.module.css';

/** A card of a deck, large: turned, kept, taken into a chat; the others of its deck are a step away. */
export function CardScreen() {
  const text = useText();
  const { language } = useLanguage();
  const { first, second } = useParams({ from: '/signed-in/cards/$first/$second' });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...placeQuery(first, second),
    // The card before stays until the next one is there.
    placeholderData: (before) => (before?.card.card_type === first ? before : undefined),
  });
  useEffect(listenToCards, []);
  usePrefetch(isPlaceholderData ? undefined : data);
  useTitle(data && !data.card.covered ? data.card.texts[language] : text('cards.one'));
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (!data)
    return (
      <div className={classes.screen}>
        {error ? (
          <CardsFailed onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton label={text('shell.loading_part')} />
        )}
      </div>
    );
  return <Shown {...data} at={Number(second)} waits={isPlaceholderData} />;
}

interface ShownProps {
  card: MyCard;
  count: number;
  /** By the address: while the next card is on its way, another press of a key goes past it. */
  at: number;
  waits: boolean;
}

function Shown({ card: asked, count, at, waits }: ShownProps) {
  const text = useText();
  const go = useGo();
  const { card, lift } = useCurtain(asked);
  const { card_type: type } = card;
  const report = () => ask({ deed: 'report', about: { kind: 'card', card: asked } });
  return (
    <CardPaper
      head={
        <CardHead
          title={text(`cards.deck_${type}`)}
          line={text('cards.number', { number: at, count })}
          // Actions apply to the card of the address, not to the one that is still shown.
          tools={
            <CardTools card={card} waits={waits} onReport={asked.covered ? undefined : report} />
          }
        />
      }
    >
      <CardLarge
        card={card}
        place={at}
        onPrevious={at > 1 ? () => go(type, at - 1) : undefined}
        onNext={at < count ? () => go(type, at + 1) : undefined}
      />
      <CardBeside card={card} lift={lift} waits={waits} />
    </CardPaper>
  );
}

function usePrefetch(shown: { previous: CardPlace | null; next: CardPlace | null } | undefined) {
  useEffect(() => {
    for (const place of [shown?.next, shown?.previous])
      if (place) prefetchPlace(place.card_type, place.card_index);
  }, [shown]);
}

/** In place of the card before, so that Back leads to where the deck was opened. */
function useGo() {
  const navigate = useNavigate();
  return useCallback(
    (first: string, at: number) =>
      void navigate({
        to: '/cards/$first/$second',
        params: { first, second: String(at) },
        replace: true,
      }),
    [navigate],
  );
}
