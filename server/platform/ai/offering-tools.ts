import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import { type Proposed, proposalPayloads } from '#contract/proposals.ts';
import { cardTypes, stages } from '#contract/values.ts';

const inputLengthMax = 1_000;
const stage = { type: 'string' as const, enum: [...stages] };

/** What a model can offer besides its answer. A call does nothing but offer: people make it real. */
export const offeringTools: LanguageModelV4FunctionTool[] = [
  {
    type: 'function',
    name: 'propose_stage',
    description:
      'Offer the person to move the chat to another stage. Nothing moves until they accept.',
    inputSchema: {
      type: 'object',
      properties: { stage },
      required: ['stage'],
      additionalProperties: false,
    },
  },
  {
    type: 'function',
    name: 'draw_card',
    description:
      'Offer the person to draw the next card of the shuffled deck. Nothing is drawn until they accept, and nobody knows which card it will be.',
    inputSchema: {
      type: 'object',
      properties: { card_type: { type: 'string', enum: [...cardTypes] }, stage },
      required: ['card_type'],
      additionalProperties: false,
    },
  },
];

const { stage: StageCall, card } = proposalPayloads;
const CardCall = card.extend({ stage: card.shape.stage.default(null) });

/** What a call of a tool offers, or null where it is not one of ours or makes no sense. */
export function proposedBy(tool: string, input: string): Proposed | null {
  if (input.length > inputLengthMax) return null;
  try {
    const said: unknown = JSON.parse(input);
    if (tool === 'propose_stage') return { kind: 'stage', payload: StageCall.parse(said) };
    if (tool === 'draw_card') return { kind: 'card', payload: CardCall.parse(said) };
    return null;
  } catch {
    return null;
  }
}
