import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { Language } from '#contract/shapes.ts';
import type { Config } from '../../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  language: Language;
}

export interface Mailer {
  /** @throws when the mail server does not take the mail */
  send(mail: Mail): Promise<void>;
  /** Ends the connections to the mail server. */
  close(): void;
}

const waitMaxMs = 10_000;
const headerBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const addressPattern = /^[^\s\p{Cc}@<>(),;:"\\[\]]+@[^\s\p{Cc}@<>(),;:"\\[\]]+$/u;

/** Sends through SMTP_URL; without it each mail becomes a file in DATA_DIR/outbox. */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  log: Logger,
): Mailer {
  return config.SMTP_URL === undefined
    ? outboxMailer(config.MAIL_FROM, path.join(config.DATA_DIR, 'outbox'), log)
    : smtpMailer(config.MAIL_FROM, config.SMTP_URL);
}

function smtpMailer(from: string, url: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = nodemailer.createTransport({
    host: hostname,
    port: port === '' ? undefined : Number(port),
    secure,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: waitMaxMs,
    greetingTimeout: waitMaxMs,
    socketTimeout: waitMaxMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(from, mail));
    },
    close() {
      transport.close();
    },
  };
}

function outboxMailer(from: string, folder: string, log: Logger): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(from, mail));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into memory');
      // The links inside sign people in, so nobody else may read the folder.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${newId()}.eml`);
      // Whoever watches the folder sees a mail only when it is whole.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'a mail was written');
    },
    close() {},
  };
}

/** Addresses are given as values rather than text, and headers lose line breaks, so no header can be added. */
function messageOf(from: string, { to, subject, text, html, language }: Mail) {
  if (!addressPattern.test(to)) throw new Error('this is not one mail address');
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(headerBreaks, ' '),
    text,
    ...(html === undefined ? {} : { html }),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  };
}
