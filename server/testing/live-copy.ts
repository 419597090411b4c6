import { applyToUser } from '#contract/account.live.ts';
import type { User } from '#contract/account.ts';
import { applyDelta, applyToChatList, applyToMessages } from '#contract/chat.live.ts';
import type { ChatListItem, MessagePage } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import type { ServerFrame } from '#contract/live.ts';
import type { LiveClient } from './live-client.ts';
import type { Person } from './world.ts';

/** One device's copy of a person's state, kept as a browser keeps it: fetched once, then by events alone. */
export class LiveCopy {
  user: User;
  chats: ChatListItem[] = [];
  readonly pages = new Map<string, MessagePage>();
  readonly person: Person;
  /** Events that came out of turn: a gap, or an order turned round. */
  readonly outOfTurn: string[] = [];
  /** Streams that had to be fetched afresh. */
  resyncs = 0;
  #live: LiveClient | null = null;
  #applied = 0;

  private constructor(person: Person, user: User) {
    this.person = person;
    this.user = user;
  }

  static async open(person: Person, chatIds: string[]): Promise<LiveCopy> {
    const copy = new LiveCopy(person, (await person.call(api.account.profile)).body);
    copy.chats = (await person.call(api.chat.list)).body.items;
    for (const id of chatIds) await copy.#fetchPage(id);
    await copy.connect();
    return copy;
  }

  get versions(): Record<string, number> {
    return {
      [this.user.id]: this.user.version,
      ...Object.fromEntries([...this.pages].map(([id, { version }]) => [id, version])),
    };
  }

  async connect(): Promise<void> {
    this.#applied = 0;
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
    if (!live) return;
    while (this.#applied < live.frames.length) {
      const frame = live.frames[this.#applied++];
      if (frame) await this.#apply(frame);
    }
  }

  /** Applies until this copy stands at the given versions. */
  async reach(versions: Record<string, number>): Promise<void> {
    const stands = () =>
      Object.entries(versions).every(
        ([stream, version]) => (this.versions[stream] ?? 0) >= version,
      );
    for (const begun = Date.now(); Date.now() - begun < 8_000;) {
      await this.settle();
      if (stands()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(
      `stands at ${JSON.stringify(this.versions)} and not at ${JSON.stringify(versions)}`,
    );
  }

  async #fetchPage(id: string): Promise<void> {
    this.pages.set(
      id,
      (await this.person.call(api.chat.messages, { params: { id }, query: { limit: '100' } })).body,
    );
  }

  async #apply(frame: ServerFrame): Promise<void> {
    if (frame.type === 'resync') {
      this.resyncs += 1;
      this.user = (await this.person.call(api.account.profile)).body;
      this.chats = (await this.person.call(api.chat.list)).body.items;
      for (const id of this.pages.keys()) await this.#fetchPage(id);
      return;
    }
    if (frame.type === 'message.delta') {
      const page = this.pages.get(frame.chat_id);
      if (page) this.pages.set(frame.chat_id, applyDelta(page, frame).page);
      return;
    }
    if (!('version' in frame)) return;
    const known = this.versions[frame.stream];
    if (known !== undefined && frame.version > known + 1)
      this.outOfTurn.push(`${frame.stream}: ${frame.version} after ${known}`);
    if (known !== undefined && frame.version <= known) return;
    if (frame.stream === this.user.id) this.user = applyToUser(this.user, frame);
    this.chats = applyToChatList(this.chats, frame, this.user.id);
    const page = this.pages.get(frame.stream);
    if (page) this.pages.set(frame.stream, applyToMessages(page, frame));
  }
}
