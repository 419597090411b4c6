import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Email, type User } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import type { Proof } from '#contract/proof.ts';
import type { WaitingEmail } from '#contract/security.ts';
import { addressWaitDays } from '#contract/values.ts';
import { useAccountForm } from '#web/features/account/account-form.ts';
import { AuthForm, EmailField } from '#web/features/account/AuthFrame.tsx';
import { fieldProblem } from '#web/features/account/field-problems.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { askAgain, queryClient } from '#web/platform/query.ts';
import { dateLabel } from '#web/platform/time.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { showToast } from '#web/ui/toasts.ts';
import { useDeed } from './deeds.ts';
import { Part } from './Part.tsx';
import { ProofForm } from './ProofDialog.tsx';
import classes from './Security.module.css';

/** Moving the account to another address: first the address, then a proof. */
export function EmailPart({ user }: { user: User }) {
  const text = useText();
  const here = useStayHere<HTMLElement>();
  const deed = useDeed('email');
  const { data } = useQuery(waitingQuery);
  // It waits no longer where it is the address of the account already.
  const waiting = data?.waiting?.email === user.email ? null : data?.waiting;
  const [wanted, setWanted] = useState(deed.detail ?? null);
  const send = async (email: string, proof: Proof) => {
    await call(api.security.changeEmail, { body: { email, proof } });
    deed.close();
    void askAgain(waitingQuery.queryKey);
    showToast({ tone: 'success', text: currentText()('security.email_sent', { email }) });
  };
  return (
    <Part {...here} title={text('account.email')} note={<bdi>{user.email}</bdi>}>
      {waiting && <WaitingNote waiting={waiting} isVerified={user.email_verified} />}
      <div className={buttonRow}>
        <Button variant="outline" compact onClick={deed.open}>
          {text('security.email_change')}
        </Button>
        {waiting && <GiveUp />}
        <Dialog
          opened={deed.isOpen}
          onClose={deed.close}
          onGone={() => setWanted(null)}
          title={text(wanted === null ? 'security.email_change' : 'security.proof')}
          closeLabel={text('shell.close')}
          width={480}
        >
          {wanted === null ? (
            <AddressForm isVerified={user.email_verified} onChosen={setWanted} />
          ) : (
            <ProofForm
              name="email"
              detail={wanted}
              deed={text('security.email_change')}
              send={(proof) => send(wanted, proof)}
            />
          )}
        </Dialog>
      </div>
    </Part>
  );
}

/** The new address as long as it waits; asked again when shown, as the links are followed elsewhere. */
const waitingQuery = queryOptions({
  queryKey: ['account', 'waiting_email'],
  queryFn: ({ signal }) => call(api.security.waitingEmail, { signal }),
  staleTime: 0,
});

interface WaitingNoteProps {
  waiting: WaitingEmail;
  /** The present address is asked only where it is verified. */
  isVerified: boolean;
}

function WaitingNote({ waiting, isVerified }: WaitingNoteProps) {
  const text = useText();
  const { email, agreed, takes_effect_at: due } = waiting;
  const both = isVerified ? 'security.email_waits_both' : 'security.email_waits_only_new';
  const state = text(agreed ? 'security.email_waits_new' : both);
  return (
    <Banner tone="info">
      {text('security.email_waits', { email })}
      <br />
      {due === null ? state : text('security.email_waits_present', { until: dateLabel(due) })}
    </Banner>
  );
}

function GiveUp() {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const giveUp = async () => {
    setBusy(true);
    try {
      await call(api.security.giveUpEmail);
      queryClient.setQueryData(waitingQuery.queryKey, { waiting: null });
      showToast({ tone: 'success', text: currentText()('security.email_given_up') });
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" compact busy={busy} onClick={() => void giveUp()}>
      {text('security.email_give_up')}
    </Button>
  );
}

type AddressFormProps = { isVerified: boolean; onChosen: (email: string) => void };

function AddressForm({ isVerified, onChosen }: AddressFormProps) {
  const text = useText();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { email: '' },
    checks: { email: (value) => fieldProblem(Email, value.trim()) },
    send: async ({ email }) => onChosen(email.trim()),
  });
  return (
    <>
      <p className={classes.note}>
        {isVerified
          ? text('security.email_change_text', { days: addressWaitDays })
          : text('security.email_change_text_unverified')}
      </p>
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
