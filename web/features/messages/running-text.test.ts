import { describe, expect, test, vi } from 'vitest';
import type { MessageDelta } from '#contract/live.ts';
import { RunningTexts } from './running-text.ts';
import { exampleMessage } from '#web/testing/example-message.ts';

const answer = exampleMessage({
  id: 'answer',
  seq: 2,
  parent_id: 'question',
  status: 'streaming',
});
const delta = (offset: number, text: string): MessageDelta => ({
  type: 'message.delta',
  chat_id: 'chat',
  message_id: 'answer',
  index: 1,
  offset,
  text,
});

function texts() {
  const frames: (() => void)[] = [];
  const running = new RunningTexts((work) => frames.push(work));
  return { running, draw: () => frames.splice(0).forEach((work) => work()) };
}

describe('text of a running answer', () => {
  test('grows by its deltas, repeated ones included', () => {
    const { running } = texts();
    expect(running.add(answer, delta(0, 'Then '))).toBe(true);
    expect(running.add(answer, delta(5, 'let us'))).toBe(true);
    expect(running.add(answer, delta(0, 'Then '))).toBe(true);
    expect(running.textOf(answer)).toBe('Then let us');
  });

  test('a missing piece is reported and changes nothing', () => {
    const { running } = texts();
    running.add(answer, delta(0, 'Then '));
    expect(running.add(answer, delta(9, 'us'))).toBe(false);
    expect(running.textOf(answer)).toBe('Then ');
  });

  test('goes on from what was fetched meanwhile', () => {
    const { running } = texts();
    running.add(answer, delta(0, 'Then '));
    const fetched = { ...answer, text: 'Then let us' };
    expect(running.textOf(fetched)).toBe('Then let us');
    expect(running.add(fetched, delta(11, ' read'))).toBe(true);
    expect(running.textOf(fetched)).toBe('Then let us read');
  });

  test('begins again where text was taken back, and is shorter', () => {
    const { running } = texts();
    running.add(answer, delta(0, 'A long thought'));
    running.drop('answer');
    expect(running.textOf(answer)).toBe('');
    expect(running.add(answer, delta(0, 'Then'))).toBe(true);
    expect(running.textOf(answer)).toBe('Then');
  });

  test('wakes only the component of that message, once in a frame', () => {
    const { running, draw } = texts();
    const [own, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    running.subscribe('answer', own);
    running.subscribe('other', other);
    for (let at = 0; at < 50; at++) running.add(answer, delta(at, 'x'));
    expect(own).not.toHaveBeenCalled();
    draw();
    expect(own).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  test('a settled answer speaks for itself', () => {
    const { running } = texts();
    running.add(answer, delta(0, 'Then let us'));
    expect(running.textOf({ ...answer, status: 'stopped', text: 'Then' })).toBe('Then');
    running.drop('answer');
    expect(running.textOf(answer)).toBe('');
  });
});
