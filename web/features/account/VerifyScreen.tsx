import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { profileQuery, queryClient } from '#web/platform/query.ts';
import { session, useProfile } from '#web/platform/session.ts';
import { dateLabel } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { failureSentence } from './account-form.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { useUrlToken } from './url-token.ts';
import classes from './form.module.css';

type Verified = AnswerOf<typeof api.account.verifyEmail>;
type Outcome = Verified | { refused: ApiError } | null;

/** A token works once, so it is sent once even where an effect runs twice. */
const asked = new Map<string, Promise<Outcome>>();

async function verified(token: string): Promise<Outcome> {
  try {
    const answer = await call(api.account.verifyEmail, { body: { token } });
    if (session.get().userProfile) {
      void queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
    }
    return answer;
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
  const { email, takes_effect_at: due } = outcome;
  return (
    <AuthFrame card="lighthouse" title={text('account.verify_done')}>
      <div className={classes.form}>
        <Banner tone="success">
          {due === null
            ? text('account.verify_done_text', { email })
            : text('account.verify_waits_text', { email, until: dateLabel(due) })}
        </Banner>
        <WayOn />
      </div>
    </AuthFrame>
  );
}

function Failed({ sentence, onAgain }: { sentence: string; onAgain?: (() => void) | undefined }) {
  const title = useText()('account.verify_failed');
  return (
    <LinkFailed title={title} sentence={sentence} onAgain={onAgain}>
      <WayOn />
    </LinkFailed>
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
