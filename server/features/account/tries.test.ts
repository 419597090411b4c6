import { expect, test } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { createTries } from './tries.ts';

function clock() {
  let at = Date.parse('2026-01-01T00:00:00Z');
  return { now: () => new Date(at), pass: (seconds: number) => (at += seconds * 1_000) };
}

function waitOf(work: () => void): number {
  try {
    work();
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.code).toBe('account.too_many_tries');
    expect(error.retryAfterSeconds).toBe(error.params.seconds);
    return Number(error.params.seconds);
  }
}

test('five failures are free, then each one makes the wait longer, up to a bound', () => {
  const { now, pass } = clock();
  const tries = createTries(now);
  const waits: number[] = [];
  for (let failed = 1; failed <= 14; failed++) {
    tries.noteFailure('noa', '10.0.0.1');
    const wait = waitOf(() => tries.requireTurn('noa', '10.0.0.1'));
    waits.push(wait);
    pass(wait);
    expect(waitOf(() => tries.requireTurn('noa', '10.0.0.1'))).toBe(0);
  }
  expect(waits).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 300, 300, 300, 300]);
});

test('another network and another account are not held up', () => {
  const { now } = clock();
  const tries = createTries(now);
  for (let failed = 1; failed <= 10; failed++) tries.noteFailure('noa', '10.0.0.1');
  expect(waitOf(() => tries.requireTurn('noa', '10.0.0.2'))).toBe(0);
  expect(waitOf(() => tries.requireTurn('dan', '10.0.0.1'))).toBe(0);
});

test('after a quarter of an hour without failures everything is forgotten', () => {
  const { now, pass } = clock();
  const tries = createTries(now);
  for (let failed = 1; failed <= 9; failed++) tries.noteFailure('noa', '10.0.0.1');
  pass(15 * 60);
  tries.noteFailure('noa', '10.0.0.1');
  expect(waitOf(() => tries.requireTurn('noa', '10.0.0.1'))).toBe(0);
});

test('signing in forgets the failures', () => {
  const { now } = clock();
  const tries = createTries(now);
  for (let failed = 1; failed <= 9; failed++) tries.noteFailure('noa', '10.0.0.1');
  tries.forget('noa', '10.0.0.1');
  expect(waitOf(() => tries.requireTurn('noa', '10.0.0.1'))).toBe(0);
});
