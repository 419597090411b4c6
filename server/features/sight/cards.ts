import { type SQL, sql } from 'drizzle-orm';
import { ownCards } from '#db/schema/cards.ts';
import type { Db } from '../../platform/change.ts';
import { isConnectedTo } from './acquaintances.ts';
import { existsFor } from './messages.ts';

/** The chats that I am in hold a message with what `found` looks for in its cards. */
export function liesWhereIAm(me: string | SQL, found: SQL): SQL {
  return sql`exists (select 1 from messages m
    join chats c on c.id = m.chat_id and c.deleted_at is null
    join chat_members me on me.chat_id = c.id and me.user_id = ${me} and me.state = 'active'
    where m.cards <> '[]'::jsonb and m.cards @> ${found} and m.deleted_at is null
      and ${existsFor(me, sql`m`)})`;
}

/** A person's cards are seen by themselves, by their connections, and by those in whose chats they lie. */
export function maySeeOwnCard(me: string | SQL): SQL {
  return sql`(${ownCards.ownerId} = ${me}
    or ${isConnectedTo(me, ownCards.ownerId)}
    or ${liesWhereIAm(me, sql`jsonb_build_array(jsonb_build_object('id', ${ownCards.id}::text))`)})`;
}

/** Whether a picture is on a card that somebody may see, or on one that lies where they are, and that they did not report. */
export async function isOnSeenCard(db: Db, imageId: string, userId: string): Promise<boolean> {
  const isReported = (isIt: SQL) => sql`exists (
    select 1 from reports r
    where r.reporter_id = ${userId} and r.kind = 'card' and ${isIt})`;
  const laid = sql`jsonb_build_array(jsonb_build_object('own', jsonb_build_object('image_id', ${imageId}::text)))`;
  const { rows } = await db.execute(sql`
    select 1 where exists (
        select 1 from ${ownCards} where ${ownCards.imageId} = ${imageId} and ${maySeeOwnCard(userId)}
          and not ${isReported(sql`r.thing_id = ${ownCards.id}::text`)})
      or (${liesWhereIAm(userId, laid)} and not exists (
        select 1 from reports r
        where r.reporter_id = ${userId} and r.kind = 'card' and exists (
          select 1 from messages m where m.cards <> '[]'::jsonb
            and m.cards @> jsonb_build_array(jsonb_build_object('id', r.thing_id,
              'own', jsonb_build_object('image_id', ${imageId}::text))))))`);
  return rows.length > 0;
}
