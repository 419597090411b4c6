import pg from 'pg';
import pino from 'pino';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { openDatabase } from '#db/open.ts';
import { newClient } from './client.ts';
import { type Figure, type Pair, option, quantile, ratio } from './figures.ts';
import { startProduct } from './program.ts';
import { needles, searched, seedSearched } from './seed-search.ts';

/**
 * Search from outside against the bare query: the least that finds, counts and orders the same messages, sent over one
 * connection to the same database, in turns.
 */
export async function measureSearch(): Promise<Figure[]> {
  await using product = await startProduct();
  const database = await openDatabase({
    dataDir: product.dataDir,
    log: pino({ level: 'silent' }),
  });
  const bare = new pg.Client(database.connection);
  try {
    await bare.connect();
    const client = await newClient(product.url);
    await seedSearched(database.connection, client.user.id);
    const pairs: Pair<{ p95: number }>[] = [];
    for (let run = 0; run <= option('runs', 5); run++) {
      const ours: number[] = [];
      const raw: number[] = [];
      for (const needle of needles) {
        const begun = performance.now();
        const { counts } = await find(product.url, client.token, needle);
        ours.push(performance.now() - begun);
        const begunBare = performance.now();
        const count = await bareQuery(bare, client.user.id, needle);
        raw.push(performance.now() - begunBare);
        if (count !== counts.message)
          throw new Error(`${needle}: ${counts.message} were found, there are ${count}`);
      }
      // The first run fills what is kept in memory.
      if (run > 0)
        pairs.push({ ours: { p95: quantile(ours, 0.95) }, bare: { p95: quantile(raw, 0.95) } });
    }
    const messages = searched.chats * searched.messagesPerChat;
    const what = `search over ${messages.toLocaleString('en')} messages, a tenth of them mine`;
    return [ratio(`${what}: 95th percentile over the bare query`, pairs, 'p95', { atMost: 2 })];
  } finally {
    await bare.end();
    await database.close();
  }
}

async function find(
  url: string,
  token: string,
  query: string,
): Promise<AnswerOf<typeof api.search.find>> {
  const address = `${url}${api.search.find.path}?${new URLSearchParams({ query }).toString()}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as AnswerOf<typeof api.search.find>;
}

/** The words of a needle as our own reader of queries would take them apart, without its care for hyphens and quotes. */
async function bareQuery(client: pg.Client, userId: string, needle: string): Promise<number> {
  const terms = [...needle.matchAll(/(-?)(?:"(.+?)"|(\S+))/gu)].map(([, sign, phrase, word]) => ({
    isUnwanted: sign === '-',
    pattern: `%${phrase ?? word}%`,
  }));
  const conditions = terms.map(
    ({ isUnwanted }, at) => `x.search ${isUnwanted ? 'not like' : 'like'} search_form($${at + 2})`,
  );
  const { rows } = await client.query<{ found: number }>(
    `with hits as materialized (
       select x.id, x.chat_id, x.seq, x.created_at from chat_members m
       join messages x on x.chat_id = m.chat_id
       where m.user_id = $1 and m.state = 'active' and x.on_path and x.deleted_at is null
         and octet_length(x.search) <= 2000 and ${conditions.join(' and ')})
     select x.*, (select count(*)::int from hits) as found
     from (select * from hits order by created_at desc, id desc limit 21) page join messages x on x.id = page.id`,
    [userId, ...terms.map(({ pattern }) => pattern)],
  );
  return rows[0]?.found ?? 0;
}
