import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { plannedAnew } from './named-statements.ts';
import { openDatabase } from './open.ts';
import { createTestDatabase, silent } from './testing.ts';

test('a statement that comes again is planned once per connection, unless its plan depends on its values', async () => {
  const { url, drop } = await createTestDatabase(inject('testCluster'), `named_${process.pid}`);
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    log: silent,
    poolSize: 1,
  });
  try {
    for (let turn = 0; turn < 4; turn++) {
      await database.db.execute(sql`select ${turn}::integer as again`);
      await database.db.execute(sql`${sql.raw(plannedAnew)} select ${turn}::integer as anew`);
      if (turn === 0) await database.db.execute(sql`select ${turn}::integer as once`);
    }
    const { rows } = await database.pool.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    );
    expect(rows.map(({ statement }) => statement)).toEqual(['select $1::integer as again']);
  } finally {
    await database.close();
    await drop();
  }
});
