import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryLimits } from '../../platform/limits/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Tries, brakeMs, createTries } from './tries.ts';

let tries: Tries;

beforeEach(() => {
  vi.useFakeTimers();
  tries = createTries(memoryLimits());
});
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

async function waitOf(account: string, ip: string, device: string | null = null): Promise<number> {
  try {
    await tries.requireTurn(account, { ip, device });
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.code).toBe('account.too_many_tries');
    expect(error.retryAfterSeconds).toBe(error.params.seconds);
    return Number(error.params.seconds);
  }
}

async function fail(
  times: number,
  account = 'noa',
  ip = '10.0.0.1',
  device: string | null = null,
): Promise<void> {
  for (let failed = 1; failed <= times; failed++) await tries.noteFailure(account, { ip, device });
}

test('five failures are free, then each one makes the wait longer, up to a bound', async () => {
  const waits: number[] = [];
  for (let failed = 1; failed <= 14; failed++) {
    await fail(1);
    const wait = await waitOf('noa', '10.0.0.1');
    waits.push(wait);
    await pass(wait);
    expect(await waitOf('noa', '10.0.0.1')).toBe(0);
  }
  expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 300, 300, 300, 300]);
});

test('another network and another account are not held up', async () => {
  await fail(10);
  expect(await waitOf('noa', '10.0.0.2')).toBe(0);
  expect(await waitOf('dan', '10.0.0.1')).toBe(0);
});

test('all addresses of an IPv6 network count together, however they are written', async () => {
  await fail(10, 'noa', '2001:db8::1');
  expect(await waitOf('noa', '2001:db8:0:0:7::2')).toBeGreaterThan(0);
});

test('after a quarter of an hour without failures everything is forgotten', async () => {
  await fail(9);
  await pass(15 * 60);
  await fail(1);
  expect(await waitOf('noa', '10.0.0.1')).toBe(0);
});

test('signing in forgets the failures', async () => {
  await fail(9);
  await tries.forget('noa', { ip: '10.0.0.1', device: null });
  expect(await waitOf('noa', '10.0.0.1')).toBe(0);
});

test('failures from many networks make each try for the account take longer, and refuse none', async () => {
  for (let network = 1; network <= 26; network++) await fail(1, 'noa', `10.0.${network}.1`);
  let isThrough = false;
  const asked = tries
    .requireTurn('noa', { ip: '192.0.2.1', device: null })
    .then(() => (isThrough = true));
  await pass(2.9);
  expect(isThrough).toBe(false);
  await pass(0.2);
  await asked;
  expect(isThrough).toBe(true);
  expect(await waitOf('dan', '192.0.2.1')).toBe(0);
  expect([0, 20, 21, 1_000_000].map(brakeMs)).toEqual([0, 0, 500, 8_000]);
});

test('a known device waits for its own failures alone, and those slow nobody else', async () => {
  for (let network = 1; network <= 100; network++) await fail(1, 'noa', `10.0.${network}.1`);
  await fail(9, 'noa', '10.0.0.1');
  expect(await waitOf('noa', '10.0.0.1', 'laptop')).toBe(0);
  await fail(100, 'dan', '10.0.0.1', 'laptop');
  expect(await waitOf('dan', '10.0.0.1', 'laptop')).toBe(300);
  expect(await waitOf('dan', '10.0.0.1', 'phone')).toBe(0);
  expect(await waitOf('dan', '10.0.0.1')).toBe(0);
});
