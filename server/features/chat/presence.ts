import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#db/schema/account.ts';
import type { Db } from '../../platform/change.ts';
import type { Connection } from '../../platform/live/connection.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Person, personFrom, refOf } from '../account/people.ts';

/** In larger chats it is not told who is typing. */
const typingToldMax = 100;
/** At most these many acquaintances are told of somebody’s coming and going. */
const acquaintancesMax = 1_000;

/** Tells people who know each other who is there and who is writing, as far as both wish it. */
export function followPresence(platform: Platform): void {
  const { live, log } = platform;
  const quietly = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'presence could not be told'));
  live.onTyping((userId, chatId) => quietly(tellTyping(platform, userId, chatId)));
  live.onPresence((userId, online) => quietly(tellPresence(platform, userId, online)));
  live.onResume((connection) => tellWhoIsThere(platform, connection));
}

async function tellTyping(platform: Platform, userId: string, chatId: string): Promise<void> {
  const { live } = platform;
  const people = await live.audienceOf(chatId);
  if (!people.includes(userId) || people.length > typingToldMax) return;
  const { db } = platform.database;
  const [writer] = await db.select().from(users).where(eq(users.id, userId));
  if (!writer || !personFrom(writer).settings.typing_sent) return;
  const frame = { type: 'typing', chat_id: chatId, user: refOf(platform, writer) } as const;
  live.tellEphemeral(
    await willing(db, people, userId, ({ settings }) => settings.typing_seen),
    frame,
  );
}

async function tellPresence(platform: Platform, userId: string, online: boolean): Promise<void> {
  const { db } = platform.database;
  if (!(await showsPresence(db, userId))) return;
  const people = platform.live.connectedAmong(await acquaintances(db, userId));
  const told = await willing(db, people, userId, ({ settings }) => settings.presence);
  platform.live.tellHere(told, { type: 'presence', user_id: userId, online });
}

/** Whoever comes back hears who is there; whom they do not hear of is not. */
async function tellWhoIsThere(platform: Platform, { userId }: Connection): Promise<void> {
  const { db } = platform.database;
  if (!(await showsPresence(db, userId))) return;
  const people = (await acquaintances(db, userId)).filter((id) => platform.live.isOnline(id));
  for (const id of await willing(db, people, userId, ({ settings }) => settings.presence))
    platform.live.tellHere([userId], { type: 'presence', user_id: id, online: true });
}

async function showsPresence(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user !== undefined && personFrom(user).settings.presence;
}

/** Those of the people who wish to be told, without the person and whoever blocked or is blocked. */
async function willing(
  db: Db,
  people: string[],
  userId: string,
  wishes: (person: Person) => boolean,
): Promise<string[]> {
  const others = people.filter((id) => id !== userId);
  if (others.length === 0) return [];
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        inArray(users.id, others),
        sql`not exists (select 1 from blocks b where
          (b.user_id = ${users.id} and b.blocked_id = ${userId}) or
          (b.user_id = ${userId} and b.blocked_id = ${users.id}))`,
      ),
    );
  return rows.filter((row) => wishes(personFrom(row))).map(({ id }) => id);
}

/** Connections, and those with whom somebody shares a chat of people. */
async function acquaintances(db: Db, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select case when requester_id = ${userId} then addressee_id else requester_id end as id
    from connections where state = 'accepted' and (requester_id = ${userId} or addressee_id = ${userId})
    union
    select other.user_id from chat_members mine
    join chats c on c.id = mine.chat_id and c.chat_type in ('US', 'GP') and c.deleted_at is null
    join chat_members other on other.chat_id = mine.chat_id and other.state = 'active'
    where mine.user_id = ${userId} and mine.state = 'active' and other.user_id <> ${userId}
    limit ${acquaintancesMax}`);
  return rows.map(({ id }) => id);
}
