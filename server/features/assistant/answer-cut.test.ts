import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { readConfig } from '../../config.ts';
import { AnswerFailure, type AnswerRequest } from '../../platform/ai/model.ts';
import { providerGuide } from '../../platform/ai/provider.ts';
import {
  answersUsed,
  endedAnswer,
  guidedWorld,
  say,
  shownMessages,
  textOfDeltas,
} from '../../testing/guided-world.ts';
import { answerBody } from '../../testing/model-modes.ts';
import { startModelServer } from '../../testing/model-server.ts';

const tokens = ['Two ', 'sides: ', 'זווית', ' 🙂.'];

/** The bytes of the stream as the model server sends it. */
async function recordedStream(): Promise<Buffer> {
  const request = { headers: {}, body: { model: 'any', stream: true, messages: [] } };
  const pieces: Buffer[] = [];
  for await (const piece of answerBody(
    { kind: 'tokens', tokens },
    request,
    new AbortController().signal,
  ))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The tokens in complete lines before the cut. */
function arrivedBefore(stream: Buffer, atByte: number): string {
  const lines = stream.subarray(0, atByte).toString('utf8').split('\n\n').slice(0, -1);
  return lines
    .map((line) => line.slice('data: '.length))
    .filter((data) => data.startsWith('{'))
    .map(
      (data) =>
        (JSON.parse(data) as { choices: { delta?: { content?: string } }[] }).choices[0]?.delta
          ?.content ?? '',
    )
    .join('');
}

const request: AnswerRequest = {
  chatId: 'a-chat',
  amongPeople: false,
  lines: [{ author: 'person', text: 'hello', at: new Date(0), version: 1 }],
  person: { displayName: 'Ana', language: 'en', timezone: 'UTC', aboutMe: '' },
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
};

describe('a stream that is cut', () => {
  test('keeps all that arrived before the cut, at every byte of the stream', async () => {
    const model = await startModelServer();
    onTestFinished(() => model.close());
    const guide = providerGuide(
      readConfig({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'any',
        AI_BASE_URL: model.url,
        DATA_DIR: `${process.env.TMPDIR ?? '/tmp'}/zavit-cut-${process.pid}`,
      }),
    );
    const stream = await recordedStream();
    const finished = stream.indexOf('"finish_reason":"stop"');
    const wrong: unknown[] = [];
    for (let atByte = 0; atByte < stream.length; atByte++) {
      model.mode = { kind: 'cut', tokens, atByte };
      let text = '';
      let reason: string | null = null;
      try {
        for await (const part of guide.answer(request, new AbortController().signal))
          if (part.type === 'text') text += part.text;
      } catch (error) {
        if (!(error instanceof AnswerFailure)) throw error;
        ({ reason } = error);
      }
      const arrived = arrivedBefore(stream, atByte);
      if (text !== arrived || (reason === null && atByte < finished))
        wrong.push({ atByte, text, arrived, reason });
    }
    expect(wrong).toEqual([]);
  });

  test('is stored as it was shown, says that it was cut, costs nothing and can go on', async () => {
    const { one, model, consenting } = await guidedWorld({ kind: 'tokens', tokens });
    const stream = await recordedStream();
    const letter = stream.indexOf(Buffer.from('זווית')) + 1;
    const emoji = stream.indexOf(Buffer.from('🙂')) + 2;
    const lineEnd = stream.indexOf('\n\n', stream.indexOf('sides')) + 1;
    for (const atByte of [letter, emoji, lineEnd, Math.floor(stream.length / 2)]) {
      const ana = await consenting();
      const { id } = await ana.chat();
      const live = await ana.live({ [id]: 0 });
      model.mode = { kind: 'cut', tokens, atByte };
      const sent = await say(ana, id, 'Tell me');
      const answer = await sent.ended();
      await live.until(() => live.events.some((event) => event.type === 'message.updated'));
      const shown = textOfDeltas(live.frames, answer.id);
      live.close();
      expect(answer).toMatchObject({
        status: 'interrupted',
        error: 'answer.cut',
        text: arrivedBefore(stream, atByte),
      });
      expect(shown).toBe(answer.text);
      expect(await answersUsed(ana)).toBe(0);

      model.mode = { kind: 'tokens', tokens: [' And on.'] };
      await ana.call(api.messages.continue, { params: { id: answer.id } });
      expect(await endedAnswer(ana, id, answer.id)).toMatchObject({
        status: 'sent',
        text: `${answer.text} And on.`,
      });
      expect(await shownMessages(ana, id)).toHaveLength(2);
    }
    const { rows } = await one.app.platform.database.pool.query('select * from generations');
    expect(rows).toEqual([]);
  });
});
