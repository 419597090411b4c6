import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parsedMail } from '../../testing/mail-text.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { writtenLetter } from './letter.ts';
import { type Mail, createMailer } from './mailer.ts';

const mail: Mail = {
  to: 'noa@example.org',
  subject: 'אישור הכתובת · Zavit',
  text: 'שלום\n\nhttp://zavit.test/verify?token=SECRET-LINK\n',
  html: '<p dir="rtl">שלום</p>',
  language: 'he',
};

const sender = { MAIL_FROM: undefined, PRODUCT_NAME: 'Zavit', PUBLIC_URL: 'https://zavit.test' };

function outbox(set: { MAIL_FROM?: string; PRODUCT_NAME?: string } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'zavit-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const mailer = createMailer({ SMTP_URL: undefined, ...sender, ...set, DATA_DIR: folder }, log);
  const files = () =>
    readdirSync(path.join(folder, 'outbox')).map((name) => path.join(folder, 'outbox', name));
  return { mailer, files, lines };
}

async function smtpMailer() {
  const smtp = await startSmtpServer();
  const mailer = createMailer(
    { SMTP_URL: smtp.url, ...sender, DATA_DIR: '/nowhere' },
    pino({ level: 'silent' }),
  );
  onTestFinished(async () => {
    mailer.close();
    await smtp.close();
  });
  return { smtp, mailer };
}

describe('without a mail server', () => {
  test('a mail becomes a file that only our user can read, and the log contains only the file name', async () => {
    const { mailer, files, lines } = outbox();
    await mailer.send(mail);
    const [file = ''] = files();
    expect(file).toMatch(/\.eml$/u);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(lines.join()).toContain(file);
    expect(lines.join()).not.toContain('SECRET-LINK');
    const read = parsedMail(readFileSync(file), { from: '', to: [] });
    expect(read.subject).toBe(mail.subject);
    expect(read.text).toContain('token=SECRET-LINK');
    expect(read.html).toContain('<p dir="rtl">');
    expect(read.headers).toMatchObject({
      from: 'זווית <no-reply@zavit.test>',
      to: 'noa@example.org',
      'content-language': 'he',
    });
  });
});

test('an address is forgotten with the files that were written to it, and no others', async () => {
  const { mailer, files } = outbox();
  await mailer.send(mail);
  await mailer.send({ ...mail, to: 'ben@example.org', text: `from ${mail.to}` });
  await mailer.forget('Noa@example.org');
  expect(files()).toHaveLength(1);
  const read = parsedMail(readFileSync(files()[0] ?? ''), { from: '', to: [] });
  expect(read.headers).toMatchObject({ to: 'ben@example.org' });
  await outbox().mailer.forget('nobody@example.org');
});

describe('with a mail server', () => {
  test('a mail arrives as it was written', async () => {
    const { smtp, mailer } = await smtpMailer();
    await mailer.send(mail);
    const received = await smtp.mailTo('noa@example.org');
    expect(received.subject).toBe(mail.subject);
    expect(received.from).toBe('no-reply@zavit.test');
    expect(received.text.trim()).toBe(mail.text.replaceAll('\n', '\r\n').trim());
  });

  test('a rejected mail is an error for the caller', async () => {
    const { smtp, mailer } = await smtpMailer();
    smtp.failNext(1);
    await expect(mailer.send(mail)).rejects.toThrow('451');
    await mailer.send(mail);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('the sender', () => {
  test.each([
    [{}, 'en', 'Zavit <no-reply@zavit.test>'],
    [{}, 'he', 'זווית <no-reply@zavit.test>'],
    [{ PRODUCT_NAME: 'Acme' }, 'he', 'Acme <no-reply@zavit.test>'],
    [{ MAIL_FROM: 'Zavit <hello@acme.test>' }, 'he', 'Zavit <hello@acme.test>'],
  ] as const)('with %j in %s is %s', async (set, language, from) => {
    const { mailer, files } = outbox(set);
    await mailer.send({ ...mail, language });
    const read = parsedMail(readFileSync(files()[0] ?? ''), { from: '', to: [] });
    expect(read.headers).toMatchObject({ from });
  });
});

describe('nothing that people write becomes a header or another recipient', () => {
  test.each([
    'noa@example.org\r\nBcc: x@example.org',
    'noa@example.org, x@example.org',
    'Noa <noa@example.org>',
    'noa@example.org>\r\nRCPT TO:<x@example.org',
    'noa',
    '',
    'no a@example.org',
    'noa@example.org\0',
  ])('the address %j is refused', async (to) => {
    const { smtp, mailer } = await smtpMailer();
    await expect(mailer.send({ ...mail, to })).rejects.toThrow('not one mail address');
    expect(smtp.mails).toEqual([]);
  });

  test('a subject with line breaks stays one line', async () => {
    const { smtp, mailer } = await smtpMailer();
    await mailer.send({
      ...mail,
      subject: 'Hello\r\nBcc: x@example.org\r\n\r\n<script>\u2028X-Y: 1\0',
    });
    const received = await smtp.mailTo('noa@example.org');
    expect(received.subject).toBe('Hello Bcc: x@example.org <script> X-Y: 1');
    expect(received.to).toEqual(['noa@example.org']);
    expect(Object.keys(received.headers)).not.toContain('bcc');
    expect(Object.keys(received.headers)).not.toContain('x-y');
  });
});

describe('a letter', () => {
  const words = {
    subject: '\u2068Zavit\u2069',
    paragraphs: ['One <b>&"\'', 'Two'],
    footer: 'Zavit',
  };
  const link = { label: 'Open', url: 'http://zavit.test/verify?token=a&b="><script>' };

  test('has the direction of its language', () => {
    expect(writtenLetter({ ...words, language: 'he' }).html).toContain(
      '<html lang="he" dir="rtl">',
    );
    expect(writtenLetter({ ...words, language: 'en' }).html).toContain(
      '<html lang="en" dir="ltr">',
    );
  });

  test('shows what people wrote as text, never as HTML', () => {
    const { html } = writtenLetter({ ...words, link, language: 'en' });
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('One &lt;b&gt;&amp;&quot;&#39;');
  });

  test('has the address alone on a line of the plain text, and no isolates in the subject', () => {
    const { text, subject } = writtenLetter({
      ...words,
      link: { ...link, url: 'http://zavit.test/x' },
      language: 'he',
    });
    expect(text.split('\n')).toContain('http://zavit.test/x');
    expect(subject).toBe('Zavit');
  });
});
