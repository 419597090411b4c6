import { useState } from 'react';
import type { Card } from '#contract/cards.ts';
import { useText } from '#web/platform/language.tsx';
import { CardFace, TurningCard } from '#web/ui/CardFace.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Rotate3d } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { CardOf } from './CardOf.tsx';
import { hrefOfCard } from './card-places.ts';
import classes from './LaidCard.module.css';

/** A card as it lies in a message: it can be turned, and leads to where it is large. */
export default function LaidCard({ card }: { card: Card }) {
  const text = useText();
  const [faceUp, setFaceUp] = useState(true);
  const { card_type: type } = card;
  // There is nothing more of it elsewhere, and no other side.
  if (card.covered && !(card.covered === 'by_me' && card.deck !== 'own'))
    return <CardOf card={card} width="fill" tilt={-2.2} />;
  return (
    <>
      <UiLink className={classes.link} href={hrefOfCard(card)}>
        <span className="zv-unseen">{text(`cards.one_${type}`)}</span>
        <TurningCard
          className={classes.card}
          faceUp={faceUp}
          front={<CardOf card={card} width="fill" tilt={-2.2} />}
          back={
            <CardFace
              kind="back"
              deck={type}
              alt={text('cards.face_down')}
              width="fill"
              tilt={-2.2}
            />
          }
        />
      </UiLink>
      <IconButton
        className={classes.turn}
        tone="raised"
        label={text('cards.turn')}
        icon={<Rotate3d aria-hidden />}
        aria-pressed={!faceUp}
        onClick={() => setFaceUp(!faceUp)}
      />
    </>
  );
}
