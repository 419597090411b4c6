import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Proposal } from '#contract/proposals.ts';
import { toolOf } from './offering-tools.ts';

const results = {
  open: 'Offered; not decided yet. It still stands below that answer.',
  accepted: 'Accepted.',
  dismissed: 'Declined.',
};

/** An earlier answer with the tools that it called, and what people made of each. */
export function earlierCalls(text: string, proposals: Proposal[]): LanguageModelV4Prompt {
  const calls = proposals.map(({ id, kind, payload, state }) => ({
    // Some providers want nine letters or digits.
    toolCallId: id.replaceAll('-', '').slice(-9),
    toolName: toolOf[kind],
    input: Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== null)),
    state,
  }));
  return [
    {
      role: 'assistant',
      content: [
        ...(text === '' ? [] : [{ type: 'text' as const, text }]),
        ...calls.map(({ state: _, ...call }) => ({ type: 'tool-call' as const, ...call })),
      ],
    },
    ...(calls.length === 0
      ? []
      : [
          {
            role: 'tool' as const,
            content: calls.map(({ toolCallId, toolName, state }) => ({
              type: 'tool-result' as const,
              toolCallId,
              toolName,
              output: { type: 'text' as const, value: results[state] },
            })),
          },
        ]),
  ];
}
