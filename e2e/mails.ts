import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ReceivedMail, parsedMail } from '#server/testing/mail-text.ts';
import { expect } from './people.ts';

/** The mails of a product without a mail server, the newest first. */
export function mailsIn(dataDir: string): ReceivedMail[] {
  const folder = path.join(dataDir, 'outbox');
  // The first mail makes it.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .map((file) => {
      const mail = parsedMail(readFileSync(path.join(folder, file)), { from: '', to: [] });
      return { ...mail, to: [mail.headers.to ?? ''] };
    });
}

/** The path of the link in the newest mail to an address that leads to a page; waits for it. */
export async function mailedPath(dataDir: string, address: string, page: string): Promise<string> {
  const found = () =>
    mailsIn(dataDir)
      .filter(({ to }) => to.some((one) => one.includes(address)))
      .map(({ text }) => text.match(/https?:\/\/[^/\s]+(\/[\w-]+\?token=[\w-]+)/u)?.[1] ?? '')
      .find((link) => link.startsWith(`${page}?`));
  await expect.poll(found).toBeTruthy();
  return found() ?? '';
}
