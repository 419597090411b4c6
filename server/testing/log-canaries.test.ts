import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { BodyIn, Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { createTestDatabase } from '#db/testing.ts';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { drainMails } from '../features/account/mails.ts';
import { openLog } from '../log.ts';
import { pathOf } from './world.ts';

const canary = 'canary';
const password = `${canary} of a long password`;

interface Asked<E extends Endpoint> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyIn<E>;
}

/** A program whose whole log is kept. */
async function program() {
  const database = await createTestDatabase(inject('testCluster'), randomUUID().slice(0, 8));
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-test-'));
  const lines: string[] = [];
  const app = await createApp({
    config: readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PUBLIC_URL: 'http://zavit.test',
      RATE_LIMITS: 'off',
    }),
    log: openLog('trace', { write: (line) => void lines.push(line) }),
    shedsLoad: false,
  });
  onTestFinished(async () => {
    await drainMails();
    await app.close({ answersPatienceMs: 0 });
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, lines };
}

async function ask<E extends Endpoint>(app: App, token: string, endpoint: E, asked: Asked<E>) {
  const response = await app.server.inject({
    method: endpoint.method,
    url: pathOf(endpoint, asked.params, asked.query),
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(asked.body === undefined ? {} : { payload: JSON.stringify(asked.body) }),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

async function registered(app: App): Promise<{ username: string; token: string }> {
  const username = `n${randomUUID().slice(0, 12)}`;
  const user = {
    username,
    email: `${username}@example.org`,
    password,
    terms_version: termsVersion,
  };
  const { body } = await ask(app, '', api.account.register, { body: { user } });
  return { username, token: String(body['token']) };
}

/** Calls that bring words of people into statements; each answers with its status. */
async function writing(app: App) {
  const [ana, ben, ...others] = await Promise.all(Array.from({ length: 2 }, () => registered(app)));
  if (!ana || !ben || others.length > 0) throw new Error('two people write');
  const { token } = ana;
  const made = async (body: BodyIn<typeof api.chat.create>) => {
    const { body: answer } = await ask(app, token, api.chat.create, { body });
    return (answer['chat'] as { id: string }).id;
  };
  const guided = await made({ chat: { chat_type: 'AI' } });
  const group = await made({ chat_type: 'GP', participants: [ben.username] });
  const words = () => `${canary} ${randomUUID()}`;
  const steps: Record<string, () => Promise<{ status: number }>> = {
    register: () => {
      const username = `${canary}-${randomUUID().slice(0, 8)}`;
      const user = {
        username,
        email: `${username}@example.org`,
        display_name: words(),
        password,
        terms_version: termsVersion,
      };
      return ask(app, '', api.account.register, { body: { user } });
    },
    login: () =>
      ask(app, '', api.account.login, { body: { user: { username: ana.username, password } } }),
    profile: () =>
      ask(app, token, api.account.updateProfile, {
        body: { user: { display_name: words(), about_me: words() } },
      }),
    ask: () =>
      ask(app, token, api.messages.send, {
        params: { id: guided },
        body: { message: words(), client_id: randomUUID() },
      }),
    say: () =>
      ask(app, token, api.messages.sendUser, { params: { id: group }, body: { message: words() } }),
    rename: () =>
      ask(app, token, api.chat.rename, { params: { id: guided }, body: { name: words() } }),
    draft: () =>
      ask(app, token, api.chat.draft, { params: { id: guided }, body: { text: words() } }),
    folder: () => ask(app, token, api.folders.create, { body: { name: words() } }),
    card: () =>
      ask(app, token, api.cards.create, { body: { card_type: 'question', text: words() } }),
    connect: () =>
      ask(app, token, api.connections.request, {
        body: { email: `${canary}@example.org`, note: words() },
      }),
    report: () =>
      ask(app, token, api.reports.person, {
        params: { username: ben.username },
        body: { text: words() },
      }),
    search: () => ask(app, token, api.search.find, { query: { query: canary } }),
  };
  return async () => {
    const done = Object.entries(steps).map(async ([name, step]) => [name, (await step()).status]);
    const statuses = Object.fromEntries((await Promise.all(done)) as [string, number][]);
    await drainMails();
    return statuses;
  };
}

/** Every write to the table fails, and the error repeats the row wherever it can. */
async function refuseRows(pool: pg.Pool, table: string): Promise<() => Promise<unknown>> {
  await pool.query(`
    create or replace function refuse_row() returns trigger language plpgsql as $$
      declare row_text text := coalesce(to_jsonb(new), to_jsonb(old))::text;
      begin
        raise exception 'refused %', row_text using detail = row_text, hint = row_text, errcode = 'ZX001';
      end $$`);
  await pool.query(
    `create trigger refuse_row before insert or update or delete on "${table}" for each row execute function refuse_row()`,
  );
  return () => pool.query(`drop trigger refuse_row on "${table}"`);
}

/** Every statement that names the table fails. */
async function hideTable(pool: pg.Pool, table: string): Promise<() => Promise<unknown>> {
  await pool.query(`alter table "${table}" rename to hidden_for_now`);
  return () => pool.query(`alter table hidden_for_now rename to "${table}"`);
}

test('whichever statement fails, no word, name, address or hash that people gave is in the log', async () => {
  const { app, lines } = await program();
  const { pool } = app.platform.database;
  const write = await writing(app);
  // A program that has just started on a busy machine may put callers off.
  const wellDone = new Set<string>();
  const notYetDone = async () => {
    const statuses = Object.entries(await write());
    for (const [step, status] of statuses) if (status === 200) wellDone.add(step);
    return statuses.map(([step]) => step).filter((step) => !wellDone.has(step));
  };
  await expect.poll(notYetDone, { timeout: 60_000 }).toEqual([]);
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  const failed = new Set<string>();
  for (const { name } of tables) {
    for (const fault of [refuseRows, hideTable]) {
      const mend = await fault(pool, name);
      const statuses = await write();
      await mend();
      for (const [step, status] of Object.entries(statuses)) if (status === 500) failed.add(step);
    }
  }
  expect([...failed].toSorted()).toEqual([...wellDone].toSorted());
  const log = lines.join('');
  expect(log).toContain('"statement":"insert into');
  expect(log).toContain('"code":"ZX001"');
  expect(log).toContain('"code":"42P01"');
  expect(lines.filter((line) => /canary|argon2|@example\.org/u.test(line))).toEqual([]);
}, 300_000);
