import autocannon from 'autocannon';
import { api } from '#contract/index.ts';
import { newClient } from './client.ts';
import { type Figure, atLeast, atMost, beside, median, runs } from './figures.ts';
import { freePort, startProduct, startScript, stopChild } from './program.ts';
import { seedChats } from './seed.ts';

const chats = 10_000;
const connections = 50;
const seconds = 6;

/** The chat list against a bare program that sends the same SELECT over the same database. */
export async function measureChatList(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const client = await newClient(product.url);
    const { connectionFile } = await seedChats(product.dataDir, client.user.id, chats);
    const port = await freePort();
    const bare = await startScript(
      'bench/bare-list.ts',
      [String(port), connectionFile, client.user.id],
      port,
    );
    try {
      const ratios: number[] = [];
      const slowest: number[] = [];
      const slowestBare: number[] = [];
      for (let run = 0; run < runs; run++) {
        const raw = await load(bare.url, {});
        const ours = await load(product.url + api.chat.list.path, {
          authorization: `Bearer ${client.token}`,
        });
        ratios.push(ours.requestsPerSecond / raw.requestsPerSecond);
        slowest.push(ours.p99Ms);
        slowestBare.push(raw.p99Ms);
        process.stderr.write(
          `  chat list: ${ours.requestsPerSecond.toFixed(0)} requests/s, bare ${raw.requestsPerSecond.toFixed(0)}\n`,
        );
      }
      return [
        atLeast('chat list of 10,000: requests/s over the bare program', median(ratios), 0.35, '×'),
        atMost(
          'chat list of 10,000: 99th percentile, 50 connections',
          median(slowest),
          40,
          'ms',
          0,
        ),
        beside('– the bare program’s 99th percentile', median(slowestBare), 'ms', 0),
      ];
    } finally {
      await stopChild(bare.child);
    }
  } finally {
    await product.stop();
  }
}

async function load(
  url: string,
  headers: Record<string, string>,
): Promise<{ requestsPerSecond: number; p99Ms: number }> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return { requestsPerSecond: result.requests.average, p99Ms: result.latency.p99 };
}
