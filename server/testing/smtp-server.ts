import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parsedMail } from './mail-text.ts';
import type { ReceivedMail } from './mail-text.ts';

export interface TestSmtpServer {
  /** As `SMTP_URL` expects it. */
  readonly url: string;
  /** Everything accepted so far, oldest first. */
  readonly mails: ReceivedMail[];
  /** The newest mail to an address, waiting for one if none has come. */
  mailTo(address: string, timeoutMs?: number): Promise<ReceivedMail>;
  /** Refuses the next deliveries, by default temporarily (451). */
  failNext(count: number, responseCode?: number): void;
  close(): Promise<void>;
}

/** A mail server on loopback that keeps what it gets. */
export async function startSmtpServer(options: { port?: number } = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventTarget();
  let failures = 0;
  let failureCode = 451;

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (failures > 0) {
          failures -= 1;
          return done(Object.assign(new Error('Try again later'), { responseCode: failureCode }));
        }
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : (mailFrom?.address ?? '');
        const to = rcptTo.map((recipient) => recipient.address);
        mails.push(parsedMail(Buffer.concat(pieces), { from, to }));
        arrivals.dispatchEvent(new Event('mail'));
        done();
      });
    },
  });
  const listening = smtp.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async mailTo(address, timeoutMs = 30_000) {
      const signal = AbortSignal.timeout(timeoutMs);
      for (;;) {
        const found = mails.findLast((mail) => mail.to.includes(address));
        if (found) return found;
        await once(arrivals, 'mail', { signal }).catch(() => {
          throw new Error(`No mail to ${address} came in ${timeoutMs} ms.`);
        });
      }
    },
    failNext(count, responseCode = 451) {
      failures = count;
      failureCode = responseCode;
    },
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
