import { useState } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { ShieldCheck } from '#web/ui/icons.ts';
import { takeFocus } from '#web/ui/take-focus.ts';
import { failureSentence } from './account-form.ts';
import classes from './form.module.css';

export type PasskeyButtonProps = {
  deed: string;
  variant?: ButtonVariant;
  /** Asks, has the browser answer, and sends the answer; false when the person gave it up. */
  onUse: () => Promise<boolean>;
};

/** Does something by a passkey, and says why where it did not work. */
export function PasskeyButton({ deed, variant = 'outline', onUse }: PasskeyButtonProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setFailure(null);
    try {
      if (!(await onUse())) setFailure(text('account.passkey_given_up'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.fields ? text('field.passkey_wrong') : failureSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={takeFocus} className={classes.form}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button
        variant={variant}
        full
        data-autofocus
        busy={busy}
        icon={<ShieldCheck aria-hidden />}
        onClick={() => void start()}
      >
        {deed}
      </Button>
    </div>
  );
}
