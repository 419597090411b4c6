import { randomUUID } from 'node:crypto';
import {
  type Browser,
  type BrowserContextOptions,
  type Page,
  test as base,
  expect as expectAsIs,
} from '@playwright/test';
import type { SignInAnswer, User } from '#contract/account.ts';
import type { AnswerOf, BodyIn, Endpoint, ParamsOf, QueryIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { Language } from '#contract/shapes.ts';
import { type ModelServer, startModelServer } from '#server/testing/model-server.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import { type Shared, sharedProducts } from './products.ts';
import { type Say, sayIn } from './words.ts';

/** Asks more often than every second, which would be most of what a test waits. */
export const expect = new Proxy(expectAsIs, {
  get: (target, name) =>
    name === 'poll' ? polled : (Reflect.get(target, name, target) as unknown),
});

const polled: typeof expectAsIs.poll = (ask, options) =>
  expectAsIs.poll(ask, {
    intervals: [20, 50, 100, 200],
    ...(typeof options === 'string' ? { message: options } : options),
  });

export const password = 'quiet mornings by the sea';

/** A product whose guide is a model controlled by the test. */
export interface Modelled extends Shared {
  model: ModelServer;
}

type CallParts<E extends Endpoint> = {
  params?: ParamsOf<E>;
  query?: QueryIn<E>;
  body?: BodyIn<E>;
};

/** A person with an account, who may use several devices. */
export interface Person {
  user: User;
  /** A signed-in device with its own cookies and storage. */
  page: Page;
  /** Another device with its own session. */
  device(options?: BrowserContextOptions): Promise<Page>;
  call<E extends Endpoint>(endpoint: E, parts?: CallParts<E>): Promise<AnswerOf<E>>;
  newChat(): Promise<string>;
  /** A chat with this message and its finished answer. */
  chatAbout(message: string): Promise<string>;
}

export interface PersonFixtures {
  say: Say;
  language: Language;
  /** Uses the product with the built-in guide. */
  person: Person;
  /** Another person there. */
  other: Person;
  third: Person;
  /** Uses the product with the model. */
  asker: Person;
}

export interface ProductFixtures {
  product: Shared;
  modelled: Modelled;
}

export const test = base.extend<PersonFixtures, ProductFixtures>({
  product: [
    async ({ playwright: _ }, use) => {
      await use(sharedProducts().product);
    },
    { scope: 'worker' },
  ],
  modelled: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const mine = sharedProducts().modelled[parallelIndex];
      if (!mine) throw new Error(`There is no product for worker ${parallelIndex}.`);
      const { modelPort, ...product } = mine;
      const model = await startModelServer({ port: modelPort });
      await use({ ...product, model });
      await model.close();
    },
    { scope: 'worker' },
  ],
  language: async ({ locale }, use) => use(locale?.startsWith('he') ? 'he' : 'en'),
  say: async ({ language }, use) => use(sayIn(language)),
  person: async ({ browser, product, language }, use) => {
    await usePerson(browser, product.url, language, use);
  },
  other: async ({ browser, product, language }, use) => {
    await usePerson(browser, product.url, language, use);
  },
  third: async ({ browser, product, language }, use) => {
    await usePerson(browser, product.url, language, use);
  },
  asker: async ({ browser, modelled, language }, use) => {
    modelled.model.mode = { kind: 'tokens' };
    await usePerson(browser, modelled.url, language, use);
  },
});

async function usePerson(
  browser: Browser,
  url: string,
  language: Language,
  use: (person: Person) => Promise<void>,
): Promise<void> {
  const errors: Error[] = [];
  const pages: Page[] = [];
  const person = await newPerson(browser, url, language, (page) => {
    pages.push(page);
    page.on('pageerror', (error) => errors.push(error));
  });
  await use(person);
  expect(errors, 'no script of ours breaks').toEqual([]);
  await Promise.all(pages.map((page) => page.context().close()));
}

/** Somebody with an account at a product, and a first device. */
export async function newPerson(
  browser: Browser,
  url: string,
  language: Language,
  onDevice: (page: Page) => void = () => undefined,
): Promise<Person> {
  const username = `p${randomUUID().slice(0, 12)}`;
  const { user, token } = await ask(url, null, api.account.register, {
    body: {
      user: {
        username,
        email: `${username}@example.org`,
        password,
        language,
        terms_version: termsVersion,
      },
    },
  });
  const call: Person['call'] = (endpoint, parts) => ask(url, token, endpoint, parts);
  const settings = { provider_consent: true };
  await call(api.account.updateProfile, { body: { user: { settings } } });

  const device = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ baseURL: url, ...options });
    const data = { user: { username, password } };
    const answer = await patiently(() => context.request.post(api.account.login.path, { data }));
    const { token: own } = signedIn((await answer.json()) as SignInAnswer);
    const page = await context.newPage();
    onDevice(page);
    await page.goto('/favicon.svg');
    await page.evaluate((given) => localStorage.setItem('access_token', given), own);
    return page;
  };
  const newChat = async () =>
    (await call(api.chat.create, { body: { chat_type: 'AI' as const } })).chat.id;
  return {
    user,
    page: await device(),
    device,
    call,
    newChat,
    async chatAbout(message) {
      const id = await newChat();
      const { answer } = await call(api.messages.send, {
        params: { id },
        body: { message, client_id: randomUUID() },
      });
      await expect.poll(async () => (await newestOf(call, id))?.status).toBe('sent');
      expect((await newestOf(call, id))?.id).toBe(answer?.id);
      return id;
    },
  };
}

async function newestOf(call: Person['call'], chatId: string) {
  const { items } = await call(api.messages.list, { params: { id: chatId } });
  return items.at(-1);
}

/** The API as any client calls it. */
async function ask<E extends Endpoint>(
  url: string,
  token: string | null,
  endpoint: E,
  { params, query, body }: CallParts<E> = {},
): Promise<AnswerOf<E>> {
  const given = { ...(params as Record<string, string>) };
  const path = endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) => given[name] ?? '');
  const address = new URL(path, url);
  for (const [name, value] of Object.entries({ ...(query as Record<string, string>) }))
    address.searchParams.set(name, value);
  const response = await patiently(() =>
    fetch(address, {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<E>;
}

/** A busy server refuses before it does anything, and says so. */
async function patiently<Answer extends { status: number | (() => number) }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const triesMax = 20;
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    const status = typeof answer.status === 'number' ? answer.status : answer.status();
    if (status !== 503 || tries === triesMax) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
