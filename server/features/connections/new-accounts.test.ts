import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { type Person, world } from '../../testing/world.ts';

const inviting = async () => {
  const one = await world({ RATE_LIMITS: 'on' });
  const people: Person[] = [];
  for (let count = 0; count < 7; count++) people.push(await one.person());
  const [ana, ...others] = people;
  if (!ana) throw new Error('there are seven');
  const ask = (other: Person | undefined) =>
    ana.call(api.connections.request, { body: { username: other?.username ?? '' } });
  const gather = (invited: Person[]) =>
    ana.call(api.chat.create, {
      body: {
        chat: {
          chat_type: 'GP',
          title: 'All',
          participants: invited.map(({ username }) => username),
        },
      },
    });
  return { one, ana, others, ask, gather };
};

test('a new account without a verified address invites three people a day, by request or into groups', async () => {
  const { one, ana, others, ask, gather } = await inviting();
  expect((await gather(others.slice(0, 4))).code).toBe('account.invites_limit_reached');
  expect((await ask(others[0])).status).toBe(200);
  expect((await gather(others.slice(1, 3))).status).toBe(200);
  const refused = await ask(others[3]);
  expect([refused.status, refused.code, refused.error.max]).toEqual([
    429,
    'account.invites_limit_reached',
    limits.newAccountInvitesMax,
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);

  await one.app.platform.database.pool.query(
    'update users set email_verified_at = now() where id = $1',
    [ana.user.id],
  );
  for (const other of others.slice(3)) expect((await ask(other)).status).toBe(200);
});

test('connections, and people whom a call did not reach, do not count', async () => {
  const { ana, others, ask, gather } = await inviting();
  for (const other of others.slice(0, 3)) {
    const { connection } = (
      await other.call(api.connections.request, {
        body: { username: ana.username },
      })
    ).body;
    await ana.call(api.connections.decide, {
      params: { id: connection?.id ?? '' },
      body: { action: 'accept' },
    });
  }
  expect((await gather(others.slice(0, 3))).status).toBe(200);
  for (let count = 0; count < 5; count++)
    expect((await ask({ ...ana, username: 'nobody_here' })).code).toBe('person.not_found');
  for (const other of others.slice(3, 6)) expect((await ask(other)).status).toBe(200);
});

test('somebody who is asked again is counted once, also by a repeat with the same key', async () => {
  const { ana, others, ask } = await inviting();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { username: others[0]?.username ?? '' };
  for (let count = 0; count < 5; count++)
    expect((await ana.call(api.connections.request, { body, headers })).status).toBe(200);
  for (let count = 0; count < 3; count++) expect((await ask(others[0])).status).toBe(200);
  for (const other of others.slice(1, 3)) expect((await ask(other)).status).toBe(200);
  expect((await ask(others[3])).code).toBe('account.invites_limit_reached');
  expect((await ask(others[0])).status).toBe(200);
});

test('an account of more than a week invites as many as it likes', async () => {
  const { one, ana, others, ask } = await inviting();
  await one.app.platform.database.pool.query(
    "update users set created_at = now() - interval '8 days' where id = $1",
    [ana.user.id],
  );
  for (const other of others.slice(0, 5)) expect((await ask(other)).status).toBe(200);
});
