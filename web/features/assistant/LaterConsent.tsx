import { Suspense, lazy, useState } from 'react';
import { consentQuestion } from '#web/features/chat/consent.ts';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';

const ConsentDialog = lazy(
  later(async () => ({ default: (await import('./ConsentDialog.tsx')).ConsentDialog })),
);

/** The question of consent stands over every screen; its code comes when it is first asked. */
export function LaterConsent() {
  const isAsked = useStore(consentQuestion) !== null;
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked ? (
    <Suspense fallback={null}>
      <ConsentDialog />
    </Suspense>
  ) : null;
}
