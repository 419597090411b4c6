import { onTestFinished } from 'vitest';
import { type EventType, type LiveEvent, type ServerFrame, events } from '#contract/live.ts';
import type { LiveClient } from './live-client.ts';
import type { Person, World } from './world.ts';

/** Time for a frame that must not come. */
const strayMs = 150;

interface Watcher {
  name: string;
  person: Person;
  live: LiveClient;
}

interface StoredEvent {
  stream: string;
  version: number;
  type: EventType;
  place: number;
  /** The person who gets another frame instead. */
  reader: string | null;
  theirs: EventType;
}

/**
 * Open sockets of many people, which ask for everything, and who may hear what. What the database
 * says has happened is held against what came to each.
 */
export class Watchers {
  readonly all: Watcher[] = [];
  /** Types of frames that somebody heard. */
  readonly heard = new Set<ServerFrame['type']>();
  /** The people of each chat at this moment; a chat that is not here is nobody's. */
  readonly audiences = new Map<string, Person[]>();
  readonly #one: World;
  #place = 0;

  private constructor(one: World) {
    this.#one = one;
  }

  /** Opens the sockets in the order of the names; each asks for `streams` from their beginning. */
  static async open(
    one: World,
    people: Record<string, Person>,
    streams: string[],
  ): Promise<Watchers> {
    const watchers = new Watchers(one);
    watchers.#place = (await watchers.#stored()).at(-1)?.place ?? 0;
    for (const [name, person] of Object.entries(people)) await watchers.add(name, person, streams);
    return watchers;
  }

  async add(name: string, person: Person, streams: string[]): Promise<LiveClient> {
    const live = await person.live(Object.fromEntries(streams.map((stream) => [stream, 0])));
    onTestFinished(() => live.close());
    this.all.push({ name, person, live });
    return live;
  }

  of(name: string): LiveClient {
    const watcher = this.all.find((one) => one.name === name);
    if (!watcher) throw new Error(`nobody is called ${name}`);
    return watcher.live;
  }

  /** Everybody asks for everything again. */
  async askAgain(streams: string[]): Promise<void> {
    const asked = Object.fromEntries(streams.map((stream) => [stream, 0]));
    for (const { live } of this.all) live.send({ type: 'resume', streams: asked });
    await new Promise((resolve) => setTimeout(resolve, strayMs));
  }

  /** Events since the last time that came to somebody else than they should, or not to somebody. */
  async misled(): Promise<string[]> {
    const stored = (await this.#stored()).filter(({ place }) => place > this.#place);
    this.#place = stored.at(-1)?.place ?? this.#place;
    const shouldHear = ({ stream, type }: StoredEvent, { person }: Watcher) =>
      events[type].audience === 'person'
        ? person.user.id === stream
        : (this.audiences.get(stream) ?? []).includes(person);
    const hears = (
      { stream, version, type, reader, theirs }: StoredEvent,
      { live, person }: Watcher,
    ) =>
      live.events.some(
        (event: LiveEvent) =>
          event.stream === stream &&
          event.version === version &&
          event.type === (person.user.id === reader ? theirs : type),
      );
    await Promise.all(
      this.all.map(async (watcher) => {
        const due = stored.filter((event) => shouldHear(event, watcher));
        // A wait without a result is found below.
        await watcher.live
          .until(() => due.every((event) => hears(event, watcher)))
          .catch(() => undefined);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, strayMs));
    for (const { live } of this.all) for (const { type } of live.frames) this.heard.add(type);
    return stored.flatMap((event) => {
      const should = this.all.filter((watcher) => shouldHear(event, watcher));
      const did = this.all.filter((watcher) => hears(event, watcher));
      const names = (some: Watcher[]) => some.map(({ name }) => name).join(', ');
      return names(should) === names(did)
        ? []
        : [`${event.type}: came to [${names(did)}] and not to [${names(should)}]`];
    });
  }

  /** Frames of these types that came to people who are in none of the chats, or said something of them. */
  strays(types: readonly ServerFrame['type'][], secret: RegExp): string[] {
    const inside = new Set([...this.audiences.values()].flat());
    return this.all
      .filter(({ person }) => !inside.has(person))
      .flatMap(({ name, live }) =>
        live.frames
          .filter((frame) => types.includes(frame.type) || secret.test(JSON.stringify(frame)))
          .map((frame) => `${name}: ${JSON.stringify(frame).slice(0, 200)}`),
      );
  }

  async #stored(): Promise<StoredEvent[]> {
    const { rows } = await this.#one.app.platform.database.pool.query<StoredEvent>(
      `select stream_id as stream, version::int, event ->> 'type' as type, place::int,
         apart ->> 'reader' as reader, coalesce(apart #>> '{event,type}', 'chat.unchanged') as theirs
       from events order by place`,
    );
    return rows;
  }
}

/** Seqs of a chat's messages that reached somebody at a time when they were not in it. */
export async function heardWhileOut(
  { app }: World,
  chatId: string,
  { user }: Person,
  { events: heard }: LiveClient,
): Promise<number[]> {
  const { rows } = await app.platform.database.pool.query<{ seq: number; what: string }>(
    `select seq, system ->> 'what' as what from messages
     where chat_id = $1 and (system ->> 'what' = 'removed' or (system ->> 'what' = 'joined' and author_id = $2))
     order by seq`,
    [chatId, user.id],
  );
  return heard.flatMap((event) => {
    if (event.type !== 'message.created' || event.chat_id !== chatId) return [];
    const { seq } = event.message;
    return rows.findLast((row) => row.seq <= seq)?.what === 'removed' ? [seq] : [];
  });
}
