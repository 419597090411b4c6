import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '#contract/cards.ts';
import { CardOf } from '#web/features/cards/CardOf.tsx';
import { hrefOfCard } from '#web/features/cards/card-places.ts';
import { useToday } from '#web/platform/today.ts';
import { exploreQuery } from '#web/features/explore/explore-query.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardFace, TurningCard } from '#web/ui/CardFace.tsx';
import { Rotate3d } from '#web/ui/icons.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import classes from './CardToday.module.css';

/** The card of the day, to be turned and looked at; nothing stands here while it can't be had. */
export default function CardToday() {
  const { data } = useQuery(exploreQuery(useToday()));
  return data ? <Today key={data.card_of_the_day.date} card={data.card_of_the_day.card} /> : null;
}

const sizes = '(max-width: 63.99em) 128px, 250px';

function Today({ card }: { card: Card }) {
  const text = useText();
  const { language } = useLanguage();
  const [faceUp, setFaceUp] = useState(true);
  return (
    <section className={classes.today} aria-labelledby="card-today">
      <UiLink className={classes.card} href={hrefOfCard(card)}>
        <CardFace
          kind="back"
          deck="image"
          width="fill"
          sizes={sizes}
          tilt={8}
          className={classes.behind}
        />
        <TurningCard
          className={classes.turning}
          faceUp={faceUp}
          front={<CardOf card={card} width="fill" sizes={sizes} tilt={-3} eager />}
          back={
            <CardFace
              kind="back"
              deck="image"
              alt={text('cards.face_down')}
              width="fill"
              sizes={sizes}
              tilt={-3}
            />
          }
        />
      </UiLink>
      <div className={classes.words}>
        <p className={classes.eyebrow}>{text('explore.card_of_the_day')}</p>
        <h2 id="card-today" dir="auto">
          {card.texts[language]}
        </h2>
        <Button
          variant="ghost"
          icon={<Rotate3d aria-hidden />}
          aria-pressed={!faceUp}
          onClick={() => setFaceUp(!faceUp)}
        >
          {text('cards.turn')}
        </Button>
      </div>
    </section>
  );
}
