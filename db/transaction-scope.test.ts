import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openDatabase } from './open.ts';
import { borrowTestDatabase, silent } from './testing.ts';
import { refuseInsideTransaction, WaitsInTransaction } from './transaction-scope.ts';

async function opened(checksTransactions: boolean) {
  const borrowed = await borrowTestDatabase(inject('testCluster'));
  const database = await openDatabase({
    databaseUrl: borrowed.url,
    dataDir: '/nowhere',
    log: silent,
    checksTransactions,
  });
  const close = async () => {
    await database.close();
    await borrowed.giveBack();
  };
  return { database, close };
}

test('inside a transaction the pool is refused, by every way', async () => {
  const { database, close } = await opened(true);
  const { db, pool } = database;
  const asked: (() => Promise<unknown>)[] = [
    () => db.execute(sql`select 1`),
    () => db.transaction((unit) => unit.execute(sql`select 1`)),
    () => pool.query('select 1'),
    () => pool.connect(),
  ];
  for (const ask of asked) {
    const failing = db.transaction(async (unit) => {
      await unit.execute(sql`select 1`);
      await ask();
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect([error, (error as Error).cause]).toContainEqual(expect.any(WaitsInTransaction));
  }
  await close();
});

test('inside a transaction network calls are refused, before and after it they are not', async () => {
  const { database, close } = await opened(true);
  refuseInsideTransaction('files');
  await database.db.transaction(async (unit) => {
    await unit.execute(sql`select 1`);
    await unit.transaction(async (inner) => {
      await inner.execute(sql`select 1`);
      expect(() => refuseInsideTransaction('files')).toThrow(WaitsInTransaction);
    });
    expect(() => refuseInsideTransaction('mail')).toThrow('mail must not be waited for');
  });
  refuseInsideTransaction('files');
  await close();
});

test('work that was begun inside a transaction may wait once the transaction has ended', async () => {
  const { database, close } = await opened(true);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  await database.db.transaction(async (unit) => {
    await unit.execute(sql`select 1`);
    later = ended.then(() => database.db.execute(sql`select 1`));
  });
  end();
  await expect(later).resolves.toMatchObject({ rowCount: 1 });
  await close();
});

test('in production nothing is refused', async () => {
  const { database, close } = await opened(false);
  const passing = database.db.transaction(async (unit) => {
    await unit.execute(sql`select 1`);
    refuseInsideTransaction('files');
    return 'passed';
  });
  expect(await passing).toBe('passed');
  await close();
});
