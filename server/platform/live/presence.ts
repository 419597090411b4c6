import { v7 as newId } from 'uuid';
import type { Hint, LiveBus } from './bus.ts';
import type { Connections } from './connections.ts';

/** A person counts as offline after this long; a reload is shorter. */
const leaveAfterMs = 4_000;
/** A node without a sign of life for this long counts as dead, and its people as offline. */
const leaseMs = 20_000;
/** Two renewals may be lost. With the sweep, people of a dead node go offline within 25 seconds. */
const renewEveryMs = 6_000;
const sweepEveryMs = 1_000;

type Listener = (userId: string, online: boolean) => void;

/** The people of another node, until its lease ends. */
interface Lease {
  people: Set<string>;
  until: number;
}

/** The people who are online, on this node or another. */
export class Presence {
  readonly #bus: LiveBus;
  readonly #connections: Connections;
  readonly #node = newId();
  readonly #listeners: Listener[] = [];
  /** By node. */
  readonly #leases = new Map<string, Lease>();
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(bus: LiveBus, connections: Connections) {
    this.#bus = bus;
    this.#connections = connections;
    if (!bus.hasOthers) return;
    this.#timers = [
      setInterval(() => this.#renew(leaseMs), renewEveryMs),
      setInterval(() => this.#sweep(), sweepEveryMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  isOnline(userId: string): boolean {
    if (this.#connections.hasAny([userId])) return true;
    return [...this.#leases.values()].some(({ people }) => people.has(userId));
  }

  /** Reacts when a person comes online or goes offline, on any node. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  came(userId: string): void {
    this.#changed(userId, true);
  }

  left(userId: string): void {
    setTimeout(() => {
      if (!this.#connections.hasAny([userId])) this.#changed(userId, false);
    }, leaveAfterMs).unref();
  }

  /** A person connected to another node, or left it. */
  hear({ node, userIds, online }: Extract<Hint, { kind: 'presence' }>): void {
    const lease = this.#leases.get(node) ?? { people: new Set(), until: 0 };
    const people = new Set(lease.people);
    for (const userId of userIds) {
      if (online) people.add(userId);
      else people.delete(userId);
    }
    this.#lease(node, { people, until: Math.max(lease.until, performance.now() + leaseMs) });
  }

  /** All people of another node; corrects lost hints. */
  hearLease({ node, userIds, forMs }: Extract<Hint, { kind: 'presence_lease' }>): void {
    this.#lease(node, { people: new Set(userIds), until: performance.now() + forMs });
  }

  /** The people of this node reconnect to another one within a moment, or have left. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#bus.hasOthers) this.#renew(leaveAfterMs);
  }

  #lease(node: string, lease: Lease): void {
    const before = this.#leases.get(node)?.people ?? new Set();
    const came = [...lease.people].filter((id) => !before.has(id) && !this.isOnline(id));
    this.#leases.set(node, lease);
    for (const userId of came) this.#emit(userId, true);
    this.#emitGone([...before].filter((id) => !lease.people.has(id)));
  }

  #sweep(): void {
    const now = performance.now();
    const ended = [...this.#leases].filter(([, { until }]) => until <= now);
    for (const [node] of ended) this.#leases.delete(node);
    this.#emitGone(ended.flatMap(([, { people }]) => [...people]));
  }

  #emitGone(userIds: string[]): void {
    for (const userId of new Set(userIds)) if (!this.isOnline(userId)) this.#emit(userId, false);
  }

  #renew(forMs: number): void {
    const userIds = this.#connections.people();
    this.#bus.send({ kind: 'presence_lease', node: this.#node, userIds, forMs });
  }

  #changed(userId: string, online: boolean): void {
    this.#bus.send({ kind: 'presence', node: this.#node, userIds: [userId], online });
    this.#emit(userId, online);
  }

  #emit(userId: string, online: boolean): void {
    for (const listener of this.#listeners) listener(userId, online);
  }
}
