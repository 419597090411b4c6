import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The answer of an export, and what is left of the column when the person is deleted. */
interface Fate {
  /**
   * - `given`: as it is stored.
   * - `shown`: as the person sees it in the program, through the lens.
   * - `secret`: it opens something, or proves who somebody is.
   * - `others`: it would show what others did unseen, such as a block.
   * - `inner`: the program's own order, or derived from what is given.
   */
  out: 'given' | 'shown' | 'secret' | 'others' | 'inner';
  /** `goes` with its row; `stays` without a name; `cut`: the person is taken out of what stays. */
  end: 'goes' | 'stays' | 'cut';
}

export const given: Fate = { out: 'given', end: 'goes' };
export const shown: Fate = { out: 'shown', end: 'goes' };
export const secret: Fate = { out: 'secret', end: 'goes' };
export const inner: Fate = { out: 'inner', end: 'goes' };
export const others: Fate = { out: 'others', end: 'goes' };
export const staying = ({ out }: Fate): Fate => ({ out, end: 'stays' });
export const cut = ({ out }: Fate): Fate => ({ out, end: 'cut' });

export interface TableRights {
  table: PgTable;
  whose: string;
  /** The rows that an export gives; null: none of them. */
  rows: ((me: string) => SQL | undefined) | null;
  columns: Record<string, Fate>;
}

export function rightsTo<Table extends PgTable>(
  table: Table,
  whose: string,
  rows: TableRights['rows'],
  columns: Record<keyof Table['_']['columns'], Fate>,
): TableRights {
  return { table, whose, rows, columns };
}
