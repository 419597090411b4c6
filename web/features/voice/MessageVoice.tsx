import { Suspense, lazy, type ReactNode } from 'react';
import type { Message } from '#contract/messages.ts';
import type { OutboxEntry } from '#web/features/messages/outbox-order.ts';
import { later } from '#web/ui/later-part.ts';
import classes from './MessageVoice.module.css';

const PlayedVoice = lazy(
  later(async () => ({ default: (await import('./PlayedVoice.tsx')).PlayedVoice })),
);
const PendingVoice = lazy(
  later(async () => ({ default: (await import('./PlayedVoice.tsx')).PendingVoice })),
);

/** The recording of a message; its player comes with the first one, and its place has its size before. */
export function MessageVoice({ message, name }: { message: Message; name: string }) {
  const { audio } = message;
  return audio && <Place>{<PlayedVoice message={message} audio={audio} name={name} />}</Place>;
}

export function VoiceOnItsWay({ entry }: { entry: OutboxEntry }) {
  const { audio } = entry;
  return audio && <Place>{<PendingVoice entry={entry} audio={audio} />}</Place>;
}

function Place({ children }: { children: ReactNode }) {
  return (
    <div className={classes.place}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
