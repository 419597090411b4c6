import { type SQL, and, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { users } from '#db/schema/account.ts';
import { chatMembers, chats } from '#db/schema/chat.ts';
import { blocks } from '#db/schema/connections.ts';
import { notifications } from '#db/schema/notifications.ts';
import type { Change, Db } from '../../platform/change.ts';
import { type NoticeParams, linkOf, sentencesOf } from './sentences.ts';
import { announceRewritten, announceSeen } from './unseen.ts';

const quoteLengthMax = 140;

const inviteKinds = ['chat_invite', 'join_request', 'connection_request', 'journey'] as const;
/** Told as far as the person wants to hear of the chat. */
const messageKinds = ['mention', 'message', 'reaction', 'opinion'] as const;

type InviteKind = (typeof inviteKinds)[number];
type MessageKind = (typeof messageKinds)[number];

/** What somebody is to be told. */
export interface Notice {
  kind: InviteKind | MessageKind | 'connection_accepted' | 'report_outcome';
  /** Whose doing it is; they are not told. Null: the operator’s. */
  actorId: string | null;
  chatId?: string;
  /** The message that it is about: seen when the person has read that far. */
  seq?: number;
  connectionId?: string;
  /** `accepted` where somebody is in a chat without being asked; what invites is pending unless told. */
  invite?: 'pending' | 'accepted';
  /** How many messages, where several are told at once. */
  count?: number;
  /** `text`: what is quoted (a message, a note); `emoji`: of a reaction; `feeling`: of an opinion, `card_path` where it is of a card; `outcome`: of a report; `journey`: its id. */
  params?: NoticeParams;
}

/**
 * Tells people what concerns them: stores it with the change and shows it at their open screens
 * after the commit, in their language. Nobody hears of somebody whom they blocked, nor of what they
 * switched off. Messages while away are one unseen notification per chat, which counts up.
 */
export async function notify(change: Change, to: string[] | string, notice: Notice): Promise<void> {
  const { db, platform } = change;
  const people = await recipients(change, [to].flat(), notice);
  if (people.length === 0) return;
  const params = await paramsOf(db, notice);
  const content = {
    kind: notice.kind,
    actorId: notice.actorId,
    chatId: notice.chatId ?? null,
    seq: notice.seq ?? null,
    connectionId: notice.connectionId ?? null,
    invite: notice.invite ?? (isOneOf(inviteKinds, notice.kind) ? ('pending' as const) : null),
    params,
    createdAt: platform.now(),
  };
  const stored = await db
    .insert(notifications)
    .values(people.map(({ id }) => ({ ...content, id: newId(), userId: id })))
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.chatId],
      targetWhere: sql`kind = 'message' and seen_at is null`,
      set: {
        actorId: sql`excluded.actor_id`,
        seq: sql`excluded.seq`,
        params: sql`excluded.params || jsonb_build_object('count', (notifications.params->>'count')::int + (excluded.params->>'count')::int)`,
        createdAt: sql`excluded.created_at`,
      },
    })
    .returning({
      id: notifications.id,
      userId: notifications.userId,
      isNew: sql<boolean>`xmax = 0`,
    });
  const languages = new Map(people.map(({ id, language }) => [id, language]));
  change.afterCommit(() => {
    for (const { id, userId, isNew } of stored) {
      if (!isNew) continue;
      platform.live.tellPerson(userId, {
        type: 'notification',
        ...sentencesOf(languages.get(userId) ?? 'en', content),
        notification_id: id,
        link: linkOf(content),
      });
    }
  });
}

/** Those of the people who are to hear of it, in the order of their ids, in which rows are taken. */
async function recipients({ db, platform }: Change, ids: string[], notice: Notice) {
  const { kind, actorId, chatId, seq } = notice;
  const others = ids.filter((id) => id !== actorId);
  if (others.length === 0) return [];
  const hears = and(
    inArray(users.id, others),
    isNull(users.deletedAt),
    sql`(${users.settings} #>> array['notifications', ${kind}, 'in_app']) is distinct from 'false'`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(blocks)
        .where(and(eq(blocks.userId, users.id), eq(blocks.blockedId, sql`${actorId}::uuid`))),
    ),
  );
  const person = { id: users.id, language: users.language };
  // An opinion of a card is told outside of chats.
  if (!isOneOf(messageKinds, kind) || chatId === undefined)
    return db.select(person).from(users).where(hears).orderBy(users.id);
  const levels = kind === 'mention' ? (['all', 'mentions'] as const) : (['all'] as const);
  return db
    .select(person)
    .from(users)
    .innerJoin(chatMembers, eq(chatMembers.userId, users.id))
    .where(
      and(
        hears,
        eq(chatMembers.chatId, sql`${chatId ?? null}::uuid`),
        eq(chatMembers.state, 'active'),
        inArray(chatMembers.notify, levels),
        sql`coalesce(${chatMembers.mutedUntil}, '-infinity') <= ${platform.now().toISOString()}::timestamptz`,
        // Whoever reported a message does not hear of it again when it is changed.
        kind === 'mention'
          ? sql`not exists (
              select 1 from hidden_messages h join messages x on x.id = h.message_id
              where h.user_id = ${users.id} and h.reported and x.chat_id = ${chatId ?? null}::uuid and x.seq = ${seq ?? 0})`
          : undefined,
        // Nobody is told of what they have read meanwhile; what others think of it comes after the reading.
        kind === 'reaction' || kind === 'opinion'
          ? undefined
          : sql`${chatMembers.lastReadSeq} < ${seq ?? 0}`,
      ),
    )
    .orderBy(users.id);
}

/** The names as they are now; the actor's is read afresh where it is shown. */
async function paramsOf(db: Db, { kind, actorId, chatId, invite, count = 1, params = {} }: Notice) {
  const [actor] =
    actorId === null
      ? []
      : await db.select({ name: users.displayName }).from(users).where(eq(users.id, actorId));
  const [chat] = chatId
    ? await db
        .select({ title: chats.title })
        .from(chats)
        .where(and(eq(chats.id, chatId), ne(chats.chatType, 'US')))
    : [];
  const { emoji, text, image, audio_ms: audioMs, feeling, outcome, journey, asked } = params;
  const { card_en: cardEn, card_he: cardHe, card_path: cardPath } = params;
  return {
    name: actor?.name ?? '',
    ...(text === undefined ? {} : { text: [...String(text)].slice(0, quoteLengthMax).join('') }),
    ...(emoji === undefined ? {} : { emoji }),
    ...(image === undefined ? {} : { image }),
    ...(audioMs === undefined ? {} : { audio_ms: audioMs }),
    ...(feeling === undefined ? {} : { feeling }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(journey === undefined ? {} : { journey }),
    ...(asked === undefined ? {} : { asked }),
    ...(cardEn === undefined || cardHe === undefined ? {} : { card_en: cardEn, card_he: cardHe }),
    ...(cardPath === undefined ? {} : { card_path: cardPath }),
    ...(chat ? { chat: chat.title } : {}),
    ...(kind === 'message' ? { count } : {}),
    ...(invite === 'accepted' ? { added: 1 } : {}),
  };
}

/** What was asked of somebody and may have been answered elsewhere. */
export interface Asked {
  /** Whom it was asked. */
  userId: string;
  chatId?: string;
  connectionId?: string;
  /** Who asked, where several may ask the same person to join one chat. */
  actorId?: string;
}

/**
 * The notification of an invitation or a request says what became of it and counts as seen; of one
 * that was taken back nothing stays.
 */
export async function forgetInvite(
  change: Change,
  { userId, chatId, connectionId, actorId }: Asked,
  outcome: 'accepted' | 'declined' | 'withdrawn',
): Promise<void> {
  if (chatId === undefined && connectionId === undefined)
    throw new Error('an invitation is to a chat or to a connection');
  const which = and(
    eq(notifications.userId, userId),
    eq(notifications.invite, 'pending'),
    chatId === undefined ? undefined : eq(notifications.chatId, chatId),
    connectionId === undefined ? undefined : eq(notifications.connectionId, connectionId),
    actorId === undefined ? undefined : eq(notifications.actorId, actorId),
  );
  const answered =
    outcome === 'withdrawn'
      ? await change.db.delete(notifications).where(which).returning({ id: notifications.id })
      : await change.db
          .update(notifications)
          .set({
            invite: outcome,
            seenAt: sql`coalesce(${notifications.seenAt}, ${change.platform.now().toISOString()}::timestamptz)`,
          })
          .where(which)
          .returning({ id: notifications.id });
  await announceSeen(
    change,
    userId,
    answered.map(({ id }) => id),
  );
}

/** Nothing of a chat's messages stays with somebody who is out of it. */
export async function forgetChat(change: Change, userId: string, chatId: string): Promise<void> {
  const forgotten = await change.db
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.chatId, chatId),
        inArray(notifications.kind, [...messageKinds]),
      ),
    )
    .returning({ id: notifications.id });
  await announceSeen(
    change,
    userId,
    forgotten.map(({ id }) => id),
  );
}

const withoutWords = sql`notifications.params - '{text,image,audio_ms,card_en,card_he}'::text[]`;

/** Notifications of a message lose its words: for one person, or for all. */
export function forgetWords(
  change: Change,
  chatId: string,
  seq: number,
  userId?: string,
): Promise<void> {
  return changeWords(change, { chatId, seq, userId }, withoutWords);
}

/**
 * Notifications of a message that was changed say what it says now; they lose its words where its
 * reader reported it or blocked its author.
 */
export function rewriteWords(
  change: Change,
  chatId: string,
  seq: number,
  words: NoticeParams,
): Promise<void> {
  const hears = sql`not exists (
      select 1 from hidden_messages h join messages x on x.id = h.message_id
      where h.user_id = notifications.user_id and h.reported and x.chat_id = ${chatId}::uuid and x.seq = ${seq})
    and not exists (
      select 1 from blocks b
      where b.user_id = notifications.user_id and b.blocked_id = notifications.actor_id)`;
  const written = sql`${withoutWords} || case when ${hears} then ${JSON.stringify(words)}::jsonb else '{}'::jsonb end`;
  return changeWords(change, { chatId, seq }, written);
}

async function changeWords(
  change: Change,
  { chatId, seq, userId }: { chatId: string; seq: number; userId?: string | undefined },
  params: SQL,
): Promise<void> {
  const changed = await change.db
    .update(notifications)
    .set({ params })
    .where(
      and(
        eq(notifications.chatId, chatId),
        eq(notifications.seq, seq),
        inArray(notifications.kind, ['mention', 'message']),
        userId === undefined ? undefined : eq(notifications.userId, userId),
      ),
    )
    .returning({ userId: notifications.userId });
  await announceRewritten(
    change,
    changed.map((row) => row.userId),
  );
}

/** Nothing stays of what either of two asked the other and was not answered. */
export async function withdrawInvites(change: Change, one: string, other: string): Promise<void> {
  const between = (from: string, to: string) =>
    and(eq(notifications.actorId, from), eq(notifications.userId, to));
  const withdrawn = await change.db
    .delete(notifications)
    .where(and(eq(notifications.invite, 'pending'), or(between(one, other), between(other, one))))
    .returning({ id: notifications.id, userId: notifications.userId });
  for (const person of [one, other]) {
    const theirs = withdrawn.filter(({ userId }) => userId === person);
    await announceSeen(
      change,
      person,
      theirs.map(({ id }) => id),
    );
  }
}

/** What a person was told of a chat's messages up to a seq counts as seen. */
export async function seeUpTo(
  change: Change,
  userId: string,
  chatId: string,
  seq: number,
): Promise<void> {
  const seen = await change.db
    .update(notifications)
    .set({ seenAt: change.platform.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.chatId, chatId),
        inArray(notifications.kind, messageKinds),
        isNull(notifications.seenAt),
        sql`${notifications.seq} <= ${seq}`,
      ),
    )
    .returning({ id: notifications.id });
  await announceSeen(
    change,
    userId,
    seen.map(({ id }) => id),
  );
}

function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
  return kinds.some((known) => known === kind);
}
