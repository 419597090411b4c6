import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { type TestSmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { type World, world } from '../../testing/world.ts';
import { drainMails } from './mails.ts';

const patienceMs = 25_000;

/** A mail server that is away; below the range of outgoing connections, so that its port stays free. */
async function absentServer(environment: Record<string, string> = {}) {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const app = await world({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...environment });
  const comes = async (): Promise<TestSmtpServer> => {
    const smtp = await startSmtpServer({ port });
    onTestFinished(() => smtp.close());
    return smtp;
  };
  return { app, port, comes };
}

async function waiting({ app }: World): Promise<{ state: string; text: string }[]> {
  const { rows } = await app.platform.database.pool.query<{ state: string; text: string }>(
    `select state, data::text as text from jobs.job where name = 'send_letter'`,
  );
  return rows;
}

/** As if the pause before the next try were over. */
async function endPause({ app }: World): Promise<void> {
  await app.platform.database.pool.query(
    `update jobs.job set start_after = now() where name = 'send_letter' and state = 'retry'`,
  );
}

test('a mail waits for a server that is away, then busy, and comes once', async () => {
  const { app, comes } = await absentServer();
  const noa = await app.person({ email: 'noa@example.org' });
  await drainMails();
  const [job] = await waiting(app);
  const smtp = await comes();
  smtp.failNext(1);
  await expect
    .poll(async () => (await waiting(app))[0]?.state, { timeout: patienceMs })
    .toBe('retry');
  expect(smtp.mails).toEqual([]);
  await endPause(app);
  const mail = await smtp.mailTo('noa@example.org', patienceMs);
  expect(mail.headers['message-id']).toMatch(/^<[0-9a-f-]{36}@zavit\.test>$/u);
  expect(job?.text).toContain(mail.headers['message-id']?.slice(1, 37));
  const token = linkToken(mail);
  expect(job?.text).not.toContain(token);
  expect((await app.call(api.account.verifyEmail, { body: { token } })).status).toBe(200);
  expect((await noa.call(api.account.profile)).body.email_verified).toBe(true);
  await expect
    .poll(async () => (await waiting(app)).map(({ state }) => state))
    .toEqual(['completed']);
  expect(smtp.mails).toHaveLength(1);
});

test('of links that waited the newest is sent, and none that grew old', async () => {
  const { app, comes } = await absentServer();
  await app.person({ email: 'noa@example.org' });
  await drainMails();
  const restore = async () => {
    await app.call(api.account.restorePassword, { body: { email: 'noa@example.org' } });
    await drainMails();
  };
  await restore();
  await restore();
  await app.app.platform.database.pool.query(
    `update mail_tokens set expires_at = now() - interval '1 minute' where kind = 'verify'`,
  );
  const smtp = await comes();
  await expect
    .poll(async () => (await waiting(app)).map(({ state }) => state), { timeout: patienceMs })
    .toEqual(['completed', 'completed', 'completed']);
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Restore your password for Zavit']);
  const confirmed = await app.call(api.account.confirmPassword, {
    body: { token: linkToken(await smtp.mailTo('noa@example.org')), password: 'a new quiet one' },
  });
  expect(confirmed.status, confirmed.text).toBe(200);
});

test('a mail that will never be taken is given up at once', async () => {
  const { app, comes } = await absentServer();
  const smtp = await comes();
  smtp.failNext(1, 550);
  await app.person({ email: 'noa@example.org' });
  await drainMails();
  expect(await waiting(app)).toEqual([]);
  expect(smtp.mails).toEqual([]);
});

test('a mail that is on its way when the program stops comes after the next start', async () => {
  const { app, port, comes } = await absentServer();
  const dumb = createServer((socket) => void setTimeout(() => socket.destroy(), 1_000));
  await new Promise<void>((resolve) => dumb.listen(port, '127.0.0.1', resolve));
  await app.person({ email: 'noa@example.org' });
  await sleep(200);
  await app.restart();
  await new Promise((resolve) => dumb.close(resolve));
  const smtp = await comes();
  await endPause(app);
  expect((await smtp.mailTo('noa@example.org', patienceMs)).subject).toBe(
    'Confirm your address for Zavit',
  );
});
