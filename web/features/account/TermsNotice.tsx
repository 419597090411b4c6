import { useState } from 'react';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import { profileQuery, queryClient } from '#web/platform/query.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FileText } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toasts.ts';
import { LegalLinks } from './LegalLinks.tsx';
import classes from './TermsNotice.module.css';

/** Asks for agreement to a version of the terms, once; put off, it returns when the page is opened again. */
export function TermsNotice({ version }: { version: string }) {
  const text = useText();
  const [putOff, setPutOff] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (putOff === version) return null;
  const agree = async () => {
    setBusy(true);
    try {
      const user = await call(api.account.agreeToTerms, { body: { version } });
      focusPage();
      queryClient.setQueryData(profileQuery.queryKey, user);
      showToast({ tone: 'success', text: currentText()('legal.agreed') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ tone: 'error', text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const putItOff = () => {
    focusPage();
    setPutOff(version);
  };
  return (
    <section aria-label={text('legal.texts')}>
      <Banner
        tone="info"
        icon={<FileText aria-hidden />}
        className={classes.notice}
        action={
          <span className={classes.choices}>
            <Button compact busy={busy} onClick={() => void agree()}>
              {text('legal.agree')}
            </Button>
            <Button variant="ghost" compact onClick={putItOff}>
              {text('legal.later')}
            </Button>
          </span>
        }
      >
        {text('legal.due')} <LegalLinks />
      </Banner>
    </section>
  );
}

/** The notice takes its buttons along; the focus goes on to the page under it. */
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
