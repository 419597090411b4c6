import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { Card, CardType, MyCard } from '#contract/cards.ts';
import { api } from '#contract/index.ts';
import type { Stage } from '#contract/shapes.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardFace, TurningCard } from '#web/ui/CardFace.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { CardOf } from './CardOf.tsx';
import { chatAt } from './card-places.ts';
import { useRovingRadios } from '#web/ui/roving-radios.ts';
import classes from './CardPicker.module.css';

const fan = Array.from({ length: 11 }, (_, at) => at);
const middle = (fan.length - 1) / 2;

type DrawCardProps = {
  type: CardType;
  /** Only cards of this stage come. */
  stage: Stage | undefined;
  place: string;
  onTake: (card: Card) => void;
};

/** A fan of backs. Whichever is taken, the card is the next of the shuffled deck: nobody could know it. */
export function DrawCard({ type, stage, place, onTake }: DrawCardProps) {
  const text = useText();
  const [leaning, setLeaning] = useState(-1);
  const [drawing, setDrawing] = useState(false);
  const [drawn, setDrawn] = useState<MyCard | null>(null);
  const roving = useRovingRadios(leaning, setLeaning);
  const draw = async () => {
    if (drawing) return;
    setDrawing(true);
    try {
      const body = { card_type: type, stage, chat_id: chatAt(place), face_down: true };
      setDrawn((await call(api.cards.draw, { body })).card);
    } catch (error) {
      const said = error instanceof ApiError ? error.message : text('cards.failed');
      showToast({ tone: 'error', text: said });
    } finally {
      setDrawing(false);
    }
  };
  if (drawn)
    return (
      <Drawn
        key={drawn.id}
        card={drawn}
        busy={drawing}
        onAgain={() => void draw()}
        onTake={() => onTake(drawn)}
      />
    );
  return (
    <>
      <div className={`${classes.body} ${classes.still}`}>
        <div
          className={classes.fan}
          role="radiogroup"
          aria-label={text('cards.lean')}
          {...roving.group}
        >
          {fan.map((at) => (
            <button
              key={at}
              type="button"
              className={classes.back}
              style={{ '--at': at - middle } as CSSProperties}
              aria-label={text('cards.back_number', { number: at + 1, count: fan.length })}
              {...roving.radio(at)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                setLeaning(at);
                void draw();
              }}
            >
              <CardFace kind="back" deck={type} width="fill" sizes="142px" />
            </button>
          ))}
        </div>
      </div>
      <div className={classes.foot}>
        <p className={classes.said}>{text('cards.lean')}</p>
        <Button variant="ghost" busy={drawing && leaning < 0} onClick={() => void draw()}>
          {text('cards.choose_for_me')}
        </Button>
        <Button
          busy={drawing && leaning >= 0}
          disabledReason={leaning < 0 ? text('cards.lean_first') : undefined}
          onClick={() => void draw()}
        >
          {text('cards.draw_this')}
        </Button>
      </div>
    </>
  );
}

type DrawnProps = { card: MyCard; busy: boolean; onAgain: () => void; onTake: () => void };

/** The drawn card, turning over. */
function Drawn({ card, busy, onAgain, onTake }: DrawnProps) {
  const text = useText();
  const { language } = useLanguage();
  const [faceUp, setFaceUp] = useState(false);
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFaceUp(true));
    take.current?.focus({ preventScroll: true });
    return () => cancelAnimationFrame(frame);
  }, []);
  const name = card.texts[language];
  return (
    <>
      <div className={`${classes.body} ${classes.still}`}>
        <span className={classes.drawn}>
          <TurningCard
            className={classes.whole}
            faceUp={faceUp}
            front={<CardOf card={card} width="fill" sizes="236px" eager />}
            back={<CardFace kind="back" deck={card.card_type} width="fill" sizes="236px" />}
          />
        </span>
      </div>
      <div className={classes.foot}>
        <p className={classes.said} role="status">
          <span className="zv-unseen">{text('cards.drawn')}</span> <bdi>{name}</bdi>
        </p>
        <Button variant="ghost" busy={busy} onClick={onAgain}>
          {text('cards.draw_another')}
        </Button>
        <Button ref={take} onClick={onTake}>
          {text('cards.take')}
        </Button>
      </div>
    </>
  );
}
