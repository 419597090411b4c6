import { Checkbox, TextInput } from '@mantine/core';
import { Email, Password, Username } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { filledText } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { useInvited } from './invited.ts';
import { call } from '#web/platform/api.ts';
import { useConfig } from '#web/platform/config.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { startSession } from '#web/platform/session.ts';
import { browserTimeZone } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { useAccountForm } from './account-form.ts';
import { AuthForm, AuthFrame, EmailField, NameField } from './AuthFrame.tsx';
import { fieldProblem } from './field-problems.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { withNext } from './next-path.ts';
import { PasswordField } from './PasswordField.tsx';
import { useWayOn } from './way-on.ts';
import fieldClasses from './fields.module.css';
import classes from './form.module.css';

const DisplayName = filledText(limits.nameLengthMax);

export function SignUpScreen() {
  const text = useText();
  useTitle(text('account.sign_up'));
  const next = useWayOn();
  const invited = useInvited(next);
  const config = useConfig();
  const loginPath = withNext('/profile/login', next);
  if (config && config.signup !== 'open') {
    const mode = config.signup;
    return (
      <AuthFrame
        card="door"
        title={text(`account.signup_${mode}_title`)}
        intro={text(`account.signup_${mode}_text`)}
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
      title={text('account.sign_up_title')}
      invited={invited}
      intro={text('account.sign_up_intro')}
      aside={
        <>
          {text('account.have_account')} <UiLink href={loginPath}>{text('account.sign_in')}</UiLink>
        </>
      }
    >
      <SignUpForm />
      <GoogleButton next={next} />
    </AuthFrame>
  );
}

function SignUpForm() {
  const text = useText();
  const { language } = useLanguage();
  const termsVersion = useConfig()?.terms_version;
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { username: '', display_name: '', email: '', password: '', terms_version: false },
    checks: {
      display_name: (value) =>
        value.trim() === '' ? null : fieldProblem(DisplayName, value.trim()),
      username: (value) => fieldProblem(Username, value.trim()),
      email: (value) => fieldProblem(Email, value.trim()),
      password: (value) => fieldProblem(Password, value),
      terms_version: (agreed) => (agreed ? null : { code: 'field.terms_required' }),
    },
    send: async ({ display_name: name, username, email, password }) => {
      const user = {
        username: username.trim(),
        email: email.trim(),
        password,
        display_name: name.trim() || undefined,
        language,
        timezone: browserTimeZone(),
        terms_version: termsVersion ?? (await call(api.config.show)).terms_version,
      };
      await startSession(await call(api.account.register, { body: { user } }));
    },
    explain: ({ code }) => (code === 'account.username_taken' ? 'username' : null),
  });
  const terms = fields.getInputProps('terms_version', { type: 'checkbox' });
  return (
    <AuthForm deed={text('account.sign_up')} busy={busy} failure={failure} onSubmit={submit}>
      <NameField
        label={text('account.username')}
        description={text('account.username_help')}
        {...fields.getInputProps('username')}
        key={fields.key('username')}
      />
      <TextInput
        label={text('account.display_name_optional')}
        description={text('account.display_name_help')}
        {...fields.getInputProps('display_name')}
        key={fields.key('display_name')}
        classNames={{ input: fieldClasses.named }}
        autoComplete="name"
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
      <Checkbox
        label={text('account.terms')}
        description={<LegalLinks newTab />}
        classNames={{ body: fieldClasses.lines }}
        {...terms}
        aria-invalid={terms.error ? true : undefined}
        key={fields.key('terms_version')}
      />
    </AuthForm>
  );
}
