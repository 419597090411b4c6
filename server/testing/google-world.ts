import { expect, onTestFinished } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { linkToken } from './mail-link.ts';
import { startOpenidServer } from './openid-server.ts';
import { startSmtpServer } from './smtp-server.ts';
import { type Answered, type Person, password, world } from './world.ts';

/** The cookies that an answer gave, as a browser sends them. */
export function cookieHeader({ cookies }: Pick<Answered<Endpoint>, 'cookies'>): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** A program with Google (an OpenID provider on loopback) and a mail server. */
export async function googleWorld(environment: Record<string, string> = {}) {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const google = await startOpenidServer();
  onTestFinished(() => google.close());
  const app = await world({
    SMTP_URL: smtp.url,
    GOOGLE_CLIENT_ID: google.client.id,
    GOOGLE_CLIENT_SECRET: google.client.secret,
    GOOGLE_ISSUER: google.issuer,
    ...environment,
  });
  const verified = async (username: string) => {
    const email = `${username}@example.org`;
    const person = await app.person({ username, email });
    await app.call(api.account.verifyEmail, {
      body: { token: linkToken(await smtp.mailTo(email)) },
    });
    return person;
  };
  /** A browser that has been to Google and is back. */
  const back = async (subject: string, email?: string, isVerified = true) => {
    google.person = {
      subject,
      ...(email ? { email } : {}),
      verified: isVerified,
      name: 'Dana Levi',
    };
    const started = await app.call(api.google.start);
    expect(started.status).toBe(302);
    const returned = await google.walk(String(started.headers.location));
    return { ...codeOf(returned), cookie: cookieHeader(started), started, returned };
  };
  type Back = Pick<Awaited<ReturnType<typeof back>>, 'cookie' | 'code' | 'state'>;
  const send = ({ cookie, code, state }: Back) =>
    app.call(api.google.signIn, { body: { auth_code: code, state }, headers: { cookie } });
  type Answer = Awaited<ReturnType<typeof send>>;
  /** Opens an account with what the sign-in answered, in the same browser. */
  const signUp = (answer: Answer, user: object = {}, cookie = cookieHeader(answer)) => {
    if (!('sign_up_required' in answer.body)) throw new Error('no account is to be opened');
    const { ticket, name } = answer.body;
    return app.call(api.google.signUp, {
      payload: JSON.stringify({
        ticket,
        user: { display_name: name, terms_version: termsVersion, ...user },
      }),
      headers: { cookie },
    });
  };
  /** Somebody new, with an account after all steps. */
  const enrolled = async (subject: string, email: string) =>
    signUp(await send(await back(subject, email)));
  /** Goes from an address to Google and back; `change` is what a browser could do to the address. */
  const walked = async (
    begun: Answered<typeof api.google.beginProof>,
    change: (url: URL) => void = () => undefined,
  ) => {
    const url = new URL(begun.body.url);
    change(url);
    const { code, state } = codeOf(await google.walk(url.href));
    return { cookie: cookieHeader(begun), body: { auth_code: code, state } };
  };
  /** Links a Google account, with the password. */
  const link = async (person: Pick<Person, 'call'>, subject: string) => {
    google.person = { subject, email: `${subject}@gmail.example`, verified: true };
    const proof = { kind: 'password' as const, password };
    const begun = await person.call(api.google.beginLink, { body: { proof } });
    const { cookie, body } = await walked(begun);
    return person.call(api.google.add, { body, headers: { cookie } });
  };
  return { app, smtp, google, verified, back, send, signUp, enrolled, walked, link };
}

/** The query of a return from Google. */
export function codeOf({ searchParams }: URL): { code: string; state: string } {
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}
