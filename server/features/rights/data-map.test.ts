import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#db/schema/index.ts';
import { dataMap } from './data-map.ts';

const tables = Object.values(schema).filter((one) => is(one, PgTable));

test('every table and every column has an owner and a fate', () => {
  const known = new Map(Object.values(dataMap).map((rights) => [rights.table as unknown, rights]));
  expect(Object.keys(dataMap)).toHaveLength(known.size);
  for (const table of tables) {
    const rights = known.get(table);
    expect(rights, `the table ${getTableName(table)} is missing in data-map.ts`).toBeDefined();
    const named = Object.keys(rights?.columns ?? {}).toSorted();
    expect(named, getTableName(table)).toEqual(Object.keys(getTableColumns(table)).toSorted());
  }
  expect(known.size).toBe(tables.length);
});

test('a table without rows in an export gives nothing', () => {
  for (const [name, { rows, columns }] of Object.entries(dataMap)) {
    const given = Object.entries(columns).filter(([, { out }]) => out === 'given');
    expect(given.length > 0, name).toBe(rows !== null);
  }
});

test('nothing that opens an account or shows what others did is given', () => {
  const suspicious = Object.values(dataMap).flatMap(({ table, columns }) =>
    Object.entries(columns)
      .filter(([name, { out }]) => /hash|key|secret|token|withheld/iu.test(name) && out === 'given')
      .map(([name]) => `${getTableName(table)}.${name}`),
  );
  // The person's own former names.
  expect(suspicious).toEqual(['held_usernames.usernameKey']);
});
