import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';

const script = readFileSync(path.resolve(import.meta.dirname, 'early.js'), 'utf8');
const named = {
  asked: [api.account.profile.path],
  askedOfChat: [api.chat.info.path, api.messages.list.path],
};
const claims = { exp: Date.now() / 1_000 + 60 };
const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

/** The addresses that the script asks for on a page. */
function askedOn(pathname: string, stored: Record<string, string>): string[] {
  const metas: Record<string, string> = {
    'early-files': JSON.stringify(named),
    'api-url': '__API_URL__',
  };
  const asked: string[] = [];
  const page = {
    window: {},
    document: {
      documentElement: { setAttribute: () => undefined },
      querySelector: (selector: string) => {
        const [, name = ''] = /name="([^"]+)"/.exec(selector) ?? [];
        return { getAttribute: () => metas[name] };
      },
      querySelectorAll: () => [],
    },
    localStorage: { getItem: (name: string) => stored[name] ?? null },
    location: { pathname },
    navigator: { language: 'en' },
    matchMedia: () => ({ matches: false }),
    atob,
    addEventListener: () => undefined,
    fetch: (url: string) => {
      asked.push(url);
      return Promise.reject(new Error('offline'));
    },
  };
  runInNewContext(script, page);
  return asked;
}

test('a chat that is opened directly is asked for together with the profile', () => {
  expect(askedOn('/chat/abc', { access_token: token })).toEqual([
    '/api/user/profile/get_profile',
    '/api/chat/abc/info',
    '/api/chat/abc/messages',
  ]);
});

test('any other page asks for the profile alone, and a visitor for nothing', () => {
  expect(askedOn('/', { access_token: token })).toEqual(['/api/user/profile/get_profile']);
  expect(askedOn('/chat/abc', {})).toEqual([]);
});
