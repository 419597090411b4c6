import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { AnswerRequest, GuideLine } from '../platform/ai/model.ts';

const now = new Date('2026-11-25T20:30:00Z');

/** A line of a chat. */
export function line(
  author: GuideLine['author'],
  text: string,
  more: Partial<GuideLine> = {},
): GuideLine {
  return { author, text, at: now, version: 1, ...more };
}

/** A request to the guide with nothing special about it; `more` says what matters. */
export function requestWith(lines: GuideLine[], more: Partial<AnswerRequest> = {}): AnswerRequest {
  return {
    chatId: 'a-chat',
    amongPeople: false,
    lines,
    summary: null,
    members: null,
    person: { displayName: 'Ana', language: 'en', timezone: 'Asia/Jerusalem', aboutMe: '' },
    stage: 'PS',
    course: { turn: 1, turnsInStage: 1, stageOffers: [] },
    memory: null,
    stageChoices: [],
    introduces: false,
    lastStep: null,
    variation: 0,
    begun: '',
    inCare: false,
    apology: null,
    dealt: null,
    deal: () => Promise.resolve(null),
    recall: () => Promise.resolve([]),
    ...more,
  };
}

/** All texts of a prompt, in their order. */
export function textsIn(prompt: LanguageModelV4Prompt): string[] {
  return prompt.flatMap(({ content }) =>
    typeof content === 'string'
      ? [content]
      : content.map((part) => ('text' in part ? part.text : '')),
  );
}
