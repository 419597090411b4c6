import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';
import { asked } from './asked.ts';

const SafetyDialogs = lazy(later(() => import('./SafetyDialogs.tsx')));

/** Opinions, reports and removals, once around all screens; come when one is first wanted. */
export function Safety() {
  const [wanted, setWanted] = useState(false);
  const now = useStore(asked);
  if (now && !wanted) setWanted(true);
  const { pathname } = useLocation();
  useEffect(() => () => asked.set(null), [pathname]);
  return wanted ? (
    <Suspense fallback={null}>
      <SafetyDialogs />
    </Suspense>
  ) : null;
}
