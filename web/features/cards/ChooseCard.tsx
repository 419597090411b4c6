import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Card, MyCard } from '#contract/cards.ts';
import type { Stage } from '#contract/shapes.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Plus } from '#web/ui/icons.ts';
import { useLayer } from '#web/ui/layers.ts';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CardsFailed } from './CardsFailed.tsx';
import { OwnCardForm } from './OwnCardForm.tsx';
import { type Shelf, shelfQuery } from './card-queries.ts';
import classes from './CardPicker.module.css';

type ChooseCardProps = {
  shelf: Shelf;
  /** Only cards of this stage. */
  stage: Stage | undefined;
  onTake: (card: Card) => void;
};

/** A deck, or my own cards, face up. */
export function ChooseCard({ shelf, stage, onTake }: ChooseCardProps) {
  const text = useText();
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(shelfQuery(shelf));
  const [order, setOrder] = useState<ReadonlyMap<string, number> | null>(null);
  const [chosen, setChosen] = useState<Card | null>(null);
  const [making, setMaking] = useState(false);
  useLayer(making, () => setMaking(false));
  const cards = useMemo(
    () => inOrder(data?.items ?? [], order).filter((card) => !stage || card.stage === stage),
    [data, order, stage],
  );
  if (making)
    return (
      <div className={classes.body}>
        <OwnCardForm
          onDone={(card) => {
            setMaking(false);
            setChosen(card);
          }}
          onCancel={() => setMaking(false)}
        />
      </div>
    );
  const add = (
    <Button variant="tint" icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
      {text('cards.make')}
    </Button>
  );
  return (
    <>
      <div className={classes.body}>
        {!data && !error && <RowsSkeleton label={text('shell.loading_part')} count={3} />}
        {!data && error && <CardsFailed onRetry={() => void refetch()} />}
        {data && (
          <CardGrid
            cards={cards}
            label={text(`cards.shelf_${shelf}`)}
            chosen={chosen?.id ?? null}
            onChoose={setChosen}
            empty={
              <EmptyState
                figure={{ deck: 'word' }}
                title={text('cards.none_mine')}
                text={text('cards.none_mine_text')}
                action={add}
              />
            }
          />
        )}
      </div>
      <div className={classes.foot}>
        <p className={classes.said} role="status">
          {chosen && <bdi>{chosen.texts[language]}</bdi>}
        </p>
        {shelf === 'mine' ? (
          cards.length > 0 && add
        ) : (
          <Button variant="ghost" onClick={() => setOrder(anyOrder(cards))}>
            {text('cards.shuffle')}
          </Button>
        )}
        <Button
          disabledReason={chosen ? undefined : text('cards.choose_first')}
          onClick={() => chosen && onTake(chosen)}
        >
          {text('cards.take')}
        </Button>
      </div>
    </>
  );
}

function inOrder(cards: readonly MyCard[], order: ReadonlyMap<string, number> | null): MyCard[] {
  const placeOf = (card: MyCard) => order?.get(card.id) ?? 0;
  // Covered cards can’t be used, and cards that I reported are hidden.
  const shown = cards.filter(({ covered }) => !covered);
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Only for looking at them: what is drawn face down is shuffled by the server. */
function anyOrder(cards: readonly MyCard[]): ReadonlyMap<string, number> {
  return new Map(cards.map(({ id }) => [id, Math.random()]));
}
