import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import type { Feeling, Opinion, Opinions } from '#contract/opinions.ts';
import { opinions } from '#db/schema/reports.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { userRefs } from '../account/people.ts';
import { notify } from '../notifications/notify.ts';
import { mediaBefore } from '../sight/pictures.ts';
import { hasNotBlocked } from '../sight/blocks.ts';
import { countsOf } from '../sight/opinions.ts';
import { emitWhereItLies, lockedPicture, pictureSeen } from './pictures.ts';

const shownMax = 200;

type OpinionRow = typeof opinions.$inferSelect;
/** The subject of an opinion. */
type Thing = Pick<OpinionRow, 'kind' | 'thingId'>;

export async function imageOpinions(
  call: Call,
  { params }: Input<typeof api.opinions.ofImage>,
): Promise<Opinions> {
  const picture = await pictureSeen(call, params.id);
  return opinionsOf(call, { kind: 'image', thingId: picture.id });
}

/** Says, changes or withdraws mine. The picture’s owner is notified of a new one. */
export async function giveImageOpinion(
  call: Call,
  input: Input<typeof api.opinions.giveOnImage>,
): Promise<Opinions> {
  const picture = await lockedPicture(call, input.params.id);
  const thing: Thing = { kind: 'image', thingId: picture.id };
  const { isNew, row } = await keepOpinion(call, thing, input.body);
  // The owner's own message with it: a forwarded picture is also in chats that are not theirs.
  const owned = row && isNew ? await mediaBefore(call.db, picture.id, picture.owner_id) : null;
  if (row && owned) {
    await notify(call, picture.owner_id, {
      kind: 'opinion',
      actorId: call.me.userId,
      chatId: owned.chat_id,
      seq: owned.seq,
      params: { text: row.text, ...(row.feeling ? { feeling: row.feeling } : {}) },
    });
  }
  await emitWhereItLies(call, picture.id, (chat_id) => ({
    type: 'opinion.changed',
    chat_id,
    image_id: picture.id,
  }));
  return opinionsOf(call, thing);
}

interface Given {
  feeling?: Feeling | null | undefined;
  text?: string | null | undefined;
}

/** Absent fields stay unchanged; an opinion without feeling and words is deleted. */
export async function keepOpinion(
  { db, me, platform }: Call,
  thing: Thing,
  given: Given,
): Promise<{ isNew: boolean; row: OpinionRow | null }> {
  const isMine = and(isAbout(thing), eq(opinions.userId, me.userId));
  const [mine] = await db.select().from(opinions).where(isMine).for('update');
  const feeling = given.feeling === undefined ? (mine?.feeling ?? null) : given.feeling;
  const text = given.text === undefined ? (mine?.text ?? '') : (given.text?.trim() ?? '');
  if (feeling === null && text === '') {
    await db.delete(opinions).where(isMine);
    return { isNew: false, row: null };
  }
  const [row = null] = await db
    .insert(opinions)
    .values({
      ...thing,
      id: newId(),
      userId: me.userId,
      feeling,
      text,
      createdAt: platform.now(),
    })
    .onConflictDoUpdate({
      target: [opinions.kind, opinions.thingId, opinions.userId],
      set: { feeling, text },
    })
    .returning();
  return { isNew: mine === undefined, row };
}

/** Opinions of an item, without people whom the caller blocked. `which` narrows the authors. */
export async function opinionsOf(call: Call, thing: Thing, which?: SQL): Promise<Opinions> {
  const { db, me, platform } = call;
  const isShown = and(isAbout(thing), which, hasNotBlocked(me.userId, opinions.userId));
  const rows = await db
    .select()
    .from(opinions)
    .where(isShown)
    .orderBy(desc(opinions.createdAt), desc(opinions.id))
    .limit(shownMax);
  const counted = await db
    .select({ feeling: opinions.feeling, count: sql<number>`count(*)::int` })
    .from(opinions)
    .where(isShown)
    .groupBy(opinions.feeling);
  // The caller's own is included also behind many newer ones.
  const [mine] = await db
    .select()
    .from(opinions)
    .where(and(isAbout(thing), eq(opinions.userId, me.userId)));
  const authors = await userRefs(platform, db, [me.userId, ...rows.map(({ userId }) => userId)]);
  const wire = (row: OpinionRow): Opinion[] => {
    const author = authors.get(row.userId);
    return author ? [opinionOf(row, author)] : [];
  };
  return {
    items: rows.flatMap(wire),
    mine: mine ? (wire(mine)[0] ?? null) : null,
    counts: countsOf(counted),
  };
}

function opinionOf(row: OpinionRow, author: Opinion['author']): Opinion {
  const { id, feeling, text, createdAt } = row;
  return { id, author, feeling, text, created_at: createdAt.toISOString() };
}

export function isAbout({ kind, thingId }: Thing): SQL | undefined {
  return and(eq(opinions.kind, kind), eq(opinions.thingId, thingId));
}

/** Removes opinions of pictures and of people’s cards that are gone, which nobody reaches any more. */
export async function forgetOpinions({ database }: Platform): Promise<void> {
  await database.db.execute(sql`
    delete from opinions o where o.kind = 'image'
      and not exists (select 1 from media i where i.id::text = o.thing_id and i.removed_at is null)`);
  // Names of the decks are shorter than any id.
  await database.db.execute(sql`
    delete from opinions o where o.kind = 'card' and length(o.thing_id) = 36
      and not exists (select 1 from own_cards c where c.id::text = o.thing_id and c.removed_at is null)`);
}
