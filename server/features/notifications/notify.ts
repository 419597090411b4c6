import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { users } from '#db/schema/account.ts';
import { chatMembers, chats } from '#db/schema/chat.ts';
import { blocks } from '#db/schema/connections.ts';
import { notifications } from '#db/schema/notifications.ts';
import type { Change, Db } from '../../platform/change.ts';
import { forgetDeclined } from './invites.ts';
import { type MessageKind, messageKinds } from './message-notices.ts';
import { type NoticeParams, linkOf, sentencesOf } from './sentences.ts';

const quoteLengthMax = 140;

const inviteKinds = ['chat_invite', 'join_request', 'connection_request', 'journey'] as const;

type InviteKind = (typeof inviteKinds)[number];

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
  if (content.invite === 'pending') await forgetDeclined(change, people, content);
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
        // Whoever reported a message, or deleted it for themselves, does not hear of it again when it is changed.
        kind === 'mention'
          ? sql`not exists (
              select 1 from hidden_messages h join messages x on x.id = h.message_id
              where h.user_id = ${users.id} and x.chat_id = ${chatId ?? null}::uuid and x.seq = ${seq ?? 0})`
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

function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
  return kinds.some((known) => known === kind);
}
