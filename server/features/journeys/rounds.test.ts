import { describe, expect, test } from 'vitest';
import { mayReveal, moveTo, stateOf } from './rounds.ts';

const open = { cards: ['a', 'b', 'c'], revealed_at: '2026-01-01T00:00:00.000Z' };
const closed = { cards: ['a', 'b', 'c'], revealed_at: null };
const ahead = { cards: [], revealed_at: null };

test('the state is choosing without a choice, reflecting with one, and ready when the person says so', () => {
  expect(stateOf(undefined)).toBe('choosing');
  expect(stateOf({ ready: false })).toBe('reflecting');
  expect(stateOf({ ready: true })).toBe('ready');
});

test('choices are revealed when all are ready, and by the owner for those who are', () => {
  expect(mayReveal(['ready', 'ready'], false)).toBe(true);
  expect(mayReveal(['ready', 'reflecting'], false)).toBe(false);
  expect(mayReveal(['ready', 'choosing'], true)).toBe(true);
  expect(mayReveal(['reflecting', 'choosing'], true)).toBe(false);
  expect(mayReveal([], true)).toBe(false);
});

describe('a run', () => {
  test('goes on by one round once the choices lie open; the owner before that', () => {
    const rounds = [open, ahead, ahead, ahead];
    expect(moveTo({ step: 0, rounds, isOwner: false }, 1)).toEqual({ to: 1 });
    const waiting = [closed, ahead, ahead, ahead];
    expect(moveTo({ step: 0, rounds: waiting, isOwner: false }, 1)).toBe('not_allowed');
    expect(moveTo({ step: 0, rounds: waiting, isOwner: true }, 1)).toEqual({ to: 1 });
  });

  test('goes back at any time, and forward again to where it was', () => {
    const rounds = [open, open, closed, ahead];
    expect(moveTo({ step: 2, rounds, isOwner: false }, 0)).toEqual({ to: 0 });
    expect(moveTo({ step: 0, rounds, isOwner: false }, 2)).toEqual({ to: 2 });
  });

  test('leaps over no round', () => {
    const rounds = [open, ahead, ahead, ahead];
    expect(moveTo({ step: 0, rounds, isOwner: true }, 2)).toBe('not_there');
    expect(moveTo({ step: 0, rounds, isOwner: true }, 4)).toBe('not_there');
  });

  test('ends after the last round', () => {
    const rounds = [open, open, open, open];
    expect(moveTo({ step: 3, rounds, isOwner: false }, 4)).toEqual({ ends: true });
    const waiting = [open, open, open, closed];
    expect(moveTo({ step: 3, rounds: waiting, isOwner: false }, 4)).toBe('not_allowed');
  });
});
