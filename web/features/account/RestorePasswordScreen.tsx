import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Email, Password } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { call } from '#web/platform/api.ts';
import { useConfig } from '#web/platform/config.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { session, signOut } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, TextButton } from '#web/ui/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MailCheck } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import { UiLink } from '#web/ui/UiLink.tsx';
import { useAccountForm } from './account-form.ts';
import { AuthForm, AuthFrame, EmailField } from './AuthFrame.tsx';
import { fieldProblem } from './field-problems.ts';
import { PasswordField } from './PasswordField.tsx';
import { useUrlToken } from './url-token.ts';
import classes from './form.module.css';

/** Without a token of a mailed link it sends one, with a token it takes the new password. */
export function RestorePasswordScreen() {
  const text = useText();
  useTitle(text('account.restore_title'));
  const { token, forgetToken } = useUrlToken();
  return token ? <NewPassword token={token} onGone={forgetToken} /> : <AskForLink />;
}

function AskForLink() {
  const text = useText();
  const config = useConfig();
  const [sent, setSent] = useState(false);
  return (
    <AuthFrame
      card="bridge"
      title={text('account.restore_title')}
      intro={text('account.restore_intro')}
      aside={<UiLink href="/profile/login">{text('account.back_to_sign_in')}</UiLink>}
    >
      {sent ? <Sent onAgain={() => setSent(false)} /> : <EmailForm onSent={() => setSent(true)} />}
      {config?.mail === false && <p className={classes.mailNote}>{text('account.mail_off')}</p>}
    </AuthFrame>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} className={classNames(classes.form, classes.answer)} tabIndex={-1}>
      <Banner tone="success" icon={<MailCheck aria-hidden />}>
        {text('account.restore_sent')}
      </Banner>
      <p className={classes.note}>
        {text('account.restore_sent_help')}{' '}
        <TextButton onClick={onAgain}>{text('account.restore_again')}</TextButton>
      </p>
    </div>
  );
}

function EmailForm({ onSent }: { onSent: () => void }) {
  const text = useText();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { email: '' },
    checks: { email: (value) => fieldProblem(Email, value.trim()) },
    send: async ({ email }) => {
      await call(api.account.restorePassword, { body: { email: email.trim() } });
      onSent();
    },
  });
  return (
    <AuthForm deed={text('account.restore_send')} busy={busy} failure={failure} onSubmit={submit}>
      <EmailField
        label={text('account.email')}
        {...fields.getInputProps('email')}
        key={fields.key('email')}
      />
    </AuthForm>
  );
}

function NewPassword({ token, onGone }: { token: string; onGone: () => void }) {
  const text = useText();
  const router = useRouter();
  const [spent, setSpent] = useState(false);
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { password: '' },
    checks: { password: (value) => fieldProblem(Password, value) },
    send: async ({ password }) => {
      await call(api.account.confirmPassword, { body: { token, password } });
      // The new password has ended every session, the one of this browser too.
      if (session.get().userProfile) await signOut({ reason: 'revoked' });
      showToast({ tone: 'success', text: currentText()('account.new_password_saved') });
      router.history.replace('/profile/login');
    },
    explain: ({ code }) => {
      if (code === 'account.restore_token_invalid') setSpent(true);
      return null;
    },
  });
  return (
    <AuthFrame
      card="door"
      title={text('account.new_password_title')}
      intro={text('account.new_password_intro')}
      aside={<UiLink href="/profile/login">{text('account.back_to_sign_in')}</UiLink>}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordField
          label={text('account.new_password')}
          description={text('account.password_help', { min: limits.passwordLengthMin })}
          {...fields.getInputProps('password')}
          key={fields.key('password')}
          autoComplete="new-password"
        />
        {failure && <Banner tone="danger">{failure}</Banner>}
        {spent ? (
          <Button variant="tint" full onClick={onGone}>
            {text('account.restore_ask_again')}
          </Button>
        ) : (
          <Button type="submit" full busy={busy}>
            {text('account.new_password_save')}
          </Button>
        )}
      </form>
    </AuthFrame>
  );
}
