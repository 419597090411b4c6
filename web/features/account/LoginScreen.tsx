import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { TextButton } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { useInvited } from './invited.ts';
import { LoginForm } from './LoginForm.tsx';
import { withNext } from './next-path.ts';
import { SecondStep } from './SecondStep.tsx';
import { useWayOn } from './way-on.ts';

export function LoginScreen() {
  const text = useText();
  useTitle(text('account.sign_in'));
  const next = useWayOn();
  const invited = useInvited(next);
  const [ticket, setTicket] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const beginAgain = (reason: string | null) => {
    setTicket(null);
    setNotice(reason);
  };
  if (ticket !== null) {
    return (
      <AuthFrame
        card="bridge"
        title={text('account.second_step')}
        aside={
          <TextButton onClick={() => beginAgain(null)}>
            {text('account.back_to_sign_in')}
          </TextButton>
        }
      >
        <SecondStep ticket={ticket} onGone={beginAgain} />
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
      <LoginForm notice={notice} onTicket={setTicket} />
    </AuthFrame>
  );
}
