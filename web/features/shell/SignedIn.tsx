import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsContentShown } from '#web/platform/first-content.ts';
import { useText } from '#web/platform/language.tsx';
import { findOutWhoIsHere, session, useProfile } from '#web/platform/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { later } from '#web/ui/later-part.ts';
import { ErrorState } from '#web/ui/EmptyState.tsx';
import { Shell } from './Shell.tsx';
import classes from './SignedIn.module.css';

const loadNames = later(() => import('#web/features/connections/known-names.ts'));

/** The frame of screens that need a sign-in; visitors are led to where they can have one, and back after. */
export function SignedIn() {
  const { userProfile, error } = useProfile();
  const isForVisitorsToo = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.forVisitorsToo === true),
  });
  const id = userProfile?.id;
  const hasContent = useIsContentShown();
  useEffect(() => {
    if (id === undefined || !hasContent) return;
    const kept = loadNames().then(({ keepNames }) => keepNames());
    return () => void kept.then((stop) => stop());
  }, [id, hasContent]);
  if (userProfile) {
    return (
      <Shell>
        <Outlet />
      </Shell>
    );
  }
  if (isForVisitorsToo) return <Outlet />;
  // The sign-in may be as good as ever: nobody could say so.
  return error ? <Unreachable /> : <WayToSignIn />;
}

function WayToSignIn() {
  const router = useRouter();
  useEffect(() => {
    const { pathname, href } = router.latestLocation;
    const { endedBy } = session.get();
    const isHome = pathname === '/';
    // Signing out forgets the path, so that the next person does not begin there.
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
