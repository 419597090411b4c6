import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';

const script = readFileSync(path.resolve(import.meta.dirname, 'early.js'), 'utf8');
const named = {
  asked: [api.account.profile.path],
  askedOfChat: [api.chat.info.path, api.messages.list.path],
  program: ['/assets/vendor.js', '/assets/program.js'],
};
const claims = { exp: Date.now() / 1_000 + 60 };
const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

interface Opened {
  /** Addresses that were asked for. */
  asked: string[];
  /** Programs that have begun. */
  begun: string[];
  /** Lets the time pass that is given to a painted screen. */
  later: () => void;
}

/** The script as it runs on a page. Where a worker holds the files, the store of the painted screen never answers. */
function opened(pathname: string, stored: Record<string, string>, onDisk = false): Opened {
  const metas: Record<string, string> = {
    'early-files': JSON.stringify(named),
    'api-url': '__API_URL__',
  };
  const asked: string[] = [];
  const begun: string[] = [];
  const timers: (() => void)[] = [];
  const page = {
    window: {},
    document: {
      documentElement: { setAttribute: () => undefined },
      querySelector: (selector: string) => {
        const [, name = ''] = /name="([^"]+)"/.exec(selector) ?? [];
        return { getAttribute: () => metas[name] };
      },
      querySelectorAll: () => [],
      createElement: () => ({}),
      head: { append: ({ type, src }: HTMLScriptElement) => type === 'module' && begun.push(src) },
    },
    localStorage: { getItem: (name: string) => stored[name] ?? null },
    location: { pathname },
    navigator: { language: 'en', serviceWorker: { controller: onDisk ? {} : null } },
    indexedDB: { open: () => ({}) },
    matchMedia: () => ({ matches: false }),
    atob,
    addEventListener: () => undefined,
    setTimeout: (timer: () => void) => timers.push(timer),
    fetch: (url: string) => {
      asked.push(url);
      return Promise.reject(new Error('offline'));
    },
  };
  runInNewContext(script, page);
  return { asked, begun, later: () => timers.forEach((timer) => timer()) };
}

test('a chat that is opened directly is asked for together with the profile', () => {
  expect(opened('/chat/abc', { access_token: token }).asked).toEqual([
    '/api/user/profile/get_profile',
    '/api/chat/abc/info',
    '/api/chat/abc/messages',
  ]);
});

test('any other page asks for the profile alone, and a visitor for nothing', () => {
  expect(opened('/', { access_token: token }).asked).toEqual(['/api/user/profile/get_profile']);
  expect(opened('/chat/abc', {}).asked).toEqual([]);
});

test('the program begins at once, and after a painted chat where one may be on the disk', () => {
  expect(opened('/', { access_token: token }, true).begun).toEqual(['/assets/program.js']);
  expect(opened('/chat/abc', { access_token: token }).begun).toEqual(['/assets/program.js']);

  const { begun, later } = opened('/chat/abc', { access_token: token }, true);
  expect(begun).toEqual([]);
  later();
  expect(begun).toEqual(['/assets/program.js']);
});
