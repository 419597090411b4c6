import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { world } from '../../testing/world.ts';

/** Sends a request over the one connection of an agent. */
function asked(
  url: string,
  agent: Agent,
  token: string,
): Promise<{ answer: IncomingMessage; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = request(url, { agent, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.once('end', () => resolve({ answer, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

const keptAlive = () => new Agent({ keepAlive: true, maxSockets: 1 });

test('a running call is answered and closes its connection, later ones are refused, and idle ones are cut', async () => {
  const { app, person, url } = await world();
  const ana = await person();
  const list = (await url()) + api.chat.list.path;
  const [busy, other] = [keptAlive(), keptAlive()];
  expect((await asked(list, other, ana.token)).answer.headers.connection).toBe('keep-alive');
  const silent = connect(Number(new URL(list).port), '127.0.0.1');
  const cut = new Promise((resolve) => silent.once('close', resolve));
  silent.on('error', () => undefined);

  const holder = new pg.Client(app.platform.database.connection);
  await holder.connect();
  await holder.query('begin; lock table chats in access exclusive mode');
  const slow = asked(list, busy, ana.token);
  await expect
    .poll(async () => {
      const { rows } = await holder.query<{ waits: boolean }>(
        `select count(*) > 0 as waits from pg_locks where not granted
           and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows[0]?.waits;
    })
    .toBe(true);
  const closed = app.close({ answersPatienceMs: 0 });
  await expect.poll(async () => (await app.server.inject({ url: '/readyz' })).statusCode).toBe(503);
  const refused = await asked(list, other, ana.token).catch((error: Error) => error);
  await holder.query('commit');
  await holder.end();

  const { answer, body } = await slow;
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(JSON.parse(body)).toMatchObject({ items: [] });
  // If the idle connection was closed first, the client has noticed that, too.
  if (!(refused instanceof Error)) {
    expect([refused.answer.statusCode, refused.answer.headers.connection]).toEqual([503, 'close']);
    expect(refused.answer.headers['retry-after']).toBeDefined();
    expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'server.unavailable' } });
  }
  await closed;
  await cut;
});
