import { Checkbox, TextInput } from '@mantine/core';
import { Email, Password, Username } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { filledText } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { codeInAddress, inviteIn, useInvited } from './invited.ts';
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
      <SignUpForm needsInvite={needsInvite} link={inviteIn(next)} />
      {!needsInvite && <GoogleButton next={next} />}
    </AuthFrame>
  );
}

/** `link` is the token of the invitation that led here; an empty one leaves a field for a code. */
function SignUpForm({ needsInvite, link }: { needsInvite: boolean; link: string }) {
  const text = useText();
  const { language } = useLanguage();
  const termsVersion = useConfig()?.terms_version;
  const { fields, busy, failure, submit } = useAccountForm({
    initial: {
      invite: link || codeInAddress(),
      username: '',
      display_name: '',
      email: '',
      password: '',
      terms_version: false,
    },
    checks: {
      invite: (value) => (needsInvite && value.trim() === '' ? { code: 'field.required' } : null),
      display_name: (value) =>
        value.trim() === '' ? null : fieldProblem(DisplayName, value.trim()),
      username: (value) => fieldProblem(Username, value.trim()),
      email: (value) => fieldProblem(Email, value.trim()),
      password: (value) => fieldProblem(Password, value),
      terms_version: (agreed) => (agreed ? null : { code: 'field.terms_required' }),
    },
    send: async ({ invite, display_name: name, username, email, password }) => {
      const user = {
        username: username.trim(),
        email: email.trim(),
        password,
        display_name: name.trim() || undefined,
        language,
        timezone: browserTimeZone(),
        ...(needsInvite ? { invite: inviteIn(invite) || invite.trim() } : {}),
        terms_version: termsVersion ?? (await call(api.config.show)).terms_version,
      };
      await startSession(await call(api.account.register, { body: { user } }));
    },
    explain: ({ code }) => (code === 'account.username_taken' ? 'username' : null),
  });
  const terms = fields.getInputProps('terms_version', { type: 'checkbox' });
  return (
    <AuthForm deed={text('account.sign_up')} busy={busy} failure={failure} onSubmit={submit}>
      {needsInvite && (
        <TextInput
          label={text('account.invite_code')}
          description={text('account.invite_code_help')}
          {...fields.getInputProps('invite')}
          key={fields.key('invite')}
          dir="ltr"
          autoComplete="off"
        />
      )}
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
