import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { newBucket } from '../../testing/bucket.ts';
import { type World, world } from '../../testing/world.ts';
import { createDemoWorld } from './demo-world.ts';
import { demoPassword, demoPeople } from './demo-script.ts';

/** The names whose logins were printed. */
function printedLogins() {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => printed.mockRestore());
  return () =>
    printed.mock.calls
      .map(([text]) => String(text))
      .join('')
      .split('\n')
      .filter((line) => line.includes(demoPassword))
      .map((line) => line.trim().split(' ')[0]);
}

const enters = async (one: World, username: string) =>
  (await one.call(api.account.login, { body: { user: { username, password: demoPassword } } }))
    .status === 200;

test('a demo world that can not be finished ends nothing', async () => {
  const bucket = await newBucket();
  const one = await world({ ...bucket.settings });
  await bucket.stop();
  await createDemoWorld(one.app.server, one.app.platform);
  const { rows } = await one.app.platform.database.pool.query('select count(*)::int from users');
  expect(rows).toEqual([{ count: 3 }]);
});

test('a busy server is asked again, and the printed logins work', async () => {
  const one = await world();
  const { server, platform } = one.app;
  let refusals = 2;
  const inject = async (options: InjectOptions) =>
    options.url === api.account.register.path && refusals-- > 0
      ? server.inject({ method: 'GET', url: '/api/nowhere' })
      : server.inject(options);
  const logins = printedLogins();
  await createDemoWorld({ inject } as unknown as FastifyInstance, platform);
  expect(logins()).toEqual(demoPeople.map(({ username }) => username));
  for (const { username } of demoPeople) expect(await enters(one, username)).toBe(true);
});

test('a login that does not work any more is not printed', async () => {
  const one = await world();
  const [mine, ...others] = demoPeople.map(({ username }) => username);
  await one.person({ username: mine ?? '' });
  const logins = printedLogins();
  await createDemoWorld(one.app.server, one.app.platform);
  expect(logins()).toEqual(others);
  expect(await enters(one, mine ?? '')).toBe(false);
});
