import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { addressWaitDays } from '#contract/values.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { session, signOut } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { failureSentence } from './account-form.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { useUrlToken } from './url-token.ts';
import classes from './form.module.css';

type State = AnswerOf<typeof api.security.answerEmail>['state'];

/** The present address of an account answers whether another one may take its place. */
export function ConfirmEmailScreen() {
  const text = useText();
  const title = text('account.confirm_email');
  useTitle(title);
  const { token } = useUrlToken();
  const [busy, setBusy] = useState<'agree' | 'refuse' | null>(null);
  const [state, setState] = useState<State | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!token) return <LinkFailed title={title} sentence={text('account.verify_incomplete')} />;
  const answer = async (agreed: boolean) => {
    setBusy(agreed ? 'agree' : 'refuse');
    setFailure(null);
    try {
      const given = await call(api.security.answerEmail, { body: { token, agreed } });
      if (!agreed && session.get().userProfile) await signOut({ reason: 'revoked' });
      setState(given.state);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureSentence(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <AuthFrame
      card="door"
      title={title}
      intro={
        state === null ? text('account.confirm_email_text', { days: addressWaitDays }) : undefined
      }
    >
      <div className={classes.form}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <div role="status">
          {state && <Banner tone="success">{text(`account.confirm_email_${state}`)}</Banner>}
        </div>
        {state === 'refused' && (
          <UiLink
            href="/restore-password"
            className={buttonClass({ variant: 'outline', full: true })}
          >
            {text('account.restore_title')}
          </UiLink>
        )}
        {state === null && (
          <>
            <Button full busy={busy === 'agree'} onClick={() => void answer(true)}>
              {text('account.confirm_email_agree')}
            </Button>
            <Button
              variant="danger"
              full
              busy={busy === 'refuse'}
              onClick={() => void answer(false)}
            >
              {text('account.confirm_email_refuse')}
            </Button>
          </>
        )}
      </div>
    </AuthFrame>
  );
}
