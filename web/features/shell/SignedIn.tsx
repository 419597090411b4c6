import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '#web/platform/language.tsx';
import { findOutWhoIsHere, session, useProfile } from '#web/platform/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/EmptyState.tsx';
import { Shell } from './Shell.tsx';
import classes from './SignedIn.module.css';

/** Screens that need a sign-in; others are led to where they can have one, and back after. */
export function SignedIn() {
  const { userProfile, error } = useProfile();
  if (userProfile) {
    return (
      <Shell>
        <Outlet />
      </Shell>
    );
  }
  // The sign-in may be as good as ever: nobody could say so.
  return error ? <Unreachable /> : <WayToSignIn />;
}

function WayToSignIn() {
  const router = useRouter();
  useEffect(() => {
    const { pathname, href } = router.latestLocation;
    const { endedBy } = session.get();
    const isHome = pathname === '/';
    // Whoever signs out leaves nothing behind, so the next person does not begin in their place.
    const next = isHome || endedBy === 'user' ? undefined : href;
    const to = isHome && !endedBy ? '/intro' : '/profile/login';
    void router.navigate({ to, search: { next }, replace: true });
  }, [router]);
  return null;
}

function Unreachable() {
  const text = useText();
  return (
    <main className={classes.unreachable}>
      <ErrorState
        title={text('shell.unreachable_title')}
        text={text('shell.unreachable_text')}
        action={
          <Button variant="tint" onClick={() => void findOutWhoIsHere()}>
            {text('shell.try_again')}
          </Button>
        }
      />
    </main>
  );
}
