import type { SignInAnswer } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { GivenPassword } from '#contract/proof.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { useAccountForm } from './account-form.ts';
import { AuthForm } from './AuthFrame.tsx';
import { fieldProblem } from './field-problems.ts';
import { PasswordField } from './PasswordField.tsx';

export type GooglePasswordProps = {
  ticket: string;
  onAnswer: (answer: SignInAnswer) => Promise<void>;
  /** The ticket is of no use any more: the way begins again, with the reason. */
  onGone: (reason: string) => void;
};

/** The password that ties a Google account to the account with its address, once. */
export function GooglePassword({ ticket, onAnswer, onGone }: GooglePasswordProps) {
  const text = useText();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { password: '' },
    checks: { password: (value) => fieldProblem(GivenPassword, value) },
    send: async ({ password }) => {
      await onAnswer(await call(api.google.link, { body: { ticket, password } }));
    },
    explain: ({ code, message }) => {
      if (code === 'account.ticket_invalid') onGone(message);
      return null;
    },
  });
  return (
    <AuthForm deed={text('account.sign_in')} busy={busy} failure={failure} onSubmit={submit}>
      <PasswordField
        label={text('account.password')}
        {...fields.getInputProps('password')}
        key={fields.key('password')}
        autoComplete="current-password"
      />
    </AuthForm>
  );
}
