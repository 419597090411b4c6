import { Switch } from '@mantine/core';
import { account } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { browserTimeZone } from '#web/platform/time.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { useAccountForm } from './account-form.ts';
import { type ClosedAccount, enter } from './enter.ts';
import { AuthForm, NameField } from './AuthFrame.tsx';
import { fieldProblem } from './field-problems.ts';
import { PasswordField } from './PasswordField.tsx';
import classes from './form.module.css';

const { username: Name, password: GivenPassword } = account.login.body.shape.user.shape;

export type LoginFormProps = {
  /** Why somebody has to begin again. */
  notice: string | null;
  /** The password was right, and a second step is asked for. */
  onTicket: (ticket: string) => void;
  onClosed: (closed: ClosedAccount) => void;
};

/** Name and password, the first step of signing in. */
export function LoginForm({ notice, onTicket, onClosed }: LoginFormProps) {
  const text = useText();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { username: '', password: '', remember: true },
    checks: {
      username: (value) => fieldProblem(Name, value.trim()),
      password: (value) => fieldProblem(GivenPassword, value),
    },
    send: async ({ username, password, remember }) => {
      const timezone = browserTimeZone();
      const body = { user: { username: username.trim(), password, remember, timezone } };
      const answer = await call(api.account.login, { body });
      if ('ticket' in answer) onTicket(answer.ticket);
      else await enter(answer, onClosed);
    },
    explain: ({ status }) => (status === 401 ? 'password' : null),
  });
  return (
    <AuthForm
      deed={text('account.sign_in')}
      busy={busy}
      failure={failure ?? notice}
      onSubmit={submit}
    >
      <NameField
        label={text('account.name_or_email')}
        {...fields.getInputProps('username')}
        key={fields.key('username')}
      />
      <PasswordField
        label={text('account.password')}
        {...fields.getInputProps('password')}
        key={fields.key('password')}
        autoComplete="current-password"
      />
      <div className={classes.line}>
        <Switch
          label={text('account.remember')}
          {...fields.getInputProps('remember', { type: 'checkbox' })}
          key={fields.key('remember')}
        />
        <UiLink href="/restore-password">{text('account.forgot')}</UiLink>
      </div>
    </AuthForm>
  );
}
