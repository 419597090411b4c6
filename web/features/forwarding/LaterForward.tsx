import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';
import { forwardedMessage } from './forwarded-message.ts';

const ForwardDialog = lazy(
  later(async () => ({ default: (await import('./ForwardDialog.tsx')).ForwardDialog })),
);

/** Comes when something is first passed on. */
export function LaterForward() {
  const [wanted, setWanted] = useState(false);
  const message = useStore(forwardedMessage);
  if (message && !wanted) setWanted(true);
  useEffect(() => () => forwardedMessage.set(null), []);
  return wanted ? (
    <Suspense fallback={null}>
      <ForwardDialog />
    </Suspense>
  ) : null;
}
