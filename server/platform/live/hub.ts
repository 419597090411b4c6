import type { Logger } from 'pino';
import type {
  CopyProgress,
  LiveEvent,
  MessageDelta,
  NotificationFrame,
  ServerFrame,
  Typing,
} from '#contract/live.ts';
import type { Db } from '../change.ts';
import { isUuid } from '../http/idempotency.ts';
import { Audiences } from './audiences.ts';
import type { Hint, LiveBus } from './bus.ts';
import type { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import {
  type EventKey,
  type WrittenEvent,
  eventsAfter,
  eventsAt,
  missedEvents,
  recentEvents,
} from './events.ts';
import { Lanes } from './lanes.ts';
import { Presence } from './presence.ts';
import { keptAtMost } from '../kept.ts';

const sliceSize = 200;
const replayEventsMax = 1_000;
const streamsKeptMax = 20_000;
const catchUpEveryMs = 2_000;
/** Longer than a change may take from the writing of its events to its commit. */
const commitMaxMs = 15_000;
/** Who is in a chat is asked again after this long where another node’s word of a change may be lost. */
const audienceKeptMs = 5_000;

/** The one place through which anything is sent to those who are connected here. */
export class LiveHub {
  readonly #connections = new Connections();
  readonly #lanes = new Lanes();
  readonly #audiences: Audiences;
  readonly #presence: Presence;
  /** The versions of each stream that were dealt with here, without gaps. */
  readonly #sent = keptAtMost<{ from: number; to: number }>(streamsKeptMax);
  readonly #db: Db;
  readonly #bus: LiveBus;
  readonly #log: Logger;
  readonly #hintListeners: ((hint: Hint) => void)[] = [];
  readonly #runningTexts: ((userId: string, streams: ReadonlySet<string>) => MessageDelta[])[] = [];
  #hinted: EventKey[] = [];
  #isFetching = false;
  #catchUpTimer: NodeJS.Timeout | undefined;
  #caughtUpAt = performance.now();
  readonly #resumeListeners: ((userId: string) => void)[] = [];
  readonly #typingListeners: ((userId: string, chatId: string) => void)[] = [];
  #endedWithin: (db: Db, withinMs: number) => Promise<string[]> = async () => [];

  constructor(db: Db, bus: LiveBus, log: Logger) {
    this.#db = db;
    this.#bus = bus;
    this.#log = log;
    this.#audiences = new Audiences(db, bus.hasOthers ? audienceKeptMs : 0);
    this.#presence = new Presence(bus, this.#connections);
    bus.listen((hint) => this.#hear(hint));
    if (bus.hasOthers) this.#planCatchUp();
  }

  /** Set once by the chat feature: the people who may receive a chat's frames at this moment. */
  resolveAudience(membersOf: (db: Db, chatId: string) => Promise<string[]>): void {
    this.#audiences.resolve(membersOf);
  }

  /** Set once by the account feature: the sessions that were ended within the last while, on any node. */
  resolveEnded(endedWithin: (db: Db, withinMs: number) => Promise<string[]>): void {
    this.#endedWithin = endedWithin;
  }

  /** Set once by the assistant: texts of running answers, for somebody who comes back in the middle. */
  resumeAnswers(texts: (userId: string, streams: ReadonlySet<string>) => MessageDelta[]): void {
    this.#runningTexts.push(texts);
  }

  onHint(listener: (hint: Hint) => void): void {
    this.#hintListeners.push(listener);
  }

  tellNodes(hint: Hint): void {
    this.#bus.send(hint);
  }

  get connectionCount(): number {
    return this.#connections.count;
  }

  add(connection: Connection): void {
    const isFirst = !this.#connections.hasAny([connection.userId]);
    this.#connections.add(connection);
    if (isFirst) this.#presence.came(connection.userId);
  }

  remove(connection: Connection): void {
    this.#connections.remove(connection);
    if (!this.#connections.hasAny([connection.userId])) this.#presence.left(connection.userId);
  }

  /** Whether somebody is connected, here or to another node. */
  isOnline(userId: string): boolean {
    return this.#presence.isOnline(userId);
  }

  /** Set once: what follows when somebody comes or goes, on any node. */
  onPresence(listener: (userId: string, online: boolean) => void): void {
    this.#presence.onChange(listener);
  }

  /** Set once: what follows when somebody comes back, after their events. */
  onResume(listener: (userId: string) => void): void {
    this.#resumeListeners.push(listener);
  }

  onTyping(listener: (userId: string, chatId: string) => void): void {
    this.#typingListeners.push(listener);
  }

  heardTyping(userId: string, chatId: string): void {
    for (const listener of this.#typingListeners) listener(userId, chatId);
  }

  /** The people of a chat who are connected to this node. */
  connectedAmong(userIds: readonly string[]): string[] {
    return userIds.filter((userId) => this.#connections.hasAny([userId]));
  }

  /** An ephemeral frame to people here; who comes later has missed it. */
  tellHere(userIds: readonly string[], frame: ServerFrame): void {
    const text = encoded(frame);
    for (const userId of userIds)
      for (const connection of this.#connections.of(userId)) connection.tell(text, null, 0);
  }

  /** The same to people on every node. */
  tellEphemeral(userIds: string[], frame: Typing | CopyProgress): void {
    if (userIds.length === 0) return;
    this.tellHere(userIds, frame);
    this.#bus.send({ kind: 'ephemeral', userIds, frame });
  }

  /** The people who may receive a chat's frames. */
  audienceOf(chatId: string): Promise<string[]> {
    return this.#audiences.of(chatId);
  }

  /**
   * From now until `release` nothing is sent to these chats; then their people are asked anew. Held
   * before the commit that changes them, so that nothing after it reaches somebody who is out.
   */
  holdAudiences(chatIds: readonly string[]): () => void {
    const releases = chatIds.map((chatId) => this.#audiences.hold(chatId));
    return () => {
      for (const release of releases) release();
      for (const chatId of chatIds) this.#bus.send({ kind: 'audience_changed', chatId });
    };
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

  /** A notification, to all sockets of a person on every node, also to those that follow no stream. */
  tellPerson(userId: string, frame: NotificationFrame): void {
    this.#tellHere(userId, frame);
    this.#bus.send({ kind: 'told', userId, frame });
  }

  /** Closes the sockets of a session that was revoked, on every node. */
  endSession(sessionId: string): void {
    const hint: Hint = { kind: 'session_ended', sessionId };
    this.#connections.closeSessions(new Set([sessionId]));
    this.#bus.send(hint);
    for (const listener of this.#hintListeners) listener(hint);
  }

  /**
   * Sends what the streams had after the given versions, in order, then lets live frames through.
   * What happened in several streams is told as it happened: a chat's messages and the person's
   * reading of them stand in two streams. Streams that the person may not see are passed over in silence.
   */
  async resume(connection: Connection, versions: Record<string, number>): Promise<void> {
    connection.startReplay();
    connection.send(encoded({ type: 'hello', server_time: new Date().toISOString() }));
    const followed: Record<string, number> = {};
    for (const [stream, version] of Object.entries(versions))
      if (await this.#mayFollow(connection.userId, stream)) followed[stream] = version;
    const { streams, events } = await missedEvents(this.#db, followed, replayEventsMax);
    const replayed = new Map<string, number>();
    for (const [stream, { version, isLost }] of streams) {
      if (isLost) connection.send(encoded({ type: 'resync', stream }));
      replayed.set(stream, version);
    }
    for (const { frame } of events) await connection.sendWithRoom(encoded(frame));
    for (const texts of this.#runningTexts) {
      for (const delta of texts(connection.userId, new Set(Object.keys(followed))))
        connection.send(encoded(delta));
    }
    connection.endReplay(replayed);
    for (const listener of this.#resumeListeners) listener(connection.userId);
  }

  /** Tells everybody that this node goes away. */
  async close(): Promise<void> {
    this.#presence.close();
    clearTimeout(this.#catchUpTimer);
    this.#catchUpTimer = undefined;
    this.#connections.closeAll();
    await this.#bus.close();
  }

  async #mayFollow(userId: string, stream: string): Promise<boolean> {
    return (
      stream === userId || (isUuid(stream) && (await this.#audiences.of(stream)).includes(userId))
    );
  }

  async #deliver(written: WrittenEvent[]): Promise<void> {
    await Promise.all(
      written.map((event) => this.#inOrder(lanesOf(event.frame), () => this.#deliverInTurn(event))),
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
    const missed =
      sent && version > sent.to + 1
        ? await eventsAfter(this.#db, stream, sent.to, replayEventsMax)
        : null;
    for (const { audience, frame } of missed ?? [event]) {
      // Another node’s word of a change of people may be lost; the event itself is not.
      if (frame.type === 'chat.member' || frame.type === 'chat.removed')
        this.#audiences.forget(frame.chat_id);
      const people = audience === 'person' ? [stream] : await this.#audiences.of(stream);
      await this.#tell(people, encoded(frame), stream, frame.version);
    }
    this.#note(stream, version, missed?.at(-1)?.frame.version ?? version, missed !== null);
  }

  /** A version that is older than all that was sent changes nothing. */
  #note(stream: string, version: number, to: number, fillsGap: boolean): void {
    const sent = this.#sent.get(stream);
    if (sent && version < sent.from) return;
    const follows = fillsGap || version === (sent?.to ?? version) + 1;
    this.#sent.set(stream, { from: sent && follows ? sent.from : version, to });
  }

  #deliverDelta(delta: MessageDelta): Promise<void> {
    return this.#inOrder([delta.chat_id], async () => {
      await this.#tell(await this.#audiences.of(delta.chat_id), encoded(delta), null, 0);
    });
  }

  /** Frames leave in the order in which they were published, whatever is looked up between. */
  #inOrder(lanes: string[], work: () => Promise<void>): Promise<void> {
    return this.#lanes.run(lanes, () =>
      work().catch((error: unknown) => {
        this.#log.error({ err: error }, 'a stored event could not be delivered here');
      }),
    );
  }

  /** A large audience is served in slices, so that other work is not held up. */
  async #tell(
    people: string[],
    frame: string,
    stream: string | null,
    version: number,
  ): Promise<void> {
    let told = 0;
    for (const userId of people) {
      for (const connection of this.#connections.of(userId)) {
        connection.tell(frame, stream, version);
        if (++told % sliceSize === 0) await new Promise(setImmediate);
      }
    }
  }

  #tellHere(userId: string, frame: NotificationFrame): void {
    for (const connection of this.#connections.of(userId)) connection.send(encoded(frame));
  }

  #hear(hint: Hint): void {
    if (hint.kind === 'told') this.#tellHere(hint.userId, hint.frame);
    if (hint.kind === 'delta') void this.#deliverDelta(hint.delta);
    if (hint.kind === 'session_ended') this.#connections.closeSessions(new Set([hint.sessionId]));
    if (hint.kind === 'ephemeral') this.tellHere(hint.userIds, hint.frame);
    if (hint.kind === 'presence') this.#presence.hear(hint);
    if (hint.kind === 'audience_changed') this.#audiences.forget(hint.chatId);
    if (hint.kind === 'events') {
      this.#hinted.push(...hint.places.map(({ stream, version }) => ({ stream, version })));
      if (!this.#isFetching) void this.#fetchHinted();
    }
    for (const listener of this.#hintListeners) listener(hint);
  }

  /** What is hinted during one read is read by the next, together, so that it stays in order. */
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

  /** Reads and delivers those of other nodes' events that concern somebody here. */
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
    await this.#deliver(await eventsAt(this.#db, wanted));
  }

  async #isFollowedHere(stream: string): Promise<boolean> {
    return (
      this.#connections.hasAny([stream]) ||
      this.#connections.hasAny(await this.#audiences.of(stream))
    );
  }

  #planCatchUp(): void {
    this.#catchUpTimer = setTimeout(() => {
      void this.#catchUp()
        .catch((error: unknown) => this.#log.warn({ err: error }, 'a catch-up failed'))
        .finally(() => this.#catchUpTimer && this.#planCatchUp());
    }, catchUpEveryMs);
    this.#catchUpTimer.unref();
  }

  /** Finds in the database what other nodes did and could not hint. */
  async #catchUp(): Promise<void> {
    const begun = performance.now();
    const withinMs = begun - this.#caughtUpAt + commitMaxMs;
    await this.#deliverStored(await recentEvents(this.#db, withinMs));
    this.#connections.closeSessions(new Set(await this.#endedWithin(this.#db, withinMs)));
    this.#caughtUpAt = begun;
  }
}

const encoded = (frame: ServerFrame): string => JSON.stringify(frame);

/** What a person's stream tells of a chat is told in turn with what the chat's stream tells. */
function lanesOf(frame: LiveEvent): string[] {
  const named = 'chat' in frame ? frame.chat?.id : undefined;
  const chatId = 'chat_id' in frame ? frame.chat_id : (named ?? frame.stream);
  return chatId === frame.stream ? [chatId] : [frame.stream, chatId];
}
