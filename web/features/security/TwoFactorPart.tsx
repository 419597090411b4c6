import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import type { Proof } from '#contract/proof.ts';
import { call } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { askAgain, profileQuery, queryClient } from '#web/platform/query.ts';
import { dateLabel } from '#web/platform/time.ts';
import { Button, buttonRow } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useStayHere } from '#web/ui/stay-here.ts';
import { showToast } from '#web/ui/toasts.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { useDeed } from './deeds.ts';
import { Part } from './Part.tsx';
import { ProofDeed } from './ProofDeed.tsx';
import { ProofForm } from './ProofDialog.tsx';
import { SetUpApp } from './SetUpApp.tsx';

const twoFactorQuery = queryOptions({
  queryKey: ['account', 'two_factor'],
  queryFn: ({ signal }) => call(api.twoFactor.show, { signal }),
  staleTime: 0,
});

function reload(): void {
  void askAgain(twoFactorQuery.queryKey);
  void askAgain(profileQuery.queryKey);
}

/** The second step of signing in: setting it up, new backup codes, turning it off. */
export function TwoFactorPart({ user }: { user: User }) {
  const text = useText();
  const here = useStayHere<HTMLElement>();
  // Its last page, the backup codes, stays when the second step is on already.
  const deed = useDeed('two_factor_set_up');
  const [step, setStep] = useState<SetUpStep | null>(deed.isOpen ? { name: 'proof' } : null);
  const go = (next: SetUpStep | null) => {
    setStep(next);
    if (next?.name !== 'proof') deed.close();
  };
  const { data } = useQuery(twoFactorQuery);
  const { since, backup_codes_left: left } = data ?? { since: null, backup_codes_left: 0 };
  const note = since
    ? text('security.two_factor_on', { date: dateLabel(since), left })
    : text('security.two_factor_off');
  return (
    <Part {...here} title={text('security.two_factor')} note={note}>
      <div className={buttonRow}>
        {user.two_factor && step === null ? (
          <>
            <RenewCodes />
            <TurnOff />
          </>
        ) : (
          <SetUp step={step} onStep={go} />
        )}
      </div>
    </Part>
  );
}

type SetUpStep =
  | { name: 'proof' }
  | { name: 'app'; secret: string; uri: string }
  | { name: 'codes'; codes: string[] };

type SetUpProps = { step: SetUpStep | null; onStep: (step: SetUpStep | null) => void };

function SetUp({ step, onStep }: SetUpProps) {
  const text = useText();
  const close = () => {
    if (step?.name === 'codes') reload();
    onStep(null);
  };
  const prove = async (proof: Proof) => {
    onStep({ name: 'app', ...(await call(api.twoFactor.setUp, { body: { proof } })) });
  };
  return (
    <>
      <Button variant="outline" compact onClick={() => onStep({ name: 'proof' })}>
        {text('security.two_factor_set_up')}
      </Button>
      <Dialog
        opened={step !== null}
        onClose={close}
        title={text('security.two_factor')}
        closeLabel={text('shell.close')}
        width={480}
      >
        {step?.name === 'proof' && (
          <ProofForm name="two_factor_set_up" deed={text('account.verify_go_on')} send={prove} />
        )}
        {step?.name === 'app' && (
          <SetUpApp
            {...step}
            onEnabled={(codes) => {
              onStep({ name: 'codes', codes });
              showToast({ tone: 'success', text: currentText()('security.two_factor_enabled') });
            }}
          />
        )}
        {step?.name === 'codes' && <BackupCodes codes={step.codes} onDone={close} />}
      </Dialog>
    </>
  );
}

function RenewCodes() {
  const text = useText();
  const [codes, setCodes] = useState<string[] | null>(null);
  const deed = useDeed('backup_codes_renew');
  const close = () => {
    deed.close();
    setCodes(null);
  };
  const renew = async (proof: Proof) => {
    const answer = await call(api.twoFactor.renewBackupCodes, { body: { proof } });
    setCodes(answer.backup_codes);
    reload();
  };
  return (
    <>
      <Button variant="outline" compact onClick={deed.open}>
        {text('security.backup_codes_renew')}
      </Button>
      <Dialog
        opened={deed.isOpen}
        onClose={close}
        title={text('security.backup_codes_renew')}
        closeLabel={text('shell.close')}
        width={480}
      >
        {codes ? (
          <BackupCodes codes={codes} onDone={close} />
        ) : (
          <>
            <p>{text('security.backup_codes_renew_text')}</p>
            <ProofForm
              name="backup_codes_renew"
              deed={text('security.backup_codes_renew')}
              send={renew}
            />
          </>
        )}
      </Dialog>
    </>
  );
}

function TurnOff() {
  const text = useText();
  const disable = async (proof: Proof, close: () => void) => {
    const user = await call(api.twoFactor.disable, { body: { proof } });
    close();
    queryClient.setQueryData(profileQuery.queryKey, user);
    reload();
    showToast({ tone: 'success', text: currentText()('security.two_factor_disabled') });
  };
  return (
    <ProofDeed
      name="two_factor_disable"
      title={text('security.two_factor_disable')}
      send={disable}
    />
  );
}
