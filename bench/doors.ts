import { randomInt, randomUUID } from 'node:crypto';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { PasskeyQuestion } from '#contract/passkey-shapes.ts';
import { newOpaqueToken } from '#server/features/account/tokens.ts';
import { newAuthenticator } from '#server/testing/authenticator.ts';
import { type Figure, median, option } from './figures.ts';
import { type Running, startProduct } from './program.ts';
import { type Someone, seedDoors } from './seed-doors.ts';

/** Of each kind, at every door. */
const triesOfKind = option('tries', 200);
/** More wrong ones for one account would have to wait. */
const triesOfAccount = 4;
const pauseMs = 20;
const differenceMaxMs = 5;
const chanceMin = 0.01;
const password = 'a quiet place by the sea';

/** One try: what is sent, and before that whatever is not measured. */
interface Try {
  endpoint: Endpoint;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
}

interface Door {
  name: string;
  known(turn: number): Promise<Try> | Try;
  unknown(turn: number): Promise<Try> | Try;
}

/** Whether a stranger can see by the time of an answer that somebody, or something, is known here. */
export async function measureDoors(): Promise<Figure[]> {
  await using product = await startProduct({ SIGNUP: 'invite' });
  const doors = await doorsOf(product);
  const figures: Figure[] = [];
  for (const door of doors) {
    figures.push(await compared(product.url, door));
    process.stderr.write(`  ${figures.at(-1)?.name}: ${figures.at(-1)?.value}\n`);
  }
  return figures;
}

/** In a random order, so that what a try leaves to be done meets both kinds alike. */
async function compared(url: string, door: Door): Promise<Figure> {
  const took = { known: [] as number[], unknown: [] as number[] };
  const order = (['known', 'unknown'] as const).flatMap((kind) =>
    Array.from({ length: triesOfKind }, (_, turn) => ({ kind, turn, place: Math.random() })),
  );
  for (const { kind, turn } of order.toSorted((one, other) => one.place - other.place)) {
    const one = await door[kind](turn);
    const began = performance.now();
    await sent(url, one);
    took[kind].push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  const difference = median(took.known) - median(took.unknown);
  const chance = chanceOfSame(took.known, took.unknown);
  return {
    name: `${door.name}: difference of medians`,
    value: `${difference.toFixed(2)} ms (p ${chance.toFixed(3)})`,
    goal: `< ${differenceMaxMs} ms or p > ${chanceMin}`,
    bare: `${median(took.unknown).toFixed(1)} ms`,
    holds: Math.abs(difference) < differenceMaxMs || chance > chanceMin,
  };
}

async function sent(url: string, { endpoint, body, headers, status }: Try): Promise<unknown> {
  const response = await fetch(url + endpoint.path, {
    method: endpoint.method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${endpoint.path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as unknown;
}

/** The probability of such ranks if both are of one kind: Mann and Whitney’s test, two-sided, by the normal curve. */
export function chanceOfSame(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((ms) => ({ ms, isOne: true })),
    ...other.map((ms) => ({ ms, isOne: false })),
  ];
  const ranks = all
    .toSorted((a, b) => a.ms - b.ms)
    .reduce((sum, { isOne }, at) => sum + (isOne ? at + 1 : 0), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((mean * (one.length + other.length + 1)) / 6);
  return 2 * (1 - normal(Math.abs(u - mean) / deviation));
}

/** The share of the normal curve below `z` (Zelen and Severo). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

async function doorsOf(product: Running): Promise<Door[]> {
  const { people, caller, code, usedUpCode, oldLink, codeOf } = await seedDoors(product, {
    password,
    people: Math.ceil(triesOfKind / triesOfAccount),
    uses: 10 * triesOfKind,
  });
  const person = (turn: number) => people[Math.floor(turn / triesOfAccount)] ?? caller;
  const nobody = (turn: number) => `nobody${Math.floor(turn / triesOfAccount)}`;
  const auth = ({ token }: Someone) => ({ authorization: `Bearer ${token}` });

  const login = (username: string): Try => ({
    endpoint: api.account.login,
    body: { user: { username, password: 'not the password' } },
    status: 401,
  });
  const restore = (email: string): Try => ({
    endpoint: api.account.restorePassword,
    body: { email },
    status: 200,
  });
  const register = (email: string, invite: string, status = 200): Try => ({
    endpoint: api.account.register,
    body: {
      user: {
        username: `n${randomUUID().slice(0, 12)}`,
        email,
        password,
        terms_version: termsVersion,
        invite,
      },
    },
    status,
  });
  const connect = (email: string): Try => ({
    endpoint: api.connections.request,
    body: { email },
    headers: auth(caller),
    status: 200,
  });
  const move = (email: string): Try => ({
    endpoint: api.security.changeEmail,
    body: { email, proof: { kind: 'password', password } },
    headers: auth(caller),
    status: 200,
  });
  const undo = (token: string): Try => ({
    endpoint: api.security.undoEmail,
    body: { token },
    status: 422,
  });
  const verify = (token: string): Try => ({
    endpoint: api.account.verifyEmail,
    body: { token },
    status: 422,
  });
  const stranger = newAuthenticator(product.url);
  const device = await passkeyOf(product.url, caller);
  const byPasskey = async (id: string): Promise<Try> => {
    const { options } = (await sent(product.url, {
      endpoint: api.passkeys.signInQuestion,
      status: 200,
    })) as { options: PasskeyQuestion };
    const passkey = { ...stranger.answer(options), id };
    return { endpoint: api.passkeys.signIn, body: { passkey }, status: 422 };
  };
  const secondStep = async (turn: number, given: (one: Someone) => string): Promise<Try> => {
    const one = person(turn);
    const user = { username: one.username, password };
    const first = await fetch(product.url + api.account.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user }),
    });
    const { ticket } = (await first.json()) as { ticket: string };
    const cookie = first.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    return {
      endpoint: api.twoFactor.signIn,
      body: { ticket, code: given(one) },
      headers: { cookie },
      status: 422,
    };
  };

  return [
    {
      name: 'sign-in by username, known and unknown',
      known: (turn) => login(person(turn).username),
      unknown: (turn) => login(nobody(turn)),
    },
    {
      name: 'sign-in by address, known and unknown',
      known: (turn) => login(person(turn).email),
      unknown: (turn) => login(`${nobody(turn)}@example.org`),
    },
    {
      name: 'sign-in by passkey, known and unknown',
      known: () => byPasskey(device.id),
      unknown: () => byPasskey(stranger.id),
    },
    {
      name: 'second step, a used code and a wrong one',
      known: (turn) => secondStep(turn, codeOf),
      unknown: (turn) => secondStep(turn, otherThan(codeOf)),
    },
    {
      name: 'restoring the password, known and unknown address',
      known: (turn) => restore(person(turn).email),
      unknown: (turn) => restore(`${nobody(turn)}@example.org`),
    },
    {
      name: 'signing up, known and unknown address',
      known: (turn) => register(person(turn).email, code),
      unknown: () => register(`${randomUUID()}@example.org`, code),
    },
    {
      name: 'code of an invitation, used up and unknown',
      known: () => register(`${randomUUID()}@example.org`, usedUpCode, 422),
      unknown: () => register(`${randomUUID()}@example.org`, newOpaqueToken(), 422),
    },
    {
      name: 'connecting by address, known and unknown',
      known: (turn) => connect(person(turn).email),
      unknown: (turn) => connect(`${nobody(turn)}@example.org`),
    },
    {
      name: 'another address, known and unknown',
      known: (turn) => move(person(turn).email),
      unknown: (turn) => move(`${nobody(turn)}@example.org`),
    },
    {
      name: 'link that verifies an address, expired and unknown',
      known: () => verify(oldLink),
      unknown: () => verify(newOpaqueToken()),
    },
    {
      name: 'link that undoes a change, expired and unknown',
      known: () => undo(oldLink),
      unknown: () => undo(newOpaqueToken()),
    },
  ];
}

/** Another code than the right one. */
function otherThan(codeOf: (one: Someone) => string): (one: Someone) => string {
  return (one) => {
    const other = String(randomInt(1_000_000)).padStart(6, '0');
    return other === codeOf(one) ? '000000' : other;
  };
}

async function passkeyOf(url: string, one: Someone) {
  const device = newAuthenticator(url);
  const headers = { authorization: `Bearer ${one.token}` };
  const { options } = (await sent(url, {
    endpoint: api.passkeys.question,
    body: { proof: { kind: 'password', password } },
    headers,
    status: 200,
  })) as { options: PasskeyQuestion };
  const body = { name: 'phone', passkey: device.make(options) };
  await sent(url, { endpoint: api.passkeys.add, body, headers, status: 200 });
  return device;
}
