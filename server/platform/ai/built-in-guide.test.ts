import { expect, test } from 'vitest';
import { builtInGuide } from './built-in-guide.ts';
import type { GuideLine } from './model.ts';

async function answerTo(line: Pick<GuideLine, 'text' | 'card'>): Promise<string> {
  const answer = builtInGuide().answer(
    {
      chatId: 'one-chat',
      amongPeople: false,
      lines: [{ author: 'person', at: new Date('2026-11-20T12:00:00Z'), version: 1, ...line }],
      person: { displayName: 'Noa', language: 'en', timezone: 'UTC', aboutMe: '' },
      stage: 'PS',
      stageChoices: [],
      introduces: false,
      lastStep: null,
      memory: null,
      variation: 0,
      begun: '',
      inCare: false,
      apology: null,
      course: null,
      summary: null,
      members: null,
      recall: () => Promise.resolve([]),
      dealt: null,
      deal: async () => null,
    },
    new AbortController().signal,
  );
  let text = '';
  for await (const part of answer) if (part.type === 'text') text += part.text;
  return text;
}

const question = '> What hurts you, and who makes you angry?';
const door = { id: 'door', card_type: 'image' as const };

test('a question quoted before a message does not count as the person’s words', async () => {
  const words = 'My sister moved in with us';
  expect(await answerTo({ text: `${question}\n\n${words}` })).toBe(await answerTo({ text: words }));
  expect(await answerTo({ text: question, card: { ...door, alone: false } })).toBe(
    await answerTo({ text: '', card: { ...door, alone: true } }),
  );
  expect(await answerTo({ text: question })).toBe(await answerTo({ text: question.slice(2) }));
});
