import type { ServerFrame } from '#contract/live.ts';
import { accessToken } from './access-token.ts';
import { apiUrl, renewToken } from './api.ts';
import { LiveClient, type LiveStatus, type Socket, type SocketListeners } from './live-client.ts';
import { log } from './log.ts';
import { network } from './network.ts';
import { storeOf, useStore } from './store.ts';

type Unlisten = () => void;

/** A set of listeners; one that fails does not keep the others from hearing. */
function listeners<Value>() {
  const all = new Set<(value: Value) => void>();
  return {
    notify(value: Value) {
      for (const listener of all) {
        try {
          listener(value);
        } catch (error) {
          log('A live frame could not be applied', error);
        }
      }
    },
    add(listener: (value: Value) => void): Unlisten {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}

const frames = listeners<ServerFrame>();
const resyncs = listeners<string>();
const revocations = listeners<void>();
const expiries = listeners<void>();
const returns = listeners<void>();
const status = storeOf<LiveStatus>('off');

function openSocket(token: string, { opened, heard, closed }: SocketListeners): Socket {
  const base = (apiUrl || location.origin).replace(/^http/u, 'ws');
  const socket = new WebSocket(`${base}/ws/user/?token=${encodeURIComponent(token)}`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(data));
  socket.addEventListener('close', ({ code }) => closed(code));
  return socket;
}

/** Not sooner, or a call that always fails would be tried without a pause. */
const askedAfterLossMs = 3_000;

const client = new LiveClient(
  {
    open: openSocket,
    token: accessToken.get,
    renewToken: (failed) => renewToken(failed),
    log,
    reached: network.reached,
    lost: network.lost,
    random: Math.random,
  },
  {
    frame: frames.notify,
    resync: resyncs.notify,
    status: status.set,
    revoked: () => revocations.notify(),
    expired: () => expiries.notify(),
    returned: () => returns.notify(),
  },
);

accessToken.onChange(({ token }) => client.tokenChanged(token));

// A single call may fail while the socket stands: the socket soon shows that the server is reachable.
network.subscribe(() => {
  if (network.isReachable()) return;
  setTimeout(() => {
    if (!network.isReachable() && client.status === 'open') client.retryNow();
  }, askedAfterLossMs);
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => client.retryNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    client.used();
    client.retryNow();
  });
  for (const use of ['focus', 'pointerdown', 'keydown'] as const)
    window.addEventListener(use, () => client.used(), { capture: true, passive: true });
}

/** The live socket. Opens only when a token is stored; listeners hear each stream's events in order. */
export const live = {
  onFrame: (listener: (frame: ServerFrame) => void): Unlisten => frames.add(listener),
  /** Holds a stream at the version of the state that the caller has; returns how to let go. */
  follow: (stream: string, version: number): Unlisten => client.follow(stream, version),
  /** The state of this stream must be fetched and followed again. */
  onResync: (listener: (stream: string) => void): Unlisten => resyncs.add(listener),
  /** Connected again after a pause: lists over many streams are fetched afresh. */
  onReturn: (listener: () => void): Unlisten => returns.add(listener),
  /** Sends to a chat's people that somebody is typing; lost without a connection. */
  sendTyping: (chatId: string): void => client.sendTyping(chatId),
  onRevoked: (listener: () => void): Unlisten => revocations.add(listener),
  onExpired: (listener: () => void): Unlisten => expiries.add(listener),
  start: (): void => client.start(),
  stop: (): void => client.stop(),
  status: (): LiveStatus => status.get(),
  useStatus: (): LiveStatus => useStore(status),
};
