import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { events } from '#db/schema/live.ts';
import { messages } from '#db/schema/messages.ts';
import { users } from '#db/schema/users.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { nobody } from '../account/people.ts';
import type { UserRow } from '../account/people.ts';
import { emitMember } from '../members/member-rows.ts';
import { handOverRequests } from '../members/ownership.ts';
import { wireMessage } from '../messages/messages.ts';
import { addSystemNote } from '../messages/system-notes.ts';
import { type ChatRow, theirs } from '../sight/doors.ts';

const batchSize = 500;
/** Stands where somebody was of whose words something was written: nobody, who consents to nothing. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/** Deletes the chats of somebody with the guide, and passes on those that others are in. */
export async function leaveOwnedChats(platform: Platform, person: UserRow): Promise<void> {
  const { db } = platform.database;
  for (;;) {
    const [owned] = await db
      .select()
      .from(chats)
      .where(eq(chats.ownerId, person.id))
      .orderBy(asc(chats.id))
      .limit(1);
    if (!owned) return;
    await change(platform, (unit) => passOn(unit, owned, person));
  }
}

async function passOn(unit: Change, { id }: ChatRow, person: UserRow): Promise<void> {
  const { db } = unit;
  const [chat] = await db.select().from(chats).where(eq(chats.id, id)).for('update');
  if (chat?.ownerId !== person.id) return;
  const heir = await heirOf(unit, chat, person.id);
  if (!heir) {
    await endChat(unit, chat);
    return;
  }
  await db.update(chats).set({ ownerId: heir.id }).where(eq(chats.id, id));
  await db.update(chatMembers).set({ role: 'owner' }).where(theirs(id, heir.id));
  await db.update(chatMembers).set({ role: 'member' }).where(theirs(id, person.id));
  if (chat.chatType !== 'GP') return;
  await emitMember(unit, id, heir);
  await addSystemNote(unit, chat, nobody, { what: 'owner', name: heir.displayName });
  await handOverRequests(unit, { ...chat, ownerId: heir.id }, person.id);
}

/** The member who has been in it longest; nobody inherits a chat with the guide or one that is deleted. */
async function heirOf({ db }: Change, chat: ChatRow, ownerId: string): Promise<UserRow | null> {
  const isForPeople = chat.chatType === 'GP' || chat.chatType === 'US';
  if (!isForPeople || chat.deletedAt) return null;
  const [heir] = await db
    .select({ user: users })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(
      and(
        eq(chatMembers.chatId, chat.id),
        ne(chatMembers.userId, ownerId),
        eq(chatMembers.state, 'active'),
        // The other one of two may be on their way out as well, and come back.
        chat.chatType === 'GP' ? isNull(users.deletedAt) : undefined,
      ),
    )
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId))
    .limit(1);
  return heir?.user ?? null;
}

async function endChat(unit: Change, { id }: ChatRow): Promise<void> {
  const waiting = await unit.db
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, id), inArray(chatMembers.state, ['invited', 'requested'])));
  unit.audienceChanged(id);
  await unit.db.delete(chats).where(eq(chats.id, id));
  await unit.db.delete(events).where(eq(events.streamId, id));
  for (const { userId } of waiting) unit.emit(userId, { type: 'chat.removed', chat_id: id });
}

/**
 * Takes somebody out of every chat of others: their words stay without a name, everything else of theirs goes. A chat
 * that is done has no place of theirs any more, so that a new try goes on with the next.
 */
export async function leaveChats(platform: Platform, person: UserRow): Promise<void> {
  const { db } = platform.database;
  for (;;) {
    const [place] = await db
      .select({ chatId: chatMembers.chatId })
      .from(chatMembers)
      .where(eq(chatMembers.userId, person.id))
      .limit(1);
    if (!place) return;
    while (await makeNameless(platform, place.chatId, person));
    await change(platform, (unit) => leaveChat(unit, place.chatId, person));
  }
}

/** Some of their messages at a time. True while there may be more. */
async function makeNameless(platform: Platform, chatId: string, { id }: UserRow): Promise<boolean> {
  return change(platform, async ({ db }) => {
    await db.execute(sql`select 1 from chats where id = ${chatId} for update`);
    // Messages that a block withheld are there for their author alone.
    await db.execute(sql`
      delete from messages where chat_id = ${chatId} and author_id = ${id} and withheld_from is not null`);
    const { rowCount } = await db.execute(sql`
      update messages m set ${nameless}
      where m.id in (
        select id from messages where chat_id = ${chatId} and author_id = ${id} limit ${batchSize})`);
    return rowCount === batchSize;
  });
}

/** Of a message nothing but its text, and the cards of the decks. Without either, only its place is left. */
const nameless = sql`
  author_id = null, client_id = null, transcript = null, image_id = null, audio_id = null, regions = '[]', care = null,
  cards = ${withoutOwnCards()},
  deleted_at = case when m.kind = 'user' and m.text = '' and ${withoutOwnCards()} = '[]'::jsonb
    then coalesce(m.deleted_at, now()) else m.deleted_at end`;

function withoutOwnCards() {
  return sql`(select coalesce(jsonb_agg(card), '[]') from jsonb_array_elements(m.cards) card where not card ? 'own')`;
}

async function leaveChat(unit: Change, chatId: string, person: UserRow): Promise<void> {
  const { db } = unit;
  const { id, username, displayName } = person;
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId)).for('update');
  await db.execute(sql`
    delete from reactions where user_id = ${id} and message_id in (
      select x.id from messages x where x.chat_id = ${chatId})`);
  // A mention is a link to an account.
  await db.execute(sql`
    update messages set mentions = array_remove(mentions, ${id}),
      text = regexp_replace(text, ${`@${literally(username)}(?![\\w-])`}, '@…', 'gi')
    where chat_id = ${chatId} and mentions <> '{}' and ${id} = any(mentions)`);
  await db.execute(sql`
    update messages set system = system || '{"name":""}'
    where chat_id = ${chatId} and kind = 'system' and system ->> 'name' = ${displayName}`);
  await db.execute(sql`
    update messages set drawn_from = array_replace(drawn_from, ${id}::uuid, ${nobodyId}::uuid)
    where chat_id = ${chatId} and ${id}::uuid = any(drawn_from)`);
  await db.execute(sql`
    delete from chat_summaries where chat_id = ${chatId} and ${id}::uuid = any(drawn_from)`);
  await db.execute(sql`
    update chats set pair_key = case when pair_key like ${`%${id}%`} then null else pair_key end,
      stage_history = (
        select coalesce(jsonb_agg(case when step ->> 'user_id' = ${id} then step - 'user_id' else step end), '[]')
        from jsonb_array_elements(stage_history) step)
    where id = ${chatId}`);
  await db.delete(chatMembers).where(theirs(chatId, id));
  if (!chat) return;
  await renewPreviews(unit, chat);
  // Devices that reconnect later fetch the chat again, as those that are connected do.
  await db.delete(events).where(eq(events.streamId, chatId));
  unit.emit(chatId, { type: 'chat.reread', chat_id: chatId });
}

function literally(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\-]/gu, String.raw`\$&`);
}

/** The line of the newest message says what the message says now. */
async function renewPreviews({ db, platform }: Change, chat: ChatRow): Promise<void> {
  const seq = chat.lastMessage?.seq;
  const [newest] =
    seq === undefined
      ? []
      : await db
          .select()
          .from(messages)
          .where(and(eq(messages.chatId, chat.id), eq(messages.seq, seq)));
  const lastMessage = newest ? previewOf(await wireMessage(platform, db, newest)) : null;
  await db.update(chats).set({ lastMessage }).where(eq(chats.id, chat.id));
}
