import { describe, expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import { line, requestWith } from '../../testing/answer-request.ts';
import { eventually } from '../../testing/guided-world.ts';
import {
  llamaCppDescriptions,
  llamaCppRouterDescriptions,
  lmStudioDescriptions,
  ollamaDescriptions,
} from '../../testing/model-descriptions.ts';
import { picturesIn } from '../../testing/model-modes.ts';
import {
  type Descriptions,
  type ModelServer,
  startModelServer,
} from '../../testing/model-server.ts';
import type { AnswerRequest, GuideModel, GuidePicture } from './model.ts';
import { providerGuide } from './provider.ts';
import { tokensIn } from './tokens.ts';
import { takesRecordings } from './transcriber.ts';

/** The guide of a model server with these answers about its model `m`. */
async function guideOf(
  descriptions: Descriptions = {},
  environment: Record<string, string> = {},
): Promise<{ guide: GuideModel; server: ModelServer }> {
  const server = await startModelServer({ descriptions });
  onTestFinished(() => server.close());
  return { server, guide: guideAt(server.url, environment) };
}

function guideAt(url: string, environment: Record<string, string> = {}): GuideModel {
  return providerGuide(configOf(url, environment));
}

function configOf(url: string, environment: Record<string, string>): Config {
  return readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: url,
    AI_FIRST_BYTE_TIMEOUT_MS: '2000',
    ...environment,
  });
}

const picture: GuidePicture = {
  width: 4,
  height: 3,
  analysis: {
    palette: [{ color: '#0b3f42', name: 'teal', share: 1 }],
    light: 0.2,
    contrast: 0.1,
    sharpness: 0.1,
  },
  alt: '',
  jpeg: () => Promise.resolve(new Uint8Array([0xff, 0xd8, 0xff, 0xd9])),
};

const showPicture = (guide: GuideModel) => askAbout(guide, [picture]);

/** Asks about pictures, to the end of the answer. */
async function askAbout(guide: GuideModel, pictures: GuidePicture[]): Promise<void> {
  const line = { author: 'person' as const, text: 'Look', at: new Date(), version: 1 };
  const request: AnswerRequest = {
    chatId: 'a-chat',
    amongPeople: false,
    lines: [{ ...line, pictures }],
    person: { displayName: 'Ana', language: 'en', timezone: 'UTC', aboutMe: '' },
    stage: 'PS',
    stageChoices: [],
    introduces: false,
    lastStep: null,
    variation: 0,
    begun: '',
    inCare: false,
    apology: null,
    summary: null,
    memory: null,
    members: null,
    course: null,
    dealt: null,
    deal: () => Promise.resolve(null),
    recall: () => Promise.resolve([]),
  };
  for await (const _ of guide.answer(request, new AbortController().signal));
}

/** How many pictures each request had, oldest first. */
const shown = ({ requests }: ModelServer) => requests.map((one) => picturesIn(one).length);

describe('a model server that describes its models', () => {
  test.each<[string, Descriptions, { vision: boolean; contextTokens: number }]>([
    [
      'Ollama, not in memory, as its own default',
      ollamaDescriptions([{ name: 'm', vision: true }]),
      { vision: true, contextTokens: 4_096 },
    ],
    [
      'Ollama, whose model has a window of its own',
      ollamaDescriptions([{ name: 'm:latest', numCtx: 16_384 }]),
      { vision: false, contextTokens: 16_384 },
    ],
    [
      'Ollama, whose model takes less than is set',
      ollamaDescriptions([{ name: 'm', maxTokens: 2_048 }]),
      { vision: false, contextTokens: 2_048 },
    ],
    [
      'Ollama, in memory',
      ollamaDescriptions([{ name: 'm:latest', loadedTokens: 32_768 }]),
      { vision: false, contextTokens: 32_768 },
    ],
    [
      'LM Studio, in memory',
      lmStudioDescriptions([{ name: 'm', vision: true, loadedTokens: 8_192 }]),
      { vision: true, contextTokens: 8_192 },
    ],
    [
      'LM Studio, not in memory',
      lmStudioDescriptions([{ name: 'm', maxTokens: 32_768 }]),
      { vision: false, contextTokens: 4_096 },
    ],
    [
      'llama.cpp',
      llamaCppDescriptions({ name: 'm', vision: true, loadedTokens: 6_144 }),
      { vision: true, contextTokens: 6_144 },
    ],
  ])('says whether it sees and how much it reads: %s', async (_, descriptions, facts) => {
    const { guide, server } = await guideOf(descriptions);
    await eventually(() => guide.contextTokens !== null);
    expect({ vision: guide.vision, contextTokens: guide.contextTokens }).toEqual(facts);
    await showPicture(guide);
    expect(shown(server)).toEqual([facts.vision ? 1 : 0]);
  });

  test('of 4,096 tokens gets requests that fit, and no tools', async () => {
    const { guide, server } = await guideOf(ollamaDescriptions([{ name: 'm' }]));
    await eventually(() => guide.contextTokens !== null);
    const lines = Array.from({ length: 301 }, (_, at) =>
      line(at % 2 === 0 ? 'person' : 'guide', `#${at} ${'עוד מילים '.repeat(20)}`),
    );
    const { signal } = new AbortController();
    for await (const _ of guide.answer(requestWith(lines), signal));
    await guide.title(lines.slice(0, 3), 'he', signal);
    for (const { body } of server.requests) {
      const texts = body.messages.map(({ content }) => String(content)).join('\n');
      expect(tokensIn(texts)).toBeLessThan(4_096 * 0.8);
      expect(body).not.toHaveProperty('tools');
    }
    const [asked] = server.requests;
    expect(JSON.stringify(asked?.body.messages)).toContain('#300 ');
    expect(JSON.stringify(asked?.body.messages)).not.toContain('#200 ');
  });

  test('says that it does not see, also where it does not say how much it reads', async () => {
    const { guide } = await guideOf(llamaCppRouterDescriptions([{ name: 'm' }]));
    await eventually(() => !guide.vision);
    expect(guide.contextTokens).toBeNull();
  });

  test('is not believed where the setting says otherwise', async () => {
    const { guide, server } = await guideOf(ollamaDescriptions([{ name: 'm', vision: true }]), {
      AI_VISION: 'off',
    });
    await eventually(() => guide.contextTokens !== null);
    expect(guide.vision).toBe(false);
    await showPicture(guide);
    expect(shown(server)).toEqual([0]);
  });
});

describe('another model server', () => {
  test('is shown a tiny picture before the first one of a person, once', async () => {
    const { guide, server } = await guideOf();
    expect(guide.vision).toBe(true);
    await Promise.all([showPicture(guide), showPicture(guide)]);
    await showPicture(guide);
    expect(server.requests.map(({ body }) => JSON.stringify(body).includes('one word'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(shown(server)).toEqual([1, 1, 1, 1]);
    expect([guide.vision, guide.contextTokens]).toEqual([true, null]);
  });

  test('that refuses it gets measurements from then on', async () => {
    const { guide, server } = await guideOf();
    server.takesPictures = false;
    await showPicture(guide);
    await showPicture(guide);
    expect(shown(server)).toEqual([1, 0, 0]);
    expect(guide.vision).toBe(false);
  });

  test('that only has no time for it is asked again', async () => {
    const { guide, server } = await guideOf();
    server.mode = { kind: 'status', status: 429, retryAfterS: 60 };
    await expect(showPicture(guide)).rejects.toMatchObject({ reason: 'answer.busy' });
    expect(shown(server)).toEqual([1, 0]);
    server.mode = { kind: 'tokens' };
    await showPicture(guide);
    expect(shown(server)).toEqual([1, 0, 1, 1]);
  });

  test('that is silent keeps nobody waiting for longer than an answer may', async () => {
    const { guide, server } = await guideOf({}, { AI_FIRST_BYTE_TIMEOUT_MS: '400' });
    server.mode = { kind: 'stall-first' };
    await expect(showPicture(guide)).rejects.toMatchObject({ reason: 'answer.timeout' });
    await eventually(() => server.openAnswers === 0);
  });

  test('is not asked where the setting says that it sees', async () => {
    const { guide, server } = await guideOf({}, { AI_VISION: 'on' });
    await showPicture(guide);
    expect(shown(server)).toEqual([1]);
  });
});

test('a provider in a cloud is asked nothing before the first picture of a person', async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const guide = guideAt(server.url, { AI_PROVIDER: 'openai', AI_API_KEY: 'a-key' });
  expect([guide.vision, guide.contextTokens]).toEqual([true, null]);
  await askAbout(guide, []);
  expect(server.responses).toHaveLength(1);
  await showPicture(guide);
  const asked = server.responses.slice(1).map((one) => JSON.stringify(one));
  expect(asked.map((one) => one.includes('one word'))).toEqual([true, false]);
  for (const one of asked) expect(one).toContain('data:image/jpeg');
  expect(server.responses.map(({ store }) => store)).toEqual([false, false, false]);
});

describe('transcription on this machine', () => {
  const hearing = { AI_TRANSCRIPTION_MODEL: 'whisper-1' };

  test('is there where the server refuses a request without a recording', async () => {
    const { guide, server } = await guideOf({}, hearing);
    const config = configOf(server.url, hearing);
    expect(await takesRecordings(config, 2_000)).toBe(true);
    expect(guide.transcribe).not.toBeNull();
    expect(server.recordings).toEqual([]);
  });

  test('is not judged while the server is not there', async () => {
    const { server } = await guideOf();
    await server.refuse();
    expect(await takesRecordings(configOf(server.url, hearing), 2_000)).toBeNull();
  });

  test.each([404, 405, 501])('is not there where the server answers %i', async (status) => {
    const server = await startModelServer();
    onTestFinished(() => server.close());
    server.transcripts = { kind: 'status', status };
    expect(await takesRecordings(configOf(server.url, hearing), 2_000)).toBe(false);
    const guide = guideAt(server.url, hearing);
    await eventually(() => guide.transcribe === null);
  });

  test('is not there where the server answers every path alike', async () => {
    const { server } = await guideOf({
      'POST /v1/audio/transcriptions': { error: 'Unexpected endpoint or method.' },
    });
    expect(await takesRecordings(configOf(server.url, hearing), 2_000)).toBe(false);
  });

  test('is not there where the model of llama.cpp does not hear', async () => {
    const { guide } = await guideOf(llamaCppDescriptions({ name: 'm' }), hearing);
    await eventually(() => guide.transcribe === null);
    const { guide: listening } = await guideOf(
      llamaCppDescriptions({ name: 'm', audio: true }),
      hearing,
    );
    await eventually(() => listening.contextTokens !== null);
    expect(listening.transcribe).not.toBeNull();
  });
});
