import { afterEach, expect, test, vi } from 'vitest';
import { ClientId } from '#contract/messages.ts';
import { newId } from './new-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('ids are UUIDs, also where the browser makes none', () => {
  expect(ClientId.safeParse(newId()).success).toBe(true);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(ClientId.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
