import { expect, test } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import { LiveStreams } from './live-streams.ts';

function event(version: number, stream = 'chat'): LiveEvent {
  return { type: 'chat.updated', stream, version, chat_id: stream, changes: {} };
}

const versionsOf = (events: LiveEvent[]) => events.map(({ version }) => version);

test('events are delivered in order and once', () => {
  const streams = new LiveStreams();
  streams.follow('chat', 4);
  expect(versionsOf(streams.hear(event(5)).deliver)).toEqual([5]);
  expect(versionsOf(streams.hear(event(5)).deliver)).toEqual([]);
  expect(versionsOf(streams.hear(event(3)).deliver)).toEqual([]);
});

test('a gap is asked for once, and what came beyond it waits', () => {
  const streams = new LiveStreams();
  streams.follow('chat', 1);
  expect(streams.hear(event(4))).toEqual({ deliver: [], ask: { chat: 1 } });
  expect(streams.hear(event(5))).toEqual({ deliver: [], ask: null });
  expect(versionsOf(streams.hear(event(2)).deliver)).toEqual([2]);
  expect(versionsOf(streams.hear(event(3)).deliver)).toEqual([3, 4, 5]);
  expect(streams.hear(event(6)).ask).toBeNull();
});

test('following asks for what came after the state that was fetched', () => {
  const streams = new LiveStreams();
  expect(streams.follow('chat', 7).ask).toEqual({ chat: 7 });
  streams.hear(event(8));
  expect(streams.follow('chat', 8).ask).toBeNull();
  expect(streams.follow('chat', 6).ask).toEqual({ chat: 6 });
});

test('a newer state makes the events that it holds superfluous', () => {
  const streams = new LiveStreams();
  streams.follow('chat', 1);
  streams.hear(event(4));
  expect(streams.follow('chat', 3)).toMatchObject({ ask: null });
  expect(streams.versions()).toEqual({ chat: 4 });
});

test('a stream is resumed from where it was, also one that nobody follows', () => {
  const streams = new LiveStreams();
  streams.hear(event(3, 'heard'));
  streams.follow('followed', 9);
  streams.drop('heard');
  streams.hear(event(12, 'heard'));
  expect(streams.versions()).toEqual({ followed: 9, heard: 12 });
});

test('no more than two hundred streams are resumed, followed ones first', () => {
  const streams = new LiveStreams();
  streams.follow('followed', 1);
  for (let at = 0; at < 250; at += 1) streams.hear(event(1, `chat-${at}`));
  const versions = streams.versions();
  expect(Object.keys(versions)).toHaveLength(200);
  expect(versions).toMatchObject({ followed: 1, 'chat-249': 1 });
  expect(versions).not.toHaveProperty('chat-0');
});
