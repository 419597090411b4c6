import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { useTitle } from '#web/platform/title.ts';
import { dateLabel } from '#web/platform/time.ts';
import { TextButton } from '#web/ui/Button.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { useInvited } from './invited.ts';
import type { ClosedAccount } from './enter.ts';
import { LoginForm } from './LoginForm.tsx';
import { RestoreAccount } from './RestoreAccount.tsx';
import { withNext } from './next-path.ts';
import { SecondStep } from './SecondStep.tsx';
import { useWayOn } from './way-on.ts';

export function LoginScreen() {
  const text = useText();
  useTitle(text('account.sign_in'));
  const next = useWayOn();
  const invited = useInvited(next);
  const [ticket, setTicket] = useState<string | null>(null);
  const [closed, setClosed] = useState<ClosedAccount | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const until = useJustClosed();
  const beginAgain = (reason: string | null) => {
    setTicket(null);
    setClosed(null);
    setNotice(reason);
  };
  const back = (
    <TextButton onClick={() => beginAgain(null)}>{text('account.back_to_sign_in')}</TextButton>
  );
  if (closed !== null) {
    return (
      <AuthFrame
        card="door"
        title={text('rights.closed_title')}
        intro={text('rights.closed_text', { until: dateLabel(closed.due_at) })}
        aside={back}
      >
        <RestoreAccount ticket={closed.ticket} onGone={beginAgain} />
      </AuthFrame>
    );
  }
  if (ticket !== null) {
    return (
      <AuthFrame card="bridge" title={text('account.second_step')} aside={back}>
        <SecondStep ticket={ticket} onGone={beginAgain} onClosed={setClosed} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      card="bridge"
      title={text(until ? 'rights.just_closed_title' : 'account.sign_in_title')}
      invited={invited}
      intro={
        until
          ? text('rights.just_closed', { until: dateLabel(until) })
          : text(next === '/' ? 'account.sign_in_intro' : 'account.sign_in_to_continue')
      }
      aside={
        <>
          {text('account.new_here')}{' '}
          <UiLink href={withNext('/sign-up', next)}>{text('account.sign_up')}</UiLink>
        </>
      }
    >
      <LoginForm notice={notice} onTicket={setTicket} onClosed={setClosed} />
    </AuthFrame>
  );
}

/** When the account is deleted that somebody closed just now; null where nobody did. */
function useJustClosed(): string | null {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const until = new URLSearchParams(search).get('closed');
  return until !== null && Number.isFinite(Date.parse(until)) ? until : null;
}
