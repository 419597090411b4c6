import type { MyCard } from '#contract/cards.ts';
import { CardWords } from './CardWords.tsx';
import { CoverNote } from './CoverNote.tsx';

type CardBesideProps = {
  card: MyCard;
  lift?: () => void;
  waits?: boolean;
  note?: string;
  gone?: boolean;
};

/** Beside a card: its words and what people see in it, or why it is covered. */
export function CardBeside({ card, lift, waits, note, gone }: CardBesideProps) {
  return card.covered ? (
    <CoverNote covered={card.covered} lift={lift} />
  ) : (
    <CardWords card={card} waits={waits} note={note} gone={gone} />
  );
}
