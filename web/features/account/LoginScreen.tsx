import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { dateLabel } from '#web/platform/time.ts';
import { useProfile } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { TextButton } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { failureSentence } from './account-form.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type ClosedAccount, enter } from './enter.ts';
import { type GoogleAnswer, signInByCode, useGoogleReturn } from './google.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { GooglePassword } from './GooglePassword.tsx';
import { GoogleSignUp } from './GoogleSignUp.tsx';
import { inviteIn, useInvited } from './invited.ts';
import { useKeptStep } from './kept-step.ts';
import { LoginForm } from './LoginForm.tsx';
import { withNext } from './next-path.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { RestoreAccount } from './RestoreAccount.tsx';
import { SecondStep } from './SecondStep.tsx';
import { useWayOn } from './way-on.ts';
import classes from './form.module.css';

export function LoginScreen() {
  const text = useText();
  useTitle(text('account.sign_in'));
  const next = useWayOn();
  const invited = useInvited(next);
  const returned = useGoogleReturn();
  const { userProfile } = useProfile();
  const code = returned?.errand.use === 'sign_in' ? returned.code : null;
  const [step, setStep] = useKeptStep({ beginsAnew: returned !== null });
  const [isReturning, setReturning] = useState(code !== null);
  const [notice, setNotice] = useState<string | null>(
    returned && returned.code === null ? text('account.google_given_up') : null,
  );
  const beginAgain = (reason: string | null) => {
    setReturning(false);
    setStep(null);
    setNotice(reason);
  };
  const until = useJustClosed();
  const onClosed = (account: ClosedAccount) => setStep({ name: 'closed', account });
  const back = (
    <TextButton onClick={() => beginAgain(null)}>{text('account.back_to_sign_in')}</TextButton>
  );
  const go = async (answer: GoogleAnswer) => {
    if ('sign_up_required' in answer) {
      const { ticket, email, name: person } = answer;
      const { invite = '', next: wished } = returned?.errand ?? { next };
      setStep({ name: 'sign_up', ticket, email, person, invite: invite || inviteIn(wished) });
    } else if ('password_required' in answer)
      setStep({ name: 'google_password', ticket: answer.ticket });
    else if ('ticket' in answer) setStep({ name: 'second', ticket: answer.ticket });
    else await enter(answer, onClosed);
    setReturning(false);
  };
  const onAnswer = useEffectEvent(go);
  const onRefused = useEffectEvent((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    beginAgain(failureSentence(error));
  });
  useEffect(() => {
    if (!returned || code === null) return;
    signInByCode(code, returned.state).then(onAnswer, onRefused);
  }, [returned, code]);

  // Somebody who is signed in comes back for something in the profile, which goes on there.
  if (isReturning || (returned && userProfile)) {
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
  if (step?.name === 'sign_up') {
    const { ticket, email, person, invite } = step;
    return (
      <AuthFrame
        card="lighthouse"
        title={text('account.google_sign_up')}
        invited={invited}
        intro={text('account.google_sign_up_text', { email })}
        aside={back}
      >
        <GoogleSignUp
          ticket={ticket}
          name={person}
          invite={invite}
          onAnswer={go}
          onGone={beginAgain}
        />
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
  // Nobody who is invited needs to have been here before.
  const greeting = invited ? 'account.sign_in' : 'account.sign_in_title';
  return (
    <AuthFrame
      card="bridge"
      title={text(until ? 'rights.closed_title' : greeting)}
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
