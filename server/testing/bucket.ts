import { mkdtempSync, rmSync } from 'node:fs';
import { type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';

export interface Bucket {
  /** Settings of the program. */
  settings: {
    S3_BUCKET: string;
    S3_ENDPOINT: string;
    S3_REGION: string;
    S3_ACCESS_KEY_ID: string;
    S3_SECRET_ACCESS_KEY: string;
  };
  /** From now on it sends or takes so many bytes of a connection and falls silent by ending it; null for all. */
  cutAfter(limits: { sent?: number; taken?: number } | null): void;
  /** Connections stay open and new ones are taken, but nothing goes through any more until `wake`. */
  fallSilent(): void;
  wake(): void;
  /** Bytes sent since the last call. */
  sentBytes(): number;
  stop(): Promise<void>;
}

/** A storage that speaks S3 on loopback, with an empty bucket, until the test ends. */
export async function newBucket(): Promise<Bucket> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zavit-bucket-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'zavit', configs: [] }],
  });
  const { port: storePort } = await store.run();
  let cut: { sent?: number; taken?: number } | null = null;
  let sentAll = 0;
  let isSilent = false;
  const open = new Set<Socket>();
  const way = createServer((client) => {
    const server = connect(storePort, '127.0.0.1');
    const end = () => {
      client.destroy();
      server.destroy();
    };
    const counted = (from: Socket, to: Socket, side: 'sent' | 'taken') => {
      let bytes = 0;
      open.add(from);
      from.on('data', (chunk) => {
        if (isSilent) return;
        bytes += chunk.length;
        if (side === 'sent') sentAll += chunk.length;
        if (cut && bytes > (cut[side] ?? Infinity)) return end();
        if (!to.write(chunk)) from.pause();
      });
      to.on('drain', () => from.resume());
      from.on('error', end);
      from.on('close', () => {
        open.delete(from);
        end();
      });
    };
    counted(client, server, 'taken');
    counted(server, client, 'sent');
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const { port } = way.address() as { port: number };
  const stop = async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => way.close(resolve));
    await store.close();
  };
  onTestFinished(async () => {
    await stop().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    settings: {
      S3_BUCKET: 'zavit',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    cutAfter: (limits) => {
      cut = limits;
    },
    fallSilent: () => {
      isSilent = true;
    },
    // Requests that came meanwhile are lost, and so are their connections.
    wake: () => {
      isSilent = false;
      for (const socket of open) socket.destroy();
    },
    sentBytes: () => {
      const bytes = sentAll;
      sentAll = 0;
      return bytes;
    },
    stop,
  };
}
