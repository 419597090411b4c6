import { sql } from 'drizzle-orm';
import type { Change } from '../../platform/change.ts';
import type { MessageRow } from '../sight/doors.ts';

type Placed = Pick<MessageRow, 'id' | 'kind' | 'parentId' | 'authorId' | 'albumId' | 'forwarded'>;

/** The messages at the end of a path that nobody answered: with the guide, the pictures of an album. */
export function turnAtEnd<Row extends Pick<MessageRow, 'kind'>>(path: Row[]): Row[] {
  return path.slice(path.findLastIndex(({ kind }) => kind !== 'user') + 1);
}

/** The messages of a path, those together that are one turn of one person. */
export function turnsOf<Row extends Placed>(path: Row[]): Row[][] {
  const turns: Row[][] = [];
  for (const row of path) {
    const turn = turns.at(-1);
    const above = turn?.at(-1);
    if (turn && above && goesOn(above, row)) turn.push(row);
    else turns.push([row]);
  }
  return turns;
}

function goesOn(above: Placed, row: Placed): boolean {
  if (above.kind !== 'user' || row.kind !== 'user' || above.authorId !== row.authorId) return false;
  if (above.forwarded || row.forwarded) return false;
  return row.parentId === above.id || (row.albumId !== null && row.albumId === above.albumId);
}

/** How many of the pictures no delivered answer has followed yet. */
export async function picturesNewToGuide(
  { db }: Pick<Change, 'db'>,
  rows: Pick<MessageRow, 'imageId'>[],
): Promise<number> {
  const ids = new Set(rows.flatMap(({ imageId }) => imageId ?? []));
  if (ids.size === 0) return 0;
  const { rows: answered } = await db.execute(sql`
    with recursive asked as (
      select id, image_id from messages where image_id = any(${sql.param([...ids])}::uuid[])
      union
      select m.id, asked.image_id from asked join messages m on m.parent_id = asked.id
      where m.kind = 'user'
    )
    select distinct asked.image_id from asked join messages answer on answer.parent_id = asked.id
    where answer.kind = 'guide'
      and (answer.status = 'sent' or answer.status = 'stopped' and answer.text <> '')`);
  return ids.size - answered.length;
}
