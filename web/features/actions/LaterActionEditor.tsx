import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';
import { editedAction } from './edited-action.ts';

const ActionEditor = lazy(
  later(async () => ({ default: (await import('./ActionEditor.tsx')).ActionEditor })),
);

/** Comes when an action is first edited, and goes with the screen. */
export function LaterActionEditor() {
  const [needed, setNeeded] = useState(false);
  const edited = useStore(editedAction);
  const { pathname } = useLocation();
  if (edited && !needed) setNeeded(true);
  useEffect(() => () => editedAction.set(null), [pathname]);
  return needed ? (
    <Suspense fallback={null}>
      <ActionEditor />
    </Suspense>
  ) : null;
}
