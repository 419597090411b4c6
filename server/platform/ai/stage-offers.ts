import type { Proposed } from '#contract/proposals.ts';
import type { ChatCourse } from './model.ts';

const turnsBetweenOffers = 4;
const declinesMax = 2;

/** A stage is offered at most once in four turns. */
export function stageMayBeOffered({ turn, stageOffers }: ChatCourse): boolean {
  const last = stageOffers.at(-1);
  return last === undefined || turn - last.turn >= turnsBetweenOffers;
}

/** Whether a model's proposal reaches the person; it forgets that stages were offered a moment ago, or declined. */
export function mayBeOffered(course: ChatCourse | null, proposed: Proposed): boolean {
  if (proposed.kind !== 'stage' || course === null) return true;
  const { stage } = proposed.payload;
  const declines = course.stageOffers.filter(
    (offer) => offer.stage === stage && offer.state === 'dismissed',
  );
  return declines.length < declinesMax && stageMayBeOffered(course);
}
