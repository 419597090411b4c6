import type { Card } from '#contract/cards.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import classes from './CardScreen.module.css';

type CoverNoteProps = { covered: NonNullable<Card['covered']>; lift?: () => void };

/** In place of what a card says: why it is covered, and the way to look all the same. */
export function CoverNote({ covered, lift }: CoverNoteProps) {
  const text = useText();
  return (
    <div className={classes.words}>
      <h1 className={classes.covered}>{text(`cards.covered_${covered}`)}</h1>
      {lift && (
        <p>
          <Button variant="tint" onClick={lift}>
            {text('cards.look_again')}
          </Button>
        </p>
      )}
    </div>
  );
}
