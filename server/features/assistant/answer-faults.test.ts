import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import {
  answersUsed,
  endedAnswer,
  guidedWorld,
  impatient,
  say,
  shownMessages,
} from '../../testing/guided-world.ts';
import type { ModelMode } from '../../testing/model-modes.ts';

const whole = 'Look at it from another side. ';
const tokens = ['Look ', 'at it ', 'from ', 'another ', 'side. '];

interface Fault {
  mode: ModelMode;
  status: 'failed' | 'interrupted';
  error: string;
  text: string;
}

const faults: Record<string, Fault> = {
  'a rejected key': {
    mode: { kind: 'status', status: 401 },
    status: 'failed',
    error: 'answer.key_rejected',
    text: '',
  },
  'too many requests': {
    mode: { kind: 'status', status: 429, retryAfterS: 45 },
    status: 'failed',
    error: 'answer.busy',
    text: '',
  },
  'a broken provider': {
    mode: { kind: 'status', status: 500 },
    status: 'failed',
    error: 'answer.provider_failed',
    text: '',
  },
  'silence before the first byte': {
    mode: { kind: 'stall-first' },
    status: 'failed',
    error: 'answer.timeout',
    text: '',
  },
  'silence in the middle': {
    mode: { kind: 'stall-midway', tokens, after: 3 },
    status: 'interrupted',
    error: 'answer.timeout',
    text: 'Look at it from ',
  },
  'an empty answer': { mode: { kind: 'empty' }, status: 'failed', error: 'answer.empty', text: '' },
  'thoughts without an answer': {
    mode: { kind: 'tokens', tokens: [], reasoning: ['Is this ', 'a question'] },
    status: 'failed',
    error: 'answer.only_thoughts',
    text: '',
  },
  'thoughts of the greatest length': {
    mode: { kind: 'tokens', tokens: ['<think>', 'Endless'], finish: 'length' },
    status: 'failed',
    error: 'answer.only_thoughts',
    text: '',
  },
  'malformed chunks': {
    mode: { kind: 'malformed' },
    status: 'interrupted',
    error: 'answer.malformed',
    text: 'Before the ',
  },
  'an answer of the greatest length': {
    mode: { kind: 'tokens', tokens, finish: 'length' },
    status: 'interrupted',
    error: 'answer.at_length',
    text: whole,
  },
  'a filter in the middle of an answer': {
    mode: { kind: 'tokens', tokens, finish: 'content_filter' },
    status: 'interrupted',
    error: 'answer.refused',
    text: whole,
  },
  'a line without an end': {
    mode: { kind: 'endless-line' },
    status: 'failed',
    error: 'answer.malformed',
    text: '',
  },
};

async function faulty(mode: ModelMode) {
  const guided = await guidedWorld(mode, mode.kind.startsWith('stall') ? impatient : {});
  const ana = await guided.consenting();
  const { id } = await ana.chat();
  const before = await answersUsed(ana);
  const begun = performance.now();
  const sent = await say(ana, id, 'A line that must stay');
  const answer = await sent.ended();
  return {
    ...guided,
    ana,
    id,
    sent,
    answer,
    used: (await answersUsed(ana)) - before,
    tookMs: performance.now() - begun,
  };
}

describe.each(Object.entries(faults))('%s', (_name, { mode, status, error, text }) => {
  test('keeps the message and what arrived, says why, and costs nothing', async () => {
    const { ana, id, answer, used, tookMs } = await faulty(mode);
    expect(answer).toMatchObject({ status, error, text });
    expect(used).toBe(0);
    expect(tookMs).toBeLessThan(3_000);
    const shown = await shownMessages(ana, id);
    expect(shown.map((message) => [message.kind, message.text])).toEqual([
      ['user', 'A line that must stay'],
      ['guide', text],
    ]);
    expect((await ana.call(api.chat.list)).body.items[0]?.generating).toBe(false);
  });

  test('another answer, and going on, add no second message of the person', async () => {
    const { ana, id, answer, model } = await faulty(mode);
    model.mode = { kind: 'tokens', tokens };
    const continued = await ana.call(api.messages.continue, { params: { id: answer.id } });
    expect(continued.body.answer).toMatchObject({
      id: answer.id,
      status: 'streaming',
      error: null,
    });
    expect(await endedAnswer(ana, id, answer.id)).toMatchObject({
      status: 'sent',
      error: null,
      text: text + whole,
    });
    const again = await ana.call(api.messages.regenerate, { params: { id: answer.id } });
    expect(await endedAnswer(ana, id, again.body.answer.id)).toMatchObject({
      status: 'sent',
      text: whole,
      version: { index: 2, count: 2 },
    });
    const shown = await shownMessages(ana, id);
    expect(shown.map(({ kind }) => kind)).toEqual(['user', 'guide']);
    expect(await answersUsed(ana)).toBe(2);
  });
});

describe('a provider that is not there', () => {
  test('is said within two seconds, and the next try reaches it', async () => {
    const { model, consenting } = await guidedWorld({ kind: 'tokens', tokens });
    const ana = await consenting();
    const { id } = await ana.chat();
    await model.refuse();
    const begun = performance.now();
    const sent = await say(ana, id, 'Is anybody there');
    expect(await sent.ended()).toMatchObject({
      status: 'failed',
      error: 'answer.provider_failed',
      text: '',
    });
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(await answersUsed(ana)).toBe(0);
    await model.accept();
    const again = await ana.call(api.messages.regenerate, {
      params: { id: sent.answer?.id ?? '' },
    });
    expect((await endedAnswer(ana, id, again.body.answer.id)).text).toBe(whole);
    expect((await shownMessages(ana, id)).filter(({ kind }) => kind === 'user')).toHaveLength(1);
  });
});

describe('a provider that is busy for a moment', () => {
  test.each([429, 503])('is asked again, and the answer comes: %d', async (status) => {
    const guided = await guidedWorld({ kind: 'status', status, retryAfterS: 1 });
    const { consenting, model, asked } = guided;
    const ana = await consenting();
    const sent = await say(ana, (await ana.chat()).id, 'When there is time');
    await expect.poll(() => asked().length).toBe(1);
    model.mode = { kind: 'tokens', tokens };
    expect(await sent.ended()).toMatchObject({ status: 'sent', text: whole });
    expect(await answersUsed(ana)).toBe(1);
  });

  test.each([429, 503])('says when it can be asked again: %d', async (status) => {
    const { consenting, model } = await guidedWorld({ kind: 'status', status, retryAfterS: 3_600 });
    const ana = await consenting();
    const { id } = await ana.chat();
    const begun = Date.now();
    const sent = await say(ana, id, 'When there is time');
    const answer = await sent.ended();
    expect(answer).toMatchObject({ status: 'failed', error: 'answer.busy' });
    const waitMs = Date.parse(answer.retry_at ?? '') - begun;
    expect(waitMs).toBeGreaterThanOrEqual(3_600_000);
    expect(waitMs).toBeLessThan(3_660_000);
    model.mode = { kind: 'tokens', tokens };
    await ana.call(api.messages.continue, { params: { id: answer.id } });
    expect(await endedAnswer(ana, id, answer.id)).not.toHaveProperty('retry_at');
  });

  test('can be stopped while it is waited for', async () => {
    const { consenting, asked } = await guidedWorld({
      kind: 'status',
      status: 503,
      retryAfterS: 4,
    });
    const ana = await consenting();
    const sent = await say(ana, (await ana.chat()).id, 'Never mind');
    await expect.poll(() => asked().length).toBe(1);
    const begun = performance.now();
    await ana.call(api.messages.stop, { params: { id: sent.answer?.id ?? '' } });
    expect((await sent.ended()).status).toBe('stopped');
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(asked()).toHaveLength(1);
  });
});

describe('thinking', () => {
  test('within the text is no part of the answer', async () => {
    const thoughts = ['<thi', 'nk>\nIs this ', 'a question', '\n</think>', '\n\n'];
    const { answer, used } = await faulty({ kind: 'tokens', tokens: [...thoughts, ...tokens] });
    expect(answer).toMatchObject({ status: 'sent', text: whole });
    expect(used).toBe(1);
  });

  test('beside the text is a sign of life, and not stored', async () => {
    const reasoning = Array.from({ length: 8 }, (_, at) => `Thought ${at}. `);
    const guided = await guidedWorld(
      { kind: 'tokens', tokens, reasoning, delayMs: 100 },
      impatient,
    );
    const ana = await guided.consenting();
    const answer = await (await say(ana, (await ana.chat()).id, 'Take your time')).ended();
    expect(answer).toMatchObject({ status: 'sent', text: whole });
  });
});

describe('odd answers', () => {
  test('one chunk of 100 kB arrives whole', async () => {
    const { answer, used } = await faulty({ kind: 'huge-chunk', bytes: 100_000 });
    expect(answer.status).toBe('sent');
    expect(answer.text).toBe('א'.repeat(50_000));
    expect(used).toBe(1);
  });

  test('NUL and broken characters become harmless; nothing around them is lost', async () => {
    const { answer } = await faulty({ kind: 'control-characters' });
    expect(answer.status).toBe('sent');
    expect(answer.text.startsWith('before')).toBe(true);
    expect(answer.text.endsWith('after')).toBe(true);
    expect(answer.text.includes('\0')).toBe(false);
    expect(answer.text.isWellFormed()).toBe(true);
  });

  test('single bytes, split inside letters, join to the whole text', async () => {
    const words = ['זווית ', 'אחרת 🙂'];
    const guided = await guidedWorld({ kind: 'slow', tokens: words, delayMs: 1 });
    const ana = await guided.consenting();
    const answer = await (await say(ana, (await ana.chat()).id, 'Slowly')).ended();
    expect(answer).toMatchObject({ status: 'sent', text: words.join('') });
  });

  test('an answer beyond 256 kB ends there, with its text', async () => {
    const { answer, used } = await faulty({
      kind: 'tokens',
      tokens: Array.from({ length: 300 }, () => 'x'.repeat(1_000)),
    });
    expect(answer).toMatchObject({ status: 'interrupted', error: 'answer.too_long' });
    expect(answer.text.length).toBeGreaterThan(250_000);
    expect(answer.text.length).toBeLessThanOrEqual(256 * 1024);
    expect(used).toBe(0);
  });

  test('an answer that never ends is kept as interrupted after the total time', async () => {
    const { model, consenting } = await guidedWorld(
      { kind: 'count', count: 100_000, delayMs: 20 },
      { AI_TOTAL_TIMEOUT_MS: '1000' },
    );
    const ana = await consenting();
    const { id } = await ana.chat();
    const answer = await (await say(ana, id, 'Never stop')).ended();
    expect(answer).toMatchObject({ status: 'interrupted', error: 'answer.timeout' });
    expect(answer.text).toMatch(/^word1 word2 /u);
    expect(model.openAnswers).toBe(0);
  });

  test('a slow provider holds up nobody else', async () => {
    const { model, consenting } = await guidedWorld({ kind: 'stall-first' });
    const ana = await consenting();
    const ben = await consenting();
    const stuck = await say(ana, (await ana.chat()).id, 'Wait');
    model.mode = { kind: 'tokens', tokens };
    const { id } = await ben.chat();
    expect((await (await say(ben, id, 'Quick')).ended()).text).toBe(whole);
    await ana.call(api.messages.stop, { params: { id: stuck.answer?.id ?? '' } });
  });
});
