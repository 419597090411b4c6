import type { Stage } from '#contract/shapes.ts';
import type { DecidedInWords } from '../model.ts';
import { type ChatState, type OpenOffer, moveTo } from './chat-state.ts';
import type { Draft, Moment } from './moment.ts';

/** What was offered stands no more once the person chose a stage by themselves. */
export function chooseStage(state: ChatState, stage: Stage): void {
  moveTo(state, stage);
  if (state.offer?.kind === 'stage') state.offer = null;
}

/** With its button a proposal is dismissed as it is with words: the guide waits longer than before. */
export function leaveOffer(state: ChatState): void {
  if (state.offer?.kind === 'stage') {
    state.stageTurns = 0;
    state.stays++;
  }
  state.offer = null;
}

/** What the person’s words decided of the offer before them. */
export function decisionOn(
  offer: OpenOffer | null,
  { reading }: Moment,
  { rule, crisis }: Draft,
): DecidedInWords | null {
  if (crisis !== null || (offer?.kind !== 'stage' && offer?.kind !== 'card')) return null;
  const { kind } = offer;
  if (rule === (kind === 'stage' ? 'moved' : 'card')) return { kind, state: 'accepted' };
  return reading.says('no') ? { kind, state: 'dismissed' } : null;
}
