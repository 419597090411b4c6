import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { User } from '#contract/account.ts';
import type { ChatListItem } from '#contract/chat.ts';
import type { AnswerOf, BodyIn, Endpoint } from '#contract/endpoint.ts';
import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import type { Language } from '#contract/shapes.ts';
import { borrowTestDatabase } from '#db/testing.ts';
import { type App, type AppOptions, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { LiveClient } from './live-client.ts';

/** Inputs of a request; paths and bodies of any shape, so that tests can be hostile. */
export interface Asked<E extends Endpoint> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyIn<E>;
  /** Sent as it is, in place of the body. */
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

export interface Answered<E extends Endpoint> {
  status: number;
  headers: Record<string, unknown>;
  /** The answer of a call that went well. @throws when it was refused */
  readonly body: AnswerOf<E>;
  /** The refusal. @throws when the call went well */
  readonly error: ErrorBody['error'];
  readonly code: ErrorCode | null;
  text: string;
  bytes: Buffer;
  cookies: { name: string; value: string; path?: string; [attribute: string]: unknown }[];
}

export const password = 'a long quiet password';

/** Somebody with an account, and every call of the API at hand. */
export interface Person {
  user: User;
  username: string;
  token: string;
  cookies: Record<string, string>;
  call<E extends Endpoint>(endpoint: E, asked?: Asked<E>): Promise<Answered<E>>;
  /** An empty chat with the guide. */
  chat(): Promise<ChatListItem>;
  /** A live socket that follows the given streams. */
  live(versions?: Record<string, number>): Promise<LiveClient>;
}

export interface World {
  app: App;
  /** `http://127.0.0.1:…`; listening from the first use on. */
  url(): Promise<string>;
  /** A call by nobody. */
  call<E extends Endpoint>(endpoint: E, asked?: Asked<E>): Promise<Answered<E>>;
  person(options?: {
    username?: string;
    language?: Language;
    timezone?: string;
    email?: string;
  }): Promise<Person>;
  /** Stops the program and starts another on the same database. */
  restart(): Promise<void>;
}

/** A running program on a database of its own; everything is gone when the test ends. */
export async function world(
  environment: Record<string, string> = {},
  options: Pick<AppOptions, 'localServers' | 'log' | 'exemptOrigins'> = {},
): Promise<World> {
  const { one, close } = await openWorld(environment, options);
  onTestFinished(close);
  return one;
}

/**
 * One program for the tests of a file, or of the `describe` it is called in: for those that look at nothing but people
 * of their own. They may run at the same time.
 */
export function sharedWorld(
  environment: Record<string, string> = {},
  options: Pick<AppOptions, 'localServers' | 'log' | 'exemptOrigins'> = {},
): World {
  let opened: Awaited<ReturnType<typeof openWorld>> | undefined;
  beforeAll(async () => {
    opened = await openWorld(environment, options);
  });
  afterAll(() => opened?.close());
  const one = () => {
    if (!opened) throw new Error('the world opens before the first test');
    return opened.one;
  };
  return {
    get app() {
      return one().app;
    },
    url: () => one().url(),
    call: (endpoint, asked) => one().call(endpoint, asked),
    person: (options) => one().person(options),
    restart: () => one().restart(),
  };
}

async function openWorld(
  environment: Record<string, string>,
  options: Pick<AppOptions, 'localServers' | 'log' | 'exemptOrigins'> = {},
): Promise<{ one: World; close(): Promise<void> }> {
  const cluster = inject('testCluster');
  const database = await borrowTestDatabase(cluster);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_POOL: '8',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://zavit.test',
    ...environment,
  });
  let app = await createApp({ config, checksAnswers: true, shedsLoad: false, ...options });
  await app.server.ready();
  const close = async () => {
    await app.close({ answersPatienceMs: 0 });
    await database.giveBack();
    rmSync(dataDir, { recursive: true, force: true });
  };

  const call = <E extends Endpoint>(endpoint: E, asked: Asked<E> = {}) => ask(app, endpoint, asked);
  const url = async () => {
    if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.server.address() as { port: number };
    return `http://127.0.0.1:${port}`;
  };
  const one: World = {
    get app() {
      return app;
    },
    url,
    call,
    async person({
      username = `p${randomUUID().slice(0, 8)}`,
      language = 'en',
      timezone = 'UTC',
      email = `${username}@example.org`,
    } = {}) {
      const registered = await call(api.account.register, {
        body: {
          user: { username, email, password, language, timezone, terms_version: termsVersion },
        },
      });
      const { user, token } = registered.body;
      const cookies = Object.fromEntries(
        registered.cookies.map(({ name, value }) => [name, value]),
      );
      const mine = <E extends Endpoint>(endpoint: E, asked: Asked<E> = {}) =>
        ask(app, endpoint, {
          ...asked,
          headers: { authorization: `Bearer ${person.token}`, ...asked.headers },
        });
      const person: Person = {
        user,
        username,
        token,
        cookies,
        call: mine,
        chat: async () =>
          (await mine(api.chat.create, { body: { chat: { chat_type: 'AI' } } })).body.chat,
        live: async (versions = {}) => LiveClient.open(await url(), person.token, versions),
      };
      return person;
    },
    async restart() {
      await app.close({ answersPatienceMs: 0 });
      app = await createApp({ config, checksAnswers: true, shedsLoad: false, ...options });
      await app.server.ready();
    },
  };
  return { one, close };
}

export function pathOf(
  endpoint: Endpoint,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string {
  const filled = endpoint.path.replaceAll(/:(\w+)/gu, (_all, name: string) =>
    encodeURIComponent(params[name] ?? randomUUID()),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

async function ask<E extends Endpoint>(
  app: App,
  endpoint: E,
  asked: Asked<E>,
): Promise<Answered<E>> {
  const hasBody = asked.payload !== undefined || asked.body !== undefined;
  const response = await app.server.inject({
    method: endpoint.method,
    url: pathOf(endpoint, asked.params, asked.query),
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...asked.headers },
    ...(hasBody ? { payload: asked.payload ?? JSON.stringify(asked.body) } : {}),
  });
  const parsed = (): unknown => JSON.parse(response.body);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    bytes: response.rawPayload,
    cookies: response.cookies,
    get body() {
      if (response.statusCode >= 400)
        throw new Error(`${endpoint.method} ${endpoint.path} was refused: ${response.body}`);
      return parsed() as AnswerOf<E>;
    },
    get error() {
      if (response.statusCode < 400)
        throw new Error(`${endpoint.method} ${endpoint.path} was not refused`);
      return (parsed() as ErrorBody).error;
    },
    get code() {
      return response.statusCode < 400 ? null : (parsed() as ErrorBody).error.code;
    },
  };
}
