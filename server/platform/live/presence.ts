import { v7 as newId } from 'uuid';
import type { Hint, LiveBus } from './bus.ts';
import type { Connections } from './connections.ts';

/** Somebody who is gone this long has left; a reload is no departure. */
const leaveAfterMs = 4_000;
/** Another node says again well within this who is connected to it. */
const elsewhereKeptMs = 60_000;

type Listener = (userId: string, online: boolean) => void;

/** Who is connected, to this node or to another. */
export class Presence {
  readonly #bus: LiveBus;
  readonly #connections: Connections;
  readonly #node = newId();
  readonly #listeners: Listener[] = [];
  /** When each node said last that somebody is connected to it, by person. */
  readonly #elsewhere = new Map<string, Map<string, number>>();
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(bus: LiveBus, connections: Connections) {
    this.#bus = bus;
    this.#connections = connections;
    if (!bus.hasOthers) return;
    // Said again and again, so that nobody stays online whose node died.
    this.#timer = setInterval(() => this.#say(connections.people(), true), elsewhereKeptMs / 3);
    this.#timer.unref();
  }

  isOnline(userId: string): boolean {
    if (this.#connections.hasAny([userId])) return true;
    const since = Date.now() - elsewhereKeptMs;
    return [...(this.#elsewhere.get(userId)?.values() ?? [])].some((at) => at > since);
  }

  /** What follows when somebody comes or goes, on any node. */
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

  hear({ node, userIds, online }: Extract<Hint, { kind: 'presence' }>): void {
    for (const userId of userIds) {
      const before = this.isOnline(userId);
      const nodes = this.#elsewhere.get(userId) ?? new Map<string, number>();
      if (online) nodes.set(node, Date.now());
      else nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(userId);
      else this.#elsewhere.set(userId, nodes);
      if (before !== this.isOnline(userId)) this.#tell(userId, online);
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #changed(userId: string, online: boolean): void {
    this.#say([userId], online);
    this.#tell(userId, online);
  }

  #say(userIds: string[], online: boolean): void {
    this.#bus.send({ kind: 'presence', node: this.#node, userIds, online });
  }

  #tell(userId: string, online: boolean): void {
    for (const listener of this.#listeners) listener(userId, online);
  }
}
