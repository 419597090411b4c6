import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

interface Kept extends DBSchema {
  /** Everything is in one store under [name of the keeper, key], so a new keeper needs no new version. */
  kept: { key: [string, string]; value: unknown };
}

let opening: Promise<IDBPDatabase<Kept> | null> | null = null;

/** Reads during a wipe wait, so that no old data is read after it. */
let wiping: Promise<unknown> | null = null;

/** Null where the browser has no such store: then things live as long as the tab. */
async function database(): Promise<IDBPDatabase<Kept> | null> {
  await wiping;
  return openedDatabase();
}

function openedDatabase(): Promise<IDBPDatabase<Kept> | null> {
  opening ??= open().catch(() => null);
  return opening;
}

/** Without any such store in the browser it fails like one that can’t be opened. */
async function open(): Promise<IDBPDatabase<Kept>> {
  return openDB<Kept>('zavit', 1, {
    upgrade: (db) => void db.createObjectStore('kept'),
    terminated: () => (opening = null),
  });
}

const inTab = new Map<string, Map<string, unknown>>();

function tabStore(name: string): Map<string, unknown> {
  const store = inTab.get(name) ?? new Map<string, unknown>();
  inTab.set(name, store);
  return store;
}

type WritableStore = IDBPObjectStore<Kept, ['kept'], 'kept', 'readwrite'>;

/** Commits at once: a page that is left before its store has answered would take the change with it. */
async function write(
  db: IDBPDatabase<Kept>,
  change: (store: WritableStore) => Promise<unknown>,
): Promise<void> {
  const transaction = db.transaction('kept', 'readwrite');
  const changing = change(transaction.store);
  transaction.commit();
  await Promise.all([changing, transaction.done]);
}

export interface LocalStore<Value> {
  get(key: string): Promise<Value | undefined>;
  set(key: string, value: Value): Promise<void>;
  delete(key: string): Promise<void>;
  entries(): Promise<[string, Value][]>;
}

/** A store of this browser for one kind of thing; all of them are wiped at sign-out. */
export function keepLocally<Value>(name: string): LocalStore<Value> {
  return {
    async get(key) {
      const db = await database();
      return (db ? await db.get('kept', [name, key]) : tabStore(name).get(key)) as
        | Value
        | undefined;
    },
    async set(key, value) {
      const db = await database();
      if (db) await write(db, (store) => store.put(value, [name, key]));
      else tabStore(name).set(key, value);
    },
    async delete(key) {
      const db = await database();
      if (db) await write(db, (store) => store.delete([name, key]));
      else tabStore(name).delete(key);
    },
    async entries() {
      const db = await database();
      if (!db) return [...tabStore(name)] as [string, Value][];
      const { store } = db.transaction('kept');
      const mine = IDBKeyRange.bound([name], [name, []]);
      const [keys, values] = await Promise.all([store.getAllKeys(mine), store.getAll(mine)]);
      return keys.map(([, key], at) => [key, values[at] as Value]);
    },
  };
}

/** Deletes all that is kept; what is read meanwhile waits for the end of it. */
export async function forgetKept(): Promise<void> {
  inTab.clear();
  const wipe = openedDatabase()
    .then((db) => db?.clear('kept'))
    .catch(() => undefined);
  wiping = wipe;
  await wipe;
  if (wiping === wipe) wiping = null;
}
