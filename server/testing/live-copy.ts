import { applyToUser } from '#contract/account.live.ts';
import type { User } from '#contract/account.ts';
import { applyToChatInfo, applyToChatList } from '#contract/chat.live.ts';
import type { ChatInfo, ChatListItem } from '#contract/chat.ts';
import { applyDelta, applyToMessages } from '#contract/messages.live.ts';
import type { MessagePage } from '#contract/messages.ts';
import { api } from '#contract/index.ts';
import type { LiveEvent, ServerFrame } from '#contract/live.ts';
import { LiveStreams } from '#web/platform/live-streams.ts';
import type { LiveClient } from './live-client.ts';
import type { Person } from './world.ts';

const patienceMs = 30_000;

/** A transformation of frames on their way to a device. */
export type Line = (frames: ServerFrame[]) => ServerFrame[];

/** The visible state of a device. */
export interface Shown {
  user: User;
  chats: ChatListItem[];
  pages: Record<string, MessagePage>;
  infos: Record<string, ChatInfo>;
}

/** One device's copy of a person's state, kept as a browser keeps it: fetched once, then by events alone. */
export class LiveCopy {
  user: User;
  chats: ChatListItem[] = [];
  readonly pages = new Map<string, MessagePage>();
  readonly infos = new Map<string, ChatInfo>();
  readonly person: Person;
  /** Events that came out of turn: a gap, or an order turned round. */
  readonly outOfTurn: string[] = [];
  /** Streams that had to be fetched afresh. */
  resyncs = 0;
  line: Line = (frames) => frames;
  /** How often each event is applied; more than once must change nothing. */
  times = 1;
  readonly #opened: ReadonlySet<string>;
  /** How far each stream was heard; what was fetched may be ahead of it. */
  readonly #heard = new Map<string, number>();
  #streams = new LiveStreams();
  #live: LiveClient | null = null;
  #applied = 0;

  private constructor(person: Person, user: User, chatIds: string[]) {
    this.person = person;
    this.user = user;
    this.#opened = new Set(chatIds);
  }

  static async open(person: Person, chatIds: string[]): Promise<LiveCopy> {
    const copy = await LiveCopy.fetched(person, chatIds);
    await copy.connect();
    return copy;
  }

  /** Without a connection: the state as it is now. */
  static async fetched(person: Person, chatIds: string[]): Promise<LiveCopy> {
    const copy = new LiveCopy(person, (await person.call(api.account.profile)).body, chatIds);
    copy.chats = (await person.call(api.chat.list)).body.items;
    for (const id of chatIds) await copy.#fetchChat(id);
    copy.#heard.set(copy.user.id, copy.user.version);
    for (const [id, { version }] of copy.pages) copy.#heard.set(id, version);
    return copy;
  }

  get shown(): Shown {
    return {
      user: this.user,
      chats: this.chats,
      pages: Object.fromEntries(this.pages),
      infos: Object.fromEntries(this.infos),
    };
  }

  get versions(): Record<string, number> {
    const fetched = [...this.pages].map(([id, { version }]) => [id, version] as const);
    return { ...Object.fromEntries(fetched), ...Object.fromEntries(this.#heard) };
  }

  get isConnected(): boolean {
    return this.#live !== null;
  }

  async connect(): Promise<void> {
    this.#applied = 0;
    this.#streams = new LiveStreams();
    for (const [stream, version] of Object.entries(this.versions))
      this.#streams.follow(stream, version);
    this.#live = await this.person.live(this.versions);
  }

  /** Loses the connection as it stands; what came before it is applied. */
  async disconnect(): Promise<void> {
    await this.settle();
    this.#live?.close();
    this.#live = null;
  }

  /** Applies what has come since. */
  async settle(): Promise<void> {
    const live = this.#live;
    while (live && this.#applied < live.frames.length) {
      const frames = live.frames.slice(this.#applied);
      this.#applied += frames.length;
      for (const frame of this.line(frames)) await this.#hear(frame, live);
    }
  }

  /** Applies until this copy stands at the given versions. */
  async reach(versions: Record<string, number>): Promise<void> {
    const stands = () =>
      Object.entries(versions).every(
        ([stream, version]) => (this.versions[stream] ?? 0) >= version,
      );
    for (const begun = Date.now(); Date.now() - begun < patienceMs;) {
      await this.settle();
      if (stands()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(
      `stands at ${JSON.stringify(this.versions)} and not at ${JSON.stringify(versions)}`,
    );
  }

  /** A chat that is not there for the person is not shown. */
  async #fetchChat(id: string): Promise<void> {
    const params = { id };
    const page = await this.person.call(api.messages.list, { params, query: { limit: '100' } });
    const info = await this.person.call(api.chat.info, { params });
    this.pages.delete(id);
    this.infos.delete(id);
    if (page.status !== 200 || info.status !== 200) return;
    this.pages.set(id, page.body);
    this.infos.set(id, info.body);
  }

  /** As the browser hears events: in order, asking for what a gap leaves out. */
  async #hear(frame: ServerFrame, live: LiveClient): Promise<void> {
    if (!('version' in frame)) return this.#apply(frame);
    const known = this.#heard.get(frame.stream);
    if (known !== undefined && frame.version > known + 1)
      this.outOfTurn.push(`${frame.stream}: ${frame.version} after ${known}`);
    const { deliver, ask } = this.#streams.hear(frame);
    if (ask) live.send({ type: 'resume', streams: ask });
    for (const event of deliver) await this.#applyEvent(event);
  }

  async #apply(frame: ServerFrame): Promise<void> {
    if (frame.type === 'resync') {
      this.resyncs += 1;
      this.user = (await this.person.call(api.account.profile)).body;
      this.chats = (await this.person.call(api.chat.list)).body.items;
      for (const id of this.#opened) await this.#fetchChat(id);
      this.#heard.set(frame.stream, this.pages.get(frame.stream)?.version ?? this.user.version);
      return;
    }
    if (frame.type === 'message.delta') {
      const page = this.pages.get(frame.chat_id);
      if (page) this.pages.set(frame.chat_id, applyDelta(page, frame).page);
      return;
    }
  }

  async #applyEvent(event: LiveEvent): Promise<void> {
    if (event.version <= (this.#heard.get(event.stream) ?? 0)) return;
    this.#heard.set(event.stream, event.version);
    const me = this.user.id;
    const chatId = 'chat_id' in event ? event.chat_id : event.stream;
    // A state that was fetched after an event already includes it.
    const isNewTo = ({ version }: { version: number }) =>
      event.stream !== chatId || event.version > version;
    const page = this.pages.get(chatId);
    const info = this.infos.get(chatId);
    if (event.stream === me) this.user = this.#repeated(this.user, (it) => applyToUser(it, event));
    this.chats = this.#repeated(this.chats, (it) => applyToChatList(it, event, me));
    if (page && isNewTo(page))
      this.pages.set(
        chatId,
        this.#repeated(page, (it) => applyToMessages(it, event, me)),
      );
    if (info && isNewTo(info))
      this.infos.set(
        chatId,
        this.#repeated(info, (it) => applyToChatInfo(it, event, me)),
      );
    if (event.type === 'block.changed')
      for (const [id, about] of this.infos)
        this.infos.set(
          id,
          this.#repeated(about, (it) => applyToChatInfo(it, event, me)),
        );
    if (event.type === 'chat.removed') {
      this.pages.delete(chatId);
      this.infos.delete(chatId);
      this.#heard.delete(chatId);
      this.#streams.drop(chatId);
    }
    if (event.type === 'chat.created' && this.#opened.has(event.chat.id))
      await this.#fetchChat(event.chat.id);
  }

  #repeated<State>(state: State, apply: (state: State) => State): State {
    let now = state;
    for (let count = 0; count < this.times; count++) now = apply(now);
    return now;
  }
}
