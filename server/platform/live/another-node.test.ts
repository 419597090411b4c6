import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { LiveClient } from '../../testing/live-client.ts';
import type { ModelMode } from '../../testing/model-modes.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { connect } from '../../testing/people-world.ts';
import { startProgram } from '../../testing/process.ts';
import { startRedisServer } from '../../testing/redis-server.ts';
import { type Person, world } from '../../testing/world.ts';

const leaseEndsWithinMs = 30_000;

/** A node in this process, and one in another process, so that only Redis and the database connect them. */
async function nodeAndProgram(
  mode: ModelMode = { kind: 'stall-midway', tokens: ['Half ', 'an ', 'answer.'], after: 2 },
) {
  const redis = await startRedisServer();
  onTestFinished(() => redis.close());
  const model = await startModelServer({ mode });
  onTestFinished(() => model.close());
  const environment = {
    REDIS_URL: redis.url,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'any',
    AI_BASE_URL: model.url,
  };
  const here = await world(environment);
  const { DATABASE_URL = '', DATA_DIR } = here.app.platform.config;
  const there = await startProgram({
    ...environment,
    DATABASE_URL,
    DATA_DIR,
    PUBLIC_URL: 'http://zavit.test',
  });
  await expect.poll(() => redis.subscriberCount).toBe(2);
  return { here, there };
}

async function socketAt(url: string, { token }: Person, streams: Record<string, number> = {}) {
  const live = await LiveClient.open(url, token, streams);
  onTestFinished(() => live.close());
  return live;
}

function presenceOf(live: LiveClient, { user }: Person): boolean[] {
  return live.frames.flatMap((frame) =>
    frame.type === 'presence' && frame.user_id === user.id ? [frame.online] : [],
  );
}

test('people of a killed node go offline at the other nodes', async () => {
  const { here, there } = await nodeAndProgram();
  const [ana, ben] = [await here.person(), await here.person()];
  await connect(ana, ben);
  const live = await socketAt(await here.url(), ana);
  await socketAt(there.url, ben);
  await live.until(() => presenceOf(live, ben).at(-1) === true);
  await there.kill('node');
  const begun = performance.now();
  await live.until(() => presenceOf(live, ben).at(-1) === false);
  expect(performance.now() - begun).toBeLessThan(leaseEndsWithinMs);
  expect(here.app.platform.live.isOnline(ben.user.id)).toBe(false);
});

test('a reader who joins at another node during an answer gets all of it at once', async () => {
  const { here, there } = await nodeAndProgram();
  const ana = await here.person();
  await ana.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: true } } },
  });
  const { id } = await ana.chat();
  const first = await socketAt(await here.url(), ana, { [id]: 0 });
  const sent = await ana.call(api.messages.send, {
    params: { id },
    body: { message: 'Tell me', client_id: randomUUID() },
  });
  const textAt = (live: LiveClient) =>
    live.frames.reduce(
      (text, frame) =>
        frame.type === 'message.delta' && frame.offset <= text.length
          ? text.slice(0, frame.offset) + frame.text
          : text,
      '',
    );
  await first.until(() => textAt(first) === 'Half an ');
  const late = await socketAt(there.url, ana, { [id]: 0 });
  await late.until(() => textAt(late) === 'Half an ');
  expect(late.closeCode).toBeNull();
  await ana.call(api.messages.stop, { params: { id: sent.body.answer?.id ?? '' } });
});

test('thoughts reach readers at another node; one who comes later learns that the model thinks', async () => {
  const reasoning = ['First a ', 'silent thought'];
  const concludes = new Promise<void>(() => undefined);
  const { here, there } = await nodeAndProgram({ kind: 'tokens', reasoning, concludes });
  const ana = await here.person();
  await ana.call(api.account.updateProfile, {
    body: { user: { settings: { provider_consent: true } } },
  });
  const { id } = await ana.chat();
  const first = await socketAt(there.url, ana, { [id]: 0 });
  const sent = await ana.call(api.messages.send, {
    params: { id },
    body: { message: 'Tell me', client_id: randomUUID() },
  });
  const thoughtsAt = (live: LiveClient) =>
    live.frames.flatMap((frame) => (frame.type === 'message.thinking' ? [frame.text] : []));
  await first.until(() => thoughtsAt(first).join('') === 'First a silent thought');
  const late = await socketAt(there.url, ana, { [id]: 0 });
  await late.until(() => thoughtsAt(late).length > 0);
  expect(thoughtsAt(late)).toEqual(['']);
  await ana.call(api.messages.stop, { params: { id: sent.body.answer?.id ?? '' } });
});
