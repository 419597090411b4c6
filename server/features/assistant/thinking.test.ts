import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { MessageThinking } from '#contract/live.ts';
import { line } from '../../testing/answer-request.ts';
import type { LiveClient } from '../../testing/live-client.ts';
import {
  answersUsed,
  endedAnswer,
  eventually,
  guidedWorld,
  impatient,
  say,
  shownMessages,
  textOfDeltas,
} from '../../testing/guided-world.ts';
import type { ModelMode } from '../../testing/model-modes.ts';
import { framesOf, streamed } from '../../testing/streamed.ts';

const tokens = ['Look ', 'from here.'];
const reasoning = ['First a ', 'silent ', 'thought, ', 'and then ', 'another. '];
const silently = { kind: 'tokens', tokens, reasoning } as const;

const thoughtsIn = ({ frames }: Pick<LiveClient, 'frames'>) =>
  frames.filter((frame) => frame.type === 'message.thinking');

const saidIn = (live: Pick<LiveClient, 'frames'>) =>
  thoughtsIn(live)
    .map(({ text }) => text)
    .join('');

/** A model that thinks, and writes no word before it is let to. */
async function thinkingModel(environment = {}) {
  const guided = await guidedWorld({ kind: 'tokens' }, environment);
  const { promise, resolve } = Promise.withResolvers<void>();
  guided.model.mode = { ...silently, concludes: promise };
  return { ...guided, conclude: resolve };
}

test('thoughts come to the reader while the model thinks, and are stored nowhere', async () => {
  const { one, consenting, conclude } = await thinkingModel();
  const ana = await consenting();
  const { id } = await ana.chat();
  const live = await ana.live({ [id]: 0 });
  const sent = await say(ana, id, 'A question');
  await live.until(() => saidIn(live) === reasoning.join(''));
  for (const frame of thoughtsIn(live)) {
    expect(MessageThinking.parse(frame)).toEqual(frame);
    expect(frame).toMatchObject({ chat_id: id, message_id: sent.answer?.id });
  }
  conclude();
  expect(await sent.ended()).toMatchObject({ status: 'sent', text: tokens.join('') });
  await live.until(() => live.events.some(({ type }) => type === 'message.updated'));
  const { frames } = live;
  const firstWord = frames.findIndex(({ type }) => type === 'message.delta');
  expect(frames.slice(firstWord).some(({ type }) => type === 'message.thinking')).toBe(false);
  const { rows } = await one.app.platform.database.pool.query<{ all: string }>(
    `select string_agg(stored::text, ' ') as all from (
       select to_jsonb(m) as stored from messages m union all select to_jsonb(e) from events e
       union all select to_jsonb(g) from generations g union all select to_jsonb(c) from chats c) every`,
  );
  expect(rows[0]?.all).toContain('from here.');
  expect(rows[0]?.all).not.toContain('silent');
  live.close();
});

test('a reader who comes late learns that the model thinks, without its earlier thoughts', async () => {
  const { consenting, conclude } = await thinkingModel();
  const ana = await consenting();
  const { id } = await ana.chat();
  const first = await ana.live({ [id]: 0 });
  const sent = await say(ana, id, 'A question');
  await first.until(() => saidIn(first) === reasoning.join(''));
  const late = await ana.live({ [id]: 0 });
  await late.until(() => thoughtsIn(late).length > 0);
  expect(thoughtsIn(late).map(({ text }) => text)).toEqual(['']);
  conclude();
  await sent.ended();
  const after = await ana.live({ [id]: 0 });
  await after.until(() => after.events.length > 0);
  expect(thoughtsIn(after)).toEqual([]);
});

test('a response that streams brings the thoughts as well', async () => {
  const { one, consenting, conclude } = await thinkingModel();
  const ana = await consenting();
  const { id } = await ana.chat();
  const response = await streamed(await one.url(), ana, id);
  conclude();
  const frames = await framesOf(response);
  expect(reasoning.join('').startsWith(saidIn({ frames }))).toBe(true);
  expect(saidIn({ frames })).toContain('First a ');
});

test('thoughts about somebody in danger are not shown, only that the model thinks', async () => {
  const { consenting, model, conclude } = await thinkingModel();
  const later = model.mode;
  model.mode = { kind: 'tokens', tokens };
  const ana = await consenting();
  const { id } = await ana.chat();
  await (await say(ana, id, 'I want to kill myself')).ended();
  await (await say(ana, id, 'I’m safe now, my sister is with me')).ended();
  model.mode = later;
  const live = await ana.live({ [id]: 0 });
  const sent = await say(ana, id, 'It was a hard day');
  await live.until(() => thoughtsIn(live).length > 0);
  conclude();
  await sent.ended();
  await live.until(() => live.events.some(({ type }) => type === 'message.updated'));
  expect(thoughtsIn(live).map(({ text }) => text)).toEqual(['']);
});

test('a model that is silent keeps its answer alive, and can be stopped before its first word', async () => {
  const { one, consenting } = await guidedWorld({ kind: 'stall-first' });
  const ana = await consenting();
  const { id } = await ana.chat();
  const sent = await say(ana, id, 'Take your time');
  const beat = async () =>
    (
      await one.app.platform.database.pool.query<{ at: Date }>(
        'select heartbeat_at as at from generations where message_id = $1',
        [sent.answer?.id],
      )
    ).rows[0]?.at.getTime() ?? 0;
  const first = await beat();
  expect(first).toBeGreaterThan(0);
  await eventually(async () => (await beat()) > first);
  await ana.call(api.messages.stop, { params: { id: sent.answer?.id ?? '' } });
  expect(await sent.ended()).toMatchObject({ status: 'stopped', text: '' });
  expect(await answersUsed(ana)).toBe(0);
});

test('a model that thinks can be stopped, and its next answer begins without the old thoughts', async () => {
  const { consenting, model } = await thinkingModel(impatient);
  const ana = await consenting();
  const { id } = await ana.chat();
  const live = await ana.live({ [id]: 0 });
  const sent = await say(ana, id, 'A question');
  await live.until(() => thoughtsIn(live).length > 0);
  await ana.call(api.messages.stop, { params: { id: sent.answer?.id ?? '' } });
  expect(await sent.ended()).toMatchObject({ status: 'stopped', text: '' });
  model.mode = { kind: 'tokens', tokens };
  const before = thoughtsIn(live).length;
  const again = await ana.call(api.messages.send, {
    params: { id },
    body: { message: 'Another', client_id: randomUUID() },
  });
  await eventually(
    async () =>
      (await shownMessages(ana, id)).find((message) => message.id === again.body.answer?.id)
        ?.status === 'sent',
  );
  expect(thoughtsIn(live)).toHaveLength(before);
});

describe('a model whose template opens its thoughts', () => {
  const words = ['SECRET first, ', 'then </thi', 'nk>\n\nLook ', 'from here.'];
  const inText = { kind: 'tokens', tokens: words, delayMs: 40 } as const;
  const publicText = 'Look from here.';
  const deltasIn = ({ frames }: Pick<LiveClient, 'frames'>) =>
    frames.filter((frame) => frame.type === 'message.delta');

  async function reading(mode: ModelMode) {
    const guided = await guidedWorld(mode);
    const ana = await guided.consenting();
    const { id } = await ana.chat();
    return { ...guided, ana, id, live: await ana.live({ [id]: 0 }) };
  }

  test('has nothing of them in its message, and readers end with the public words', async () => {
    const { ana, id, live } = await reading(inText);
    const sent = await say(ana, id, 'A question');
    expect(await sent.ended()).toMatchObject({ status: 'sent', text: publicText });
    await live.until(() => live.events.some(({ type }) => type === 'message.updated'));
    const back = live.frames.findIndex(({ type }) => type === 'message.thinking');
    const after = { frames: live.frames.slice(back) };
    expect(textOfDeltas(after.frames, sent.answer?.id ?? '')).toBe(publicText);
  });

  test('is known after one answer: its thoughts are shown as thoughts, and no word is taken back', async () => {
    const { ana, id, live, asked } = await reading(inText);
    await (await say(ana, id, 'A question')).ended();
    await live.until(() => live.events.some(({ type }) => type === 'message.updated'));
    const seen = live.frames.length;
    const sent = await say(ana, id, 'Another');
    expect(await sent.ended()).toMatchObject({ status: 'sent', text: publicText });
    const later = { frames: live.frames.slice(seen) };
    expect(saidIn(later)).toMatch(/^SECRET first, /u);
    expect(deltasIn(later).some(({ text }) => text.includes('SECRET'))).toBe(false);
    expect(textOfDeltas(later.frames, sent.answer?.id ?? '')).toBe(publicText);
    expect(JSON.stringify(asked().at(-1)?.body.messages)).not.toContain('SECRET');
  });

  test('fails with thoughts alone, and is believed when it stops to think', async () => {
    const { ana, id, model } = await reading({ ...inText, tokens: ['SECRET first</think>'] });
    const alone = await (await say(ana, id, 'A question')).ended();
    expect(alone).toMatchObject({ status: 'failed', error: 'answer.only_thoughts', text: '' });
    model.mode = { ...inText, tokens: ['SECRET and never an end'], finish: 'length' };
    const endless = await (await say(ana, id, 'Another')).ended();
    expect(endless).toMatchObject({ status: 'failed', error: 'answer.only_thoughts', text: '' });
    for (const mode of [{ ...inText, tokens }, { ...silently }]) {
      model.mode = mode;
      const plain = await (await say(ana, id, 'One more')).ended();
      expect(plain).toMatchObject({ status: 'sent', text: tokens.join('') });
    }
  });

  test('is none where an answer speaks of the tag in code', async () => {
    const about = ['The tag `</th', 'ink>` closes a thought.', ' What is it for?'];
    const { ana, id } = await reading({ ...inText, tokens: about });
    const answer = await (await say(ana, id, 'A question')).ended();
    expect(answer).toMatchObject({ status: 'sent', text: about.join('') });
  });

  test('goes on after an interrupted answer without them', async () => {
    const { ana, id, model } = await reading({ kind: 'tokens', tokens, finish: 'length' });
    const sent = await say(ana, id, 'A question');
    expect(await sent.ended()).toMatchObject({ status: 'interrupted', text: tokens.join('') });
    model.mode = { ...inText, tokens: ['SECRET again</think>', ' And more.'] };
    const params = { id: sent.answer?.id ?? '' };
    await ana.call(api.messages.continue, { params });
    expect(await endedAnswer(ana, id, params.id)).toMatchObject({
      status: 'sent',
      text: `${tokens.join('')} And more.`,
    });
  });

  test('leaves them out of texts that are not streamed', async () => {
    const { one, model } = await reading({ kind: 'tokens' });
    model.mode = { ...inText, tokens: ['SECRET first</think>\n\nA title'] };
    const { guide } = one.app.platform;
    const { signal } = new AbortController();
    const said = [line('person', 'Hello')];
    expect(await guide.title(said, 'en', signal)).toBe('A title');
    expect(await guide.write?.({ instructions: 'Sum up', text: 'Hello' }, signal)).toBe('A title');
  });
});
