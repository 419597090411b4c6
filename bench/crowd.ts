import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import pino from 'pino';
import { v7 as newId } from 'uuid';
import { WebSocket } from 'ws';
import { openDatabase } from '#db/open.ts';
import { sessions } from '#db/schema/account.ts';
import { readConfig } from '../server/config.ts';
import { signedAccessToken } from '../server/features/account/tokens.ts';
import type { Running } from './program.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';

const batch = 1_000;

/** Somebody with an account and a session, made without the cost of a password. */
export interface Someone {
  id: string;
  token: string;
}

export interface Crowd {
  people: Someone[];
  /** A group, above what a plan allows, of the people at these places. */
  group(from: number, count: number): Promise<string>;
  /** How other programs reach the same database. */
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

/** Accounts straight into the database of a running product; the program signs and checks their tokens itself. */
export async function newCrowd(product: Running, count: number): Promise<Crowd> {
  const { dataDir, url } = product;
  const database = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url, PORT: new URL(url).port });
  const people: Someone[] = [];
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 24 * 3_600_000);
  for (let done = 0; done < count; done += batch) {
    const rows = Array.from({ length: Math.min(batch, count - done) }, (_, at) => ({
      id: newId(),
      session: newId(),
      name: `crowd${done + at}x${randomUUID().slice(0, 6)}`,
    }));
    await database.db.insert(users).values(
      rows.map(({ id, name }) => ({
        id,
        username: name,
        usernameKey: name,
        displayName: name,
        email: `${name}@example.org`,
      })),
    );
    await database.db
      .insert(sessions)
      .values(
        rows.map(({ id, session }) => ({ id: session, userId: id, expiresAt, mediaHash: session })),
      );
    for (const { id, session } of rows)
      people.push({ id, token: await signedAccessToken(config, id, session, now) });
  }
  return {
    people,
    connection: database.connection,
    async group(from, size) {
      const members = people.slice(from, from + size);
      const id = newId();
      await database.db.insert(chats).values({
        id,
        chatType: 'GP',
        ownerId: members[0]?.id ?? '',
        title: `A group of ${size}`,
        titleBy: 'person',
      });
      for (let done = 0; done < size; done += batch) {
        await database.db.insert(chatMembers).values(
          members.slice(done, done + batch).map((someone, at) => ({
            chatId: id,
            userId: someone.id,
            role: done + at === 0 ? ('owner' as const) : ('member' as const),
            state: 'active' as const,
          })),
        );
      }
      return id;
    },
    close: () => database.close(),
  };
}

/** A socket past its `hello`; every later frame is handed on as it came. */
export async function listening(
  url: string,
  { token }: Someone,
  onFrame: (data: Buffer) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/user/?token=${token}`, {
    perMessageDeflate: false,
  });
  const ready = Promise.withResolvers<void>();
  socket.on('error', ready.reject);
  socket.on('open', () => socket.send('{"type":"resume","streams":{}}'));
  socket.on('message', (data: Buffer) => {
    if (data.includes('"type":"hello"')) ready.resolve();
    else onFrame(data);
  });
  await ready.promise;
  return socket;
}

/** A socket of the bare broadcast. */
export async function bareSocket(url: string, onFrame: (data: Buffer) => void): Promise<WebSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
  socket.on('message', onFrame);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/** Opens many sockets, some at a time. */
export async function openAll<Item, Opened>(
  items: readonly Item[],
  open: (item: Item, at: number) => Promise<Opened>,
  atOnce = 50,
): Promise<Opened[]> {
  const opened: Opened[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const at = next++;
        const item = items[at];
        if (item !== undefined) opened[at] = await open(item, at);
      }
    }),
  );
  return opened;
}
