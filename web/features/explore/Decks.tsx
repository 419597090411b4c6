import { Suspense, lazy, useState } from 'react';
import type { CardType } from '#contract/cards.ts';
import type { Deck } from '#contract/explore.ts';
import type { Stage } from '#contract/shapes.ts';
import { CardOf } from '#web/features/cards/CardOf.tsx';
import { myCardsHref } from '#web/features/cards/card-places.ts';
import { useNewChatWith } from '#web/features/cards/new-chat-with.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardFace } from '#web/ui/CardFace.tsx';
import { SectionHeading } from '#web/ui/Headings.tsx';
import { later } from '#web/ui/later-part.ts';
import { Surface } from '#web/ui/Surface.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './Decks.module.css';

const CardPicker = lazy(later(() => import('#web/features/cards/CardPicker.tsx')));
/** A card that is drawn here lies in a chat that is still to come. */
const place = 'explore';

/** The three decks: looked through, or drawn from. */
export function Decks({ decks, stage }: { decks: Deck[]; stage: Stage | undefined }) {
  const text = useText();
  const talk = useNewChatWith();
  const [drawing, setDrawing] = useState<{ deck: CardType; opened: boolean } | null>(null);
  return (
    <section aria-labelledby="decks">
      <SectionHeading
        id="decks"
        action={<UiLink href={myCardsHref}>{text('cards.my_cards')}</UiLink>}
      >
        {text('explore.decks')}
      </SectionHeading>
      <ul className={classes.decks}>
        {decks.map((deck) => (
          <DeckTile
            key={deck.card_type}
            deck={deck}
            stage={stage}
            onDraw={() => setDrawing({ deck: deck.card_type, opened: true })}
          />
        ))}
      </ul>
      {drawing && (
        <Suspense fallback={null}>
          <CardPicker
            key={`${drawing.deck} ${stage}`}
            place={place}
            deck={drawing.deck}
            stage={stage}
            opened={drawing.opened}
            onClose={() => setDrawing({ ...drawing, opened: false })}
            onTake={talk}
          />
        </Suspense>
      )}
    </section>
  );
}

const tilts = [1, 8];

type DeckTileProps = { deck: Deck; stage: Stage | undefined; onDraw: () => void };

function DeckTile({ deck, stage, onDraw }: DeckTileProps) {
  const text = useText();
  const { card_type: type, count, cover } = deck;
  const name = text(`explore.deck_${type}`);
  const ofStage = stage ? `&stage=${stage}` : '';
  return (
    <li>
      <Surface as="article" className={classes.deck}>
        <span className={classes.cover} aria-hidden>
          <CardFace kind="back" deck={type} width={118} tilt={-8} />
          {cover.map((card, at) => (
            <CardOf key={card.id} card={card} width={118} tilt={tilts[at]} sizes="118px" />
          ))}
        </span>
        <span className={classes.foot}>
          <span className={classes.words}>
            <UiLink className={classes.name} href={`/explore?part=decks&deck=${type}${ofStage}`}>
              {name}
            </UiLink>
            <span className={classes.count}>{text(`explore.count_${type}`, { count })}</span>
          </span>
          <Button
            className={classes.draw}
            variant="tint"
            compact
            aria-label={text('explore.draw_from', { deck: name })}
            onClick={onDraw}
          >
            {text('explore.draw')}
          </Button>
        </span>
      </Surface>
    </li>
  );
}
