import { useId } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import classes from './members.module.css';

export type QuestionProps = {
  title: string;
  text: string;
  deed: string;
  danger: boolean;
  onBack: () => void;
  onDecide: () => void;
};

/** Asks before something that can't be undone; in the place of what it is about. */
export function Question({ title, text: about, deed, danger, onBack, onDecide }: QuestionProps) {
  const text = useText();
  const titleId = useId();
  const textId = useId();
  return (
    <div role="group" aria-labelledby={titleId} aria-describedby={textId}>
      <h3 id={titleId} className={classes.name}>
        {title}
      </h3>
      <p id={textId} className={classes.note}>
        {about}
      </p>
      <div className={classes.answers}>
        <Button variant="ghost" onClick={onBack} data-autofocus>
          {text('chat.cancel')}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onDecide}>
          {deed}
        </Button>
      </div>
    </div>
  );
}
