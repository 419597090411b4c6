import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remember } from '#web/platform/storage.ts';
import { drafts } from './drafts.ts';

const pushed = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  pushed.mockReset().mockImplementation(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', pushed);
});
afterEach(() => {
  drafts.forget('chat');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const leave = (text: string, stored: string) =>
  remember('draft_left:chat', JSON.stringify({ text, stored }));

test('what was written just before a reload goes to the server without another key (C7)', async () => {
  leave('written', 'earlier');
  await drafts.open('chat', 'earlier');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(drafts.textOf('chat')).toBe('written');
  expect(pushed).toHaveBeenCalledOnce();
  expect(pushed.mock.calls[0]?.[1]).toMatchObject({ body: '{"text":"written"}', keepalive: true });
});

test('what another device wrote meanwhile stays on the server until somebody writes here', async () => {
  leave('written', 'earlier');
  await drafts.open('chat', 'of another device');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(pushed).not.toHaveBeenCalled();
});
