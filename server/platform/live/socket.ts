import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import websocket from '@fastify/websocket';
import { ClientFrame } from '#contract/live.ts';
import { closeCodes, frameBytesMax, limits } from '#contract/values.ts';
import { isDatabaseAway } from '../database-away.ts';
import type { Authenticate } from '../http/authentication.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { warnSeldom } from '../warn-seldom.ts';
import { Connection } from './connection.ts';
import { oneAtATime } from './one-at-a-time.ts';

const framesPerSecondMax = 30;
/** A client that does not answer must not delay a stop. */
const closeTimeoutMs = 3_000;

type Streams = Extract<ClientFrame, { type: 'resume' }>['streams'];

/** The live socket at `/ws/user/?token=…`. The query never reaches a log. */
export async function serveSocket(
  server: FastifyInstance,
  platform: Platform,
  authenticate: Authenticate,
): Promise<void> {
  // Its types don't know closeTimeout yet.
  const options = {
    maxPayload: frameBytesMax,
    perMessageDeflate: false,
    closeTimeout: closeTimeoutMs,
  };
  await server.register(websocket, { options });
  const warn = warnSeldom(platform.log, 'a frame could not be served');
  server.get('/ws/user/', { websocket: true, logLevel: 'silent' }, (socket, request) => {
    void welcome(socket, request, platform, authenticate, warn);
  });
}

async function welcome(
  socket: WebSocket,
  request: FastifyRequest,
  platform: Platform,
  authenticate: Authenticate,
  warn: (error: unknown) => void,
): Promise<void> {
  socket.on('error', () => socket.terminate());
  if (!isOwnOrigin(request, platform.config)) {
    socket.close(closeCodes.tokenInvalid, 'origin');
    return;
  }
  const { token } = request.query as { token?: unknown };
  // Frames that arrive during the check of the token must not be lost.
  const early: Buffer[] = [];
  const keep = (data: Buffer) => {
    if (early.length < framesPerSecondMax) early.push(data);
  };
  socket.on('message', keep);
  const connection = await signedIn(socket, typeof token === 'string' ? token : '', authenticate);
  socket.off('message', keep);
  if (!connection || socket.readyState !== socket.OPEN) return;
  platform.live.add(connection);
  socket.on('close', () => platform.live.remove(connection));
  socket.on('pong', () => (connection.lastHeardAt = Date.now()));
  const hear = listener(connection, platform, authenticate, warn);
  socket.on('message', hear);
  for (const data of early) hear(data);
}

async function signedIn(
  socket: WebSocket,
  token: string,
  authenticate: Authenticate,
): Promise<Connection | null> {
  try {
    const caller = await authenticate(token);
    return new Connection(socket, caller.userId, caller.sessionId, caller.tokenExpiresAt);
  } catch (error) {
    if (isDatabaseAway(error)) {
      socket.close(closeCodes.unavailable, 'unavailable');
      return null;
    }
    const revoked = error instanceof Refusal && error.code === 'auth.token_revoked';
    socket.close(revoked ? closeCodes.sessionRevoked : closeCodes.tokenInvalid, 'token');
    return null;
  }
}

/** Frames of a socket are handled one after another; a closed socket leaves none to handle. */
function listener(
  connection: Connection,
  platform: Platform,
  authenticate: Authenticate,
  warn: (error: unknown) => void,
) {
  let second = 0;
  let heard = 0;
  const whileOpen =
    <Thing>(work: (thing: Thing) => Promise<void>) =>
    async (thing: Thing) => {
      if (!connection.isOpen) return;
      try {
        await work(thing);
      } catch (error) {
        warn(error);
        if (isDatabaseAway(error)) connection.close(closeCodes.unavailable, 'unavailable');
        else connection.close(1011, 'failed');
      }
    };
  const resume = oneAtATime(
    whileOpen((streams: Streams) => platform.live.resume(connection, streams)),
    (waiting, next) => earliest(waiting, next, () => connection.close(1008, 'too many streams')),
  );
  const renew = oneAtATime(
    whileOpen((token: string) => renewed(connection, token, authenticate)),
    (_waiting, next) => next,
  );
  return (data: Buffer) => {
    if (!connection.isOpen) return;
    connection.lastHeardAt = Date.now();
    const now = Math.floor(connection.lastHeardAt / 1_000);
    heard = now === second ? heard + 1 : 1;
    second = now;
    if (heard > framesPerSecondMax) {
      connection.close(1008, 'too many frames');
      return;
    }
    const frame = parsed(data);
    if (frame?.type === 'ping') connection.send('{"type":"pong"}');
    if (frame?.type === 'auth') renew(frame.token);
    if (frame?.type !== 'resume' && frame?.type !== 'typing') return;
    connection.lastUsedAt = connection.lastHeardAt;
    if (frame.type === 'resume') resume(frame.streams);
    else platform.live.heardTyping(connection.userId, frame.chat_id);
  };
}

/** The requests merged: for each stream the older version, which includes the newer one. */
function earliest(one: Streams, other: Streams, tooMany: () => void): Streams {
  const both = { ...one, ...other };
  for (const [stream, version] of Object.entries(one))
    both[stream] = Math.min(version, other[stream] ?? version);
  if (Object.keys(both).length > limits.resumedStreamsMax) tooMany();
  return both;
}

function parsed(data: Buffer): ClientFrame | null {
  try {
    return ClientFrame.parse(JSON.parse(data.toString('utf8')));
  } catch {
    return null;
  }
}

async function renewed(
  connection: Connection,
  token: string,
  authenticate: Authenticate,
): Promise<void> {
  try {
    const caller = await authenticate(token);
    if (caller.sessionId === connection.sessionId)
      connection.tokenExpiresAt = caller.tokenExpiresAt;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    connection.close(closeCodes.tokenInvalid, 'token');
  }
}
