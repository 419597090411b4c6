import { z } from 'zod';
import { CardType } from './cards.ts';
import { Day } from './actions.ts';
import { Id, Stage, filledText } from './shapes.ts';
import { limits, memoryKinds } from './values.ts';

/** Moves the chat to a stage. */
const StageProposed = z.strictObject({ stage: Stage });

/** Draws the next card of the chat’s shuffled deck; of `stage` while it has cards left. */
const CardProposed = z.strictObject({ card_type: CardType, stage: Stage.nullable() });

/** Makes an action of the person who accepts. */
const ActionProposed = z.strictObject({
  title: filledText(limits.actionTitleLengthMax),
  due_on: Day.nullable(),
  stage: Stage,
});

/** Keeps an insight of the person who accepts. */
const InsightProposed = z.strictObject({ text: filledText(limits.insightLengthMax) });

/** Becomes a note of the person who accepts. */
const NoteProposed = z.strictObject({
  kind: z.enum(memoryKinds),
  text: filledText(limits.memoryNoteLengthMax),
});

export const proposalStates = ['open', 'accepted', 'dismissed'] as const;

/** The payload of a proposal, by its kind. A new kind adds its line here, to `Proposal` and to `Made`. */
export const proposalPayloads = {
  stage: StageProposed,
  card: CardProposed,
  action: ActionProposed,
  insight: InsightProposed,
  remember: NoteProposed,
};

function proposal<Kind extends keyof typeof proposalPayloads>(kind: Kind) {
  return z.strictObject({
    id: Id,
    kind: z.literal(kind),
    payload: proposalPayloads[kind],
    state: z.enum(proposalStates),
  });
}

/** A suggestion of the guide; it takes effect only when a person accepts it. */
export const Proposal = z.discriminatedUnion('kind', [
  proposal('stage'),
  proposal('card'),
  proposal('action'),
  proposal('insight'),
  proposal('remember'),
]);
export type Proposal = z.output<typeof Proposal>;

/** A proposal before it belongs to a message. */
export type Proposed = {
  [Kind in keyof typeof proposalPayloads]: {
    kind: Kind;
    payload: z.output<(typeof proposalPayloads)[Kind]>;
  };
}[keyof typeof proposalPayloads];

/**
 * `edit` accepts with another payload of the same kind.
 * @error 422 payload
 */
export const ProposalDecision = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['accept', 'dismiss']) }),
  z.strictObject({
    action: z.literal('edit'),
    payload: z.union([StageProposed, CardProposed, ActionProposed, InsightProposed, NoteProposed]),
  }),
]);
export type ProposalDecision = z.output<typeof ProposalDecision>;
