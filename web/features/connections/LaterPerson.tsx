import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';
import { wantedPerson } from './shown-person.ts';

const ShownPerson = lazy(
  later(async () => ({ default: (await import('./ShownPerson.tsx')).ShownPerson })),
);

/** Comes when somebody is first wanted, and goes with the screen. */
export function LaterPerson() {
  const [needed, setNeeded] = useState(false);
  const wanted = useStore(wantedPerson);
  const { pathname } = useLocation();
  if (wanted && !needed) setNeeded(true);
  useEffect(() => () => wantedPerson.set(null), [pathname]);
  return needed ? (
    <Suspense fallback={null}>
      <ShownPerson />
    </Suspense>
  ) : null;
}
