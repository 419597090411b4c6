import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { notifications } from '#db/schema/notifications.ts';
import type { Change, Db } from '../../platform/change.ts';
import { nameBeside } from '#contract/known-names.ts';
import { type Settings, settingsDefaults } from '#contract/account.ts';
import { type MailedKind, channelsOf, mailedKinds } from '#contract/notification-kinds.ts';
import type { Mentioned, UserRef } from '#contract/shapes.ts';
import type { Calendar } from '../../platform/mail/mailer.ts';
import { userRefs } from '../account/people.ts';
import { forgetDeclined } from './invites.ts';
import { type MessageKind, messageKinds } from './message-notices.ts';
import { type NoticeParams, linkOf, sentencesOf } from './sentences.ts';
import { hasNotBlocked } from '../sight/blocks.ts';
import { isHiddenAt } from '../sight/messages.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { knownNamesOf } from '../sight/known-names.ts';
import { users } from '#db/schema/users.ts';
import { quietUntil } from './quiet-hours.ts';
import { pushDevicesOf, readButton } from './push.ts';
import { onTheirWay } from './pushes.ts';
import { announceRewritten } from './unseen.ts';
import { isOneOf, mailPeople } from './mail-people.ts';

const quoteLengthMax = 140;

const inviteKinds = ['chat_invite', 'join_request', 'connection_request', 'journey'] as const;

/** Reminders come at the time that the person chose for them; those that can wait were put off already. */
const timedKinds = ['action_reminder', 'meeting_reminder'] as const;

/** Notifications of messages, which are seen by reading them. */
const readKinds = ['message', 'mention'] as const;

type InviteKind = (typeof inviteKinds)[number];

/** A notification to write. */
export interface Notice {
  kind: InviteKind | MessageKind | MailedKind | 'connection_accepted' | 'report_outcome';
  /** The person who caused it; they are not notified. Null: the operator, or nobody. */
  actorId: string | null;
  chatId?: string;
  /** The message that it is about: seen when the person has read that far. */
  seq?: number;
  connectionId?: string;
  /** The action that somebody is reminded of. */
  actionId?: string;
  meetingId?: string;
  /** A file for calendars, attached to its mail. */
  calendar?: Calendar;
  /** Its mails were sent before. */
  mailed?: true;
  /** `accepted` for a person who was added without being asked; an invitation is pending by default. */
  invite?: 'pending' | 'accepted';
  /** Number of messages, if one notification covers several; 0 for those that belong to an earlier notification. */
  count?: number;
  /** `text`: what is quoted (a message, a note); `emoji`: of a reaction; `feeling`: of an opinion, `card_path` where it is of a card; `outcome`: of a report; `journey`: its id; `late`: the reminder was due while the server was down; `when_en`, `when_he`: a time in words; `at`: an occurrence; `cancelled`: how much of a meeting. */
  params?: NoticeParams;
}

/**
 * Notifies people: stores the notification with the change and shows it on their open screens after the
 * commit, in their language; within their quiet hours it is only listed and counted. Excluded are people who blocked the actor and kinds that are switched off.
 * Messages to absent people are one unseen notification per chat, with a count. Some kinds are mailed, too.
 */
export async function notify(change: Change, to: string[] | string, notice: Notice): Promise<void> {
  const { db, platform } = change;
  const ids = [to].flat();
  const actor = await actorOf(change, notice);
  const params = await paramsOf(db, notice, actor);
  if (isOneOf(mailedKinds, notice.kind) && !notice.mailed)
    await mailPeople(change, ids, notice.kind, notice, { actor, params });
  const people = await recipients(change, ids, notice);
  if (people.length === 0) return;
  const known = await knownNamesOf(
    db,
    people.map(({ id }) => id),
  );
  const content = {
    kind: notice.kind,
    actorId: notice.actorId,
    chatId: notice.chatId ?? null,
    seq: notice.seq ?? null,
    connectionId: notice.connectionId ?? null,
    actionId: notice.actionId ?? null,
    meetingId: notice.meetingId ?? null,
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
        params: sql`excluded.params || jsonb_build_object('count', (notifications.params->>'count')::int + ${notice.count ?? 1}::int)`,
        createdAt: sql`excluded.created_at`,
      },
    })
    .returning({
      id: notifications.id,
      userId: notifications.userId,
      isNew: sql<boolean>`xmax = 0`,
    });
  const languages = new Map(people.map(({ id, language }) => [id, language]));
  const quiet = new Set(isOneOf(timedKinds, notice.kind) ? [] : quietAmong(people, platform.now()));
  const inQuiet = stored.filter(({ userId, isNew }) => isNew && quiet.has(userId));
  await announceRewritten(
    change,
    inQuiet.map(({ userId }) => userId),
  );
  const pushed = new Map(
    people
      .filter(({ id, settings }) => !quiet.has(id) && getsPush(settings, notice.kind))
      .map(({ id, settings }) => [id, settings.push_texts ?? settingsDefaults.push_texts]),
  );
  change.afterCommit(async () => {
    const devices = await pushDevicesOf(platform, [...pushed.keys()]);
    for (const { id, userId, isNew } of stored) {
      if (quiet.has(userId)) continue;
      const nameOf = (person: Mentioned) => nameBeside(person, known.get(userId) ?? []);
      const named = actor ? { ...params, name: nameOf(actor) } : params;
      const language = languages.get(userId) ?? 'en';
      const sentences = sentencesOf(language, { ...content, params: named }, nameOf);
      const link = linkOf(content);
      if (isNew)
        platform.live.notifyPerson(userId, {
          type: 'notification',
          ...sentences,
          notification_id: id,
          link,
        });
      // Further messages of a chat replace what is shown of it there.
      const { seq } = notice;
      const hasMessages = seq !== undefined && isOneOf(readKinds, notice.kind);
      for (const device of devices.get(userId) ?? [])
        onTheirWay(platform, [device], {
          kind: 'notice',
          id,
          title: sentences.title,
          text: pushed.get(userId) ? sentences.text : '',
          link: link ?? '/notifications',
          language,
          ...(hasMessages && {
            read: readButton(platform, language, { deviceId: device.id, notificationId: id, seq }),
          }),
        });
    }
  });
}

/** The recipients, in the order of their ids, which is the order of row locks. */
async function recipients({ db, platform }: Change, ids: string[], notice: Notice) {
  const { kind, actorId, chatId, seq } = notice;
  const others = ids.filter((id) => id !== actorId);
  if (others.length === 0) return [];
  const hears = and(
    inArray(users.id, others),
    isNull(users.deletedAt),
    sql`(${users.settings} #>> array['notifications', ${kind}, 'in_app']) is distinct from 'false'`,
    hasNotBlocked(users.id, sql`${actorId}::uuid`),
  );
  const person = {
    id: users.id,
    language: users.language,
    timezone: users.timezone,
    settings: users.settings,
  };
  // An opinion of a card does not belong to a chat.
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
        // A person who reported a message, or deleted it for themselves, gets no notification of its changes.
        kind === 'mention' || kind === 'message'
          ? sql`not ${isHiddenAt(users.id, sql`${chatId}::uuid`, sql`${seq ?? 0}`)}`
          : undefined,
        // People are not notified of messages that they have read; reactions and opinions come after reading.
        kind === 'reaction' || kind === 'opinion'
          ? undefined
          : sql`${chatMembers.lastReadSeq} < ${seq ?? 0}`,
      ),
    )
    .orderBy(users.id);
}

function getsPush(settings: Partial<Settings>, kind: Notice['kind']): boolean {
  return channelsOf({ notifications: settings.notifications ?? {} }, kind).push;
}

/** The people within their quiet hours. */
function quietAmong(people: Awaited<ReturnType<typeof recipients>>, now: Date): string[] {
  return people
    .filter(({ settings, timezone }) => quietUntil(settings.quiet_hours, timezone, now))
    .map(({ id }) => id);
}

async function actorOf({ db, platform }: Change, { actorId }: Notice): Promise<UserRef | null> {
  if (actorId === null) return null;
  return (await userRefs(platform, db, [actorId])).get(actorId) ?? null;
}

/** The names as they are now; the actor's is read afresh where it is shown. */
async function paramsOf(
  db: Db,
  { kind, chatId, invite, count = 1, params = {} }: Notice,
  actor: UserRef | null,
) {
  const [chat] = chatId
    ? await db
        .select({ title: chats.title })
        .from(chats)
        .where(and(eq(chats.id, chatId), ne(chats.chatType, 'US')))
    : [];
  const { text } = params;
  return {
    ...params,
    name: actor?.display_name ?? '',
    ...(text === undefined ? {} : { text: [...String(text)].slice(0, quoteLengthMax).join('') }),
    ...(chat ? { chat: chat.title } : {}),
    ...(kind === 'message' ? { count: Math.max(count, 1) } : {}),
    ...(invite === 'accepted' ? { added: 1 } : {}),
  };
}
