import { useState } from 'react';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { failureSentence } from './account-form.ts';

export type VerifyAgainProps = { email: string; className?: string | undefined };

/** Mails the link that verifies an address once more. */
export function VerifyAgain({ email, className }: VerifyAgainProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      await call(api.account.resendVerifyMail);
      showToast({ tone: 'success', text: currentText()('account.verify_again_sent', { email }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ tone: 'error', text: failureSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="tint" compact className={className} busy={busy} onClick={() => void ask()}>
      {text('account.verify_again')}
    </Button>
  );
}
