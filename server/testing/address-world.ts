import { expect, onTestFinished } from 'vitest';
import { api } from '#contract/index.ts';
import { linkToken } from './mail-link.ts';
import { startSmtpServer } from './smtp-server.ts';
import { type Person, type World, password, world } from './world.ts';

export const proof = { kind: 'password' as const, password };

export async function addressWorld() {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const app = await world({ SMTP_URL: smtp.url });
  const mailsTo = (to: string, subject: RegExp) =>
    smtp.mails.filter((mail) => mail.to.includes(to) && subject.test(mail.subject));
  /** The newest mail of its kind, once there are so many. */
  const mailTo = async (to: string, subject: RegExp, count = 1) => {
    await expect.poll(() => mailsTo(to, subject).length).toBe(count);
    const newest = mailsTo(to, subject).at(-1);
    if (!newest) throw new Error('no such mail came');
    return newest;
  };
  const verified = async (username: string) => {
    const email = `${username}@example.org`;
    const one = await app.person({ username, email });
    const token = linkToken(await mailTo(email, /^Confirm your address/u));
    await app.call(api.account.verifyEmail, { body: { token } });
    return one;
  };
  const ana = await verified('ana');
  return { app, smtp, ana, verified, mailsTo, mailTo };
}

export const ask = (person: Person, email: string, given: object = proof) =>
  person.call(api.security.changeEmail, { body: { email, proof: given as typeof proof } });
export const follow = (app: World, token: string) =>
  app.call(api.account.verifyEmail, { body: { token } });
export const undo = (app: World, token: string) =>
  app.call(api.security.undoEmail, { body: { token } });
export const answer = (app: World, token: string, agreed: boolean) =>
  app.call(api.security.answerEmail, { body: { token, agreed } });
export const login = (app: World, username: string, given = password) =>
  app.call(api.account.login, { body: { user: { username, password: given } } });

export const wish = /^Confirm your new/u;
export const changed = /has another address$/u;
export const undone = /has this address again$/u;
export const asked = /is to get another address$/u;

/** Confirms at the new address, and at the present one. */
export async function confirmBoth(
  { app, mailTo }: Pick<Awaited<ReturnType<typeof addressWorld>>, 'app' | 'mailTo'>,
  from: string,
  to: string,
  count = 1,
) {
  await answer(app, linkToken(await mailTo(from, asked, count)), true);
  return follow(app, linkToken(await mailTo(to, wish)));
}
