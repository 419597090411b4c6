import type { Logger } from 'pino';
import type { AnswerFrame, LiveEvent } from '#contract/live.ts';
import type { Db } from '../change.ts';
import { despiteOutage } from '../database-away.ts';
import { keptAtMost } from '../kept.ts';
import type { Audiences } from './audiences.ts';
import { encoded } from './connection.ts';
import type { Connections } from './connections.ts';
import {
  type EventKey,
  type WrittenEvent,
  eventsAfter,
  eventsAt,
  recentEvents,
  replayEventsMax,
} from './events.ts';
import { Lanes } from './lanes.ts';

const sliceSize = 200;
const streamsKeptMax = 20_000;

/** Delivers stored events to clients of this node: each once, in the order of its stream. */
export class Deliveries {
  readonly #db: Db;
  readonly #connections: Connections;
  readonly #audiences: Audiences;
  readonly #log: Logger;
  readonly #lanes = new Lanes();
  /** The versions of each stream that were handled here, without gaps. */
  readonly #sent = keptAtMost<{ from: number; to: number }>(streamsKeptMax);
  #hinted: EventKey[] = [];
  #isFetching = false;

  constructor(db: Db, connections: Connections, audiences: Audiences, log: Logger) {
    this.#db = db;
    this.#connections = connections;
    this.#audiences = audiences;
    this.#log = log;
  }

  /** Delivers committed events to their audiences on this node. */
  async deliver(written: WrittenEvent[]): Promise<void> {
    await Promise.all(
      written.map((event) => this.#inOrder(lanesOf(event.frame), () => this.#deliverInTurn(event))),
    );
  }

  /**
   * Two changes of a stream may report their commits in either order. Versions have no gaps, so missing
   * events before this one are read from the database, and are not sent again later.
   */
  async #deliverInTurn(event: WrittenEvent): Promise<void> {
    const { stream, version } = event.frame;
    const sent = this.#sent.get(stream);
    if (sent && version >= sent.from && version <= sent.to) return;
    const missed =
      sent && version > sent.to + 1
        ? await eventsAfter(this.#db, stream, sent.to, replayEventsMax)
        : null;
    for (const { audience, frame, apart } of missed ?? [event]) {
      // Another node’s hint about a change of members may be lost; the event itself is not.
      if (frame.type === 'chat.member' || frame.type === 'chat.removed')
        this.#audiences.forget(frame.chat_id);
      const people = audience === 'person' ? [stream] : await this.#audiences.of(stream);
      const others = apart ? people.filter((id) => id !== apart.reader) : people;
      await this.#sendTo(others, encoded(frame), stream, frame.version);
      if (apart && others.length < people.length)
        await this.#sendTo([apart.reader], encoded(apart.frame), stream, frame.version);
    }
    this.#note(stream, version, missed?.at(-1)?.frame.version ?? version, missed !== null);
  }

  /** A version older than all that was sent changes nothing. */
  #note(stream: string, version: number, to: number, fillsGap: boolean): void {
    const sent = this.#sent.get(stream);
    if (sent && version < sent.from) return;
    const follows = fillsGap || version === (sent?.to ?? version) + 1;
    this.#sent.set(stream, { from: sent && follows ? sent.from : version, to });
  }

  /** Text or thoughts of a running answer, to all of the chat’s members but one, or to one of them. */
  deliverAnswer(
    frame: AnswerFrame,
    { only, except }: { only?: string | undefined; except?: string | null | undefined } = {},
  ): Promise<void> {
    return this.#inOrder([frame.chat_id], async () => {
      const people = await this.#audiences.of(frame.chat_id);
      const readers = people.filter((id) => id !== except && (only === undefined || id === only));
      await this.#sendTo(readers, encoded(frame), null, 0);
    });
  }

  /** Frames leave in the order in which they were published, whatever is queried in between. */
  #inOrder(lanes: string[], work: () => Promise<void>): Promise<void> {
    return this.#lanes.run(lanes, () =>
      despiteOutage(work).catch((error: unknown) => {
        this.#log.error({ err: error }, 'a stored event could not be delivered here');
      }),
    );
  }

  /** A large audience is served in slices, so that other work is not delayed. */
  async #sendTo(
    people: string[],
    frame: string,
    stream: string | null,
    version: number,
  ): Promise<void> {
    let sent = 0;
    for (const userId of people) {
      for (const connection of this.#connections.of(userId)) {
        connection.sendFrame(frame, stream, version);
        if (++sent % sliceSize === 0) await new Promise(setImmediate);
      }
    }
  }

  /** Reads the events of another node's hint, and delivers them. */
  fetchSoon(places: readonly EventKey[]): void {
    this.#hinted.push(...places.map(({ stream, version }) => ({ stream, version })));
    if (!this.#isFetching) void this.#fetchHinted();
  }

  /** Delivers recent events of any node that were not delivered yet. */
  async deliverRecent(withinMs: number): Promise<void> {
    await this.#deliverStored(await recentEvents(this.#db, withinMs));
  }

  /** Hints during one read are read together by the next, so that the order holds. */
  async #fetchHinted(): Promise<void> {
    this.#isFetching = true;
    while (this.#hinted.length > 0) {
      const keys = this.#hinted;
      this.#hinted = [];
      try {
        await this.#deliverStored(keys);
      } catch (error) {
        this.#log.warn({ err: error }, 'hinted events could not be read; the catch-up will');
      }
    }
    this.#isFetching = false;
  }

  /** Reads and delivers other nodes' events that concern clients of this node. */
  async #deliverStored(keys: readonly EventKey[]): Promise<void> {
    const here = new Map<string, boolean>();
    const wanted: EventKey[] = [];
    for (const key of keys) {
      if (key.version <= (this.#sent.get(key.stream)?.to ?? 0)) continue;
      const isHere = here.get(key.stream) ?? (await this.#isFollowedHere(key.stream));
      here.set(key.stream, isHere);
      if (isHere) wanted.push(key);
      else this.#note(key.stream, key.version, key.version, false);
    }
    await this.deliver(await eventsAt(this.#db, wanted));
  }

  async #isFollowedHere(stream: string): Promise<boolean> {
    return (
      this.#connections.hasAny([stream]) ||
      this.#connections.hasAny(await this.#audiences.of(stream))
    );
  }
}

/** An event about a chat in a person's stream keeps its order relative to the chat's stream. */
function lanesOf(frame: LiveEvent): string[] {
  const named = 'chat' in frame ? frame.chat?.id : undefined;
  const chatId = 'chat_id' in frame ? frame.chat_id : (named ?? frame.stream);
  return chatId === frame.stream ? [chatId] : [frame.stream, chatId];
}
