import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import websocket from '@fastify/websocket';
import { ClientFrame } from '#contract/live.ts';
import { closeCodes, frameBytesMax } from '#contract/values.ts';
import type { Authenticate } from '../http/authentication.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { Connection } from './connection.ts';

const framesPerSecondMax = 30;

/** The live socket at `/ws/user/?token=…`. The query never reaches a log. */
export async function serveSocket(
  server: FastifyInstance,
  platform: Platform,
  authenticate: Authenticate,
): Promise<void> {
  await server.register(websocket, {
    options: { maxPayload: frameBytesMax, perMessageDeflate: false },
  });
  server.get('/ws/user/', { websocket: true, logLevel: 'silent' }, (socket, request) => {
    void welcome(socket, request, platform, authenticate);
  });
}

async function welcome(
  socket: WebSocket,
  request: FastifyRequest,
  platform: Platform,
  authenticate: Authenticate,
): Promise<void> {
  socket.on('error', () => socket.terminate());
  if (!isOwnOrigin(request, platform.config)) {
    socket.close(closeCodes.tokenInvalid, 'origin');
    return;
  }
  const { token } = request.query as { token?: unknown };
  // Frames that arrive while the token is checked must not be lost.
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
  const hear = listener(connection, platform, authenticate);
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
    const revoked = error instanceof Refusal && error.code === 'auth.token_revoked';
    socket.close(revoked ? closeCodes.sessionRevoked : closeCodes.tokenInvalid, 'token');
    return null;
  }
}

function listener(connection: Connection, platform: Platform, authenticate: Authenticate) {
  let second = 0;
  let heard = 0;
  let work = Promise.resolve();
  return (data: Buffer) => {
    connection.lastHeardAt = Date.now();
    const now = Math.floor(connection.lastHeardAt / 1_000);
    heard = now === second ? heard + 1 : 1;
    second = now;
    if (heard > framesPerSecondMax) {
      connection.close(1008, 'too many frames');
      return;
    }
    const frame = parsed(data);
    if (!frame) return;
    work = work
      .then(() => obey(frame, connection, platform, authenticate))
      .catch((error: unknown) => {
        platform.log.warn({ err: error }, 'a frame could not be served');
        connection.close(1011, 'failed');
      });
  };
}

function parsed(data: Buffer): ClientFrame | null {
  try {
    return ClientFrame.parse(JSON.parse(data.toString('utf8')));
  } catch {
    return null;
  }
}

async function obey(
  frame: ClientFrame,
  connection: Connection,
  platform: Platform,
  authenticate: Authenticate,
): Promise<void> {
  switch (frame.type) {
    case 'ping':
      connection.send('{"type":"pong"}');
      return;
    case 'resume':
      await platform.live.resume(connection, frame.streams);
      return;
    case 'typing':
      platform.live.heardTyping(connection.userId, frame.chat_id);
      return;
    case 'auth':
      try {
        const caller = await authenticate(frame.token);
        if (caller.sessionId === connection.sessionId)
          connection.tokenExpiresAt = caller.tokenExpiresAt;
      } catch {
        connection.close(closeCodes.tokenInvalid, 'token');
      }
  }
}
