import { useEffect, useState } from 'react';
import { useProfile } from '#web/platform/session.ts';
import type { ClosedAccount } from './enter.ts';

/** The step of signing in that is left, with the ticket of the one before. */
export type Step =
  | { name: 'second' | 'google_password'; ticket: string }
  | { name: 'sign_up'; ticket: string; email: string; person: string; invite: string }
  | { name: 'closed'; account: ClosedAccount };

const minuteMs = 60_000;
/** As long as the tickets live. */
const lifeMs: Record<Step['name'], number> = {
  second: 5 * minuteMs,
  google_password: 5 * minuteMs,
  sign_up: 30 * minuteMs,
  closed: 10 * minuteMs,
};
const storeName = 'sign_in_step';

/**
 * The step, which a reload of this tab keeps as long as its ticket lives. A ticket is of no use in another browser, and no
 * password is among what is kept.
 */
export function useKeptStep({
  beginsAnew,
}: {
  beginsAnew: boolean;
}): [Step | null, (step: Step | null) => void] {
  const { userProfile } = useProfile();
  const [step, setStep] = useState(() => (beginsAnew ? null : keptStep()));
  const isOver = userProfile !== null;
  useEffect(() => {
    if (isOver) keep(null);
  }, [isOver]);
  return [
    step,
    (next) => {
      keep(next);
      setStep(next);
    },
  ];
}

function keep(step: Step | null): void {
  try {
    if (step === null) sessionStorage.removeItem(storeName);
    else sessionStorage.setItem(storeName, JSON.stringify({ step, at: Date.now() }));
  } catch {
    // Without a store a reload starts over.
  }
}

function keptStep(): Step | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storeName) ?? 'null') as {
      step: Step;
      at: number;
    } | null;
    return kept && Date.now() - kept.at < lifeMs[kept.step.name] ? kept.step : null;
  } catch {
    return null;
  }
}
