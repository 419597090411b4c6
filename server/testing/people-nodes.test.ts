import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { answersUsed, eventually } from './guided-world.ts';
import { LiveClient } from './live-client.ts';
import { startModelServer } from './model-server.ts';
import { connect, groupOf, messagesOf } from './people-world.ts';
import { type TestRedisServer, startRedisServer } from './redis-server.ts';
import { heardWhileOut } from './watchers.ts';
import { type Asked, type Person, type World, world } from './world.ts';

/** Two programs on one database, with a Redis and a model between them. */
async function twoNodes() {
  const redis: TestRedisServer = await startRedisServer();
  onTestFinished(() => redis.close());
  const model = await startModelServer({ mode: { kind: 'tokens', tokens: ['One ', 'answer.'] } });
  onTestFinished(() => model.close());
  const environment = {
    REDIS_URL: redis.url,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'any',
    AI_BASE_URL: model.url,
  };
  const here = await world(environment);
  const { DATABASE_URL = '', DATA_DIR } = here.app.platform.config;
  const there = await world({ ...environment, DATABASE_URL, DATA_DIR });
  await expect.poll(() => redis.subscriberCount, { timeout: 5_000 }).toBe(2);
  return { redis, model, here, there };
}

/** The same person at another node. */
function at<E extends Endpoint>(node: World, { token }: Person, endpoint: E, asked: Asked<E>) {
  return node.call(endpoint, {
    ...asked,
    headers: { authorization: `Bearer ${token}`, ...asked.headers },
  });
}

async function socketAt(node: World, person: Person, chatId: string): Promise<LiveClient> {
  const live = await LiveClient.open(await node.url(), person.token, { [chatId]: 0 });
  onTestFinished(() => live.close());
  return live;
}

async function threeInGroup(one: World) {
  const [owner, gone, sender] = [await one.person(), await one.person(), await one.person()];
  await connect(owner, gone);
  const { id } = await groupOf(owner, gone, sender);
  const remove = () => owner.call(api.members.remove, { params: { id, username: gone.username } });
  const takeBack = () =>
    owner.call(api.members.invite, { params: { id }, body: { usernames: [gone.username] } });
  return { owner, gone, sender, id, remove, takeBack };
}

test('one mention has one answer, also when the same message reaches two nodes at once', async () => {
  const { model, here, there } = await twoNodes();
  const ana = await here.person();
  const ben = await here.person();
  await ana.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: true } } },
  });
  const { id } = await groupOf(ana, ben);
  const [atHere, atThere] = [await socketAt(here, ben, id), await socketAt(there, ben, id)];
  const rounds = 8;
  for (let round = 0; round < rounds; round++) {
    const body = { message: `@guide, question ${round}`, client_id: randomUUID() };
    const send = (node: World) => at(node, ana, api.messages.sendUser, { params: { id }, body });
    const all = await Promise.all([send(here), send(there), send(there), send(here)]);
    const exchanges = all.map(({ body: { message, answer } }) => [message.id, answer?.id]);
    expect(new Set(exchanges.map(String)).size).toBe(1);
    expect(exchanges[0]?.[1]).toBeDefined();
    await eventually(async () => {
      const shown = await messagesOf(ben, id);
      return shown.every(({ status }) => status === 'sent');
    });
  }
  const shown = await messagesOf(ben, id);
  const asked = shown.filter(({ kind }) => kind === 'user');
  const answers = shown.filter(({ kind }) => kind === 'guide');
  expect([asked.length, answers.length]).toEqual([rounds, rounds]);
  expect(answers.map(({ parent_id: parent }) => parent)).toEqual(asked.map((one) => one.id));
  expect(answers.map(({ text }) => text)).toEqual(answers.map(() => 'One answer.'));
  expect(model.requests.filter(({ body }) => body.stream === true)).toHaveLength(rounds);
  expect(await answersUsed(ana)).toBe(rounds);
  for (const live of [atHere, atThere]) {
    const created = () =>
      live.events.flatMap((event) => (event.type === 'message.created' ? [event.message.seq] : []));
    await live.until(() => created().length >= shown.length);
    expect(created()).toEqual(shown.map(({ seq }) => seq));
  }
});

test('a repeat answers as the first did, whichever node it reaches', async () => {
  const { here, there } = await twoNodes();
  const [ana, ben] = [await here.person(), await here.person()];
  const { id } = await groupOf(ana, ben);
  const kinds: { name: string; asked: () => Asked<typeof api.messages.sendUser> }[] = [
    {
      name: 'client_id',
      asked: () => ({ body: { message: '@guide, are you there?', client_id: randomUUID() } }),
    },
    {
      name: 'Idempotency-Key',
      asked: () => ({
        body: { message: '@guide, are you there?' },
        headers: { 'idempotency-key': randomUUID() },
      }),
    },
  ];
  for (const { name, asked } of kinds) {
    const request = { params: { id }, ...asked() };
    const send = (node: World) => at(node, ana, api.messages.sendUser, request);
    const first: AnswerOf<typeof api.messages.sendUser> = (await send(here)).body;
    expect([name, first.answer_refused]).toEqual([name, 'guide.consent_required']);
    expect([name, (await send(there)).body, (await send(here)).body]).toEqual([name, first, first]);
  }
});

test('a person removed at one node receives nothing later at the other, also while Redis is away', async () => {
  const { redis, here, there } = await twoNodes();
  const { gone, sender, id, remove } = await threeInGroup(here);
  const live = await socketAt(there, gone, id);
  const other = await socketAt(there, sender, id);
  const say = (message: string) =>
    at(there, sender, api.messages.sendUser, { params: { id }, body: { message } });
  await say('before');
  await live.until(() => JSON.stringify(live.frames).includes('before'));
  redis.fallSilent();
  await remove();
  for (const text of ['after', 'and after']) await say(text);
  await other.until(() => JSON.stringify(other.frames).includes('and after'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await heardWhileOut(here, id, gone, live)).toEqual([]);
});
