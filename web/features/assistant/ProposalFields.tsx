import { Textarea, TextInput } from '@mantine/core';
import { limits } from '#contract/values.ts';
import { useText } from '#web/platform/language.tsx';

type ActionFieldsProps = {
  title: string;
  /** Empty for none. */
  day: string;
  onTitle: (title: string) => void;
  onDay: (day: string) => void;
};

export function ActionFields({ title, day, onTitle, onDay }: ActionFieldsProps) {
  const text = useText();
  return (
    <>
      <TextInput
        label={text('assistant.step')}
        value={title}
        maxLength={limits.actionTitleLengthMax}
        onChange={(event) => onTitle(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={text('assistant.step_day')}
        value={day}
        max="9999-12-31"
        onChange={(event) => onDay(event.currentTarget.value)}
      />
    </>
  );
}

type WordsFieldProps = {
  words: string;
  lengthMax: number;
  onWords: (words: string) => void;
};

export function WordsField({ words, lengthMax, onWords }: WordsFieldProps) {
  const text = useText();
  return (
    <Textarea
      label={text('assistant.insight_words')}
      value={words}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={lengthMax}
      onChange={(event) => onWords(event.currentTarget.value)}
    />
  );
}
