import { sql } from 'drizzle-orm';
import type { KnownName } from '#contract/connections.ts';
import { nameBeside } from '#contract/known-names.ts';
import { nameKey } from '#contract/name-key.ts';
import type { Mentioned } from '#contract/shapes.ts';
import type { Db } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';

interface KnownRow extends Record<string, unknown> {
  reader: string;
  id: string;
  user_id: string;
  name: string;
}

/** How the names of the connections of these people read, for each of them. */
export async function knownNamesOf(db: Db, readers: string[]): Promise<Map<string, KnownName[]>> {
  if (readers.length === 0) return new Map();
  const { rows } = await db.execute<KnownRow>(sql`
    select me.id as reader, k.id, u.id as user_id, u.display_name as name
    from unnest(${sql.param(readers)}::uuid[]) as me (id)
    join connections k on k.state = 'accepted' and me.id in (k.requester_id, k.addressee_id)
    join users u on u.id in (k.requester_id, k.addressee_id) and u.id <> me.id and u.deleted_at is null
    order by k.id`);
  const names = rows.map(({ reader, id, user_id: userId, name }) => ({
    reader,
    known: { id, user_id: userId, key: nameKey(name) },
  }));
  return new Map(
    Map.groupBy(names, ({ reader }) => reader)
      .entries()
      .map(([reader, theirs]) => [reader, theirs.map(({ known }) => known)]),
  );
}

export async function knownNames({ db, me }: Call): Promise<{ items: KnownName[] }> {
  return { items: (await knownNamesOf(db, [me.userId])).get(me.userId) ?? [] };
}

/** Names of people for a reader, in a text that the server makes. */
export async function namesFor(db: Db, reader: string): Promise<(person: Mentioned) => string> {
  const known = (await knownNamesOf(db, [reader])).get(reader) ?? [];
  return (person) => nameBeside(person, known);
}
