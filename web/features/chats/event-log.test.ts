import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import { eventLog } from './event-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  eventLog.clear();
  vi.useRealTimers();
});

const event = (chatId: string) => ({ type: 'chat.removed', chat_id: chatId }) as LiveEvent;

test('an answer is followed by the events that came while it was under way', () => {
  eventLog.add(event('before'));
  const place = eventLog.place();
  eventLog.add(event('first'));
  eventLog.add(event('second'));
  expect(eventLog.since(place)).toEqual([event('first'), event('second')]);
  expect(eventLog.since(eventLog.place())).toEqual([]);
});

test('events older than a minute are forgotten, and positions stay valid', () => {
  eventLog.add(event('old'));
  const place = eventLog.place();
  vi.advanceTimersByTime(61_000);
  eventLog.add(event('new'));
  expect(eventLog.since(0)).toEqual([event('new')]);
  expect(eventLog.since(place)).toEqual([event('new')]);
});
