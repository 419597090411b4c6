import { Textarea } from '@mantine/core';
import { useText } from '#web/platform/language.tsx';

export const noteLengthMax = 300;
const countShownFrom = 60;

export type NoteFieldProps = {
  note: string;
  onChange: (note: string) => void;
  help?: string;
  /** In a dialog it is where one begins. */
  autoFocused?: boolean;
};

/** The line that goes with a request. */
export function NoteField({ note, onChange, help, autoFocused }: NoteFieldProps) {
  const text = useText();
  const left = noteLengthMax - note.length;
  return (
    <Textarea
      label={text('connections.note')}
      description={
        left <= countShownFrom ? text('chat.characters_left', { count: Math.max(0, left) }) : help
      }
      value={note}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={noteLengthMax}
      minRows={2}
      maxRows={6}
      data-autofocus={autoFocused || undefined}
    />
  );
}
