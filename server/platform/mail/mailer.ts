import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { Language } from '#contract/shapes.ts';
import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import { productNameIn } from '#i18n/product.ts';
import type { Config } from '../../config.ts';

export interface Mail {
  /** The same for every try to send this mail, so that mailboxes show it once. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  language: Language;
  calendar?: Calendar;
  /** The address that an answer goes to, where it is not the sender’s. */
  replyTo?: string | undefined;
  /** Ends such mails by a POST, for the button of mail programs (RFC 8058). */
  unsubscribeUrl?: string;
}

/** An iCalendar file that mail programs offer to their calendar. */
export interface Calendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Mailer {
  /** @throws MailRefused if a repeat would fail too, and other errors while the mail server does not respond */
  send(mail: Mail): Promise<void>;
  /** Deletes what was written to an address as files; what a mail server took is out of reach. */
  forget(address: string): Promise<void>;
  /** Ends the connections to the mail server. */
  close(): void;
}

/** The job for a mail that could not be sent at once. */
export const letterJob = 'send_letter';

/** This mail can never be delivered: the address is invalid, or its server rejects it. */
export class MailRefused extends Error {}

const waitMaxMs = 10_000;
const headerBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const addressPattern = /^[^\s\p{Cc}@<>(),;:"\\[\]]+@[^\s\p{Cc}@<>(),;:"\\[\]]+$/u;

type SenderConfig = Pick<Config, 'MAIL_FROM' | 'PRODUCT_NAME' | 'PUBLIC_URL'>;

/** The sender: the operator's setting, or the product's name in the language of the mail. */
function senderIn(language: Language, config: SenderConfig): string {
  const name = productNameIn(language, config.PRODUCT_NAME);
  return config.MAIL_FROM ?? `${name} <no-reply@${new URL(config.PUBLIC_URL).hostname}>`;
}

/** Sends through SMTP_URL; without it each mail becomes a file in DATA_DIR/outbox. */
export function createMailer(
  config: SenderConfig & Pick<Config, 'SMTP_URL' | 'DATA_DIR'>,
  log: Logger,
): Mailer {
  return config.SMTP_URL === undefined
    ? outboxMailer(config, path.join(config.DATA_DIR, 'outbox'), log)
    : smtpMailer(config, config.SMTP_URL);
}

/** Most nodes send no mail for hours: the library is loaded with the first one. */
async function loadTransports() {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer;
}

function smtpMailer(sender: SenderConfig, url: string): Mailer {
  let opening: Promise<Transporter> | undefined;
  return {
    async send(mail) {
      refuseInsideTransaction('mail');
      try {
        const transport = await (opening ??= openSmtp(url));
        await transport.sendMail(messageOf(sender, mail));
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
    async forget() {},
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

/**
 * A permanent error (5xx) of the recipient or the text; an error about our sender or password is for the
 * operator to fix.
 */
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

function outboxMailer(sender: SenderConfig, folder: string, log: Logger): Mailer {
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
      const { message } = await transport.sendMail(messageOf(sender, mail));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into memory');
      // The links in mails sign people in, so nobody else may read the folder.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${newId()}.eml`);
      // Watchers of the folder see a mail only when it is complete.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'a mail was written');
    },
    async forget(address) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((one) => one.endsWith('.eml'))) {
        const file = path.join(folder, name);
        const [head = ''] = (await readFile(file, 'utf8')).split('\r\n\r\n');
        const to = /^To: (.*)$/mu.exec(head)?.[1]?.trim();
        if (to?.toLowerCase() === address.toLowerCase()) await rm(file, { force: true });
      }
    },
    close() {},
  };
}

/** Addresses are passed as values rather than text, and headers lose line breaks, so no header can be added. */
function messageOf(sender: SenderConfig, mail: Mail) {
  const { id, to, subject, text, html, language, calendar, replyTo, unsubscribeUrl } = mail;
  const from = senderIn(language, sender);
  if (!addressPattern.test(to)) throw new MailRefused('this is not one mail address');
  const host = /@([^\s<>]+)/u.exec(from)?.[1];
  return {
    from,
    ...(id && host ? { messageId: `<${id}@${host}>` } : {}),
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject: subject.replace(headerBreaks, ' '),
    text,
    ...(html === undefined ? {} : { html }),
    ...(calendar ? { icalEvent: { ...calendar, filename: 'invite.ics' } } : {}),
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}
