import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './fields.module.css';

/** A code of an app, a mail or a list: digits where the keys of a phone should be digits. */
export function CodeField({ digits, ...props }: TextInputProps & { digits: boolean }) {
  return (
    <TextInput
      {...props}
      required
      withAsterisk={false}
      classNames={{ input: classes.named }}
      inputMode={digits ? 'numeric' : 'text'}
      autoComplete={digits ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
