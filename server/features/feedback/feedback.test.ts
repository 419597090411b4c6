import { expect, onTestFinished, test } from 'vitest';
import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();
const operator = 'operator@example.org';

const give = (person: Person, body: BodyIn<typeof api.feedback.give>) =>
  person.call(api.feedback.give, { body });

const storedBy = async (person: Person, { app } = one) => {
  const { rows } = await app.platform.database.pool.query(
    'select text, rating from feedback where user_id = $1 order by created_at',
    [person.user.id],
  );
  return rows as unknown[];
};

test('feedback is stored and mailed to the operator with its rating and its author’s username', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const mailing = await world({ SMTP_URL: smtp.url, OPERATOR_EMAIL: operator });
  const ana = await mailing.person({ language: 'he' });
  const text = 'The cards <b>shine</b>\nin the dark.\n\nMore of them, please.';
  expect((await give(ana, { text, rating: 4 })).body).toEqual({ mailed: true });
  expect(await storedBy(ana, mailing)).toEqual([{ text, rating: 4 }]);
  const mail = await smtp.mailTo(operator);
  expect(mail.subject).toBe(`Feedback from ${ana.username} at Zavit`);
  const plain = mail.text.replaceAll(/[\u2066-\u2069]/gu, '').replaceAll('\r\n', '\n');
  expect(plain).toContain(`${ana.username} sent feedback and rated Zavit 4 of 5.`);
  expect(plain).toContain(text);
  expect(mail.html).toContain('&lt;b&gt;shine&lt;/b&gt;');
  expect(mail.html).not.toContain('<b>');
  const mails = () => smtp.mails.filter(({ to }) => to.includes(operator));
  expect(mails()).toHaveLength(1);
  await give(ana, { text: 'Without a rating' });
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(2);
  expect(mails()[1]?.text).not.toContain('rated');
});

test('without an operator’s address feedback is stored, and the answer says so', async () => {
  const ana = await one.person();
  expect((await give(ana, { text: 'Hello' })).body).toEqual({ mailed: false });
  expect(await storedBy(ana)).toEqual([{ text: 'Hello', rating: null }]);
});

test('feedback has words, not too many, and a rating from 1 to 5', async () => {
  const ana = await one.person();
  const tooLong = 'x'.repeat(limits.feedbackLengthMax + 1);
  for (const body of [
    { text: '' },
    { text: ' \u200b\n' },
    { text: tooLong },
    { text: 'x', rating: 0 },
    { text: 'x', rating: 6 },
    { text: 'x', rating: 2.5 },
  ])
    expect((await give(ana, body)).status, JSON.stringify(body).slice(0, 60)).toBe(422);
  const fields = (await give(ana, { text: 'x', rating: 9 })).error.fields;
  expect(fields).toEqual({ rating: 'field.invalid' });
  expect(await storedBy(ana)).toEqual([]);
});

test('a person can send feedback ten times a day, and again a day after the first', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const tries = await Promise.all(
    Array.from({ length: limits.feedbackPerDayMax + 2 }, () => give(ana, { text: 'Again' })),
  );
  const refused = tries.filter(({ status }) => status === 429);
  expect(refused.map(({ code }) => code)).toEqual(Array(2).fill('feedback.too_many'));
  expect(await storedBy(ana)).toHaveLength(limits.feedbackPerDayMax);
  expect((await give(ben, { text: 'Mine' })).status).toBe(200);
  await one.app.platform.database.pool.query(
    `update feedback set created_at = created_at - interval '1 day' where user_id = $1`,
    [ana.user.id],
  );
  expect((await give(ana, { text: 'Tomorrow' })).status).toBe(200);
});

test('a person can send feedback five times a minute', async () => {
  const limited = await world({ RATE_LIMITS: 'on' });
  const ana = await limited.person();
  const statuses: number[] = [];
  for (let at = 0; at <= api.feedback.give.perMinute; at++)
    statuses.push((await give(ana, { text: 'x' })).status);
  expect(statuses.at(-1)).toBe(429);
});

test('feedback is deleted with its author', async () => {
  const ana = await one.person();
  await give(ana, { text: 'Goodbye' });
  const { pool } = one.app.platform.database;
  await pool.query('delete from users where id = $1', [ana.user.id]);
  expect(await storedBy(ana)).toEqual([]);
});
