import { useState, type KeyboardEvent } from 'react';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';
import { useTouch } from '#web/platform/screen.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowUp } from '#web/ui/icons.ts';
import classes from './CardOpinions.module.css';

type SeeBoxProps = {
  /** My current text. */
  said: string;
  onShare: (words: string) => Promise<void>;
  /** Set while what I have said is changed. */
  onCancel?: () => void;
};

/** A few words on what I see. Enter shares them; where there is no keyboard, the button does. */
export function SeeBox({ said, onShare, onCancel }: SeeBoxProps) {
  const text = useText();
  const isTouch = useTouch();
  const [words, setWords] = useState(said);
  const [busy, setBusy] = useState(false);
  const isChanged = words.trim() !== said;
  const share = async () => {
    if (!isChanged || busy) return;
    setBusy(true);
    await onShare(words.trim()).finally(() => setBusy(false));
  };
  const hear = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && onCancel) onCancel();
    else if (event.key === 'Enter' && !event.shiftKey && !isTouch) void share();
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.box}>
      <textarea
        className={classes.text}
        aria-label={text('reports.your_words')}
        placeholder={text('reports.i_see')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={hear}
        maxLength={limits.opinionLengthMax}
        rows={1}
        dir="auto"
      />
      <IconButton
        tone="primary"
        label={text('reports.share_words')}
        icon={<ArrowUp aria-hidden />}
        disabled={!isChanged}
        aria-busy={busy || undefined}
        onClick={() => void share()}
      />
    </div>
  );
}
