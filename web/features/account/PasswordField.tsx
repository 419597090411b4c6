import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { Eye, EyeOff } from '#web/ui/icons.ts';
import { useText } from '#web/platform/language.tsx';
import classes from './fields.module.css';

function ToggleIcon({ reveal }: { reveal: boolean }) {
  return reveal ? <EyeOff aria-hidden /> : <Eye aria-hidden />;
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  const text = useText();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      required
      withAsterisk={false}
      classNames={{ innerInput: classes.secret }}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={ToggleIcon}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': text(visible ? 'account.hide_password' : 'account.show_password'),
      }}
    />
  );
}
