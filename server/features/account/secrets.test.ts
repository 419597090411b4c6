import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { createTestDatabase } from '#db/testing.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { parsedMail } from '../../testing/mail-text.ts';
import { drainMails } from './mails.ts';

const password = 'canary of a quiet password';
const newPassword = 'another canary, quiet too';

/** Two nodes on one database that can’t hint to each other, and everything that they log. */
async function twoNodes() {
  const database = await createTestDatabase(inject('testCluster'), randomUUID().slice(0, 8));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_POOL: '4',
    PUBLIC_URL: 'http://zavit.test',
  });
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const nodes = await Promise.all([createApp({ config, log }), createApp({ config, log })]);
  onTestFinished(async () => {
    await drainMails();
    for (const node of nodes) await node.close({ answersPatienceMs: 0 });
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const mails = async () => {
    await drainMails();
    const folder = path.join(dataDir, 'outbox');
    return readdirSync(folder)
      .toSorted()
      .map((name) => parsedMail(readFileSync(path.join(folder, name)), { from: '', to: [] }));
  };
  return { nodes, lines, mails, dataDir };
}

type Node = Awaited<ReturnType<typeof twoNodes>>['nodes'][number];

async function asked(
  node: Node,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  cookies: Record<string, string> = {},
  token = '',
) {
  const response = await node.server.inject({
    method,
    url,
    cookies,
    ...(payload ? { payload } : {}),
    headers: {
      'x-csrftoken': cookies.csrftoken ?? '',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const set = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return {
    status: response.statusCode,
    text: response.body,
    cookies: { ...cookies, ...set },
    body: response.json<Record<string, unknown>>(),
  };
}

test('passwords, tokens and links are in no log line, no refusal and no table', async () => {
  const { nodes, lines, mails } = await twoNodes();
  const [node] = nodes;
  const user = { username: 'noa', email: 'noa@example.org', password, terms_version: termsVersion };
  const refusals: string[] = [];
  const refuse = async (...call: Parameters<typeof asked>) => {
    const answer = await asked(...call);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    refusals.push(answer.text);
  };
  const first = await asked(node, 'POST', '/api/user/register', { user });
  await refuse(node, 'POST', '/api/user/register', { user });
  await refuse(node, 'POST', '/api/user/login', {
    user: { username: 'noa', password: newPassword },
  });
  await refuse(node, 'POST', '/api/user/login', {
    user: { username: 'noa', password, extra: password },
  });
  const second = await asked(node, 'GET', '/api/user/refresh', undefined, first.cookies);
  await refuse(node, 'GET', '/api/user/refresh', undefined, { ...second.cookies, csrftoken: 'x' });
  const third = await asked(node, 'GET', '/api/user/refresh', undefined, second.cookies);
  await asked(node, 'POST', '/api/user/password_restore', { email: user.email });
  const [verify, restore] = (await mails()).map(linkToken);
  await refuse(node, 'POST', '/api/user/verify_email', { token: restore });
  await asked(node, 'POST', '/api/user/verify_email', { token: verify });
  await refuse(node, 'POST', '/api/user/password_restore/confirm', {
    token: restore,
    password: 'short',
  });
  await asked(node, 'POST', '/api/user/password_restore/confirm', {
    token: restore,
    password: newPassword,
  });
  await refuse(
    node,
    'GET',
    '/api/user/profile/get_profile',
    undefined,
    {},
    String(first.body.token),
  );
  await refuse(node, 'GET', `/api/user/profile/get_profile?token=${String(third.body.token)}`);
  await refuse(node, 'GET', '/api/user/refresh', undefined, third.cookies);

  const secrets = [
    password,
    newPassword,
    verify,
    restore,
    ...[first, second, third].flatMap(({ cookies, body }) => [
      cookies.refresh_token,
      cookies.media_token,
      String(body.token),
    ]),
  ];
  const { pool } = node.platform.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const stored: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    stored.push(...rows.map(({ text }) => text));
  }
  expect(stored.join()).toContain('noa@example.org');
  expect(lines.join()).toContain('a mail was written');
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(20);
    expect.soft(lines.join().includes(secret ?? ''), `logged: ${secret}`).toBe(false);
    expect.soft(refusals.join().includes(secret ?? ''), `answered: ${secret}`).toBe(false);
    expect.soft(stored.join().includes(secret ?? ''), `stored: ${secret}`).toBe(false);
  }
});

test('a session ended at one node is refused by the other within a second, without a hint', async () => {
  const { nodes } = await twoNodes();
  const [here, there] = nodes;
  const user = { username: 'noa', email: 'noa@example.org', password, terms_version: termsVersion };
  const { cookies, body } = await asked(here, 'POST', '/api/user/register', { user });
  const profile = (node: Node) =>
    asked(node, 'GET', '/api/user/profile/get_profile', undefined, {}, String(body.token));
  expect([(await profile(here)).status, (await profile(there)).status]).toEqual([200, 200]);
  await asked(here, 'POST', '/api/user/logout', {}, cookies);
  expect((await profile(here)).status).toBe(403);
  await expect
    .poll(async () => (await profile(there)).status, { timeout: 1_200, interval: 50 })
    .toBe(403);
});
