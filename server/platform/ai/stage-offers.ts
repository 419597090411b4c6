import type { Proposed } from '#contract/proposals.ts';
import type { ChatCourse } from './model.ts';

/** Nobody wants to move on before they have been heard. */
const firstOfferTurn = 4;
const turnsBetweenOffers = 4;
const declinesMax = 2;

/** A model may offer a stage by itself from the fourth turn on, and at most once in four turns. */
export function stageMayBeOffered(course: ChatCourse): boolean {
  return course.turn >= firstOfferTurn && isSpaced(course);
}

function isSpaced({ turn, stageOffers }: ChatCourse): boolean {
  const last = stageOffers.at(-1);
  return last === undefined || turn - last.turn >= turnsBetweenOffers;
}

/**
 * Whether a model's proposal reaches the person; it forgets that stages were offered a moment ago, or declined. In the
 * first turns the person may have asked for one.
 */
export function mayBeOffered(course: ChatCourse | null, proposed: Proposed): boolean {
  if (proposed.kind !== 'stage' || course === null) return true;
  const { stage } = proposed.payload;
  const declines = course.stageOffers.filter(
    (offer) => offer.stage === stage && offer.state === 'dismissed',
  );
  return declines.length < declinesMax && isSpaced(course);
}
