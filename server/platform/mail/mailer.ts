import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { Language } from '#contract/shapes.ts';
import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import type { Config } from '../../config.ts';

export interface Mail {
  /** The same for every try to send this mail, so that mailboxes show it once. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  language: Language;
}

export interface Mailer {
  /** @throws MailRefused when trying again is in vain, and other errors while the mail server takes nothing */
  send(mail: Mail): Promise<void>;
  /** Ends the connections to the mail server. */
  close(): void;
}

/** The job that sends a mail which could not be sent at once. */
export const letterJob = 'send_letter';

/** This mail will never be taken: the address is none, or its server does not know it or want it. */
export class MailRefused extends Error {}

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

/** Most nodes write no mail for hours: the library comes with the first one. */
async function loadTransports() {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer;
}

function smtpMailer(from: string, url: string): Mailer {
  let opening: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      refuseInsideTransaction('mail');
      try {
        const transport = await (opening ??= openSmtp(url));
        await transport.sendMail(messageOf(from, mail));
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
    close() {
      void opening?.then((transport) => transport.close());
    },
  };
}

async function openSmtp(url: string): Promise<Transporter> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const nodemailer = await loadTransports();
  return nodemailer.createTransport({
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
}

/** A lasting refusal (5xx) of the recipient or the text; one of us or of our password is the operator's to mend. */
function isFinal(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  return isAboutMail && responseCode >= 500;
}

function outboxMailer(from: string, folder: string, log: Logger): Mailer {
  const open = async () =>
    (await loadTransports()).createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let opening: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      refuseInsideTransaction('mail');
      const transport = await (opening ??= open());
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
function messageOf(from: string, { id, to, subject, text, html, language }: Mail) {
  if (!addressPattern.test(to)) throw new MailRefused('this is not one mail address');
  const host = /@([^\s<>]+)/u.exec(from)?.[1];
  return {
    from,
    ...(id && host ? { messageId: `<${id}@${host}>` } : {}),
    to: { name: '', address: to },
    subject: subject.replace(headerBreaks, ' '),
    text,
    ...(html === undefined ? {} : { html }),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  };
}
