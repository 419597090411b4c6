import { Suspense, lazy } from 'react';
import type { ShowMessage } from '#web/features/chat/jump.ts';
import { later } from '#web/ui/later-part.ts';

const PinnedBar = lazy(
  later(async () => ({ default: (await import('./PinnedBar.tsx')).PinnedBar })),
);

/** Comes after the messages, which nobody should wait for. */
export function LaterPinnedBar(props: { chatId: string; show: ShowMessage }) {
  return (
    <Suspense fallback={null}>
      <PinnedBar {...props} />
    </Suspense>
  );
}
