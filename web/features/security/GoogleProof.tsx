import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#contract/index.ts';
import { failureSentence } from '#web/features/account/account-form.ts';
import {
  type GoogleReturn,
  leaveForGoogle,
  returnForProfile,
} from '#web/features/account/google.ts';
import form from '#web/features/account/form.module.css';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import type { ProofFormProps } from './ProofDialog.tsx';
import classes from './Security.module.css';

/** A code works once: it is never sent again by itself. */
const proofQuery = (returned: GoogleReturn | null) =>
  queryOptions({
    queryKey: ['account', 'google_proof', returned?.state],
    queryFn: () =>
      call(api.google.prove, {
        body: { auth_code: returned?.code ?? '', state: returned?.state ?? '' },
      }),
    enabled: returned !== null && returned.code !== null,
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The way to Google and back to the same dialog, where Google’s confirmation then counts once. */
export function GoogleProof({ name, detail, deed, variant, send }: ProofFormProps) {
  const text = useText();
  const returned = useStore(returnForProfile);
  const mine = returned?.errand.deed === name ? returned : null;
  const { data, error, isFetching } = useQuery(proofQuery(mine));
  const [isUsed, setIsUsed] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const token = isUsed || !data ? null : data.token;
  const busy = isTaking || isFetching;
  const failure = refusal ?? failureOf(mine, error);

  /** Does one step, and says why where it did not work. */
  const take = async (step: () => Promise<void>) => {
    setIsTaking(true);
    setRefusal(null);
    try {
      await step();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      if (thrown.fields) setIsUsed(true);
      setRefusal(thrown.fields ? text('field.google_wrong') : failureSentence(thrown));
    } finally {
      setIsTaking(false);
    }
  };
  const leave = () =>
    take(async () => {
      const { url } = await call(api.google.beginProof);
      const next = `${location.pathname}${location.search}${location.hash}`;
      leaveForGoogle(url, { use: 'proof', next, deed: name, detail });
    });

  const confirmed = token === null ? 'security.proof_google' : 'security.proof_google_done';
  return (
    <div ref={takeFocus} className={form.form}>
      <p className={classes.note} role="status">
        {text(confirmed)}
      </p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {token === null ? (
        <Button full data-autofocus busy={busy} onClick={() => void leave()}>
          {text('account.google')}
        </Button>
      ) : (
        <Button
          full
          data-autofocus
          variant={variant}
          busy={busy}
          onClick={() => void take(() => send({ kind: 'google', token }))}
        >
          {deed}
        </Button>
      )}
    </div>
  );
}

function failureOf(returned: GoogleReturn | null, error: Error | null): string | null {
  if (returned?.code === null) return currentText()('security.proof_google_given_up');
  return error instanceof ApiError ? failureSentence(error) : null;
}
