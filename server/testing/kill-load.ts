import { randomUUID } from 'node:crypto';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { Message, MessagePage } from '#contract/messages.ts';
import { LiveClient } from './live-client.ts';

const password = 'a long quiet password';
const groupsCount = 2;
const writersPerGroup = 4;
const requestMaxMs = 10_000;
const patienceMs = 20_000;

/** A program that can be killed like a machine that loses power, or alone. */
export interface Killable {
  url: string;
  kill(what: 'node' | 'everything'): Promise<void>;
}

export interface KillOptions {
  /** Starts the program on the same data and waits until it is ready. */
  start(): Promise<Killable>;
  kills: number;
  /** The program itself goes on, and so do its sockets: only what is below it is killed. */
  outlives?: boolean;
  /** A kill comes after a random time between these, counted from when people write. */
  afterMs: readonly [number, number];
  /** Reports the number of finished actions. */
  progress?(done: number): void;
}

export interface KillReport {
  acknowledged: number;
  /** Messages whose answer never came and that nobody sent again. */
  unknown: number;
  /** From each kill until the program was ready again. */
  backMs: number[];
  /** Acknowledged messages that are not there. */
  lost: string[];
  /** Messages that are there twice, or though they were refused, or that nobody sent. */
  doubled: string[];
  /** Seqs that are missing or turned round, versions of the live stream that were left out or came twice. */
  disorder: string[];
  /** Received on a socket and not stored, or stored and never received. */
  mismatched: string[];
}

/** One message as its writer knows it. */
interface Sent {
  chatId: string;
  writer: Writer;
  text: string;
  clientId: string;
  state: 'acknowledged' | 'unknown' | 'refused';
  message: Message | null;
}

interface Writer {
  username: string;
  token: string;
  chatId: string;
}

interface Answer {
  status: number;
  body: unknown;
}

interface Asked {
  token?: string;
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

/** Null when the connection broke: whether the call was served is unknown. */
async function call(
  url: string,
  { method, path }: Endpoint,
  { token = '', params = {}, query = '', body }: Asked = {},
): Promise<Answer | null> {
  const filled = path.replaceAll(/:(\w+)/gu, (_all, name: string) => params[name] ?? '');
  try {
    const response = await fetch(`${url}${filled}${query}`, {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestMaxMs),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}

/** A machine that is busy may put callers off for a moment. */
async function patiently<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (const begun = Date.now(); Date.now() - begun < patienceMs;) {
    const result = await attempt();
    if (result !== null) return result;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the program did not answer');
}

/** The answer of a call that must go well. */
async function must(url: string, endpoint: Endpoint, asked: Asked): Promise<unknown> {
  const answer = await patiently(async () => {
    const given = await call(url, endpoint, asked);
    return given?.status === 503 ? null : given;
  });
  if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${JSON.stringify(answer)}`);
  return answer.body;
}

async function newWriter(url: string): Promise<Omit<Writer, 'chatId'>> {
  const username = `k${randomUUID().slice(0, 8)}`;
  const user = {
    username,
    email: `${username}@example.org`,
    password,
    terms_version: termsVersion,
  };
  const registered = await must(url, api.account.register, { body: { user } });
  return { username, token: (registered as { token: string }).token };
}

/** A group of writers; the first owns it. */
async function newGroup(url: string): Promise<Writer[]> {
  const people: Omit<Writer, 'chatId'>[] = [];
  for (let count = 0; count < writersPerGroup; count++) people.push(await newWriter(url));
  const [owner, ...others] = people;
  const made = await must(url, api.chat.create, {
    token: owner?.token ?? '',
    body: { chat_type: 'GP', participants: others.map(({ username }) => username) },
  });
  const chatId = (made as { chat: { id: string } }).chat.id;
  for (const { token } of others)
    await must(url, api.members.accept, { token, params: { id: chatId } });
  return people.map((person) => ({ ...person, chatId }));
}

/** Two hundred kills take longer than an access token lives. */
async function renew(url: string, writer: Writer): Promise<boolean> {
  const login = await call(url, api.account.login, {
    body: { user: { username: writer.username, password } },
  });
  if (login?.status !== 200) return false;
  writer.token = (login.body as { token: string }).token;
  return true;
}

/** Sends and notes what came of it; an access token that has run out is renewed. */
async function send(url: string, sent: Sent): Promise<void> {
  const { chatId, writer, text, clientId } = sent;
  const answer = await call(url, api.messages.sendUser, {
    token: writer.token,
    params: { id: chatId },
    body: { message: text, client_id: clientId },
  });
  if (answer?.status === 403) {
    if (await renew(url, writer)) await send(url, sent);
    return;
  }
  if (answer === null) return;
  // While the database is away nobody knows whether the last commit reached it.
  if (answer.status === 503) return;
  sent.state = answer.status === 200 ? 'acknowledged' : 'refused';
  if (answer.status === 200) sent.message = (answer.body as { message: Message }).message;
}

/** Somebody who follows a group from one connection to the next. */
class Follower {
  readonly chatId: string;
  readonly received = new Set<string>();
  readonly disorder: string[] = [];
  #version = 0;
  #live: LiveClient | null = null;
  readonly #writer: Writer;

  constructor(writer: Writer) {
    this.#writer = writer;
    this.chatId = writer.chatId;
  }

  async open(url: string): Promise<void> {
    if (this.#live?.closeCode === null) return;
    this.close();
    const versions = { [this.chatId]: this.#version };
    this.#live = await patiently(async () => {
      const live = await LiveClient.open(url, this.#writer.token, versions).catch(() => null);
      if (!live) await renew(url, this.#writer);
      return live;
    });
  }

  /** Takes in what came on the connection that has ended. */
  close(): void {
    const live = this.#live;
    if (!live) return;
    for (const frame of live.frames) {
      if (frame.type === 'resync') this.disorder.push('a stream had to be fetched afresh');
      if (!('version' in frame) || frame.stream !== this.chatId) continue;
      if (frame.version !== this.#version + 1)
        this.disorder.push(`event ${frame.version} after ${this.#version}`);
      this.#version = frame.version;
      if (frame.type === 'message.created') this.received.add(frame.message.id);
    }
    live.close();
    this.#live = null;
  }
}

async function allMessages(url: string, writer: Writer): Promise<Message[]> {
  await renew(url, writer);
  const { chatId, token } = writer;
  const items: Message[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page = await must(url, api.messages.list, {
      token,
      params: { id: chatId },
      query: `?after=${after}&limit=100`,
    });
    items.push(...(page as MessagePage).items);
    after = (page as MessagePage).next;
  }
  return items;
}

/**
 * Kills a program again and again while people write in groups, and holds what is stored against what
 * the people know: acknowledged exactly once, refused never, unknown at most once.
 */
export async function killUnderLoad(options: KillOptions): Promise<KillReport> {
  const { start, kills, afterMs, progress } = options;
  let program = await start();
  const groups: Writer[][] = [];
  for (let count = 0; count < groupsCount; count++) groups.push(await newGroup(program.url));
  const writers = groups.flat();
  const followers = groups.flatMap(([owner]) => (owner ? [new Follower(owner)] : []));
  const log: Sent[] = [];
  const backMs: number[] = [];
  for (let round = 0; round < kills; round++) {
    const { url } = program;
    for (const follower of followers) await follower.open(url);
    let alive = true;
    const writing = writers.map(async (writer, at) => {
      for (let count = 0; alive; count++) {
        const text = `round ${round} writer ${at} line ${count}`;
        const { chatId } = writer;
        const state = 'unknown' as const;
        const sent: Sent = { chatId, writer, text, clientId: randomUUID(), state, message: null };
        log.push(sent);
        await send(url, sent);
        if (sent.state !== 'acknowledged') break;
      }
    });
    const [least, most] = afterMs;
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
    const begun = performance.now();
    await program.kill(round % 2 === 0 ? 'everything' : 'node');
    alive = false;
    await Promise.all(writing);
    if (!options.outlives) for (const follower of followers) follower.close();
    program = await start();
    backMs.push(performance.now() - begun);
    // Every other one whose fate is unknown is sent again, as an outbox would.
    const open = log.filter(
      ({ state, text }) => state === 'unknown' && text.startsWith(`round ${round} `),
    );
    for (const [at, sent] of open.entries()) if (at % 2 === 0) await send(program.url, sent);
    progress?.(round + 1);
  }
  for (const follower of followers) {
    follower.close();
    await follower.open(program.url);
    await new Promise((resolve) => setTimeout(resolve, 500));
    follower.close();
  }
  return { backMs, ...(await compared(program.url, groups, followers, log)) };
}

async function compared(
  url: string,
  groups: Writer[][],
  followers: Follower[],
  log: Sent[],
): Promise<Omit<KillReport, 'backMs'>> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const disorder: string[] = followers.flatMap((follower) => follower.disorder);
  const mismatched: string[] = [];
  for (const [owner] of groups) {
    if (!owner) continue;
    const stored = await allMessages(url, owner);
    const byText = Map.groupBy(
      stored.filter(({ kind }) => kind === 'user'),
      ({ text }) => text,
    );
    const sentHere = log.filter(({ chatId }) => chatId === owner.chatId);
    for (const { text, state, message } of sentHere) {
      const found = byText.get(text) ?? [];
      byText.delete(text);
      const isSame = found[0]?.id === message?.id && found[0]?.seq === message?.seq;
      if (state === 'acknowledged' && (found.length === 0 || !isSame)) lost.push(text);
      if (found.length > (state === 'refused' ? 0 : 1)) doubled.push(text);
    }
    doubled.push(...byText.keys());
    for (const [at, { seq }] of stored.entries())
      if (seq !== at + 1) disorder.push(`seq ${seq} at place ${at + 1}`);
    for (const one of groups.flat()) {
      const seqs = sentHere.flatMap(({ writer, message }) =>
        writer === one && message ? [message.seq] : [],
      );
      if (seqs.some((seq, at) => at > 0 && seq <= (seqs[at - 1] ?? 0)))
        disorder.push(`the messages of ${one.username} stand in another order`);
    }
    const received =
      followers.find(({ chatId }) => chatId === owner.chatId)?.received ?? new Set<string>();
    const ids = new Set(stored.map(({ id }) => id));
    mismatched.push(...[...ids].filter((id) => !received.has(id)));
    mismatched.push(...[...received].filter((id) => !ids.has(id)));
  }
  const count = (wanted: Sent['state']) => log.filter(({ state }) => state === wanted).length;
  return {
    acknowledged: count('acknowledged'),
    unknown: count('unknown'),
    lost,
    doubled,
    disorder,
    mismatched,
  };
}
