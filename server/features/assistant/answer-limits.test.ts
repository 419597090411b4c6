import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { plans } from '#contract/billing.ts';
import { api } from '#contract/index.ts';
import {
  answersUsed,
  eventually,
  guidedWorld,
  impatient,
  rowCounts,
  say,
} from '../../testing/guided-world.ts';
import type { Person, World } from '../../testing/world.ts';

const line = () => ({ message: 'A line for the guide', client_id: randomUUID() });

/** Starts an answer in each of so many chats at the same moment. */
async function startTogether(person: Person, count: number) {
  const chats = await Promise.all(Array.from({ length: count }, () => person.chat()));
  const answers = await Promise.all(
    chats.map(({ id }) => person.call(api.messages.send, { params: { id }, body: line() })),
  );
  return {
    chats,
    refused: answers.filter(({ status }) => status !== 200),
    begun: answers.filter(({ status }) => status === 200),
  };
}

/** Leaves so many answers of today. */
async function leaveAnswers({ app }: World, person: Person, left: number): Promise<void> {
  await app.platform.database.pool.query(
    `insert into usage (user_id, limit_id, day, used) values ($1, 'answers', $2, $3)`,
    [person.user.id, new Date().toISOString().slice(0, 10), plans.free.limits.answers - left],
  );
}

describe('consent', () => {
  test('nothing is sent to the provider, and nothing stored, before the person agreed', async () => {
    const { one, model } = await guidedWorld({ kind: 'tokens' }, { AI_PROVIDER_NAME: 'Lamp' });
    const ana = await one.person();
    const { id } = await ana.chat();
    const before = await rowCounts(one);
    const refused = await ana.call(api.messages.send, { params: { id }, body: line() });
    expect([refused.status, refused.code]).toEqual([409, 'guide.consent_required'] satisfies [
      number,
      ErrorCode,
    ]);
    expect(refused.error['provider']).toBe('Lamp');
    expect(refused.error.message).toContain('Lamp');
    expect(await rowCounts(one)).toEqual(before);
    expect(model.requests).toEqual([]);
    expect(await answersUsed(ana)).toBe(0);
  });

  test('is asked again before every way to an answer, once it was taken back', async () => {
    const { model, consenting } = await guidedWorld({ kind: 'stall-midway' }, impatient);
    const ana = await consenting();
    const { id } = await ana.chat();
    const sent = await say(ana, id, 'First');
    await sent.ended();
    await ana.call(api.account.updateProfile, {
      body: { user: { settings: { provider_consent: false } } },
    });
    const requests = model.requests.length;
    const ways = [
      await ana.call(api.messages.send, { params: { id }, body: line() }),
      await ana.call(api.messages.edit, {
        params: { id: sent.message.id },
        body: { text: 'Other' },
      }),
      await ana.call(api.messages.regenerate, { params: { id: sent.answer?.id ?? '' } }),
      await ana.call(api.messages.continue, { params: { id: sent.answer?.id ?? '' } }),
    ];
    expect(ways.map(({ code }) => code)).toEqual(ways.map(() => 'guide.consent_required'));
    expect(model.requests).toHaveLength(requests);
  });

  test('the built-in guide needs none', async () => {
    const { one } = await guidedWorld({ kind: 'tokens' }, { AI_PROVIDER: '' });
    const ana = await one.person();
    const { id } = await ana.chat();
    expect((await (await say(ana, id, 'A line')).ended()).status).toBe('sent');
  });
});

describe('the plan', () => {
  test('beyond its last answer 402 says what and when, and nothing is stored or sent', async () => {
    const { one, model, consenting } = await guidedWorld(
      { kind: 'tokens' },
      { DEFAULT_PLAN: 'free' },
    );
    const ana = await consenting();
    await leaveAnswers(one, ana, 0);
    const { id } = await ana.chat();
    const before = await rowCounts(one);
    const refused = await ana.call(api.messages.send, { params: { id }, body: line() });
    expect([refused.status, refused.code]).toEqual([402, 'plan.limit_reached']);
    expect(refused.error).toMatchObject({
      limit: 'answers',
      max: 30,
      resets_at: expect.stringMatching(/T00:00:00\.000Z$/u) as string,
    });
    expect(await rowCounts(one)).toEqual(before);
    expect(model.requests).toEqual([]);
  });

  test('parallel starts never pass its last answers', async () => {
    const { one, consenting } = await guidedWorld(
      { kind: 'stall-first' },
      { DEFAULT_PLAN: 'free' },
    );
    const ana = await consenting();
    await leaveAnswers(one, ana, 2);
    const { begun, refused } = await startTogether(ana, 8);
    expect(begun).toHaveLength(2);
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'plan.limit_reached'));
    expect(await answersUsed(ana)).toBe(30);
    for (const answer of begun)
      await ana.call(api.messages.stop, { params: { id: answer.body.answer?.id ?? '' } });
    expect(await answersUsed(ana)).toBe(28);
  });
});

describe('three answers at once', () => {
  test('a fourth is refused for now, stores nothing and costs nothing', async () => {
    const { one, model, consenting } = await guidedWorld({ kind: 'stall-first' });
    const ana = await consenting();
    const { begun, refused } = await startTogether(ana, 9);
    expect(begun).toHaveLength(3);
    for (const answer of refused) {
      expect([answer.status, answer.code]).toEqual([429, 'guide.too_many_running']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await answersUsed(ana)).toBe(3);
    const { messages, generations } = await rowCounts(one);
    expect({ messages, generations }).toEqual({ messages: 6, generations: 3 });
    await eventually(() => model.openAnswers === 3, 1_000);

    const ben = await consenting();
    expect((await startTogether(ben, 1)).begun).toHaveLength(1);

    const [first] = begun;
    await ana.call(api.messages.stop, { params: { id: first?.body.answer?.id ?? '' } });
    expect((await startTogether(ana, 1)).begun).toHaveLength(1);
  });

  test('one chat has one answer at a time', async () => {
    const { consenting } = await guidedWorld({ kind: 'stall-first' });
    const ana = await consenting();
    const { id } = await ana.chat();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ana.call(api.messages.send, { params: { id }, body: line() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual([
      'message.being_answered',
      'message.being_answered',
      'message.being_answered',
    ]);
    expect(await answersUsed(ana)).toBe(1);
  });

  test('a message that is sent twice at the same moment is one message with one answer', async () => {
    const { one, consenting } = await guidedWorld({ kind: 'stall-first' });
    const ana = await consenting();
    const { id } = await ana.chat();
    const body = line();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ana.call(api.messages.send, { params: { id }, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(
      new Set(answers.map((answer) => `${answer.body.message.id} ${answer.body.answer?.id}`)).size,
    ).toBe(1);
    expect((await rowCounts(one))['messages']).toBe(2);
    expect(await answersUsed(ana)).toBe(1);
  });
});

test('twenty starts in a minute, and the next one waits', async () => {
  const { consenting } = await guidedWorld(
    { kind: 'tokens', tokens: ['Yes.'] },
    { RATE_LIMITS: 'on' },
  );
  const ana = await consenting();
  const { id } = await ana.chat();
  for (let count = 0; count < 20; count++) await (await say(ana, id, `Line ${count}`)).ended();
  const refused = await ana.call(api.messages.send, { params: { id }, body: line() });
  expect([refused.status, refused.code]).toEqual([429, 'request.too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
