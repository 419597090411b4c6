import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmtpServer } from './smtp-server.ts';
import type { TestSmtpServer } from './smtp-server.ts';

let smtp: TestSmtpServer;

beforeAll(async () => {
  smtp = await startSmtpServer();
});

afterAll(() => smtp.close());

const letter = {
  from: '"זווית" <hello@zavit.test>',
  to: 'noa@example.org',
  subject: 'Your link · הקישור שלך, שנשלח עכשיו לכתובת הדואר הרשומה אצלנו',
  text: 'שלום נועה = hello\nhttps://zavit.test/restore?token=abc&x=1',
  html: '<p dir="rtl">שלום נועה</p>',
  attachments: [
    { filename: 'event.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
  ],
};

test('a mail in two languages arrives as it was written', async () => {
  await createTransport(smtp.url).sendMail({ ...letter, headers: { 'x-kind': 'restore' } });
  const mail = await smtp.mailTo('noa@example.org');
  expect(mail.from).toBe('hello@zavit.test');
  expect(mail.subject).toBe(letter.subject);
  expect(mail.headers.from).toBe('זווית <hello@zavit.test>');
  expect(mail.headers['x-kind']).toBe('restore');
  expect(mail.text.trim().replaceAll('\r\n', '\n')).toBe(letter.text);
  expect(mail.html.trim()).toBe(letter.html);
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]?.name).toBe('event.ics');
  expect(mail.attachments[0]?.content.toString()).toBe('BEGIN:VCALENDAR');
});

test('the next delivery fails for a while when asked to, and nothing is kept', async () => {
  const kept = smtp.mails.length;
  smtp.failNext(1);
  const transport = createTransport(smtp.url);
  await expect(transport.sendMail(letter)).rejects.toMatchObject({ responseCode: 451 });
  expect(smtp.mails).toHaveLength(kept);
  await transport.sendMail(letter);
  expect(smtp.mails).toHaveLength(kept + 1);
});

test('waiting for a mail that never comes ends with a sentence', async () => {
  await expect(smtp.mailTo('nobody@example.org', 50)).rejects.toThrow(
    'No mail to nobody@example.org came in 50 ms.',
  );
});
