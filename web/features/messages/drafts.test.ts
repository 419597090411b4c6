import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Quote } from '#contract/messages.ts';
import { keepLocally } from '#web/platform/local-stores.ts';
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

test('text typed just before a reload reaches the server without another key', async () => {
  leave('written', 'earlier');
  await drafts.open('chat', 'earlier');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(drafts.textOf('chat')).toBe('written');
  expect(pushed).toHaveBeenCalledOnce();
  expect(pushed.mock.calls[0]?.[1]).toMatchObject({ body: '{"text":"written"}', keepalive: true });
});

test("another device's draft stays on the server until somebody types here", async () => {
  leave('written', 'earlier');
  await drafts.open('chat', 'of another device');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(pushed).not.toHaveBeenCalled();
});

const texts = () =>
  pushed.mock.calls.map(([, { body }]) => (JSON.parse(body as string) as { text: string }).text);

describe('a draft', () => {
  test('goes to the server once its writer pauses, not with every key', async () => {
    await drafts.open('chat', '');
    for (const text of ['w', 'wr', 'wri']) {
      drafts.write('chat', text);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(800);
    expect(texts()).toEqual(['wri']);
  });

  test('that is only opened or comes from the server leaves the disk to the tab that writes', async () => {
    const disk = keepLocally<{ text: string; stored: string }>('drafts');
    await drafts.open('chat', 'one');
    const written = { text: 'one and two', stored: 'one' };
    await disk.set('chat', written);
    drafts.adopt('chat', 'three');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(drafts.textOf('chat')).toBe('three');
    expect(await disk.get('chat')).toEqual(written);
  });

  test('of another device is taken over, unless something newer is written here', async () => {
    await drafts.open('chat', 'one');
    drafts.adopt('chat', 'two');
    expect(drafts.textOf('chat')).toBe('two');
    drafts.write('chat', 'mine');
    drafts.adopt('chat', 'three');
    expect(drafts.textOf('chat')).toBe('mine');
  });

  test('that comes back as an echo does not undo what was written since', async () => {
    await drafts.open('chat', '');
    drafts.write('chat', 'first');
    await vi.advanceTimersByTimeAsync(800);
    drafts.write('chat', 'first and second');
    await vi.advanceTimersByTimeAsync(800);
    drafts.adopt('chat', 'first');
    expect(drafts.textOf('chat')).toBe('first and second');
  });

  test('of before does not come back with the events that a tab missed', async () => {
    await drafts.open('chat', '');
    drafts.write('chat', 'new');
    await vi.advanceTimersByTimeAsync(800);
    drafts.adopt('chat', 'of before');
    drafts.adopt('chat', '');
    expect(drafts.textOf('chat')).toBe('new');
    drafts.adopt('chat', 'new');
    drafts.adopt('chat', 'of another device');
    expect(drafts.textOf('chat')).toBe('of another device');
  });

  test('that was sent is empty; what is written before the server has it goes there after', async () => {
    await drafts.open('chat', 'hello');
    drafts.sent('chat');
    expect(drafts.textOf('chat')).toBe('');
    drafts.write('chat', 'and more');
    drafts.accepted('chat');
    await vi.advanceTimersByTimeAsync(800);
    expect(drafts.textOf('chat')).toBe('and more');
    expect(texts()).toEqual(['and more']);
  });

  test('like the message that still waits is not cleared with it', async () => {
    await drafts.open('chat', 'same');
    drafts.sent('chat');
    drafts.write('chat', 'same');
    await vi.advanceTimersByTimeAsync(60_000);
    drafts.adopt('chat', '');
    expect(drafts.textOf('chat')).toBe('same');
  });

  test.each([
    ['like the message that waits', 'same', 'same'],
    ['after the message that waits, and on the server by then', '', 'next'],
  ])('%s outlives a reload, whatever comes first then', async (_name, stored, text) => {
    for (const first of ['the server accepts', 'the chat opens', 'an old answer']) {
      await drafts.open('chat', stored);
      drafts.sent('chat');
      drafts.write('chat', text);
      await vi.advanceTimersByTimeAsync(60_000);
      drafts.forgetAll();
      pushed.mockClear();
      const accept = () => {
        drafts.accepted('chat');
        drafts.settled('chat');
      };
      if (first !== 'the chat opens') accept();
      if (first !== 'the server accepts') await drafts.open('chat', text);
      if (first === 'the chat opens') accept();
      await drafts.open('chat', '');
      expect(drafts.textOf('chat'), first).toBe(text);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(texts(), first).toEqual([text]);
      drafts.forget('chat');
    }
  });

  test.each(['after', 'during'])(
    'like a message that arrived before a reload goes to the server again; the new answer comes %s the old one',
    async (when) => {
      await drafts.open('chat', 'same');
      drafts.sent('chat');
      drafts.write('chat', 'same');
      await vi.advanceTimersByTimeAsync(60_000);
      drafts.forgetAll();
      const opened = drafts.open('chat', 'same');
      if (when === 'after') await opened;
      await Promise.all([opened, drafts.open('chat', '')]);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(drafts.textOf('chat')).toBe('same');
      expect(texts()).toEqual(['same']);
      drafts.accepted('chat');
      expect(drafts.textOf('chat')).toBe('same');
    },
  );

  test('that was sent does not return after a reload while the server still has it', async () => {
    await drafts.open('chat', 'hello');
    drafts.sent('chat');
    await vi.advanceTimersByTimeAsync(60_000);
    drafts.forgetAll();
    await drafts.open('chat', 'hello');
    expect(drafts.textOf('chat')).toBe('');
  });

  test('of another device is taken over again once nothing waits', async () => {
    await drafts.open('chat', 'hello');
    drafts.sent('chat');
    drafts.write('chat', 'mine');
    drafts.accepted('chat');
    await vi.advanceTimersByTimeAsync(800);
    drafts.adopt('chat', 'too early');
    expect(drafts.textOf('chat')).toBe('mine');
    drafts.settled('chat');
    drafts.adopt('chat', 'mine');
    drafts.adopt('chat', 'theirs');
    expect(drafts.textOf('chat')).toBe('theirs');
  });

  test('of another tab does not go back to the server with that tab’s message', async () => {
    await drafts.open('chat', 'not finished yet');
    drafts.accepted('chat');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(drafts.textOf('chat')).toBe('');
    expect(texts()).toEqual([]);
  });

  test('beside a recording that is sent stays here and on the server', async () => {
    await drafts.open('chat', 'not finished yet');
    drafts.waits('chat');
    drafts.accepted('chat');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(drafts.textOf('chat')).toBe('not finished yet');
    expect(texts()).toEqual(['not finished yet']);
  });

  test('keeps the message that it answers until it is sent', async () => {
    await drafts.open('chat', '');
    const quote = { id: 'm1' } as Quote;
    drafts.answer('chat', quote);
    drafts.write('chat', 'about that');
    expect(drafts.replyOf('chat')).toBe(quote);
    drafts.sent('chat');
    expect(drafts.replyOf('chat')).toBeNull();
  });

  test('that the server refused stays here and goes there with the next change', async () => {
    pushed.mockResolvedValueOnce(
      Response.json(
        { error: { code: 'server.unavailable', message: '', request_id: 'r' } },
        { status: 503 },
      ),
    );
    await drafts.open('chat', '');
    drafts.write('chat', 'one');
    await vi.advanceTimersByTimeAsync(800);
    expect(drafts.textOf('chat')).toBe('one');
    drafts.write('chat', 'one two');
    await vi.advanceTimersByTimeAsync(800);
    expect(texts().at(-1)).toBe('one two');
  });
});
