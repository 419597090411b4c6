import { Suspense, lazy, type ReactNode } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { Beside } from '#web/ui/Beside.tsx';
import { later } from '#web/ui/later-part.ts';

const JourneyPane = lazy(
  later(async () => ({ default: (await import('./JourneyPane.tsx')).JourneyPane })),
);

type BesideJourneyProps = {
  info: ChatInfo;
  /** The guide is answering. */
  answering: boolean;
  children: ReactNode;
};

/** A conversation with the journey that is made in it: beside it, or folded above where there is no room. */
export function BesideJourney({ info, answering, children }: BesideJourneyProps) {
  if (info.theme_name === null) return children;
  return (
    <Beside
      side="end"
      pane={
        <Suspense fallback={null}>
          <JourneyPane info={info} answering={answering} />
        </Suspense>
      }
    >
      {children}
    </Beside>
  );
}
