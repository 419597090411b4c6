import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/query-persist-client-core';
import type { Query, QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query';
import { accessToken, tokenClaims } from './access-token.ts';
import { ApiError, isTransient, retryDelayMs } from './api-error.ts';
import { keepLocally } from './local-stores.ts';
import { network } from './network.ts';
import { changeListeners } from './store.ts';

/** The form in which the data of a query is kept, where not as it is. */
export interface KeptForm<Data> {
  /** Undefined: not worth keeping now; what was kept before stays. */
  pack: (data: Data) => unknown;
  unpack: (packed: unknown) => Data;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { kept?: KeptForm<unknown> };
  }
}

/** The meta of a query that is kept on the disk: painted first, then brought up to date, and read without a network. */
export function kept<Data>(form?: KeptForm<Data>): { kept: KeptForm<unknown> } {
  return {
    kept: (form ?? { pack: (data: Data) => data, unpack: (packed) => packed }) as KeptForm<unknown>,
  };
}

interface Stored {
  queryKey: QueryKey;
  queryHash: string;
  buster: string;
  packed: unknown;
  dataUpdatedAt: number;
  /** When it was true for the last time, as far as is known. */
  at: number;
}

const chatsMax = 30;
/** Decks, single cards and days of the calendar. */
const othersMax = 300;
const bytesMax = 50 * 1024 ** 2;
const ageMaxMs = 30 * 24 * 60 * 60_000;
const writeAfterMs = 300;
const sweepAfterMs = 15_000;
/** New entries, after which there may be too many. */
const sweepEvery = 20;

const disk = keepLocally<Stored>('queries');

/** The person whose answers these are. Nobody reads or writes those of somebody else. */
function owner(): string | null {
  const token = accessToken.get();
  return token === null ? null : tokenClaims(token).subject;
}

/** The person for whom this tab has asked. */
function readerId(): string | null {
  return client?.getQueryData<{ id: string }>(['profile'])?.id ?? null;
}

function keyOf(name: string): string | null {
  const mine = owner();
  return mine === null ? null : `${mine} ${name}`;
}

/** Shown from the disk and not brought up to date yet: when it was true, by the hash of its query. */
const asOf = new Map<string, number>();
/** How often bringing it up to date has failed since, by the hash of its query. */
const failures = new Map<string, number>();
const changes = changeListeners();
/** The hashes of queries to write. */
const dirty = new Set<string>();
let client: QueryClient | null = null;
let writing: ReturnType<typeof setTimeout> | undefined;
let written = 0;

const persister = createQueryPersister<Stored>({
  storage: {
    async getItem(name) {
      const key = keyOf(name);
      return key === null ? undefined : disk.get(key);
    },
    async setItem(name, value) {
      const key = keyOf(name);
      if (key !== null) await disk.set(key, value);
    },
    async removeItem(name) {
      const key = keyOf(name);
      if (key !== null) await disk.delete(key);
    },
  },
  serialize: ({ queryKey, queryHash, buster, state }) => ({
    queryKey,
    queryHash,
    buster,
    packed: formOf(queryHash)?.pack(state.data),
    dataUpdatedAt: state.dataUpdatedAt,
    at: asOf.get(queryHash) ?? Date.now(),
  }),
  deserialize({ queryKey, queryHash, buster, packed, dataUpdatedAt, at }) {
    asOf.set(queryHash, at);
    const data = formOf(queryHash)?.unpack(packed);
    const state = client?.getQueryCache().get(queryHash)?.state;
    if (!state) throw new Error('The query is gone');
    return { queryKey, queryHash, buster, state: { ...state, data, dataUpdatedAt } };
  },
  // Answers of another form would break the screens that show them.
  buster: typeof __CONTRACT__ === 'undefined' ? '' : __CONTRACT__,
  maxAge: ageMaxMs,
  prefix: 'query',
});

function formOf(queryHash: string): KeptForm<unknown> | undefined {
  return client?.getQueryCache().get(queryHash)?.meta?.kept;
}

/** The fetch of every query: those that are kept begin with the disk. */
export const keptFirst: QueryPersister = async (queryFn, context, query) => {
  const { queryHash, queryKey } = query;
  if (!query.meta?.kept || owner() === null) return queryFn(context);
  // A further page makes the kept ones no newer, and what is on the disk is no answer to it.
  if (query.state.fetchMeta?.fetchMore) return queryFn(context);
  if (query.state.data === undefined) {
    const restored: unknown = await persister.retrieveQuery(queryHash);
    if (restored !== undefined) {
      changes.notify();
      // Once it is shown.
      setTimeout(() => bringUpToDate(query));
      return restored;
    }
    asOf.delete(queryHash);
  } else if (asOf.has(queryHash) && !network.isReachable()) return query.state.data;
  try {
    const data: unknown = await queryFn(context);
    failures.delete(queryHash);
    // Once the query has it: no screen takes old data for new.
    if (asOf.has(queryHash)) setTimeout(() => asOf.delete(queryHash) && changes.notify());
    return data;
  } catch (error) {
    const { data } = query.state;
    // A fetch that another one replaces has not failed.
    const isReplaced = error instanceof DOMException && error.name === 'AbortError';
    if (data !== undefined && asOf.has(queryHash) && !isReplaced) {
      const failed = failures.get(queryHash) ?? 0;
      // A refusal is not asked for again by itself.
      failures.set(queryHash, isTransient(error) ? failed + 1 : Infinity);
      changes.notify();
      if (isTransient(error)) {
        // Without a network its return is the moment; otherwise nothing else would ask again.
        setTimeout(() => bringUpToDate(query), retryDelayMs(failed, error));
        // No reason to take away what is shown as of an earlier time.
        return data;
      }
    }
    if (error instanceof ApiError && error.status === 404)
      void forgetKeptQueries(queryKey[0] === 'chat' ? queryKey.slice(0, 2) : queryKey);
    throw error;
  }
};

function bringUpToDate(query: Query): void {
  if (!asOf.has(query.queryHash) || !network.isReachable()) return;
  // A failure stands in the query.
  if (query.isDisabled()) query.invalidate();
  else query.fetch().catch(() => undefined);
}

/** Writes what changes in the kept queries of a client. */
export function keepQueries(of: QueryClient): void {
  client = of;
  if (typeof indexedDB === 'undefined') return;
  const cache = of.getQueryCache();
  cache.subscribe((event) => {
    const { queryHash, meta } = event.query;
    if (event.type === 'removed') {
      dirty.delete(queryHash);
      asOf.delete(queryHash);
      failures.delete(queryHash);
    }
    if (event.type === 'updated' && event.action.type === 'success' && meta?.kept)
      keepSoon(queryHash);
  });
  network.subscribe(() => {
    if (network.isReachable())
      for (const hash of asOf.keys()) {
        const query = cache.get(hash);
        if (query) bringUpToDate(query);
      }
  });
  // Phones end pages that are hidden without another word.
  for (const leaving of ['pagehide', 'visibilitychange'])
    addEventListener(leaving, () => void write());
  setTimeout(() => void sweep().catch(() => undefined), sweepAfterMs);
}

function keepSoon(queryHash: string): void {
  dirty.add(queryHash);
  writing ??= setTimeout(() => void write(), writeAfterMs);
}

/** Writes again what stands beside a query and has changed, as the entries of a list. */
export function keepAgain(queryKey: QueryKey): void {
  for (const query of client?.getQueryCache().findAll({ queryKey }) ?? [])
    if (query.meta?.kept && query.state.data !== undefined) keepSoon(query.queryHash);
}

async function write(): Promise<void> {
  clearTimeout(writing);
  writing = undefined;
  // Nobody is here yet, or another tab has brought somebody else’s token, of which this one has not heard. What waits is
  // written for the person for whom it was asked, or goes with the wipe.
  if (owner() === null || owner() !== readerId()) return;
  const queries = [...dirty].flatMap((hash) => client?.getQueryCache().get(hash) ?? []);
  dirty.clear();
  await Promise.allSettled(
    queries.map(async (query) => {
      const { data } = query.state;
      if (data === undefined || query.meta?.kept?.pack(data) === undefined) return;
      written += 1;
      await persister.persistQuery(query);
    }),
  );
  if (written >= sweepEvery) await sweep().catch(() => undefined);
}

/** Forgets what is no longer to be read here: all queries under a key. */
export async function forgetKeptQueries(queryKey: QueryKey): Promise<void> {
  for (const [key, stored] of await disk.entries())
    if (queryKey.every((part, at) => stored.queryKey[at] === part)) await disk.delete(key);
}

/** Keeps the disk within its bounds: the chats that were opened last, then the newest of everything. */
async function sweep(): Promise<void> {
  written = 0;
  const mine = keyOf('');
  if (mine === null) return;
  const entries = await disk.entries();
  const gone = new Set(keysTooMany(entries, mine, Date.now()));
  await Promise.all([...gone].map((key) => disk.delete(key)));
}

const sizeOf = (packed: unknown) =>
  packed instanceof Blob ? packed.size : JSON.stringify(packed ?? null).length;

/** @returns the keys of entries that go */
export function keysTooMany(
  entries: readonly (readonly [string, Stored])[],
  prefix: string,
  now: number,
): string[] {
  const newest = entries.toSorted(([, one], [, other]) => other.at - one.at);
  const chatOf = ({ queryKey: [kind, id] }: Stored) => (kind === 'chat' ? String(id) : null);
  const chats = new Set<string>();
  for (const [, stored] of newest) {
    const chat = chatOf(stored);
    if (chat !== null && chats.size < chatsMax) chats.add(chat);
  }
  let bytes = 0;
  let others = 0;
  return newest.flatMap(([key, stored]) => {
    const chat = chatOf(stored);
    if (chat === null) others += 1;
    bytes += sizeOf(stored.packed);
    const stays =
      key.startsWith(prefix) &&
      now - stored.at <= ageMaxMs &&
      bytes <= bytesMax &&
      (chat === null ? others <= othersMax : chats.has(chat));
    return stays ? [] : [key];
  });
}

/** A first failure is soon made good, and worth no word. */
const failuresUnsaid = 1;

/**
 * The time of the oldest answer on the screen that is shown from the disk, or of those alone that could not be
 * brought up to date; null if there is none.
 */
export function oldestShown({ failed = false } = {}): number | null {
  let oldest: number | null = null;
  for (const [hash, at] of asOf) {
    if (failed && (failures.get(hash) ?? 0) <= failuresUnsaid) continue;
    if (client?.getQueryCache().get(hash)?.isActive()) oldest = Math.min(oldest ?? at, at);
  }
  return oldest;
}

/** Asks again for everything that could not be brought up to date. */
export function askForFailed(): void {
  for (const hash of failures.keys()) {
    const query = client?.getQueryCache().get(hash);
    if (query) bringUpToDate(query);
  }
}

export function isFromDisk(queryHash: string): boolean {
  return asOf.has(queryHash);
}

export const fromDiskChanges = changes;
