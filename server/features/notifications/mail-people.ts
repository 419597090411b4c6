import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MailedKind } from '#contract/notification-kinds.ts';
import { nameBeside } from '#contract/known-names.ts';
import type { Language, UserRef } from '#contract/shapes.ts';
import type { MailKind } from '#i18n/mail.ts';
import { users } from '#db/schema/users.ts';
import type { Change, Db } from '../../platform/change.ts';
import { leaveLetter } from '../account/mails.ts';
import { hasNotBlocked } from '../sight/blocks.ts';
import { knownNamesOf } from '../sight/known-names.ts';
import type { Notice } from './notify.ts';
import { type NoticeParams, linkOf, paymentNews } from './sentences.ts';

/** Leaves mails to verified addresses in the same transaction, for kinds that the person did not switch off. */
export async function mailPeople(
  change: Change,
  ids: string[],
  kind: MailedKind,
  { actorId, actionId, meetingId, calendar, params: given = {} }: Notice,
  { actor, params }: { actor: UserRef | null; params: NoticeParams },
): Promise<void> {
  const { db } = change;
  const others = ids.filter((id) => id !== actorId);
  const people = await mailedPeople(db, others, kind, actorId);
  const known = await knownNamesOf(
    db,
    people.map(({ id }) => id),
  );
  const path =
    linkOf({
      kind,
      actionId: actionId ?? null,
      meetingId: meetingId ?? null,
      chatId: null,
      seq: null,
      params,
    }) ?? '/notifications';
  for (const { id, language } of people) {
    const words = {
      name: actor ? nameBeside(actor, known.get(id) ?? []) : '',
      about: String(given['text'] ?? ''),
      when: String(params[`when_${language}`] ?? ''),
      dated: params[`when_${language}`] === undefined ? 'no' : 'yes',
      late: params['late'] === undefined ? 'no' : 'yes',
      plan: String(params['plan'] ?? ''),
      amount: String(params[`amount_${language}`] ?? ''),
    };
    const letter = {
      userId: id,
      kind: letterKindOf(kind, params),
      path,
      words,
      unsubscribe: kind,
      ...(calendar ? { calendar } : {}),
    };
    await leaveLetter(change, letter);
  }
}

/** Of these people, those with a verified address who did not switch a kind off, nor block the actor. */
export async function mailedPeople(
  db: Db,
  ids: string[],
  kind: MailedKind,
  actorId: string | null,
): Promise<{ id: string; language: Language; timezone: string }[]> {
  return db
    .select({ id: users.id, language: users.language, timezone: users.timezone })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        isNull(users.deletedAt),
        isNotNull(users.emailVerifiedAt),
        sql`(${users.settings} #>> array['notifications', ${kind}, 'mail']) is distinct from 'false'`,
        hasNotBlocked(users.id, sql`${actorId}::uuid`),
      ),
    )
    .orderBy(users.id);
}

function letterKindOf(kind: MailedKind, params: NoticeParams): MailKind {
  if (kind === 'payment')
    return `payment_${paymentNews.find((what) => what === params['what']) ?? 'paid'}`;
  return params['cancelled'] === undefined ? kind : 'meeting_cancelled';
}

export function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
  return kinds.some((known) => known === kind);
}
