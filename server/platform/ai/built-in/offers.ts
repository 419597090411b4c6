import type { Stage } from '#contract/shapes.ts';
import type { DecidedInWords } from '../model.ts';
import { type ChatState, type OpenOffer, moveTo } from './chat-state.ts';
import type { Draft, Moment } from './moment.ts';

/** Choosing a stage withdraws the open offer. */
export function chooseStage(state: ChatState, stage: Stage): void {
  moveTo(state, stage);
  if (state.offer?.kind === 'stage') state.offer = null;
}

/** A proposal can be dismissed with its button as well as in words. */
export function leaveOffer(state: ChatState): void {
  const { offer, turn } = state;
  if (offer?.kind === 'action') state.dismissed = { title: offer.title, dueOn: offer.dueOn, turn };
  if (offer?.kind === 'date') state.dismissed = { title: offer.title, dueOn: null, turn };
  state.offer = null;
}

const acceptingRules = { stage: 'moved', card: 'card', action: 'saved', remember: 'remembered' };

/** The decision about the open offer in the person’s words. */
export function decisionOn(
  offer: OpenOffer | null,
  { reading, protest }: Moment,
  { rule }: Draft,
): DecidedInWords | null {
  const kind = offer?.kind;
  if (!isDecidable(kind)) return null;
  if (rule === acceptingRules[kind]) return { kind, state: 'accepted' };
  const isPutOff = protest?.kind === 'first' || protest?.kind === 'wait';
  const isDeclined = rule.endsWith('declined') || reading.says('no') || isPutOff;
  return isDeclined ? { kind, state: 'dismissed' } : null;
}

function isDecidable(kind: string | undefined): kind is keyof typeof acceptingRules {
  return kind !== undefined && kind in acceptingRules;
}
