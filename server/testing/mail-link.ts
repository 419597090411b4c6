import type { ReceivedMail } from './mail-text.ts';

/** The token of the link in a mail. */
export function linkToken(mail: ReceivedMail): string {
  const token = /[?&]token=([\w-]+)\s/u.exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`this mail has no link: ${mail.subject}`);
  return token;
}
