import { Suspense, lazy } from 'react';
import type { ShowMessage } from '#web/features/messages/jump.ts';
import { firstContent } from '#web/platform/first-content.ts';
import { useStore } from '#web/platform/store.ts';
import { later } from '#web/ui/later-part.ts';

const PinnedBar = lazy(
  later(async () => ({ default: (await import('./PinnedBar.tsx')).PinnedBar })),
);

/** Comes after the messages, which nobody should wait for. */
export function LaterPinnedBar(props: { chatId: string; show: ShowMessage }) {
  const hasMessages = useStore(firstContent);
  return <Suspense fallback={null}>{hasMessages && <PinnedBar {...props} />}</Suspense>;
}
