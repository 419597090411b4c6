import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { providerGuide } from './provider.ts';

describe('OpenAI', () => {
  test('is asked to store nothing, whatever it writes: answers, titles, translations', async () => {
    const server = await startModelServer();
    onTestFinished(() => server.close());
    const guide = providerGuide(
      readConfig({
        AI_PROVIDER: 'openai',
        AI_MODEL: 'any',
        AI_BASE_URL: server.url,
        AI_API_KEY: 'a-key',
      }),
    );
    const { signal } = new AbortController();
    const line = { author: 'person' as const, text: 'Hello', at: new Date(), version: 1 };
    const parts = guide.answer(
      {
        chatId: 'a-chat',
        amongPeople: false,
        lines: [line],
        person: { displayName: 'Ana', language: 'en', timezone: 'UTC', aboutMe: '' },
        stage: 'PS',
        stageChoices: [],
        introduces: false,
        lastStep: null,
        memory: null,
        variation: 0,
        begun: '',
        inCare: false,
        course: null,
        summary: null,
        members: null,
        recall: () => Promise.resolve([]),
        dealt: null,
        deal: () => Promise.resolve(null),
      },
      signal,
    );
    let text = '';
    for await (const part of parts) if (part.type === 'text') text += part.text;
    expect(text).toContain('Look at it from another side');
    expect(await guide.title([line], 'en', signal)).toContain('Look at it');
    expect(await guide.write?.({ instructions: 'Translate', text: 'Hello' }, signal)).toContain(
      'Look at it',
    );
    expect(server.responses.map(({ store, stream }) => [store, stream === true])).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
});
