import { Suspense } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { LaterInviteBanner } from '#web/features/chat-list/later-parts.ts';

/** In place of the messages, for somebody who is not in yet. */
export function InviteBanner({ info }: { info: ChatInfo }) {
  return (
    <Suspense fallback={null}>
      <LaterInviteBanner info={info} />
    </Suspense>
  );
}
