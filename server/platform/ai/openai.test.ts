import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { line, requestWith } from '../../testing/answer-request.ts';
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
    const said = line('person', 'Hello');
    const parts = guide.answer(requestWith([said]), signal);
    let text = '';
    for await (const part of parts) if (part.type === 'text') text += part.text;
    expect(text).toContain('Look at it from another side');
    expect(await guide.title([said], 'en', signal)).toContain('Look at it');
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
