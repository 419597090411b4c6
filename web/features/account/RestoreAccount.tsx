import { useEffect, useRef, useState } from 'react';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { startSession } from '#web/platform/session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { failureSentence } from './account-form.ts';
import form from './form.module.css';

export type RestoreAccountProps = {
  ticket: string;
  /** The ticket is of no use any more: the way begins again, with the reason. */
  onGone: (reason: string) => void;
};

/** Opens a closed account again. */
export function RestoreAccount({ ticket, onGone }: RestoreAccountProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => button.current?.focus(), []);
  const restore = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await startSession(await call(api.rights.restore, { body: { ticket } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'account.ticket_invalid') onGone(error.message);
      else setFailure(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={form.form}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button ref={button} full busy={busy} onClick={() => void restore()}>
        {text('rights.restore')}
      </Button>
    </div>
  );
}
