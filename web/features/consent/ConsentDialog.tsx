import { useState } from 'react';
import { api } from '#contract/index.ts';
import { consentQuestion } from './consent.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { profileQuery, queryClient } from '#web/platform/query.ts';
import { useStore } from '#web/platform/store.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { showToast } from '#web/ui/toasts.ts';

/** Asks once before anything of the person goes to a provider; nothing is sent without a yes. */
export function ConsentDialog() {
  const text = useText();
  const question = useStore(consentQuestion);
  const provider = useConfig()?.guide.provider ?? '';
  const [busy, setBusy] = useState(false);
  const decline = () => {
    consentQuestion.set(null);
    question?.onDecline();
  };
  const agree = async () => {
    setBusy(true);
    try {
      const user = await call(api.account.updateProfile, {
        body: { user: { settings: { provider_consent: true } } },
      });
      queryClient.setQueryData(profileQuery.queryKey, user);
      consentQuestion.set(null);
      question?.onAgree();
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened={question !== null}
      onClose={decline}
      onConfirm={() => void agree()}
      title={text('assistant.consent_title')}
      text={text('assistant.consent_text', { provider })}
      cancelLabel={text('assistant.consent_decline')}
      confirmLabel={text('assistant.consent_agree')}
      closeLabel={text('shell.close')}
      tone="primary"
      busy={busy}
    />
  );
}
