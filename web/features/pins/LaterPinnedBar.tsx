import { Suspense, lazy } from 'react';
import type { ShowMessage } from '#web/features/messages/jump.ts';
import { useIsContentShown } from '#web/platform/first-content.ts';
import { later } from '#web/ui/later-part.ts';

const PinnedBar = lazy(
  later(async () => ({ default: (await import('./PinnedBar.tsx')).PinnedBar })),
);

/** Comes after the messages, which nobody should wait for. */
export function LaterPinnedBar(props: { chatId: string; show: ShowMessage }) {
  const hasMessages = useIsContentShown();
  return <Suspense fallback={null}>{hasMessages && <PinnedBar {...props} />}</Suspense>;
}
