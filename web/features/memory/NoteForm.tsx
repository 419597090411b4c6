import { SegmentedControl, Textarea } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { limits, memoryKinds } from '#contract/values.ts';
import { showRefusal } from '#web/features/insights/insight-changes.ts';
import { useText } from '#web/platform/language.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import type { NoteWords } from './memory-changes.ts';
import classes from './Memory.module.css';

type Props = {
  /** The note to edit; without it a new one is added. */
  note?: NoteWords;
  save: (words: NoteWords) => Promise<unknown>;
  submit: string;
  onCancel?: () => void;
};

/** The words and the kind of a note. They stay until they are stored. */
export function NoteForm({ note, save, submit, onCancel }: Props) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [kind, setKind] = useState(note?.kind ?? 'note');
  const [words, setWords] = useState(note?.text ?? '');
  const [busy, setBusy] = useState(false);
  const isEdit = note !== undefined;
  useEffect(() => {
    if (isEdit) field.current?.focus();
  }, [isEdit]);
  const store = async () => {
    if (words.trim() === '' || busy) return;
    setBusy(true);
    try {
      await save({ kind, text: words.trim() });
      if (!note) setWords('');
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
      field.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void store();
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void store();
      }}
    >
      <Textarea
        ref={field}
        label={text('memory.words')}
        value={words}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={limits.memoryNoteLengthMax}
        onKeyDown={onKeyDown}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={buttonRow}>
        <SegmentedControl
          aria-label={text('memory.kind')}
          value={kind}
          onChange={setKind}
          data={memoryKinds.map((value) => ({ value, label: text(`memory.${value}`) }))}
        />
        <Button type="submit" variant="outline" busy={busy} disabled={words.trim() === ''}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {text('chat.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
