import { useEffect, useState } from 'react';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { profileQuery, queryClient } from '#web/platform/query.ts';
import { session, useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { failureSentence } from './account-form.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { useUrlToken } from './url-token.ts';
import classes from './form.module.css';

type Outcome = { email: string } | { refused: ApiError } | null;

/** A token works once, so it is sent once even where an effect runs twice. */
const asked = new Map<string, Promise<Outcome>>();

async function verified(token: string): Promise<Outcome> {
  try {
    const { email } = await call(api.account.verifyEmail, { body: { token } });
    if (session.get().userProfile) {
      void queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
    }
    return { email };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: error };
  }
}

export function VerifyScreen() {
  const text = useText();
  useTitle(text('account.verify_title'));
  const { token } = useUrlToken();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!token) return;
    let shown = true;
    const asking = asked.get(token) ?? verified(token);
    asked.set(token, asking);
    void asking.then((answer) => {
      // No answer is no refusal: the token may be sent again.
      if (answer && 'refused' in answer && answer.refused.status !== 422) asked.delete(token);
      if (shown) setOutcome(answer);
    });
    return () => void (shown = false);
  }, [token, round]);

  if (!token) return <Failed sentence={text('account.verify_incomplete')} />;
  if (!outcome) {
    return (
      <AuthFrame card="lighthouse" title={text('account.verify_title')}>
        <p className={classes.form} role="status">
          {text('account.verify_checking')}
        </p>
      </AuthFrame>
    );
  }
  if ('refused' in outcome) {
    const again = () => {
      setOutcome(null);
      setRound(round + 1);
    };
    const { refused } = outcome;
    return (
      <Failed
        sentence={failureSentence(refused)}
        onAgain={refused.status === 422 ? undefined : again}
      />
    );
  }
  return (
    <AuthFrame card="lighthouse" title={text('account.verify_done')}>
      <div className={classes.form}>
        <Banner tone="success">{text('account.verify_done_text', { email: outcome.email })}</Banner>
        <WayOn />
      </div>
    </AuthFrame>
  );
}

function Failed({ sentence, onAgain }: { sentence: string; onAgain?: () => void }) {
  const text = useText();
  return (
    <AuthFrame card="door" title={text('account.verify_failed')}>
      <div className={classes.form}>
        <Banner tone="danger">{sentence}</Banner>
        {onAgain && (
          <Button full onClick={onAgain}>
            {text('account.try_again')}
          </Button>
        )}
        <WayOn />
      </div>
    </AuthFrame>
  );
}

function WayOn() {
  const text = useText();
  const { userProfile } = useProfile();
  return (
    <UiLink
      href={userProfile ? '/' : '/profile/login'}
      className={buttonClass({ variant: 'tint', full: true })}
    >
      {text(userProfile ? 'account.verify_go_on' : 'account.sign_in')}
    </UiLink>
  );
}
