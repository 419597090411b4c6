import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { dateLabel } from '#web/platform/time.ts';
import { useTitle } from '#web/platform/title.ts';
import { TextButton } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { failureSentence } from './account-form.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type ClosedAccount, enter } from './enter.ts';
import { type GoogleAnswer, signInByCode, useGoogleReturn } from './google.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { GooglePassword } from './GooglePassword.tsx';
import { useInvited } from './invited.ts';
import { LoginForm } from './LoginForm.tsx';
import { withNext } from './next-path.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { RestoreAccount } from './RestoreAccount.tsx';
import { SecondStep } from './SecondStep.tsx';
import { useWayOn } from './way-on.ts';
import classes from './form.module.css';

/** The step of signing in that is left, with the ticket of the one before. */
type Step =
  | { name: 'second' | 'google_password'; ticket: string }
  | { name: 'closed'; account: ClosedAccount }
  | { name: 'returning' }
  | null;

export function LoginScreen() {
  const text = useText();
  useTitle(text('account.sign_in'));
  const next = useWayOn();
  const invited = useInvited(next);
  const returned = useGoogleReturn();
  const [step, setStep] = useState<Step>(returned?.code ? { name: 'returning' } : null);
  const [notice, setNotice] = useState<string | null>(
    returned && returned.code === null ? text('account.google_given_up') : null,
  );
  const beginAgain = (reason: string | null) => {
    setStep(null);
    setNotice(reason);
  };
  const until = useJustClosed();
  const onClosed = (account: ClosedAccount) => setStep({ name: 'closed', account });
  const back = (
    <TextButton onClick={() => beginAgain(null)}>{text('account.back_to_sign_in')}</TextButton>
  );
  const go = async (answer: GoogleAnswer) => {
    if ('password_required' in answer) setStep({ name: 'google_password', ticket: answer.ticket });
    else if ('ticket' in answer) setStep({ name: 'second', ticket: answer.ticket });
    else await enter(answer, onClosed);
  };
  useEffect(() => {
    if (!returned?.code) return;
    signInByCode(returned.code, returned.state).then(go, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      beginAgain(failureSentence(error));
    });
  }, [returned]);

  if (step?.name === 'returning') {
    return (
      <AuthFrame card="bridge" title={text('account.sign_in_title')}>
        <p className={classes.form} role="status">
          {text('account.loading')}
        </p>
      </AuthFrame>
    );
  }
  if (step?.name === 'closed') {
    const { due_at: due, ticket } = step.account;
    return (
      <AuthFrame
        card="door"
        title={text('rights.closed_title')}
        intro={text('rights.closed_text', { until: dateLabel(due) })}
        aside={back}
      >
        <RestoreAccount ticket={ticket} onGone={beginAgain} />
      </AuthFrame>
    );
  }
  if (step) {
    const isSecond = step.name === 'second';
    return (
      <AuthFrame
        card="bridge"
        title={text('account.second_step')}
        intro={isSecond ? undefined : text('account.google_password')}
        aside={back}
      >
        {isSecond ? (
          <SecondStep ticket={step.ticket} onGone={beginAgain} onClosed={onClosed} />
        ) : (
          <GooglePassword ticket={step.ticket} onAnswer={go} onGone={beginAgain} />
        )}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      card="bridge"
      title={text(until ? 'rights.closed_title' : 'account.sign_in_title')}
      invited={invited}
      intro={
        until
          ? text('rights.closed_text', { until: dateLabel(until) })
          : text(next === '/' ? 'account.sign_in_intro' : 'account.sign_in_to_continue')
      }
      aside={
        <>
          {text('account.new_here')}{' '}
          <UiLink href={withNext('/sign-up', next)}>{text('account.sign_up')}</UiLink>
        </>
      }
    >
      <LoginForm
        notice={notice}
        onTicket={(ticket) => setStep({ name: 'second', ticket })}
        onClosed={onClosed}
      />
      <PasskeySignIn onClosed={onClosed} />
      <GoogleButton next={next} />
    </AuthFrame>
  );
}

/** When the account is deleted that somebody closed just now; null where nobody did. */
function useJustClosed(): string | null {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const until = new URLSearchParams(search).get('closed');
  return until !== null && Number.isFinite(Date.parse(until)) ? until : null;
}
