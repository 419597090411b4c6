import type { Logger } from 'pino';
import type { AnswerFrame, NotificationFrame, ServerFrame } from '#contract/live.ts';
import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import type { Db } from '../change.ts';
import { isUuid } from '../http/idempotency.ts';
import { Turns } from '../http/turns.ts';
import { Audiences, type Membership } from './audiences.ts';
import type { EphemeralFrame, Hint, LiveBus } from './bus.ts';
import { type Connection, encoded } from './connection.ts';
import { Connections } from './connections.ts';
import { Deliveries } from './deliveries.ts';
import { type WrittenEvent, frameFor, missedEvents, replayEventsMax } from './events.ts';
import { Presence } from './presence.ts';
import { TypingPace } from './typing-pace.ts';

const catchUpEveryMs = 2_000;
/** Longer than a change may take from storing its events to its commit. */
const commitMaxMs = 15_000;
/** The cache time of a chat's members if another node’s hint may be lost. */
const audienceKeptMs = 5_000;
/**
 * Reconnecting clients use only a few of the database's connections, so that the others stay free for
 * everybody else.
 */
const resumesAtOnceMax = 4;

/** The only way to send anything to clients of this node. */
export class LiveHub {
  readonly #connections = new Connections();
  readonly #audiences: Audiences;
  readonly #deliveries: Deliveries;
  readonly #presence: Presence;
  readonly #typingPace = new TypingPace();
  readonly #resumeTurns = new Turns({ atOnceMax: resumesAtOnceMax, waitingMax: Infinity });
  readonly #db: Db;
  readonly #bus: LiveBus;
  readonly #log: Logger;
  readonly #hintListeners: ((hint: Hint) => void)[] = [];
  readonly #runningAnswers: ((userId: string, streams: ReadonlySet<string>) => AnswerFrame[])[] =
    [];
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
    this.#deliveries = new Deliveries(db, this.#connections, this.#audiences, log);
    this.#presence = new Presence(bus, this.#connections);
    bus.listen((hint) => this.#hear(hint));
    if (bus.hasOthers) this.#planCatchUp();
  }

  /** Set once by the chat feature. */
  resolveAudience(membership: Membership): void {
    this.#audiences.resolve(membership);
  }

  /** Set once by the account feature: recently ended sessions, of any node. */
  resolveEnded(endedWithin: (db: Db, withinMs: number) => Promise<string[]>): void {
    this.#endedWithin = endedWithin;
  }

  /** Set once by the assistant: running answers so far, for a client that reconnects in the middle. */
  resumeAnswers(soFar: (userId: string, streams: ReadonlySet<string>) => AnswerFrame[]): void {
    this.#runningAnswers.push(soFar);
  }

  onHint(listener: (hint: Hint) => void): void {
    this.#hintListeners.push(listener);
  }

  sendHint(hint: Hint): void {
    this.#bus.send(hint);
  }

  get connectionCount(): number {
    return this.#connections.count;
  }

  /** Whether events of this node reach other nodes at once, or only by their polling. */
  get otherNodes(): 'none' | 'reached' | 'away' {
    if (!this.#bus.hasOthers) return 'none';
    return this.#bus.isAway ? 'away' : 'reached';
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

  /** Whether the person is connected, to this or another node. */
  isOnline(userId: string): boolean {
    return this.#presence.isOnline(userId);
  }

  /** Set once: reacts when a person comes online or goes offline, on any node. */
  onPresence(listener: (userId: string, online: boolean) => void): void {
    this.#presence.onChange(listener);
  }

  /** Set once: reacts when a person reconnects, after their events. */
  onResume(listener: (userId: string) => void): void {
    this.#resumeListeners.push(listener);
  }

  onTyping(listener: (userId: string, chatId: string) => void): void {
    this.#typingListeners.push(listener);
  }

  heardTyping(userId: string, chatId: string): void {
    if (!isUuid(chatId) || !this.#typingPace.allows(userId, chatId)) return;
    for (const listener of this.#typingListeners) listener(userId, chatId);
  }

  /** The members of a chat who are connected to this node. */
  connectedAmong(userIds: readonly string[]): string[] {
    return userIds.filter((userId) => this.#connections.hasAny([userId]));
  }

  /** An ephemeral frame to people of this node; later clients miss it. */
  sendHere(userIds: readonly string[], frame: ServerFrame): void {
    const text = encoded(frame);
    for (const userId of userIds)
      for (const connection of this.#connections.of(userId)) connection.sendFrame(text, null, 0);
  }

  /** The same to people of every node. */
  sendEphemeral(userIds: string[], frame: EphemeralFrame): void {
    if (userIds.length === 0) return;
    this.sendHere(userIds, frame);
    this.#bus.send({ kind: 'ephemeral', userIds, frame });
  }

  /**
   * The people who may receive a chat's frames.
   * @param db the transaction, if one is open
   */
  audienceOf(chatId: string, db?: Db): Promise<string[]> {
    if (db) return this.#audiences.within(db, chatId);
    refuseInsideTransaction('an audience');
    return this.#audiences.of(chatId);
  }

  /**
   * From now until `release` nothing is sent to these chats; then their members are read again. Held before
   * the commit that changes the members, so that a removed member receives nothing after it.
   */
  holdAudiences(chatIds: readonly string[]): () => void {
    const releases = chatIds.map((chatId) => this.#audiences.hold(chatId));
    return () => {
      for (const release of releases) release();
      for (const chatId of chatIds) this.#bus.send({ kind: 'audience_changed', chatId });
    };
  }

  /** Delivers committed events to their audiences here, and sends hints to the other nodes. */
  publish(written: WrittenEvent[]): void {
    if (written.length === 0) return;
    void this.#deliveries.deliver(written);
    this.#bus.send({
      kind: 'events',
      places: written.map(({ audience, frame }) => ({
        audience,
        stream: frame.stream,
        version: frame.version,
      })),
    });
  }

  /** Text or thoughts of a running answer, to the chat's members on every node, except the person from whom it is withheld. */
  publishAnswer(frame: AnswerFrame, withheldFrom: string | null = null): void {
    void this.#deliveries.deliverAnswer(frame, { except: withheldFrom });
    this.#bus.send({ kind: 'delta', delta: frame, withheldFrom });
  }

  /** A notification to all sockets of a person on every node, also to sockets that follow no stream. */
  notifyPerson(userId: string, frame: NotificationFrame): void {
    this.#notifyHere(userId, frame);
    this.#bus.send({ kind: 'notification', userId, frame });
  }

  /** Closes the sockets of a revoked session, on every node. */
  endSession(sessionId: string): void {
    const hint: Hint = { kind: 'session_ended', sessionId };
    this.#connections.closeSessions(new Set([sessionId]));
    this.#bus.send(hint);
    for (const listener of this.#hintListeners) listener(hint);
  }

  /**
   * Sends the events of the streams after the given versions, in order, then lets live frames through. Events
   * of several streams come in the order in which they happened: a chat's messages and the person's read
   * position are in two streams. Streams that the person may not see are skipped without an error.
   */
  async resume(connection: Connection, versions: Record<string, number>): Promise<void> {
    const isFirst = connection.isListening;
    connection.startReplay();
    if (isFirst) connection.send(encoded({ type: 'hello', server_time: new Date().toISOString() }));
    const missed = await this.#resumeTurns.run(connection.userId, () =>
      this.#missedBy(connection, versions),
    );
    if (!missed) return;
    const { streams, events } = missed;
    const replayed = new Map<string, number>();
    for (const [stream, { version, isLost }] of streams) {
      if (isLost) connection.send(encoded({ type: 'resync', stream }));
      replayed.set(stream, version);
    }
    for (const event of events) {
      await connection.sendWithRoom(encoded(frameFor(event, connection.userId)));
      if (!connection.isOpen) return;
    }
    const { userId } = connection;
    for (const frame of this.#answersFor(userId, new Set(streams.keys())))
      connection.send(encoded(frame));
    connection.endReplay(replayed);
    // Texts of other nodes' running answers are stored later than they are sent; only those nodes have all of
    // it.
    this.#bus.send({ kind: 'texts_wanted', userId, streams: [...streams.keys()] });
    if (isFirst) for (const listener of this.#resumeListeners) listener(userId);
  }

  /** Announces to all clients that this node stops. */
  async close(): Promise<void> {
    this.#presence.close();
    clearTimeout(this.#catchUpTimer);
    this.#catchUpTimer = undefined;
    this.#connections.closeAll();
    await this.#bus.close();
  }

  /** Null if the socket was closed since: a closed socket costs no more work. */
  async #missedBy({ userId, isOpen }: Connection, versions: Record<string, number>) {
    if (!isOpen) return null;
    const chats = Object.keys(versions).filter((stream) => stream !== userId && isUuid(stream));
    const mine = new Set([userId, ...(await this.#audiences.among(userId, chats))]);
    const followed = Object.entries(versions).filter(([stream]) => mine.has(stream));
    return missedEvents(this.#db, Object.fromEntries(followed), replayEventsMax);
  }

  #answersFor(userId: string, streams: ReadonlySet<string>): AnswerFrame[] {
    return this.#runningAnswers.flatMap((soFar) => soFar(userId, streams));
  }

  #notifyHere(userId: string, frame: NotificationFrame): void {
    for (const connection of this.#connections.of(userId)) connection.send(encoded(frame));
  }

  #hear(hint: Hint): void {
    if (hint.kind === 'notification') this.#notifyHere(hint.userId, hint.frame);
    if (hint.kind === 'delta')
      void this.#deliveries.deliverAnswer(hint.delta, { except: hint.withheldFrom });
    if (hint.kind === 'session_ended') this.#connections.closeSessions(new Set([hint.sessionId]));
    if (hint.kind === 'ephemeral') this.sendHere(hint.userIds, hint.frame);
    if (hint.kind === 'presence') this.#presence.hear(hint);
    if (hint.kind === 'presence_lease') this.#presence.hearLease(hint);
    if (hint.kind === 'text_so_far')
      void this.#deliveries.deliverAnswer(hint.delta, { only: hint.userId });
    if (hint.kind === 'texts_wanted')
      for (const delta of this.#answersFor(hint.userId, new Set(hint.streams)))
        this.#bus.send({ kind: 'text_so_far', userId: hint.userId, delta });
    if (hint.kind === 'audience_changed') this.#audiences.forget(hint.chatId);
    if (hint.kind === 'events') this.#deliveries.fetchSoon(hint.places);
    for (const listener of this.#hintListeners) listener(hint);
  }

  #planCatchUp(): void {
    this.#catchUpTimer = setTimeout(() => {
      void this.#catchUp()
        .catch((error: unknown) => this.#log.warn({ err: error }, 'a catch-up failed'))
        .finally(() => this.#catchUpTimer && this.#planCatchUp());
    }, catchUpEveryMs);
    this.#catchUpTimer.unref();
  }

  /** Finds events of other nodes whose hints were lost in the database. */
  async #catchUp(): Promise<void> {
    const begun = performance.now();
    const withinMs = begun - this.#caughtUpAt + commitMaxMs;
    await this.#deliveries.deliverRecent(withinMs);
    this.#connections.closeSessions(new Set(await this.#endedWithin(this.#db, withinMs)));
    this.#caughtUpAt = begun;
  }
}
