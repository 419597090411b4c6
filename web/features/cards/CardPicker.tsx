import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Card, CardType } from '#contract/cards.ts';
import type { Stage } from '#contract/shapes.ts';
import { cardTypes } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Eye, Shuffle } from '#web/ui/icons.ts';
import { ChooseCard } from './ChooseCard.tsx';
import { DrawCard } from './DrawCard.tsx';
import { StageFilter } from './StageFilter.tsx';
import type { Shelf } from './card-queries.ts';
import { chosenCards } from '#web/features/messages/chosen-cards.ts';
import classes from './CardPicker.module.css';

const shelves: readonly Shelf[] = [...cardTypes, 'mine'];

export type CardPickerProps = {
  /** The target of the card: a chat, or the key of a future one. */
  place: string;
  opened: boolean;
  onClose: () => void;
  /** The deck that is looked at first. */
  deck?: CardType;
  /** The initial stage; default: all. */
  stage?: Stage;
  /** In place of laying it: what is done with the card. */
  onTake?: (card: Card) => void;
};

/** A card for the next message: drawn face down, or chosen face up. */
export default function CardPicker({
  place,
  opened,
  onClose,
  deck = 'image',
  stage: firstStage,
  onTake,
}: CardPickerProps) {
  const text = useText();
  const [shelf, setShelf] = useState<Shelf>(deck);
  const [stage, setStage] = useState(firstStage);
  const [faceUp, setFaceUp] = useState(false);
  const take = (card: Card) => {
    onClose();
    if (onTake) {
      onTake(card);
      return;
    }
    chosenCards.choose(place, card);
    // After the sheet has closed, which else gives the focus back to its button.
    setTimeout(focusComposer, focusWaitMs);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={text('cards.draw_one')}
      closeLabel={text('cards.close')}
      side="bottom"
      flush
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <SegmentedControl
            aria-label={text('cards.kind')}
            value={shelf}
            onChange={setShelf}
            data={shelves.map((value) => ({ value, label: text(`cards.shelf_${value}`) }))}
          />
          {shelf !== 'mine' && (
            <SegmentedControl
              aria-label={text('cards.side')}
              value={faceUp ? 'up' : 'down'}
              onChange={(side) => setFaceUp(side === 'up')}
              data={[
                {
                  value: 'down',
                  label: <Side icon={<Shuffle aria-hidden />}>{text('cards.face_down')}</Side>,
                },
                {
                  value: 'up',
                  label: <Side icon={<Eye aria-hidden />}>{text('cards.face_up')}</Side>,
                },
              ]}
            />
          )}
          {shelf !== 'mine' && (
            <StageFilter className={classes.stages} stage={stage} onChange={setStage} />
          )}
        </div>
        {shelf === 'mine' || faceUp ? (
          <ChooseCard
            key={`${shelf} ${stage}`}
            shelf={shelf}
            stage={shelf === 'mine' ? undefined : stage}
            onTake={take}
          />
        ) : (
          <DrawCard
            key={`${shelf} ${stage}`}
            type={shelf}
            stage={stage}
            place={place}
            onTake={take}
          />
        )}
      </div>
    </Dialog>
  );
}

const focusWaitMs = 260;

function focusComposer(): void {
  if (window.matchMedia('(pointer: coarse)').matches) return;
  document.querySelector<HTMLElement>('main textarea')?.focus({ preventScroll: true });
}

function Side({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.side}>
      {icon}
      {children}
    </span>
  );
}
