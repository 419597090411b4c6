import type { JourneyChoice } from '#contract/journeys.ts';
import type { JourneyRound } from '#db/schema/journeys.ts';

export const lastStep = 3;
/** So many cards lie open in a round. */
export const openCards = 3;

type Standing = Pick<JourneyChoice, 'ready'> | undefined;

/** How far somebody is in a round, by what they chose in it. */
export function stateOf(choice: Standing): 'choosing' | 'reflecting' | 'ready' {
  if (!choice) return 'choosing';
  return choice.ready ? 'ready' : 'reflecting';
}

/** The state of a run before an action. */
export interface Situation {
  step: number;
  rounds: readonly JourneyRound[];
  isOwner: boolean;
}

/** Anybody reveals when all who are in are ready, the owner when somebody is. */
export function mayReveal(states: readonly string[], isOwner: boolean): boolean {
  const ready = states.filter((state) => state === 'ready').length;
  return ready > 0 && (isOwner || ready === states.length);
}

export type Move = { to: number } | { ends: true } | 'not_allowed' | 'not_there';

/**
 * The new step of a run: back to any round at any time; forward by one, or to a round that was entered
 * before, when the choices of this one are revealed; for the owner also before that. 4 ends the last round.
 */
export function moveTo({ step, rounds, isOwner }: Situation, wanted: number): Move {
  const isEnd = wanted > lastStep;
  const wasEntered = !isEnd && (rounds[wanted]?.cards.length ?? 0) > 0;
  if (wanted !== step + 1 && !wasEntered) return 'not_there';
  const isOpen = (rounds[step]?.revealed_at ?? null) !== null;
  if (wanted > step && !isOpen && !isOwner) return 'not_allowed';
  return isEnd ? { ends: true } : { to: wanted };
}
