import { useEffect, useState } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { startSession } from '#web/platform/session.ts';
import { useTitle } from '#web/platform/title.ts';
import { TextButton } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { failureSentence } from './account-form.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { type GoogleAnswer, signInByCode, useGoogleReturn } from './google.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { GooglePassword } from './GooglePassword.tsx';
import { useInvited } from './invited.ts';
import { LoginForm } from './LoginForm.tsx';
import { withNext } from './next-path.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SecondStep } from './SecondStep.tsx';
import { useWayOn } from './way-on.ts';
import classes from './form.module.css';

/** The step of signing in that is left, with the ticket of the one before. */
type Step = { name: 'second' | 'google_password'; ticket: string } | { name: 'returning' } | null;

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
  const go = async (answer: GoogleAnswer) => {
    if ('password_required' in answer) setStep({ name: 'google_password', ticket: answer.ticket });
    else if ('ticket' in answer) setStep({ name: 'second', ticket: answer.ticket });
    else await startSession(answer);
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
  if (step) {
    const isSecond = step.name === 'second';
    return (
      <AuthFrame
        card="bridge"
        title={text('account.second_step')}
        intro={isSecond ? undefined : text('account.google_password')}
        aside={
          <TextButton onClick={() => beginAgain(null)}>
            {text('account.back_to_sign_in')}
          </TextButton>
        }
      >
        {isSecond ? (
          <SecondStep ticket={step.ticket} onGone={beginAgain} />
        ) : (
          <GooglePassword ticket={step.ticket} onAnswer={go} onGone={beginAgain} />
        )}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      card="bridge"
      title={text('account.sign_in_title')}
      invited={invited}
      intro={next === '/' ? text('account.sign_in_intro') : text('account.sign_in_to_continue')}
      aside={
        <>
          {text('account.new_here')}{' '}
          <UiLink href={withNext('/sign-up', next)}>{text('account.sign_up')}</UiLink>
        </>
      }
    >
      <LoginForm notice={notice} onTicket={(ticket) => setStep({ name: 'second', ticket })} />
      <PasskeySignIn />
      <GoogleButton next={next} />
    </AuthFrame>
  );
}
