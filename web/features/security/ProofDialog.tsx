import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '#contract/index.ts';
import { GivenCode, GivenPassword, type Proof, type ProofKind } from '#contract/proof.ts';
import { useAccountForm } from '#web/features/account/account-form.ts';
import { AuthForm } from '#web/features/account/AuthFrame.tsx';
import { CodeField } from '#web/features/account/CodeField.tsx';
import { FactorForm } from '#web/features/account/FactorForm.tsx';
import { fieldProblem } from '#web/features/account/field-problems.ts';
import { returnForProfile } from '#web/features/account/google.ts';
import { PasskeyButton } from '#web/features/account/PasskeyButton.tsx';
import { askForPasskey } from '#web/features/account/passkeys.ts';
import { PasswordField } from '#web/features/account/PasswordField.tsx';
import { LoadFailed } from '#web/features/failures/LoadFailed.tsx';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, type ButtonVariant, TextButton } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RowsSkeleton } from '#web/ui/Skeletons.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { showToast } from '#web/ui/toasts.ts';
import { GoogleProof } from './GoogleProof.tsx';
import classes from './Security.module.css';

const kindsQuery = queryOptions({
  queryKey: ['account', 'proof'],
  queryFn: ({ signal }) => call(api.proof.kinds, { signal }),
  staleTime: 0,
});

export type ProofFormProps = {
  /** The name of the dialog (`useDeed`), and what was typed there before: the way to Google comes back to both. */
  name: string;
  detail?: string;
  /** The words of the button. */
  deed: string;
  variant?: ButtonVariant;
  /** Does what the proof is for; a refusal of the proof is shown at its field. */
  send: (proof: Proof) => Promise<void>;
};

export type ProofDialogProps = ProofFormProps & {
  opened: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
};

/** Asks the person for a proof before something that a stolen sign-in must not do. */
export function ProofDialog({ opened, onClose, title, text: note, ...form }: ProofDialogProps) {
  const text = useText();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={text('shell.close')}
      width={480}
    >
      {note && <p className={classes.note}>{note}</p>}
      <ProofForm {...form} />
    </Dialog>
  );
}

/** Asks for the best kind of proof that the person has, and offers the others. */
export function ProofForm(props: ProofFormProps) {
  const text = useText();
  const isReturned = returnForProfile.get()?.errand.deed === props.name;
  const { data, isError, refetch } = useQuery(kindsQuery);
  const [chosen, setChosen] = useState<ProofKind | null>(isReturned ? 'google' : null);
  if (!data)
    return isError ? (
      <LoadFailed onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={text('shell.loading_part')} count={1} />
    );
  const { kinds } = data;
  const kind = chosen && kinds.includes(chosen) ? chosen : kinds[0];
  if (!kind) return <Banner tone="info">{text('security.proof_none')}</Banner>;
  const Form = forms[kind];
  return (
    <>
      <Form {...props} />
      {kinds
        .filter((other) => other !== kind)
        .map((other) => (
          <p key={other} className={classes.other}>
            <TextButton onClick={() => setChosen(other)}>
              {text('security.proof_another', { kind: text(`security.proof_kind_${other}`) })}
            </TextButton>
          </p>
        ))}
    </>
  );
}

const forms: Record<ProofKind, (props: ProofFormProps) => ReactNode> = {
  password: PasswordProof,
  code: CodeProof,
  passkey: PasskeyProof,
  google: GoogleProof,
  mail: MailProof,
};

function PasswordProof({ deed, variant, send }: ProofFormProps) {
  const text = useText();
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { password: '' },
    checks: { password: (value) => fieldProblem(GivenPassword, value) },
    send: ({ password }) => send({ kind: 'password', password }),
  });
  return (
    <AuthForm deed={deed} variant={variant} busy={busy} failure={failure} onSubmit={submit}>
      <PasswordField
        label={text('account.password')}
        {...fields.getInputProps('password')}
        key={fields.key('password')}
        autoComplete="current-password"
        data-autofocus
      />
    </AuthForm>
  );
}

function CodeProof({ deed, variant, send }: ProofFormProps) {
  return <FactorForm deed={deed} variant={variant} send={(code) => send({ kind: 'code', code })} />;
}

function PasskeyProof({ deed, variant = 'primary', send }: ProofFormProps) {
  const answer = async () => {
    const { options } = await call(api.passkeys.proofQuestion);
    const passkey = await askForPasskey(options);
    if (passkey) await send({ kind: 'passkey', passkey });
    return passkey !== null;
  };
  return <PasskeyButton deed={deed} variant={variant} onUse={answer} />;
}

function MailProof({ deed, variant, send }: ProofFormProps) {
  const text = useText();
  const email = useProfile().userProfile?.email ?? '';
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { fields, busy, failure, submit } = useAccountForm({
    initial: { code: '' },
    checks: { code: (value) => fieldProblem(GivenCode, value.trim()) },
    send: ({ code }) => send({ kind: 'mail', code: code.trim() }),
  });
  const mail = async () => {
    setIsSending(true);
    try {
      await call(api.proof.mailCode);
      setIsSent(true);
      showToast({ tone: 'success', text: currentText()('security.proof_mail_sent') });
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div ref={takeFocus} className={classes.part}>
      <p className={classes.note}>{text('security.proof_mail', { email })}</p>
      <Button
        variant={isSent ? 'outline' : 'primary'}
        data-autofocus
        busy={isSending}
        onClick={() => void mail()}
      >
        {text('security.proof_mail_send')}
      </Button>
      {isSent && (
        <AuthForm deed={deed} variant={variant} busy={busy} failure={failure} onSubmit={submit}>
          <CodeField
            label={text('account.code')}
            digits
            {...fields.getInputProps('code')}
            key={fields.key('code')}
            data-autofocus
          />
        </AuthForm>
      )}
    </div>
  );
}
