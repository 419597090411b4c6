import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MailedKind } from '#contract/notification-kinds.ts';
import { nameBeside } from '#contract/known-names.ts';
import type { UserRef } from '#contract/shapes.ts';
import { users } from '#db/schema/users.ts';
import type { Change } from '../../platform/change.ts';
import { leaveLetter } from '../account/mails.ts';
import { hasNotBlocked } from '../sight/blocks.ts';
import { knownNamesOf } from '../sight/known-names.ts';
import type { Notice } from './notify.ts';
import { type NoticeParams, linkOf } from './sentences.ts';

/** Leaves mails to verified addresses in the same transaction, for kinds that the person did not switch off. */
export async function mailPeople(
  change: Change,
  ids: string[],
  kind: MailedKind,
  { actorId, actionId, meetingId, calendar, params: given = {} }: Notice,
  { actor, params }: { actor: UserRef | null; params: NoticeParams },
): Promise<void> {
  const { db } = change;
  const people = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          ids.filter((id) => id !== actorId),
        ),
        isNull(users.deletedAt),
        isNotNull(users.emailVerifiedAt),
        sql`(${users.settings} #>> array['notifications', ${kind}, 'mail']) is distinct from 'false'`,
        hasNotBlocked(users.id, sql`${actorId}::uuid`),
      ),
    )
    .orderBy(users.id);
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
      late: params['late'] === undefined ? 'no' : 'yes',
    };
    const letterKind = params['cancelled'] === undefined ? kind : ('meeting_cancelled' as const);
    const letter = {
      userId: id,
      kind: letterKind,
      path,
      words,
      unsubscribe: kind,
      ...(calendar ? { calendar } : {}),
    };
    await leaveLetter(change, letter);
  }
}

export function isOneOf<Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind {
  return kinds.some((known) => known === kind);
}
