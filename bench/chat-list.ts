import autocannon from 'autocannon';
import { api } from '#contract/index.ts';
import { newClient } from './client.ts';
import { type Figure, inPairs, ratio } from './figures.ts';
import { startBare, startProduct } from './program.ts';
import { seedChats } from './seed.ts';

const chats = 10_000;
const connections = 50;
const seconds = 6;

/** The chat list against a bare program that sends the same SELECT over the same database. */
export async function measureChatList(): Promise<Figure[]> {
  await using product = await startProduct();
  const client = await newClient(product.url);
  const { connectionFile } = await seedChats(product.dataDir, client.user.id, chats);
  await using bare = await startBare('list', [connectionFile, client.user.id]);
  const authorization = `Bearer ${client.token}`;
  const pairs = await inPairs(
    () => load(product.url + api.chat.list.path, { authorization }),
    () => load(bare.url, {}),
  );
  const what = 'chat list of 10,000, 50 connections';
  return [
    ratio(`${what}: requests/s`, pairs, 'perSecond', { atLeast: 0.7 }, '/s'),
    ratio(`${what}: 99th percentile`, pairs, 'p99', null),
  ];
}

async function load(
  url: string,
  headers: Record<string, string>,
): Promise<{ perSecond: number; p99: number }> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
