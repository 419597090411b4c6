import { Switch } from '@mantine/core';
import { account } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { useInvited } from './invited.ts';
import { call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { startSession } from '#web/platform/session.ts';
import { browserTimeZone } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { useAccountForm } from './account-form.ts';
import { AuthForm, AuthFrame, NameField } from './AuthFrame.tsx';
import { fieldProblem } from './field-problems.ts';
import { withNext } from './next-path.ts';
import { PasswordField } from './PasswordField.tsx';
import { useWayOn } from './way-on.ts';
import classes from './form.module.css';

const { username: Name, password: GivenPassword } = account.login.body.shape.user.shape;

export function LoginScreen() {
  const text = useText();
  useTitle(text('account.sign_in'));
  const next = useWayOn();
  const invited = useInvited(next);
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { username: '', password: '', remember: true },
    checks: {
      username: (value) => fieldProblem(Name, value.trim()),
      password: (value) => fieldProblem(GivenPassword, value),
    },
    send: async ({ username, password, remember }) => {
      const timezone = browserTimeZone();
      const body = { user: { username: username.trim(), password, remember, timezone } };
      await startSession(await call(api.account.login, { body }));
    },
    explain: ({ status }) => (status === 401 ? 'password' : null),
  });
  return (
    <AuthFrame
      card="bridge"
      title={text('account.sign_in_title')}
      invited={invited}
      intro={next === '/' ? text('account.sign_in_intro') : text('account.sign_in_to_continue')}
      aside={
        <>
          {text('account.new_here')}{' '}
          <UiLink href={withNext('/sign-up', next)}>{text('account.sign_up')}</UiLink>
        </>
      }
    >
      <AuthForm deed={text('account.sign_in')} busy={busy} failure={failure} onSubmit={submit}>
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
    </AuthFrame>
  );
}
