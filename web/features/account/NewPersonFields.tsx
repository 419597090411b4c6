import { Checkbox, type CheckboxProps, TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '#web/platform/language.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import fieldClasses from './fields.module.css';

/** An invitation, where sign-up needs one. */
export function InviteField(props: TextInputProps) {
  const text = useText();
  return (
    <TextInput
      label={text('account.invite_code')}
      description={text('account.invite_code_help')}
      {...props}
      classNames={{ input: fieldClasses.named }}
      autoComplete="off"
    />
  );
}

/** The name that others see. */
export function DisplayNameField(props: TextInputProps) {
  const text = useText();
  return (
    <TextInput
      label={text('account.display_name_optional')}
      description={text('account.display_name_help')}
      {...props}
      classNames={{ input: fieldClasses.named }}
      autoComplete="name"
    />
  );
}

/** The agreement without which nobody has an account. */
export function TermsField(props: CheckboxProps) {
  const text = useText();
  return (
    <Checkbox
      label={text('account.terms')}
      description={<LegalLinks newTab />}
      classNames={{ body: fieldClasses.lines }}
      {...props}
      aria-invalid={props.error ? true : undefined}
    />
  );
}
