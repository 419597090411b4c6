import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { MessageDelta, ServerFrame } from '#contract/live.ts';
import { closeCodes } from '#contract/values.ts';
import type { Db } from '../change.ts';
import { isUuid } from '../http/idempotency.ts';
import type { Hint, LiveBus } from './bus.ts';
import type { Connection } from './connection.ts';
import { type KeptEvent, type WrittenEvent, byTime, eventsAfter, streamVersion } from './events.ts';

const sliceSize = 200;
const replayEventsMax = 1_000;
const silenceMaxMs = 60_000;
const pingEveryMs = 25_000;
const tokenSweepMs = 2_500;

/** Who is connected here, and the one place through which anything is sent to them. */
export class LiveHub {
  readonly #connections = new Map<string, Set<Connection>>();
  readonly #queues = new Map<string, Promise<void>>();
  readonly #audiences = new LRUCache<string, string[]>({ max: 20_000 });
  /** The versions of each stream that were sent here, without gaps. */
  readonly #sent = new LRUCache<string, { from: number; to: number }>({ max: 20_000 });
  readonly #db: Db;
  readonly #bus: LiveBus;
  readonly #log: Logger;
  readonly #timers: NodeJS.Timeout[];
  readonly #hintListeners: ((hint: Hint) => void)[] = [];
  readonly #runningTexts: ((userId: string) => MessageDelta[])[] = [];
  #membersOf: (db: Db, chatId: string) => Promise<string[]> = async () => [];

  constructor(db: Db, bus: LiveBus, log: Logger) {
    this.#db = db;
    this.#bus = bus;
    this.#log = log;
    bus.listen((hint) => void this.#hear(hint));
    this.#timers = [
      setInterval(() => this.#pingAll(), pingEveryMs),
      setInterval(() => this.#closeExpired(), tokenSweepMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Set once by the chat feature: the people who may receive a chat's frames at this moment. */
  resolveAudience(membersOf: (db: Db, chatId: string) => Promise<string[]>): void {
    this.#membersOf = membersOf;
  }

  /** Set once by the assistant: texts of running answers, for somebody who comes back in the middle. */
  resumeAnswers(texts: (userId: string) => MessageDelta[]): void {
    this.#runningTexts.push(texts);
  }

  onHint(listener: (hint: Hint) => void): void {
    this.#hintListeners.push(listener);
  }

  tellNodes(hint: Hint): void {
    this.#bus.send(hint);
  }

  get connectionCount(): number {
    let count = 0;
    for (const ofUser of this.#connections.values()) count += ofUser.size;
    return count;
  }

  add(connection: Connection): void {
    const ofUser = this.#connections.get(connection.userId) ?? new Set();
    ofUser.add(connection);
    this.#connections.set(connection.userId, ofUser);
  }

  remove(connection: Connection): void {
    const ofUser = this.#connections.get(connection.userId);
    ofUser?.delete(connection);
    if (ofUser?.size === 0) this.#connections.delete(connection.userId);
  }

  /** Sends committed events to their audiences here, and hints them to the other nodes. */
  publish(written: WrittenEvent[]): void {
    if (written.length === 0) return;
    void this.#deliver(written);
    this.#bus.send({
      kind: 'events',
      places: written.map(({ audience, frame }) => ({
        audience,
        stream: frame.stream,
        version: frame.version,
      })),
    });
  }

  /** Text of a running answer, to the chat's people on every node. */
  publishDelta(delta: MessageDelta): void {
    void this.#deliverDelta(delta);
    this.#bus.send({ kind: 'delta', delta });
  }

  /** Forgets who is in a chat; the next frame asks the database. */
  forgetAudience(chatId: string): void {
    this.#audiences.delete(chatId);
    this.#bus.send({ kind: 'audience_changed', chatId });
  }

  /** Closes the sockets of a session that was revoked, on every node. */
  endSession(sessionId: string): void {
    this.#closeSession(sessionId);
    this.#bus.send({ kind: 'session_ended', sessionId });
    for (const listener of this.#hintListeners) listener({ kind: 'session_ended', sessionId });
  }

  /**
   * Sends what the streams had after the given versions, in order, then lets live frames through.
   * What happened in several streams is told as it happened: a chat's messages and the person's
   * reading of them stand in two streams. Streams that the person may not see are passed over in silence.
   */
  async resume(connection: Connection, versions: Record<string, number>): Promise<void> {
    connection.startReplay();
    const replayed = new Map<string, number>();
    connection.send(
      JSON.stringify({
        type: 'hello',
        server_time: new Date().toISOString(),
      } satisfies ServerFrame),
    );
    const missed: KeptEvent[][] = [];
    let room = replayEventsMax;
    for (const [stream, version] of Object.entries(versions)) {
      if (!(await this.#mayFollow(connection.userId, stream))) continue;
      const ofStream = await eventsAfter(this.#db, stream, version, room);
      if (ofStream === null) {
        connection.send(JSON.stringify({ type: 'resync', stream } satisfies ServerFrame));
        replayed.set(stream, await streamVersion(this.#db, stream));
        continue;
      }
      missed.push(ofStream);
      room -= ofStream.length;
      replayed.set(stream, ofStream.at(-1)?.frame.version ?? version);
    }
    for (const { frame } of byTime(missed)) connection.send(JSON.stringify(frame));
    for (const texts of this.#runningTexts) {
      for (const delta of texts(connection.userId)) connection.send(JSON.stringify(delta));
    }
    connection.endReplay(replayed);
  }

  /** Tells everybody that this node goes away. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const ofUser of this.#connections.values()) {
      for (const connection of ofUser) connection.close(closeCodes.restart, 'restart');
    }
    await this.#bus.close();
  }

  async #mayFollow(userId: string, stream: string): Promise<boolean> {
    return (
      stream === userId || (isUuid(stream) && (await this.#audienceOf(stream)).includes(userId))
    );
  }

  async #audienceOf(chatId: string): Promise<string[]> {
    const known = this.#audiences.get(chatId);
    if (known) return known;
    const members = await this.#membersOf(this.#db, chatId);
    this.#audiences.set(chatId, members);
    return members;
  }

  async #deliver(written: WrittenEvent[]): Promise<void> {
    await Promise.all(
      written.map((event) => this.#inOrder(event.frame.stream, () => this.#deliverInTurn(event))),
    );
  }

  /**
   * Two changes of a stream may hear of their commits in either order. Versions have no gaps, so what
   * is missing before an event is read from the database, and is not sent again when it comes.
   */
  async #deliverInTurn(event: WrittenEvent): Promise<void> {
    const { stream, version } = event.frame;
    const sent = this.#sent.get(stream);
    if (sent && version >= sent.from && version <= sent.to) return;
    const isLate = sent !== undefined && version < sent.from;
    const missed =
      sent && version > sent.to + 1
        ? await eventsAfter(this.#db, stream, sent.to, replayEventsMax)
        : null;
    for (const { audience, frame } of missed ?? [event]) {
      const people = audience === 'person' ? [stream] : await this.#audienceOf(stream);
      await this.#tell(people, JSON.stringify(frame), stream, frame.version);
    }
    if (isLate) return;
    const follows = missed !== null || version === (sent?.to ?? version) + 1;
    this.#sent.set(stream, {
      from: sent && follows ? sent.from : version,
      to: missed?.at(-1)?.frame.version ?? version,
    });
  }

  #deliverDelta(delta: MessageDelta): Promise<void> {
    return this.#inOrder(delta.chat_id, async () => {
      await this.#tell(await this.#audienceOf(delta.chat_id), JSON.stringify(delta), null, 0);
    });
  }

  /** Frames of one stream leave in the order in which they were published, whatever is looked up between. */
  #inOrder(stream: string, work: () => Promise<void>): Promise<void> {
    const next = (this.#queues.get(stream) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => {
        this.#log.error({ err: error }, 'a stored event could not be delivered here');
      });
    this.#queues.set(stream, next);
    return next.finally(() => {
      if (this.#queues.get(stream) === next) this.#queues.delete(stream);
    });
  }

  /** A large audience is served in slices, so that other work is not held up. */
  async #tell(
    people: string[],
    encoded: string,
    stream: string | null,
    version: number,
  ): Promise<void> {
    let told = 0;
    for (const userId of people) {
      for (const connection of this.#connections.get(userId) ?? []) {
        connection.tell(encoded, stream, version);
        if (++told % sliceSize === 0) await new Promise(setImmediate);
      }
    }
  }

  async #hear(hint: Hint): Promise<void> {
    if (hint.kind === 'delta') return this.#deliverDelta(hint.delta);
    if (hint.kind === 'session_ended') this.#closeSession(hint.sessionId);
    if (hint.kind === 'audience_changed') this.#audiences.delete(hint.chatId);
    if (hint.kind === 'events') await this.#fetchHinted(hint.places);
    for (const listener of this.#hintListeners) listener(hint);
  }

  async #fetchHinted(places: Extract<Hint, { kind: 'events' }>['places']): Promise<void> {
    for (const { stream, version, audience } of places) {
      try {
        const people = audience === 'person' ? [stream] : await this.#audienceOf(stream);
        if (!people.some((userId) => this.#connections.has(userId))) continue;
        const written = await eventsAfter(this.#db, stream, version - 1, replayEventsMax);
        await this.#deliver((written ?? []).filter(({ frame }) => frame.version === version));
      } catch (error) {
        this.#log.warn({ err: error }, 'a hinted event could not be read');
      }
    }
  }

  #closeSession(sessionId: string): void {
    for (const ofUser of this.#connections.values()) {
      for (const connection of ofUser) {
        if (connection.sessionId === sessionId)
          connection.close(closeCodes.sessionRevoked, 'session revoked');
      }
    }
  }

  #pingAll(): void {
    const now = Date.now();
    for (const ofUser of this.#connections.values()) {
      for (const connection of ofUser) {
        if (now - connection.lastHeardAt > silenceMaxMs) connection.socket.terminate();
        else connection.socket.ping();
      }
    }
  }

  #closeExpired(): void {
    const now = Date.now();
    for (const ofUser of this.#connections.values()) {
      for (const connection of ofUser) {
        if (connection.tokenExpiresAt.getTime() <= now)
          connection.close(closeCodes.tokenInvalid, 'token expired');
      }
    }
  }
}
