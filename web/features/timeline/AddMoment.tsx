import { type RefObject, type SyntheticEvent, useState } from 'react';
import { limits } from '#contract/values.ts';
import { showRefusal } from '#web/features/insights/insight-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { addMoment } from './timeline-changes.ts';
import classes from './Timeline.module.css';

/** A line for what happened today. Its words stay until they are stored. */
export function AddMoment({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const text = useText();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (words.trim() === '' || busy) return;
    setBusy(true);
    try {
      await addMoment(words.trim());
      setWords('');
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
      field.current?.focus();
    }
  };
  return (
    <form className={classes.add} onSubmit={(event) => void add(event)}>
      <input
        ref={field}
        className={classes.field}
        dir="auto"
        aria-label={text('timeline.moment_words')}
        placeholder={text('timeline.moment_words')}
        value={words}
        maxLength={limits.insightLengthMax}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" icon={<Plus aria-hidden />} busy={busy}>
        {text('timeline.keep_moment')}
      </Button>
    </form>
  );
}
