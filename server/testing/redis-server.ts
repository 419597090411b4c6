import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { RedisKeys, bulk } from './redis-keys.ts';

export interface TestRedisServer {
  /** As `REDIS_URL` expects it. */
  readonly url: string;
  /** How many connections listen to something. */
  readonly subscriberCount: number;
  /** Connections stay open and new ones are taken, but nothing is answered until `wake`, as of a suspended process. */
  fallSilent(): void;
  /** Answers everything that was asked meanwhile. */
  wake(): void;
  /** Breaks every connection once. */
  cut(): void;
  /** Breaks every connection and refuses new ones until `accept`. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  /** Says something on a channel, as any other program could. */
  publish(channel: string, message: string): void;
  close(): Promise<void>;
}

interface Client {
  socket: Socket;
  /** 2 until the client asks for 3. */
  protocol: number;
  channels: Set<string>;
  unread: Buffer;
  /** Commands between MULTI and EXEC are answered at EXEC. */
  gathered: string[] | null;
}

/** Publish/subscribe and counters of Redis on loopback, in RESP2 and RESP3, with the faults of networks and machines. */
export async function startRedisServer(): Promise<TestRedisServer> {
  const clients = new Set<Client>();
  const keys = new RedisKeys();
  let isSilent = false;

  const publish = (channel: string, message: string): number => {
    const listening = [...clients].filter(({ channels }) => channels.has(channel));
    for (const client of listening)
      client.socket.write(pushed(client, 'message', bulk(channel), bulk(message)));
    return listening.length;
  };

  const obey = (client: Client, [name = '', ...args]: string[]): string => {
    switch (name.toUpperCase()) {
      case 'HELLO':
        client.protocol = Number(args[0] ?? 2);
        return `${client.protocol === 3 ? '%2' : '*4'}\r\n${bulk('server')}${bulk('redis')}${bulk('proto')}:${client.protocol}\r\n`;
      case 'CLIENT':
      case 'SELECT':
      case 'AUTH':
        return '+OK\r\n';
      case 'INFO':
        return bulk('# Server\r\nredis_version:7.4.0\r\nloading:0\r\n');
      case 'PING':
        return client.protocol === 2 && client.channels.size > 0
          ? `*2\r\n${bulk('pong')}${bulk('')}`
          : '+PONG\r\n';
      case 'PUBLISH':
        return `:${publish(args[0] ?? '', args[1] ?? '')}\r\n`;
      case 'SUBSCRIBE':
        return args
          .map((channel) => {
            client.channels.add(channel);
            return pushed(client, 'subscribe', bulk(channel), `:${client.channels.size}\r\n`);
          })
          .join('');
      case 'UNSUBSCRIBE':
        return (args.length > 0 ? args : [...client.channels])
          .map((channel) => {
            client.channels.delete(channel);
            return pushed(client, 'unsubscribe', bulk(channel), `:${client.channels.size}\r\n`);
          })
          .join('');
      case 'QUIT':
        setImmediate(() => client.socket.end());
        return '+OK\r\n';
      case 'MULTI':
        client.gathered = [];
        return '+OK\r\n';
      case 'EXEC': {
        const gathered = client.gathered ?? [];
        client.gathered = null;
        return `*${gathered.length}\r\n${gathered.join('')}`;
      }
      default: {
        const answered = keys.obey(name.toUpperCase(), args);
        if (answered !== null && client.gathered) {
          client.gathered.push(answered);
          return '+QUEUED\r\n';
        }
        return answered ?? `-ERR unknown command '${name}'\r\n`;
      }
    }
  };

  const answer = (client: Client): void => {
    for (;;) {
      const asked = commandIn(client.unread);
      if (!asked) return;
      client.unread = asked.rest;
      client.socket.write(obey(client, asked.words));
    }
  };

  const server = createServer((socket) => {
    const client: Client = {
      socket,
      protocol: 2,
      channels: new Set(),
      unread: Buffer.alloc(0),
      gathered: null,
    };
    clients.add(client);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => clients.delete(client));
    socket.on('data', (data: Buffer) => {
      client.unread = Buffer.concat([client.unread, data]);
      if (!isSilent) answer(client);
    });
  });
  const listen = async (port: number): Promise<number> => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = (): void => {
    for (const { socket } of clients) socket.resetAndDestroy();
  };
  const refuse = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };
  const port = await listen(0);

  return {
    url: `redis://127.0.0.1:${port}`,
    get subscriberCount() {
      return [...clients].filter(({ channels }) => channels.size > 0).length;
    },
    fallSilent() {
      isSilent = true;
    },
    wake() {
      isSilent = false;
      for (const client of clients) answer(client);
    },
    cut,
    refuse,
    async accept() {
      await listen(port);
    },
    publish,
    async close() {
      if (server.listening) await refuse();
    },
  };
}

function pushed(client: Client, kind: string, ...parts: string[]): string {
  return `${client.protocol === 3 ? '>' : '*'}${parts.length + 1}\r\n${bulk(kind)}${parts.join('')}`;
}

/** The first whole command of what has come; clients send arrays of bulk strings. */
function commandIn(unread: Buffer): { words: string[]; rest: Buffer } | null {
  let at = 0;
  const line = (mark: string): number | null => {
    const end = unread.indexOf('\r\n', at);
    if (end < 0) return null;
    const text = unread.toString('latin1', at, end);
    if (!text.startsWith(mark)) throw new Error(`a client sent ${text} where ${mark} is due`);
    at = end + 2;
    return Number(text.slice(1));
  };
  const count = line('*');
  if (count === null) return null;
  const words: string[] = [];
  for (let read = 0; read < count; read++) {
    const length = line('$');
    if (length === null || unread.length < at + length + 2) return null;
    words.push(unread.toString('utf8', at, at + length));
    at += length + 2;
  }
  return { words, rest: unread.subarray(at) };
}
