import { type SQL, sql } from 'drizzle-orm';
import type { Feeling, OpinionCounts } from '#contract/opinions.ts';
import { feelings } from '#contract/values.ts';
import { opinions } from '#db/schema/reports.ts';
import type { Db } from '../../platform/change.ts';
import { isConnectedTo } from './acquaintances.ts';
import { hasNotBlocked } from './blocks.ts';

/** Opinions of cards are for those who know each other: mine, and those of my connections. */
export function isOfMyPeople(me: string): SQL {
  return sql`(${opinions.userId} = ${me} or ${isConnectedTo(me, opinions.userId)})`;
}

export function countsOf(rows: { feeling: Feeling | null; count: number }[]): OpinionCounts {
  const countOf = (feeling: Feeling) => rows.find((row) => row.feeling === feeling)?.count ?? 0;
  return Object.fromEntries(
    feelings.map((feeling) => [feeling, countOf(feeling)]),
  ) as OpinionCounts;
}

/** My feelings about cards and those of my connections, in one statement; cards without a feeling are missing. */
export async function cardCounts(
  db: Db,
  me: string,
  cardIds: string[],
): Promise<Map<string, OpinionCounts>> {
  const { rows } = await db.execute<{ card_id: string; feeling: Feeling; count: number }>(sql`
    select ${opinions.thingId} as card_id, ${opinions.feeling} as feeling, count(*)::int as count
    from ${opinions}
    where ${opinions.kind} = 'card' and ${opinions.thingId} = any(${sql.param(cardIds)}::text[])
      and ${opinions.feeling} is not null and ${isOfMyPeople(me)} and ${hasNotBlocked(me, opinions.userId)}
    group by 1, 2`);
  return new Map(
    [...Map.groupBy(rows, ({ card_id: id }) => id)].map(([id, ofCard]) => [id, countsOf(ofCard)]),
  );
}
