import { useLayoutEffect, useRef, useState, type TouchEvent } from 'react';
import type { MyCard } from '#contract/cards.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardFace, TurningCard } from '#web/ui/CardFace.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ChevronLeft, ChevronRight, Rotate3d } from '#web/ui/icons.ts';
import { CardOf } from './CardOf.tsx';
import { largeSizes } from './card-queries.ts';
import classes from './CardLarge.module.css';

type CardLargeProps = {
  card: MyCard;
  /** Its number in the address: a place is turned, also while its card is still on its way. */
  place?: number;
  onPrevious?: () => void;
  onNext?: () => void;
};

/** The card itself: turned by its button or F, left by the arrow keys, buttons or a swipe, along the reading direction. */
export function CardLarge({ card, place = 0, onPrevious, onNext }: CardLargeProps) {
  const text = useText();
  const [turned, setTurned] = useState<number | null>(null);
  const faceUp = turned !== place;
  const turn = () => setTurned((before) => (before === place ? null : place));
  const step = (way: number) => (way > 0 ? onNext : onPrevious)?.();
  useCardKeys({ step, turn });
  const swipe = useSwipeAcross(step);
  const { card_type: type } = card;
  return (
    <section className={classes.stage} aria-label={text('cards.one')} {...swipe}>
      <IconButton
        className={classes.previous}
        tone="raised"
        size="large"
        label={text('cards.previous')}
        icon={<ChevronLeft aria-hidden />}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <span className={classes.card} data-card>
        <span className={classes.behind} aria-hidden>
          <CardFace kind="back" deck={type} width="fill" sizes={largeSizes} tilt={5} />
        </span>
        <TurningCard
          key={place}
          className={classes.turning}
          faceUp={faceUp}
          front={
            <CardOf key={card.id} card={card} width="fill" sizes={largeSizes} tilt={-1.2} eager />
          }
          back={
            <CardFace
              kind="back"
              deck={type}
              alt={text('cards.face_down')}
              width="fill"
              sizes={largeSizes}
              tilt={-1.2}
            />
          }
        />
      </span>
      <IconButton
        className={classes.next}
        tone="raised"
        size="large"
        label={text('cards.next')}
        icon={<ChevronRight aria-hidden />}
        disabled={!onNext}
        onClick={onNext}
      />
      <Button
        className={classes.turn}
        variant="outline"
        icon={<Rotate3d aria-hidden />}
        aria-pressed={!faceUp}
        aria-keyshortcuts="F"
        onClick={turn}
      >
        {text('cards.turn')}
      </Button>
    </section>
  );
}

const busyElsewhere = '[aria-modal="true"], [role="menu"]';

type Deeds = { step: (way: number) => void; turn: () => void };

/** Before the paint: the card that is seen is the card that hears the keys. */
function useCardKeys(deeds: Deeds): void {
  const latest = useRef(deeds);
  useLayoutEffect(() => {
    latest.current = deeds;
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [role="radio"]'))
        return;
      if (document.querySelector(busyElsewhere)) return;
      const right = document.documentElement.dir === 'rtl' ? -1 : 1;
      if (event.code === 'ArrowRight') latest.current.step(right);
      else if (event.code === 'ArrowLeft') latest.current.step(-right);
      else if (event.code === 'KeyF' && !event.shiftKey) latest.current.turn();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

const enoughPx = 56;

/** A finger that draws the card away brings the next one from the other side. */
function useSwipeAcross(step: (way: number) => void) {
  const begun = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      begun.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const from = begun.current;
      const touch = changedTouches[0];
      begun.current = null;
      if (!from || !touch) return;
      const along = touch.clientX - from.x;
      const across = Math.abs(touch.clientY - from.y);
      if (Math.abs(along) < enoughPx || across > Math.abs(along)) return;
      const right = getComputedStyle(currentTarget).direction === 'rtl' ? 1 : -1;
      step(along > 0 ? right : -right);
    },
  };
}
