import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useProfile } from '#web/platform/session.ts';
import { isGoogleReturn, searchBeforeGoogle } from './google.ts';
import { nextPath } from './next-path.ts';

/** Sends people who are signed in, or have just signed in, to where they wanted to go. */
export function useWayOn(): string {
  const router = useRouter();
  const { userProfile } = useProfile();
  const [next] = useState(() => {
    const { search, origin } = location;
    return nextPath(isGoogleReturn(search) ? searchBeforeGoogle() : search, origin);
  });
  const isSignedIn = userProfile !== null;
  useEffect(() => {
    if (isSignedIn) router.history.replace(next);
  }, [isSignedIn, next, router]);
  return next;
}
