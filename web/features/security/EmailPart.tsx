import { useState } from 'react';
import { Email, type User } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import type { Proof } from '#contract/proof.ts';
import { useAccountForm } from '#web/features/account/account-form.ts';
import { AuthForm, EmailField } from '#web/features/account/AuthFrame.tsx';
import { fieldProblem } from '#web/features/account/field-problems.ts';
import { call } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { Part } from './Part.tsx';
import { ProofForm } from './ProofDialog.tsx';
import classes from './Security.module.css';

/** Moving the account to another address: first the address, then a proof. */
export function EmailPart({ user }: { user: User }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const close = () => {
    setIsOpen(false);
    setWanted(null);
  };
  const send = async (email: string, proof: Proof) => {
    await call(api.security.changeEmail, { body: { email, proof } });
    close();
    showToast({ tone: 'success', text: currentText()('security.email_sent', { email }) });
  };
  return (
    <Part title={text('account.email')} note={<bdi>{user.email}</bdi>}>
      <div>
        <Button variant="outline" compact onClick={() => setIsOpen(true)}>
          {text('security.email_change')}
        </Button>
        <Dialog
          opened={isOpen}
          onClose={close}
          title={text(wanted === null ? 'security.email_change' : 'security.proof')}
          closeLabel={text('shell.close')}
          width={480}
        >
          {wanted === null ? (
            <AddressForm onChosen={setWanted} />
          ) : (
            <ProofForm deed={text('security.email_change')} send={(proof) => send(wanted, proof)} />
          )}
        </Dialog>
      </div>
    </Part>
  );
}

function AddressForm({ onChosen }: { onChosen: (email: string) => void }) {
  const text = useText();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { email: '' },
    checks: { email: (value) => fieldProblem(Email, value.trim()) },
    send: async ({ email }) => onChosen(email.trim()),
  });
  return (
    <>
      <p className={classes.note}>{text('security.email_change_text')}</p>
      <AuthForm deed={text('account.verify_go_on')} busy={busy} failure={failure} onSubmit={submit}>
        <EmailField
          label={text('security.email_new')}
          {...fields.getInputProps('email')}
          key={fields.key('email')}
          data-autofocus
        />
      </AuthForm>
    </>
  );
}
