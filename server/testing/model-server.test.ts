import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultTokens } from './model-modes.ts';
import { startModelServer } from './model-server.ts';
import type { ModelServer } from './model-server.ts';

let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});

afterEach(() => server.close());

function ask(model: string, options: { stream?: boolean; signal?: AbortSignal } = {}) {
  const { stream = true, signal } = options;
  return fetch(`${server.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
    body: JSON.stringify({ model, stream, messages: [{ role: 'user', content: 'שלום' }] }),
    signal,
  });
}

/** The bytes that arrive until the answer ends or breaks. */
async function bytesOf(response: Response): Promise<{ bytes: Buffer; broke: boolean }> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of response.body ?? []) pieces.push(piece);
    return { bytes: Buffer.concat(pieces), broke: false };
  } catch {
    return { bytes: Buffer.concat(pieces), broke: true };
  }
}

describe('the model server', () => {
  test('speaks the protocol that the SDK expects', async () => {
    server.mode = { kind: 'tokens', usage: { prompt_tokens: 11, completion_tokens: 7 } };
    const provider = createOpenAICompatible({
      name: 'loopback',
      baseURL: server.url,
      apiKey: 'key',
      includeUsage: true,
    });
    const answer = streamText({ model: provider('any'), prompt: 'שלום' });
    expect(await answer.text).toBe(defaultTokens.join(''));
    expect(await answer.usage).toMatchObject({ inputTokens: 11, outputTokens: 7 });
    expect(server.requests[0]?.headers.authorization).toBe('Bearer key');
    expect(server.requests[0]?.body.model).toBe('any');
  });

  test('answers in one piece when no stream is asked for', async () => {
    const answer = await ask('any', { stream: false });
    expect(await answer.json()).toMatchObject({
      object: 'chat.completion',
      choices: [{ message: { role: 'assistant', content: defaultTokens.join('') } }],
      usage: { completion_tokens: defaultTokens.length },
    });
  });

  test('takes its tokens from a function of the request', async () => {
    server.mode = {
      kind: 'tokens',
      tokens: (request) => [`You said ${String(request.body.messages[0]?.content)}`],
    };
    expect(await (await ask('any')).text()).toContain('You said שלום');
  });

  test('notices within a second that the caller has gone', async () => {
    const leaving = new AbortController();
    server.mode = { kind: 'count', count: 10_000 };
    const answer = await ask('any', { signal: leaving.signal });
    await answer.body?.getReader().read();
    expect(server.openAnswers).toBe(1);
    leaving.abort();
    await vi.waitFor(() => expect(server.openAnswers).toBe(0), { timeout: 1_000, interval: 10 });
  });

  test('a model named after a fault gets that fault', async () => {
    const limited = await ask('status-429');
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('7');
    expect((await ask('status-401')).status).toBe(401);
    expect((await ask('status-500')).status).toBe(500);
    expect(await (await ask('empty')).text()).not.toContain('content');
    expect(await (await ask('malformed')).text()).toContain('not json at all');
    expect((await (await ask('huge-chunk')).text()).length).toBeGreaterThan(50_000);
    expect(await (await ask('control-characters')).text()).toContain(String.raw`\u0000`);
  });

  test('breaks the connection after exactly the bytes named, also inside a character', async () => {
    const { bytes: whole } = await bytesOf(await ask('any'));
    const inside = whole.indexOf(Buffer.from('ז')) + 1;
    expect(inside).toBeGreaterThan(1);
    for (const atByte of [0, 1, inside, whole.length - 1]) {
      server.mode = { kind: 'cut', atByte };
      const { bytes, broke } = await bytesOf(await ask('any'));
      expect(broke).toBe(true);
      expect(bytes.equals(whole.subarray(0, atByte))).toBe(true);
    }
  });

  test('stalls before the first byte and in the middle', async () => {
    const never = AbortSignal.timeout(200);
    await expect(ask('stall-first', { signal: never })).rejects.toThrow('timeout');
    const answer = await ask('stall-midway', { signal: AbortSignal.timeout(200) });
    const { bytes, broke } = await bytesOf(answer);
    expect(broke).toBe(true);
    expect(bytes.toString()).toContain('at it ');
    expect(bytes.toString()).not.toContain('another ');
  });

  test('sends one byte at a time, and a line without an end', async () => {
    server.mode = { kind: 'slow', tokens: ['ab'], delayMs: 0 };
    expect(await (await ask('any')).text()).toContain('[DONE]');
    const { bytes } = await bytesOf(
      await ask('endless-line', { signal: AbortSignal.timeout(200) }),
    );
    expect(bytes.length).toBeGreaterThan(100_000);
    expect(bytes.includes('\n')).toBe(false);
  });

  test('refuses connections until it accepts again on the same port', async () => {
    await server.refuse();
    await expect(ask('any')).rejects.toThrow('fetch failed');
    await server.accept();
    expect((await ask('any')).status).toBe(200);
  });
});
