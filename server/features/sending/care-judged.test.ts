import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { LiveClient } from '../../testing/live-client.ts';
import { endedAnswer, eventually, guidedWorld } from '../../testing/guided-world.ts';
import type { ModelMode, ModelRequest } from '../../testing/model-modes.ts';
import { groupOf, messagesOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import type { Person } from '../../testing/world.ts';
import { drainJudgements } from '../assistant/judge-among-people.ts';

const unclear = 'I want to disappear';
const help = /\d{3}|findahelpline/u;
const isJudging = ({ body }: ModelRequest) => JSON.stringify(body).includes('DANGER or NONE');

const answerOf = (person: Person, id: string, answer: 'yes' | 'no') =>
  person.call(api.care.answer, { params: { id }, body: { answer } });
const edit = (person: Person, id: string, text: string) =>
  person.call(api.messages.edit, { params: { id }, body: { text } });
const stored = async (person: Person, chatId: string, id: string) =>
  (await messagesOf(person, chatId)).find((message) => message.id === id);
const judgementsEnd = () => drainJudgements(60_000);

/** The lines that came by events, in order. */
const cares = ({ events }: LiveClient) =>
  events.flatMap((event) => (event.type === 'message.cared' ? [event.care] : []));

async function listening(person: Person): Promise<LiveClient> {
  const socket = await person.live();
  onTestFinished(() => socket.close());
  return socket;
}

/** A group with a model that judges with a word, and answers otherwise. */
async function judging(word: string, environment: Record<string, string> = {}) {
  const mode: ModelMode & { kind: 'tokens' } = {
    kind: 'tokens',
    tokens: (request) => (isJudging(request) ? [word] : ['What is it like?']),
  };
  const scene = await guidedWorld(mode, environment);
  const { consenting, model } = scene;
  const [ana, ben] = [await consenting(), await consenting()];
  const { id } = await groupOf(ana, ben);
  const judged = () => model.requests.filter(isJudging);
  /** From now on the model answers nothing before `open` is called. */
  const hold = () => {
    const { promise, resolve: open } = Promise.withResolvers<void>();
    model.mode = { ...mode, opens: promise };
    return open;
  };
  return { ...scene, ana, ben, id, judged, hold };
}

/** The same, where the guide was asked once. */
async function judgingWhereAsked(...scene: Parameters<typeof judging>) {
  const one = await judging(...scene);
  const { answer } = await sayTo(one.ana, one.id, '@guide what could we cook?');
  await endedAnswer(one.ana, one.id, answer?.id ?? '');
  return { ...one, guideId: answer?.id ?? '' };
}

describe('unclear words among people, where the writer agreed to the provider', () => {
  test('that a model takes for danger bring help to the writer alone, and no answer', async () => {
    const { ana, ben, id, judged, asked } = await judging('DANGER');
    const [mine, others] = [await listening(ana), await listening(ben)];
    const sent = await sayTo(ana, id, `@guide ${unclear}`);
    expect(sent).toMatchObject({ answer: null, message: { care: null } });
    await mine.until(() => cares(mine).length > 0);
    expect(cares(mine)).toEqual([{ text: expect.stringMatching(help) as string, asks: false }]);
    expect((await stored(ana, id, sent.message.id))?.care).toEqual(cares(mine)[0]);
    expect([judged().length, asked().length]).toEqual([1, 0]);
    await sayTo(ana, id, 'The last word');
    await others.until(() => JSON.stringify(others.frames).includes('The last word'));
    const types = others.events.flatMap((event) => ('chat_id' in event ? [event.type] : []));
    expect(types).toEqual(['message.created', 'message.created']);
    expect((await stored(ben, id, sent.message.id))?.care).toBeNull();
  });

  test('that a model takes for none are answered without any question, as often as they come', async () => {
    const { ana, ben, id, judged, asked } = await judging('NONE');
    const mine = await listening(ana);
    for (const round of [1, 2]) {
      const { message } = await sayTo(ana, id, `@guide ${unclear}`);
      expect(message.care).toBeNull();
      await judgementsEnd();
      const answer = (await messagesOf(ben, id)).at(-1);
      expect(answer).toMatchObject({ kind: 'guide', parent_id: message.id });
      expect((await endedAnswer(ben, id, answer?.id ?? '')).text).toBe('What is it like?');
      expect((await stored(ana, id, message.id))?.care).toBeNull();
      expect([judged().length, asked().length]).toEqual([round, round]);
    }
    expect(JSON.stringify(judged()[0]?.body)).not.toContain(ben.username);
    expect(cares(mine).filter(Boolean)).toEqual([]);
    const types = await verifyLive(ana, [id], async () => {
      await sayTo(ana, id, unclear);
      await judgementsEnd();
    });
    expect(types).not.toContain('message.updated');
  });

  test.for<[string, ModelMode]>([
    ['answers something else', { kind: 'tokens', tokens: ['perhaps'] }],
    ['fails', { kind: 'status', status: 500 }],
    ['stays silent', { kind: 'stall-first' }],
  ])('bring the question when the model %s', async ([, mode]) => {
    const { ana, id, model } = await judgingWhereAsked('');
    model.mode = mode;
    const types = await verifyLive(ana, [id], async () => {
      expect((await sayTo(ana, id, unclear)).message.care).toBeNull();
      await judgementsEnd();
    });
    expect(types).toContain('message.cared');
    const message = (await messagesOf(ana, id)).at(-1);
    expect(message?.care?.asks).toBe(true);
    const yes = await answerOf(ana, message?.id ?? '', 'yes');
    expect(yes.body.message.care?.text).toMatch(help);
  });

  test('bring the question when the guide may not answer, and No says why', async () => {
    const { one, ana, id, asked } = await judging('NONE', { DEFAULT_PLAN: 'free' });
    await one.app.platform.database.pool.query(
      `insert into usage (user_id, limit_id, day, used) values ($1, 'answers', $2, 30)`,
      [ana.user.id, new Date().toISOString().slice(0, 10)],
    );
    const mine = await listening(ana);
    const { message } = await sayTo(ana, id, `@guide ${unclear}`);
    await mine.until(() => cares(mine).length > 0);
    expect(cares(mine)[0]?.asks).toBe(true);
    const no = await answerOf(ana, message.id, 'no');
    expect(no.body).toMatchObject({ answer: null, answer_refused: 'plan.limit_reached' });
    expect(asked()).toEqual([]);
  });

  test('are judged when they are edited, too', async () => {
    const { ana, id, model, judged } = await judgingWhereAsked('NONE');
    const mine = await listening(ana);
    const { message } = await sayTo(ana, id, 'See you at five');
    expect((await edit(ana, message.id, unclear)).body).toMatchObject({
      answer: null,
      message: { care: null },
    });
    await judgementsEnd();
    expect((await stored(ana, id, message.id))?.care).toBeNull();
    expect(cares(mine).filter(Boolean)).toEqual([]);
    model.mode = { kind: 'tokens', tokens: ['DANGER'] };
    await edit(ana, message.id, `${unclear} today`);
    await mine.until(() => cares(mine).some(Boolean));
    expect(cares(mine).at(-1)?.text).toMatch(help);
    expect(judged()).toHaveLength(2);
  });

  test('change no notification to others by what the judgement was', async () => {
    const texts: string[][] = [];
    for (const word of ['NONE', 'perhaps']) {
      const { ana, ben, id } = await judgingWhereAsked(word);
      await ben.call(api.notifications.seeAll);
      await sayTo(ana, id, unclear);
      const news = async () =>
        (await ben.call(api.notifications.list)).body.items.filter(
          ({ seen_at: seenAt }) => seenAt === null,
        );
      await expect.poll(async () => (await news()).length).toBe(1);
      texts.push((await news()).map(({ text }) => text.replaceAll(/p\w{8}/gu, '')));
    }
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]?.join()).not.toContain(unclear);
  });
});

describe('until the judgement', () => {
  test('no transaction is open, and the stored question is what is read again', async () => {
    const { ana, ben, id, judged, hold } = await judgingWhereAsked('NONE');
    const open = hold();
    const mine = await listening(ana);
    const { message } = await sayTo(ana, id, unclear);
    await eventually(() => judged().length === 1);
    expect((await sayTo(ben, id, 'Where are you?')).message.text).toBe('Where are you?');
    expect((await stored(ana, id, message.id))?.care?.asks).toBe(true);
    expect(cares(mine)).toEqual([]);
    open();
    await mine.until(() => cares(mine).length > 0);
    expect(cares(mine)).toEqual([null]);
    expect((await stored(ana, id, message.id))?.care).toBeNull();
  });

  test('a stop shows the question, and No after it has the guide answer', async () => {
    const { one, ana, id, model, judged } = await judging('NONE');
    const answering = model.mode;
    model.mode = { kind: 'stall-first' };
    const { version } = (await ana.call(api.account.profile)).body;
    const { message } = await sayTo(ana, id, `@guide ${unclear}`);
    await eventually(() => judged().length === 1);
    await one.restart();
    const mine = await ana.live({ [ana.user.id]: version });
    onTestFinished(() => mine.close());
    await mine.until(() => cares(mine).length > 0);
    const question = (await stored(ana, id, message.id))?.care;
    expect(question?.asks).toBe(true);
    expect(cares(mine)).toEqual([question]);
    model.mode = answering;
    expect((await answerOf(ana, message.id, 'no')).body.answer?.parent_id).toBe(message.id);
  });

  test.for(['NONE', 'DANGER', 'perhaps'])(
    'an answer, an edit or a deletion counts, and not the later %s',
    async (word) => {
      const { ana, ben, judged, hold } = await judging(word);
      for (const [at, meanwhile] of [
        (one: string) => answerOf(ana, one, 'yes'),
        (one: string) => edit(ana, one, 'See you at five'),
        (one: string) =>
          ana.call(api.messages.remove, { params: { id: one }, body: { scope: 'all' } }),
      ].entries()) {
        const open = hold();
        // Care lasts, so each has a chat of its own.
        const { id: chatId } = await groupOf(ana, ben);
        const { message } = await sayTo(ana, chatId, `@guide ${unclear}`);
        await eventually(() => judged().length === at + 1);
        expect((await meanwhile(message.id)).status).toBe(200);
        const before = await stored(ana, chatId, message.id);
        const mine = await listening(ana);
        open();
        await judgementsEnd();
        await sayTo(ana, chatId, 'The last word');
        await mine.until(() => JSON.stringify(mine.frames).includes('The last word'));
        expect(cares(mine)).toEqual([]);
        expect(await stored(ana, chatId, message.id)).toEqual(before);
        expect((await messagesOf(ana, chatId)).at(-1)?.text).toBe('The last word');
      }
    },
  );

  test('words that were edited again have a judgement of their own', async () => {
    const { ana, id, judged, hold, model } = await judgingWhereAsked('DANGER');
    const openFirst = hold();
    const { message } = await sayTo(ana, id, unclear);
    await eventually(() => judged().length === 1);
    const { promise, resolve: openSecond } = Promise.withResolvers<void>();
    model.mode = { kind: 'tokens', tokens: ['NONE'], opens: promise };
    await edit(ana, message.id, `${unclear} today`);
    await eventually(() => judged().length === 2);
    const mine = await listening(ana);
    openFirst();
    await eventually(() => model.openAnswers === 1);
    openSecond();
    await judgementsEnd();
    expect((await stored(ana, id, message.id))?.care).toBeNull();
    expect(cares(mine).filter(Boolean)).toEqual([]);
  });

  test('later messages carry the question, and nothing of it stays after none', async () => {
    const { ana, id, judged, hold } = await judgingWhereAsked('NONE');
    const open = hold();
    await sayTo(ana, id, unclear);
    await sayTo(ana, id, 'See you at five');
    open();
    await judgementsEnd();
    expect((await sayTo(ana, id, unclear)).message.care).toBeNull();
    await judgementsEnd();
    expect(judged()).toHaveLength(2);
  });

  test('later unclear words have a question of their own, which stays after none', async () => {
    const { ana, id, judged, hold } = await judgingWhereAsked('NONE');
    const open = hold();
    const { message: first } = await sayTo(ana, id, unclear);
    const { message: second } = await sayTo(ana, id, `${unclear} today`);
    expect(second.care?.asks).toBe(true);
    await sayTo(ana, id, 'See you at five');
    open();
    await judgementsEnd();
    expect(judged()).toHaveLength(1);
    expect((await stored(ana, id, first.id))?.care).toBeNull();
    expect((await stored(ana, id, second.id))?.care).toEqual(second.care);
    expect((await answerOf(ana, second.id, 'no')).status).toBe(200);
  });
});

describe('unclear words stay here, and bring the question at once', () => {
  test('if the writer did not agree', async () => {
    const { one, ana, judged } = await judging('NONE');
    const cleo = await one.person();
    const { id } = await groupOf(ana, cleo);
    const { answer } = await sayTo(ana, id, '@guide what could we cook?');
    await endedAnswer(ana, id, answer?.id ?? '');
    for (const text of [unclear, `@guide ${unclear} today`])
      expect((await sayTo(cleo, id, text)).message.care?.asks).toBe(true);
    expect(judged()).toEqual([]);
  });

  test('if the guide was never asked', async () => {
    const { ana, id, model } = await judging('NONE');
    expect((await sayTo(ana, id, unclear)).message.care?.asks).toBe(true);
    expect(model.requests).toEqual([]);
  });

  test('if the writer sees no message of the guide any more', async () => {
    const { ana, id, guideId, judged } = await judgingWhereAsked('NONE');
    await ana.call(api.messages.remove, { params: { id: guideId }, body: { scope: 'me' } });
    expect((await sayTo(ana, id, unclear)).message.care?.asks).toBe(true);
    expect(judged()).toEqual([]);
  });

  test('if the guide is switched off', async () => {
    const { ana, id, judged } = await judgingWhereAsked('NONE');
    await ana.call(api.chat.guide, { params: { id }, body: { guide_mode: 'off' } });
    expect((await sayTo(ana, id, `@guide ${unclear}`)).message.care?.asks).toBe(true);
    expect(judged()).toEqual([]);
  });

  test('if they are passed on', async () => {
    const { ana, ben, id, judged } = await judgingWhereAsked('NONE');
    const { id: from } = await groupOf(ana, ben);
    const { message } = await sayTo(ben, from, unclear);
    await ana.call(api.forwarding.forward, {
      params: { id: message.id },
      body: { chat_ids: [id] },
    });
    const passedOn = (await messagesOf(ana, id)).at(-1);
    expect(passedOn).toMatchObject({ forwarded: true, care: { asks: true } });
    await judgementsEnd();
    expect(judged()).toEqual([]);
  });

  test('while a question is open', async () => {
    const { ana, id, judged } = await judgingWhereAsked('perhaps');
    await sayTo(ana, id, unclear);
    await judgementsEnd();
    expect((await sayTo(ana, id, `${unclear} today`)).message.care?.asks).toBe(true);
    expect(judged()).toHaveLength(1);
  });
});

test('unclear words are judged at the first message if the guide always answers', async () => {
  const { ana, id, judged } = await judging('NONE');
  await ana.call(api.chat.guide, { params: { id }, body: { guide_mode: 'always' } });
  const { message } = await sayTo(ana, id, unclear);
  expect(message.care).toBeNull();
  await judgementsEnd();
  expect((await messagesOf(ana, id)).at(-1)).toMatchObject({ parent_id: message.id });
  expect(judged()).toHaveLength(1);
});
