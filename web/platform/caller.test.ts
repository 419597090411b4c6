import { expect, onTestFinished, test, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { ApiError } from './api-error.ts';
import { type CallerEnvironment, createCaller } from './caller.ts';
import { createRenewal } from './renewal.ts';

const done = { status: 200, body: { ok: true } };
const refused = {
  status: 403,
  body: { error: { code: 'auth.token_expired', message: 'Run out', request_id: 'r1' } },
};

interface Sent {
  url: string;
  headers: Record<string, string>;
  init: RequestInit;
}

/** A server with given answers, and a browser with one token. */
function world(
  answer: (
    sent: Sent,
  ) => { status: number; body: unknown; headers?: Record<string, string> } | null,
) {
  const state = { token: 'old' as string | null, refreshes: 0, ended: 0, sent: [] as Sent[] };
  const renew = createRenewal({
    stored: () => state.token,
    store: (token) => (state.token = token),
    refresh: async () => {
      state.refreshes += 1;
      return (await call(api.account.refresh)).token;
    },
    exclusively: (work) => work(false),
  });
  const environment: CallerEnvironment = {
    baseUrl: '',
    fetch: async (url, init) => {
      const sent = { url, init, headers: init.headers as Record<string, string> };
      state.sent.push(sent);
      await Promise.resolve();
      const reply = answer(sent);
      if (!reply) throw new TypeError('no network');
      return Response.json(reply.body, { status: reply.status, headers: reply.headers });
    },
    upload: () => Promise.reject(new TypeError('nothing is uploaded here')),
    token: () => state.token,
    csrfToken: () => 'csrf',
    language: () => 'he',
    renewToken: renew,
    expired: async () => {
      state.ended += 1;
      state.token = null;
    },
    early: () => null,
    networkText: () => 'No network',
    serverText: () => 'Busy',
    reached: () => undefined,
    lost: () => undefined,
  };
  const call = createCaller(environment);
  return { call, state, environment };
}

function serverWithFreshTokens({ url, headers }: Sent) {
  if (url === '/api/user/refresh') return { status: 200, body: { token: 'new' } };
  return headers['Authorization'] === 'Bearer new' ? done : refused;
}

test('fifty calls that meet an expired token share one refresh, and each is retried once', async () => {
  const { call, state } = world(serverWithFreshTokens);
  await Promise.all(Array.from({ length: 50 }, () => call(api.account.profile)));
  expect(state.refreshes).toBe(1);
  expect(state.sent).toHaveLength(101);
  expect(state.ended).toBe(0);
});

test('a call that failed late takes the token that is there already', async () => {
  const { call, state } = world(serverWithFreshTokens);
  const late = call(api.account.profile);
  state.token = 'new';
  await late;
  expect(state.refreshes).toBe(0);
});

test('a second refusal after the refresh is the answer, without another refresh', async () => {
  const { call, state } = world(({ url }) =>
    url === '/api/user/refresh' ? { status: 200, body: { token: 'new' } } : refused,
  );
  await expect(call(api.account.profile)).rejects.toMatchObject({
    status: 403,
    code: 'auth.token_expired',
  });
  expect(state.sent).toHaveLength(3);
});

test('a refused refresh ends the sign-in and rejects the call', async () => {
  const { call, state } = world(() => refused);
  await expect(call(api.account.profile)).rejects.toBeInstanceOf(ApiError);
  expect(state.ended).toBe(1);
});

test('a refresh that nobody answered leaves the sign-in alone', async () => {
  const { call, state } = world(({ url }) => (url === '/api/user/refresh' ? null : refused));
  await expect(call(api.account.profile)).rejects.toMatchObject({
    status: 0,
    code: 'network.failed',
  });
  expect(state.ended).toBe(0);
  expect(state.token).toBe('old');
});

test('login and refresh carry no token, and their 403 refreshes nothing', async () => {
  const { call, state } = world(() => refused);
  await expect(
    call(api.account.login, { body: { user: { username: 'noa', password: 'x' } } }),
  ).rejects.toMatchObject({ status: 403 });
  expect(state.refreshes).toBe(0);
  expect(state.sent[0]?.headers).not.toHaveProperty('Authorization');
});

test('empty and null query parameters are dropped, paths are encoded, the CSRF token is copied', async () => {
  const { call, state } = world(() => done);
  await call(api.chat.list, { query: { page: '', query: 'a b', archived: null } });
  await call(api.chat.info, { params: { id: 'a/b' } });
  expect(state.sent.map(({ url }) => url)).toEqual([
    '/api/chat/chats?query=a+b',
    '/api/chat/a%2Fb/info',
  ]);
  expect(state.sent[0]?.headers).toMatchObject({ 'X-CSRFToken': 'csrf', 'Accept-Language': 'he' });
  expect(state.sent[0]?.init.credentials).toBe('include');
});

test('a refusal keeps code, sentence, fields, parameters and the time to wait', async () => {
  const { call } = world(() => ({
    status: 429,
    headers: { 'Retry-After': '7' },
    body: {
      error: {
        code: 'account.too_many_tries',
        message: 'Wait',
        request_id: 'r2',
        fields: { username: 'field.required' },
        seconds: 7,
      },
    },
  }));
  await expect(call(api.config.show)).rejects.toMatchObject({
    status: 429,
    code: 'account.too_many_tries',
    message: 'Wait',
    fields: { username: 'field.required' },
    params: { seconds: 7 },
    retryAfterSeconds: 7,
    requestId: 'r2',
  });
});

test('a proxy that answers in its own words is a busy server', async () => {
  const { call } = world(() => ({ status: 502, body: 'Bad gateway' }));
  await expect(call(api.config.show)).rejects.toMatchObject({
    status: 502,
    code: 'server.unavailable',
    message: 'Busy',
  });
});

test('an aborted call rejects with the abort, not with a lost network', async () => {
  const stop = new AbortController();
  const { call } = world(() => {
    stop.abort();
    return null;
  });
  await expect(call(api.config.show, { signal: stop.signal })).rejects.toBeInstanceOf(TypeError);
});

test('a call that hangs gives up, unless its body is still being sent', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { call, environment } = world(() => done);
  const codeOf = (error: unknown) => error instanceof ApiError && error.code;
  let lost = 0;
  environment.lost = () => (lost += 1);
  const hanging = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  environment.fetch = (_, { signal }) => hanging(signal);
  const params = { id: 'chat' };
  const refusal = call(api.chat.info, { params, silenceMaxMs: 30_000 }).catch(codeOf);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await refusal).toBe('network.failed');
  expect(lost).toBe(1);

  let reportProgress: (share: number) => void = () => undefined;
  environment.upload = (_, { signal }, onProgress) => {
    reportProgress = onProgress;
    return hanging(signal);
  };
  const form = new FormData();
  const leaving = { params, form, onProgress: () => undefined, silenceMaxMs: 30_000 };
  const uploaded = call(api.messages.sendUser, leaving).catch(codeOf);
  for (const share of [0.2, 0.4, 0.6]) {
    await vi.advanceTimersByTimeAsync(20_000);
    reportProgress(share);
  }
  expect(lost).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await uploaded).toBe('network.failed');
  expect(lost).toBe(2);
});
