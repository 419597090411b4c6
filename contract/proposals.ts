import { z } from 'zod';
import { CardType } from './cards.ts';
import { Id, Stage } from './shapes.ts';

/** Moves the chat to a stage. */
const StageProposed = z.strictObject({ stage: Stage });

/** Draws the next card of the chat’s shuffled deck; of `stage` as long as it has some left. */
const CardProposed = z.strictObject({ card_type: CardType, stage: Stage.nullable() });

export const proposalStates = ['open', 'accepted', 'dismissed'] as const;

/** What a proposal is about, by its kind. A new kind adds its line here, to `Proposal` and to `Made`. */
export const proposalPayloads = { stage: StageProposed, card: CardProposed };

function proposal<Kind extends keyof typeof proposalPayloads>(kind: Kind) {
  return z.strictObject({
    id: Id,
    kind: z.literal(kind),
    payload: proposalPayloads[kind],
    state: z.enum(proposalStates),
  });
}

/** Something the guide proposed; it becomes real only when a person accepts it. */
export const Proposal = z.discriminatedUnion('kind', [proposal('stage'), proposal('card')]);
export type Proposal = z.output<typeof Proposal>;

/** A proposal before it stands in a message. */
export type Proposed = {
  [Kind in keyof typeof proposalPayloads]: {
    kind: Kind;
    payload: z.output<(typeof proposalPayloads)[Kind]>;
  };
}[keyof typeof proposalPayloads];

/** `edit` accepts with another payload, of the proposal’s own kind. @error 422 payload */
export const ProposalDecision = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['accept', 'dismiss']) }),
  z.strictObject({
    action: z.literal('edit'),
    payload: z.union([StageProposed, CardProposed]),
  }),
]);
export type ProposalDecision = z.output<typeof ProposalDecision>;
