import { Email, Password, Username } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { codeInAddress, inviteIn, useInvited } from './invited.ts';
import { call } from '#web/platform/api.ts';
import { useConfig } from '#web/platform/config.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { startSession } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { useAccountForm } from './account-form.ts';
import { AuthForm, AuthFrame, EmailField, NameField } from './AuthFrame.tsx';
import { fieldProblem } from './field-problems.ts';
import { newPersonChecks, newPersonOf } from './new-person.ts';
import { DisplayNameField, InviteField, TermsField } from './NewPersonFields.tsx';
import { withNext } from './next-path.ts';
import { PasswordField } from './PasswordField.tsx';
import { useWayOn } from './way-on.ts';
import classes from './form.module.css';

export function SignUpScreen() {
  const text = useText();
  useTitle(text('account.sign_up'));
  const next = useWayOn();
  const invited = useInvited(next);
  const config = useConfig();
  const loginPath = withNext('/profile/login', next);
  const needsInvite = config?.signup === 'invite';
  if (config?.signup === 'closed') {
    return (
      <AuthFrame
        card="door"
        title={text('account.signup_closed_title')}
        intro={text('account.signup_closed_text')}
      >
        <div className={classes.form}>
          <UiLink href={loginPath} className={buttonClass({ variant: 'tint', full: true })}>
            {text('account.sign_in')}
          </UiLink>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      card="lighthouse"
      title={text(
        needsInvite && !invited ? 'account.signup_invite_title' : 'account.sign_up_title',
      )}
      invited={invited}
      intro={text(needsInvite && !invited ? 'account.signup_invite_text' : 'account.sign_up_intro')}
      aside={
        <>
          {text('account.have_account')} <UiLink href={loginPath}>{text('account.sign_in')}</UiLink>
        </>
      }
    >
      <SignUpForm needsInvite={needsInvite} next={next} />
    </AuthFrame>
  );
}

function SignUpForm({ needsInvite, next }: { needsInvite: boolean; next: string }) {
  const text = useText();
  const { language } = useLanguage();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: {
      invite: inviteIn(next) || codeInAddress(),
      username: '',
      display_name: '',
      email: '',
      password: '',
      terms_version: false,
    },
    checks: {
      ...newPersonChecks(needsInvite),
      username: (value) => fieldProblem(Username, value.trim()),
      email: (value) => fieldProblem(Email, value.trim()),
      password: (value) => fieldProblem(Password, value),
    },
    send: async ({ username, email, password, ...values }) => {
      const user = {
        ...(await newPersonOf(values, { language, needsInvite })),
        username: username.trim(),
        email: email.trim(),
        password,
      };
      await startSession(await call(api.account.register, { body: { user } }));
    },
    explain: ({ code }) => (code === 'account.username_taken' ? 'username' : null),
  });
  return (
    <>
      <AuthForm deed={text('account.sign_up')} busy={busy} failure={failure} onSubmit={submit}>
        {needsInvite && (
          <InviteField {...fields.getInputProps('invite')} key={fields.key('invite')} />
        )}
        <NameField
          label={text('account.username')}
          description={text('account.username_help')}
          {...fields.getInputProps('username')}
          key={fields.key('username')}
        />
        <DisplayNameField
          {...fields.getInputProps('display_name')}
          key={fields.key('display_name')}
        />
        <EmailField
          label={text('account.email')}
          description={text('account.email_help')}
          {...fields.getInputProps('email')}
          key={fields.key('email')}
        />
        <PasswordField
          label={text('account.password')}
          description={text('account.password_help', { min: limits.passwordLengthMin })}
          {...fields.getInputProps('password')}
          key={fields.key('password')}
          autoComplete="new-password"
        />
        <TermsField
          {...fields.getInputProps('terms_version', { type: 'checkbox' })}
          key={fields.key('terms_version')}
        />
      </AuthForm>
      <GoogleButton next={next} invite={() => fields.getValues().invite} />
    </>
  );
}
