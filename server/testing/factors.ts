import { Secret, TOTP } from 'otpauth';
import type { SignInAnswer } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { newAuthenticator } from './authenticator.ts';
import { type Person, type World, password } from './world.ts';

const stepMs = 30_000;

/**
 * The code of an authenticator app at a number of steps of 30 seconds from a moment. Without a number it is the next
 * one: the present one was used by `withSecondStep`.
 */
export function codeOf(secret: string, steps = 1, moment = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: moment + steps * stepMs,
  });
}

/** Turns the second step on by the present code. */
export async function withSecondStep(
  person: Person,
): Promise<{ secret: string; backupCodes: string[] }> {
  const proof = { kind: 'password' as const, password };
  const { secret } = (await person.call(api.twoFactor.setUp, { body: { proof } })).body;
  const enabled = await person.call(api.twoFactor.enable, { body: { code: codeOf(secret, 0) } });
  return { secret, backupCodes: enabled.body.backup_codes };
}

/** Adds a passkey of a new device, with the password. */
export async function withPasskey(person: Person) {
  const device = newAuthenticator();
  const proof = { kind: 'password' as const, password };
  const { options } = (await person.call(api.passkeys.question, { body: { proof } })).body;
  const made = { name: 'My phone', passkey: device.make(options) };
  return { device, passkey: (await person.call(api.passkeys.add, { body: made })).body };
}

/** The first step, in a browser of its own, and the second one there. */
export async function firstStep(one: World, username: string, given = password) {
  const answer = await one.call(api.account.login, {
    body: { user: { username, password: given } },
  });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ticket = ticketIn(answer.body);
  return {
    ticket,
    cookie,
    second: (code: string, own = { ticket, cookie }) =>
      one.call(api.twoFactor.signIn, {
        body: { ticket: own.ticket, code },
        headers: { cookie: own.cookie },
      }),
  };
}

function ticketIn(answer: SignInAnswer): string {
  if (!('ticket' in answer)) throw new Error('no second step is asked for');
  return answer.ticket;
}
