import { useState } from 'react';
import type { User } from '#contract/account.ts';
import { Password } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { GivenPassword } from '#contract/proof.ts';
import { limits } from '#contract/values.ts';
import { useAccountForm } from '#web/features/account/account-form.ts';
import { AuthForm } from '#web/features/account/AuthFrame.tsx';
import { fieldProblem } from '#web/features/account/field-problems.ts';
import { PasswordField } from '#web/features/account/PasswordField.tsx';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { Part } from './Part.tsx';
import { keepThisSession } from './session-queries.ts';

/** Changing the password, or getting a link by which somebody without one chooses it. */
export function PasswordPart({ user }: { user: User }) {
  const text = useText();
  return (
    <Part
      title={text('account.password')}
      note={user.has_password ? undefined : text('security.password_none')}
    >
      {user.has_password ? <ChangePassword /> : <ChooseByLink email={user.email} />}
    </Part>
  );
}

function ChangePassword() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button variant="outline" compact onClick={() => setIsOpen(true)}>
        {text('security.password_change')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={text('security.password_change')}
        closeLabel={text('shell.close')}
        width={480}
      >
        <PasswordForm onSaved={close} />
      </Dialog>
    </div>
  );
}

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const text = useText();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { current: '', password: '' },
    checks: {
      current: (value) => fieldProblem(GivenPassword, value),
      password: (value) => fieldProblem(Password, value),
    },
    send: async (body) => {
      await call(api.security.changePassword, { body });
      keepThisSession();
      showToast({ tone: 'success', text: currentText()('security.password_changed') });
      onSaved();
    },
  });
  return (
    <AuthForm
      deed={text('account.new_password_save')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <PasswordField
        label={text('security.password_current')}
        {...fields.getInputProps('current')}
        key={fields.key('current')}
        autoComplete="current-password"
        data-autofocus
      />
      <PasswordField
        label={text('account.new_password')}
        description={text('account.password_help', { min: limits.passwordLengthMin })}
        {...fields.getInputProps('password')}
        key={fields.key('password')}
        autoComplete="new-password"
      />
    </AuthForm>
  );
}

function ChooseByLink({ email }: { email: string }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call(api.account.restorePassword, { body: { email } });
      showToast({ tone: 'success', text: currentText()('security.password_link_sent', { email }) });
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button variant="outline" compact busy={busy} onClick={() => void send()}>
        {text('security.password_choose')}
      </Button>
    </div>
  );
}
