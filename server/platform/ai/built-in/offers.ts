import type { Stage } from '#contract/shapes.ts';
import type { DecidedInWords } from '../model.ts';
import { type ChatState, type OpenOffer, moveTo } from './chat-state.ts';
import type { Draft, Moment } from './moment.ts';

/** Choosing a stage withdraws the open offer. */
export function chooseStage(state: ChatState, stage: Stage): void {
  moveTo(state, stage);
  if (state.offer?.kind === 'stage') state.offer = null;
}

/** A proposal can be dismissed with its button as well as in words: the guide then waits longer. */
export function leaveOffer(state: ChatState): void {
  if (state.offer?.kind === 'stage') {
    state.stageTurns = 0;
    state.stays++;
  }
  state.offer = null;
}

const acceptingRules = { stage: 'moved', card: 'card', action: 'saved' };

/** The decision about the open offer in the person’s words. */
export function decisionOn(
  offer: OpenOffer | null,
  { reading }: Moment,
  { rule, crisis }: Draft,
): DecidedInWords | null {
  if (crisis !== null || offer === null) return null;
  if (offer.kind === 'date' || offer.kind === 'dealt') return null;
  const { kind } = offer;
  if (rule === acceptingRules[kind]) return { kind, state: 'accepted' };
  return reading.says('no') ? { kind, state: 'dismissed' } : null;
}
