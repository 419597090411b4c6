import { type SQL, and, asc, getTableColumns, sql } from 'drizzle-orm';
import { type PgColumn, getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/change.ts';
import type { TableRights } from './fates.ts';

const pageSize = 500;

/** The rows of a table that an export gives, as a JSON array, page by page, so that their number does not matter. */
export async function* exportedRows(
  db: Db,
  { table, rows, columns }: TableRights,
  me: string,
): AsyncGenerator<string> {
  const all = getTableColumns(table);
  const key = keyOf(table);
  const given = Object.entries(all).filter(([name]) => columns[name]?.out === 'given');
  const picked = Object.fromEntries(given.map(([, column]) => [column.name, column]));
  let between = '\n';
  yield '[';
  for (let after: unknown[] | null = null; ;) {
    const page: Record<string, unknown>[] = await db
      .select({ ...picked, ...Object.fromEntries(key.map((column, at) => [`key ${at}`, column])) })
      .from(table)
      .where(and(rows?.(me), after === null ? undefined : isAfter(key, after)))
      .orderBy(...key.map((column) => asc(column)))
      .limit(pageSize);
    const lines = page.map((row) =>
      JSON.stringify(Object.fromEntries(Object.keys(picked).map((name) => [name, row[name]]))),
    );
    if (lines.length > 0) yield between + lines.join(',\n');
    between = ',\n';
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    after = key.map((_column, at) => last[`key ${at}`]);
  }
  yield '\n]\n';
}

function keyOf(table: TableRights['table']): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

function isAfter(key: PgColumn[], last: unknown[]): SQL {
  const values = key.map((column, at) => sql.param(last[at], column));
  return sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}
