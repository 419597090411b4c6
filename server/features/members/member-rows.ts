import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { planById } from '#contract/billing.ts';
import { participantsShownMax } from '#contract/chat.live.ts';
import type { Member } from '#contract/chat.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type UserRow, personFrom, refOf } from '../account/people.ts';
import { usernameSkeleton } from '../account/usernames.ts';
import { type ChatRow, type MemberRow, outside } from '../sight/doors.ts';
import { chatMembers } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';

export interface Standing {
  member: MemberRow;
  user: UserRow;
}

/** The people of a chat by when they joined, with those who are invited or asked to join; closed accounts are gone. */
export async function membersOf(db: Db, chatId: string): Promise<Standing[]> {
  return db
    .select({ member: chatMembers, user: users })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        sql`${chatMembers.state} <> 'left'`,
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId));
}

/** As the wire has it. */
export function memberOf(platform: Platform, { member, user }: Standing): Member {
  const { state } = member;
  return {
    user: refOf(platform, user),
    role: member.role,
    state: state === 'left' ? 'active' : state,
    last_read_seq: personFrom(user).settings.receipts_sent ? member.seenSeq : null,
  };
}

export async function myself(call: Call): Promise<UserRow> {
  const [user] = await call.db.select().from(users).where(eq(users.id, call.me.userId));
  if (!user) throw new Refusal('person.not_found');
  return user;
}

/** A member by username. @throws Refusal member.not_found */
export async function memberNamed(
  db: Db,
  chatId: string,
  username: string,
  states: readonly MemberRow['state'][],
): Promise<Standing> {
  if (username.includes('\0') || !username.isWellFormed()) throw new Refusal('member.not_found');
  const [row] = await db
    .select({ member: chatMembers, user: users })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        eq(users.usernameKey, usernameSkeleton(username)),
        inArray(chatMembers.state, [...states]),
        isNull(users.deletedAt),
      ),
    );
  if (!row) throw new Refusal('member.not_found');
  return row;
}

/** Emits a member's new state to the chat, and renews the audience. */
export async function emitMember(unit: Change, chatId: string, user: UserRow): Promise<void> {
  unit.audienceChanged(chatId);
  const first = await unit.db
    .select({ member: chatMembers, user: users })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        notInArray(chatMembers.state, ['left', 'requested']),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId))
    .limit(participantsShownMax + 1);
  const [member] = await unit.db
    .select()
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        eq(chatMembers.userId, user.id),
        notInArray(chatMembers.state, outside),
      ),
    );
  unit.emit(chatId, {
    type: 'chat.member',
    chat_id: chatId,
    user: refOf(unit.platform, user),
    member: member && !user.deletedAt ? memberOf(unit.platform, { member, user }) : null,
    people: first.map((standing) => refOf(unit.platform, standing.user)),
    ...(user.deletedAt ? { gone: true as const } : {}),
  });
}

/** People by username, in the order of the names. @throws Refusal person.not_found */
export async function peopleNamed(db: Db, usernames: string[]): Promise<UserRow[]> {
  if (usernames.some((name) => name.includes('\0') || !name.isWellFormed()))
    throw new Refusal('person.not_found');
  const keys = [...new Set(usernames.map(usernameSkeleton))];
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.usernameKey, keys), isNull(users.deletedAt)));
  const byKey = new Map(rows.map((row) => [row.usernameKey, row]));
  const wanted = new Set(usernames.map((name) => name.trim().normalize('NFC').toLowerCase()));
  return keys.map((key) => {
    const row = byKey.get(key);
    // Names that look alike share a key; only the name itself is meant.
    if (!row || !wanted.has(row.username.toLowerCase())) throw new Refusal('person.not_found');
    return row;
  });
}

/** A group is bounded by its owner's plan. @throws Refusal chat.group_full {max} */
export async function requireRoom(unit: Change, chat: ChatRow, coming: number): Promise<void> {
  const [owner] = await unit.db.select().from(users).where(eq(users.id, chat.ownerId));
  const plan = planById(owner?.planId ?? unit.platform.config.DEFAULT_PLAN);
  const max = plan.limits.group_size;
  const { rows } = await unit.db.execute<{ count: number }>(sql`
    select count(*)::int as count from chat_members
    where chat_id = ${chat.id} and state in ('active', 'invited')`);
  if ((rows[0]?.count ?? 0) + coming > max)
    throw new Refusal('chat.group_full', { params: { max } });
}

export async function placeMember(
  unit: Change,
  chat: ChatRow,
  user: Pick<UserRow, 'id'>,
  state: MemberRow['state'],
  invitedBy: string | null,
  hidden = false,
): Promise<void> {
  const now = unit.platform.now();
  const place = {
    state,
    invitedBy,
    hidden,
    role: 'member' as const,
    // Before they join, nothing reveals how much was written.
    lastReadSeq: state === 'active' ? chat.lastSeq : 0,
    seenSeq: state === 'active' ? chat.lastSeq : 0,
    lastMessageAt: now,
    joinedAt: now,
    leftAt: null,
  };
  await unit.db
    .insert(chatMembers)
    .values({ chatId: chat.id, userId: user.id, ...place })
    .onConflictDoUpdate({ target: [chatMembers.chatId, chatMembers.userId], set: place });
}
