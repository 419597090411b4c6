import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';
import { asked } from './asked.ts';

const SafetyDialogs = lazy(later(() => import('./SafetyDialogs.tsx')));

/** Opinions, reports and removals; come when one is first wanted. */
export function Safety() {
  const [wanted, setWanted] = useState(false);
  const now = useStore(asked);
  if (now && !wanted) setWanted(true);
  useEffect(() => () => asked.set(null), []);
  return wanted ? (
    <Suspense fallback={null}>
      <SafetyDialogs />
    </Suspense>
  ) : null;
}
