import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { heldUsernames, idempotencyKeys, mailTokens } from '#db/schema/account.ts';
import { keptCards, ownCards } from '#db/schema/cards.ts';
import { events, streams } from '#db/schema/live.ts';
import { media } from '#db/schema/media.ts';
import { meetings } from '#db/schema/meetings.ts';
import { opinions, reportDecisions, reports } from '#db/schema/reports.ts';
import { deletedAccounts, exports } from '#db/schema/rights.ts';
import { users } from '#db/schema/users.ts';
import { change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownerOfAddress } from '../account/claim-address.ts';
import type { UserRow } from '../account/people.ts';
import { fileKey, variantsOf } from '../media/media.ts';
import { endMeeting } from '../meetings/end-meeting.ts';
import { forgetCustomer } from '../payments/end-with-account.ts';
import { leaveChats, leaveOwnedChats, nobodyId } from './erase-chats.ts';
import { deleteParts } from './write-export.ts';

const batchSize = 200;

/**
 * Deletes an account with all that is its person’s, in many small transactions: each leaves a state that may stay, and
 * finds by itself what is left, so that after a stop a new try goes on. The row of the account goes last.
 * @param waits whether the error of a mail server, for the calendars of others, ends this try
 */
export async function eraseAccount(
  platform: Platform,
  person: UserRow,
  { waits }: { waits: boolean },
): Promise<void> {
  await forgetCustomer(platform, person.id);
  await leaveOwnedChats(platform, person);
  await leaveChats(platform, person);
  await letGoOfPassedOnWords(platform, person);
  await deleteCards(platform, person);
  await deleteFiles(platform, person);
  await endMeetings(platform, person, waits);
  await deleteTraces(platform, person);
  await forgetMails(platform, person);
  await change(platform, async ({ db }) => {
    await db
      .insert(deletedAccounts)
      .values({ userId: person.id, deletedAt: platform.now() })
      .onConflictDoNothing();
    await db.delete(users).where(eq(users.id, person.id));
  });
  platform.log.info({ user_id: person.id }, 'an account was deleted');
}

/** Mails to their addresses, also to one that waits to become theirs; an address that somebody else claimed keeps its own. */
async function forgetMails({ database, mail }: Platform, { id, email }: UserRow): Promise<void> {
  const { db } = database;
  const asked = await db
    .selectDistinct({ address: mailTokens.email })
    .from(mailTokens)
    .where(eq(mailTokens.userId, id));
  for (const address of new Set([email, ...asked.map((one) => one.address)])) {
    const owner = await ownerOfAddress(db, address);
    if (address !== '' && (!owner || owner.id === id)) await mail.forget(address);
  }
}

/** Words of theirs that others passed on stay; recordings and pictures go, and no provider reads the rest. */
async function letGoOfPassedOnWords({ database }: Platform, { id }: UserRow): Promise<void> {
  await database.db.execute(sql`
    update messages set words_of_id = null, image_id = null, audio_id = null, transcript = null,
      drawn_from = array_append(drawn_from, ${nobodyId}::uuid),
      deleted_at = case when text = '' and cards = '[]'::jsonb then coalesce(deleted_at, now()) else deleted_at end
    where words_of_id = ${id}`);
  await database.db.execute(sql`
    update memory_notes set drawn_from = array_replace(drawn_from, ${id}::uuid, ${nobodyId}::uuid)
    where ${id}::uuid = any(drawn_from) and user_id <> ${id}`);
}

async function deleteCards({ database }: Platform, { id: me }: UserRow): Promise<void> {
  const { db } = database;
  // Also cards that their maker deleted before lie where they were laid.
  await db.execute(sql`
    update messages set cards = (
      select jsonb_agg(case when card -> 'own' ->> 'owner_id' = ${me}
        then jsonb_set(card, '{own}', jsonb_build_object('owner_id', ${nobodyId}::text, 'text', '', 'alt', '',
          'stage', null, 'image_id', null, 'covered', 'removed'))
        else card end)
      from jsonb_array_elements(cards) card)
    where cards <> '[]'::jsonb and cards @> ${JSON.stringify([{ own: { owner_id: me } }])}::jsonb`);
  const cards = await db.select({ id: ownCards.id }).from(ownCards).where(eq(ownCards.ownerId, me));
  for (const { id } of cards) {
    await db.delete(keptCards).where(eq(keptCards.cardId, id));
    await forgetThing(db, 'card', [id]);
    await db.execute(sql`update actions set card_id = null where card_id = ${id}`);
    await db.execute(sql`update insights set card_id = null where card_id = ${id}`);
    await db.delete(ownCards).where(eq(ownCards.id, id));
  }
}

/** Opinions and reports of others about it, and what was decided of these. */
async function forgetThing(
  db: Platform['database']['db'],
  kind: 'card' | 'image' | 'person',
  ids: string[],
): Promise<void> {
  if (kind !== 'person')
    await db.delete(opinions).where(and(eq(opinions.kind, kind), inArray(opinions.thingId, ids)));
  await db.delete(reports).where(and(eq(reports.kind, kind), inArray(reports.thingId, ids)));
  await db
    .delete(reportDecisions)
    .where(and(eq(reportDecisions.kind, kind), inArray(reportDecisions.thingId, ids)));
}

/** The files of a row go before the row, so that none is left that nothing points at. */
async function deleteFiles({ database, files }: Platform, { id: me }: UserRow): Promise<void> {
  const { db } = database;
  const [written] = await db.delete(exports).where(eq(exports.userId, me)).returning();
  if (written?.writerId) await deleteParts({ files }, written.writerId);
  for (;;) {
    const rows = await db
      .select({ id: media.id, kind: media.kind })
      .from(media)
      .where(eq(media.ownerId, me))
      .limit(batchSize);
    if (rows.length === 0) return;
    for (const { id, kind } of rows)
      for (const variant of variantsOf[kind]) await files.delete(fileKey(variant, id));
    const ids = rows.map(({ id }) => id);
    await forgetThing(db, 'image', ids);
    await db.delete(media).where(inArray(media.id, ids));
  }
}

/** A mail server that takes nothing keeps them for as long as it keeps the last mail to the person (see delete-due.ts). */
async function endMeetings(platform: Platform, { id: me }: UserRow, waits: boolean): Promise<void> {
  const { db } = platform.database;
  const organised = await db.select().from(meetings).where(eq(meetings.organiserId, me));
  for (const meeting of organised) await endMeeting(platform, meeting, { waits });
}

/** Copies, notes of the program, and what names them without belonging to their account. */
async function deleteTraces({ database, jobs }: Platform, { id: me }: UserRow): Promise<void> {
  const { db } = database;
  await forgetThing(db, 'person', [me]);
  await db.delete(heldUsernames).where(eq(heldUsernames.userId, me));
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, me));
  await db.execute(sql`delete from idempotency_keys where answer::text like ${`%${me}%`}`);
  const namesMe = `%${me}%`;
  await db
    .delete(events)
    .where(
      or(
        eq(events.streamId, me),
        sql`${events.event}::text like ${namesMe}`,
        sql`${events.apart}::text like ${namesMe}`,
      ),
    );
  await db.delete(streams).where(eq(streams.id, me));
  await jobs.forget(me);
}
