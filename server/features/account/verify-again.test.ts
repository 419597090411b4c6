import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, world } from '../../testing/world.ts';
import { drainMails } from './mails.ts';

async function mailedWorld(environment: Record<string, string> = {}) {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const app = await world({ SMTP_URL: smtp.url, ...environment });
  /** Every mail to an address, oldest first, when all of them have come. */
  const mailsTo = async (address: string) => {
    await drainMails();
    return smtp.mails.filter(({ to }) => to.includes(address));
  };
  const verify = async (address: string) => {
    const token = linkToken((await mailsTo(address)).at(-1) ?? (await smtp.mailTo(address)));
    return app.call(api.account.verifyEmail, { body: { token } });
  };
  return { app, mailsTo, verify };
}

async function askAgain(person: Person): Promise<void> {
  const answer = await person.call(api.account.resendVerifyMail);
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
}

test('asking again mails another link, and the first one works too', async () => {
  const { app, mailsTo } = await mailedWorld();
  const noa = await app.person({ email: 'noa@example.org', language: 'he' });
  await askAgain(noa);
  const mails = await mailsTo('noa@example.org');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'אישור הכתובת שלך · זווית',
    'אישור הכתובת שלך · זווית',
  ]);
  const [first = '', second = ''] = mails.map(linkToken);
  expect(first).not.toBe(second);
  for (const token of [first, second])
    expect((await app.call(api.account.verifyEmail, { body: { token } })).status).toBe(200);
  expect((await noa.call(api.account.profile)).body.email_verified).toBe(true);
});

test('a verified address is answered alike and gets nothing', async () => {
  const { app, mailsTo, verify } = await mailedWorld();
  const noa = await app.person({ email: 'noa@example.org' });
  expect((await verify('noa@example.org')).status).toBe(200);
  await askAgain(noa);
  expect(await mailsTo('noa@example.org')).toHaveLength(1);
});

test('for an address claimed by somebody else its owner gets a mail, who may be the same person', async () => {
  const { app, mailsTo, verify } = await mailedWorld();
  await app.person({ email: 'noa@example.org' });
  await verify('noa@example.org');
  const second = await app.person({ email: 'Noa@example.org' });
  await askAgain(second);
  const mails = (await mailsTo('noa@example.org')).slice(1);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your address was used to sign up to Zavit',
    'Your address was used to sign up to Zavit',
  ]);
  expect(await mailsTo('Noa@example.org')).toEqual([]);
});

test('an address that was claimed away gets nothing', async () => {
  const { app, mailsTo, verify } = await mailedWorld();
  const first = await app.person({ email: 'Noa@example.org' });
  await app.person({ email: 'noa@example.org' });
  await verify('noa@example.org');
  expect((await first.call(api.account.profile)).body.email).toBe('');
  const before = (await mailsTo('Noa@example.org')).length;
  await askAgain(first);
  expect(await mailsTo('Noa@example.org')).toHaveLength(before);
});

test('one address gets five mails an hour at most', async () => {
  const { app, mailsTo } = await mailedWorld();
  const noa = await app.person({ email: 'noa@example.org' });
  for (let count = 0; count < 8; count++) await askAgain(noa);
  expect(await mailsTo('noa@example.org')).toHaveLength(5);
  await app.app.platform.database.pool.query(
    `update mail_tokens set created_at = created_at - interval '61 minutes'`,
  );
  await askAgain(noa);
  expect(await mailsTo('noa@example.org')).toHaveLength(6);
});

test('a person who asks more than five times a minute has to wait', async () => {
  const { app } = await mailedWorld({ RATE_LIMITS: 'on' });
  const noa = await app.person();
  for (let count = 0; count < 5; count++) await askAgain(noa);
  const refused = await noa.call(api.account.resendVerifyMail);
  expect([refused.status, refused.code]).toEqual([429, 'request.too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
