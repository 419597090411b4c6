import type { LanguageModelV4FunctionTool } from '@ai-sdk/provider';
import { type Proposed, proposalPayloads } from '#contract/proposals.ts';
import { cardTypes, limits, memoryKinds, stages } from '#contract/values.ts';
import { markingTool } from './marking-tool.ts';
import { recallTool } from './recall-tool.ts';

const inputLengthMax = 4_000;
const stage = { type: 'string' as const, enum: [...stages] };

export const toolOf = {
  stage: 'propose_stage',
  card: 'draw_card',
  action: 'propose_action',
  insight: 'propose_insight',
  remember: 'remember',
} as const satisfies Record<Proposed['kind'], string>;

/** Suggestions that a model can make besides its answer. A call only suggests: people accept. */
const offeringTools: LanguageModelV4FunctionTool[] = [
  {
    type: 'function',
    name: toolOf.stage,
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
    name: toolOf.card,
    description:
      'Offer the person to draw the next card of the shuffled deck. Nothing is drawn until they accept, and nobody knows which card it will be.',
    inputSchema: {
      type: 'object',
      properties: { card_type: { type: 'string', enum: [...cardTypes] }, stage },
      required: ['card_type'],
      additionalProperties: false,
    },
  },
  {
    type: 'function',
    name: toolOf.action,
    description:
      'Offer the person to note one small concrete step among their actions, in their words. Nothing is noted until they accept.',
    inputSchema: {
      type: 'object',
      properties: {
        title: { type: 'string', maxLength: limits.actionTitleLengthMax },
        due_on: {
          type: 'string',
          description: 'The day as YYYY-MM-DD. Leave it out if the person named none.',
        },
        stage,
      },
      required: ['title'],
      additionalProperties: false,
    },
  },
  {
    type: 'function',
    name: toolOf.insight,
    description:
      'Offer the person to keep what they understood, in their own words, on their timeline. Nothing is kept until they accept.',
    inputSchema: {
      type: 'object',
      properties: { text: { type: 'string', maxLength: 500 } },
      required: ['text'],
      additionalProperties: false,
    },
  },
];

/** Offered where the person allows memory. */
export const rememberTool: LanguageModelV4FunctionTool = {
  type: 'function',
  name: toolOf.remember,
  description:
    'Offer the person to remember a fact about them or a goal of theirs in later chats with you, in their words. Nothing is remembered until they accept.',
  inputSchema: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: [...memoryKinds] },
      text: { type: 'string', maxLength: limits.memoryNoteLengthMax },
    },
    required: ['kind', 'text'],
    additionalProperties: false,
  },
};

/** The tools of a request; the same for all of its kind, so that a provider can keep them. */
export function toolsFor({
  seesNewest,
  remembers,
}: {
  seesNewest: boolean;
  remembers: boolean;
}): LanguageModelV4FunctionTool[] {
  return [
    ...offeringTools,
    recallTool,
    ...(remembers ? [rememberTool] : []),
    ...(seesNewest ? [markingTool] : []),
  ];
}

const {
  stage: StageCall,
  card,
  action,
  insight: InsightCall,
  remember: NoteCall,
} = proposalPayloads;
const ActionCall = action.extend({
  due_on: action.shape.due_on.default(null),
  stage: action.shape.stage.default('DG'),
});
const CardCall = card.extend({ stage: card.shape.stage.default(null) });

/** The suggestion of a tool call, or null if the tool is unknown or the call makes no sense. */
export function proposedBy(tool: string, input: string): Proposed | null {
  if (input.length > inputLengthMax) return null;
  try {
    const said: unknown = JSON.parse(input);
    if (tool === toolOf.stage) return { kind: 'stage', payload: StageCall.parse(said) };
    if (tool === toolOf.card) return { kind: 'card', payload: CardCall.parse(said) };
    if (tool === toolOf.action) return { kind: 'action', payload: ActionCall.parse(said) };
    if (tool === toolOf.insight) return { kind: 'insight', payload: InsightCall.parse(said) };
    if (tool === toolOf.remember) return { kind: 'remember', payload: NoteCall.parse(said) };
    return null;
  } catch {
    return null;
  }
}
