import { useState } from 'react';
import { GivenCode } from '#contract/proof.ts';
import type { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { type ButtonVariant, TextButton } from '#web/ui/Button.tsx';
import { useAccountForm } from './account-form.ts';
import { AuthForm } from './AuthFrame.tsx';
import { CodeField } from './CodeField.tsx';
import { fieldProblem } from './field-problems.ts';
import classes from './form.module.css';

export type FactorFormProps = {
  deed: string;
  variant?: ButtonVariant;
  send: (code: string) => Promise<void>;
  /** Learns of a refusal before it is shown. */
  onRefused?: (error: ApiError) => void;
};

/** Asks for a code of the app, or for a backup code. */
export function FactorForm({ deed, variant, send, onRefused }: FactorFormProps) {
  const text = useText();
  const [isBackup, setIsBackup] = useState(false);
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { code: '' },
    checks: { code: (value) => fieldProblem(GivenCode, value.trim()) },
    send: ({ code }) => send(code.trim()),
    explain: (error) => {
      onRefused?.(error);
      return null;
    },
  });
  return (
    <AuthForm deed={deed} variant={variant} busy={busy} failure={failure} onSubmit={submit}>
      <CodeField
        label={text(isBackup ? 'account.backup_code' : 'account.code')}
        description={text(isBackup ? 'account.second_step_backup' : 'account.second_step_app')}
        digits={!isBackup}
        {...fields.getInputProps('code')}
        key={fields.key('code')}
        data-autofocus
      />
      <div className={classes.line}>
        <TextButton onClick={() => setIsBackup(!isBackup)}>
          {text(isBackup ? 'account.use_app' : 'account.use_backup')}
        </TextButton>
      </div>
    </AuthForm>
  );
}
