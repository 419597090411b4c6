import { and, isNotNull, lt } from 'drizzle-orm';
import { meetings } from '#db/schema/meetings.ts';
import type { Call } from '../../platform/http/call.ts';
import { folded } from '../../platform/search/fold.ts';
import { hasTerms } from '../../platform/search/terms.ts';
import { exceptionsOf, occurrencesBetween } from '../meetings/occurrences.ts';
import { isAttendedBy } from '../sight/meetings.ts';
import { type Place, type StoredItem, type Wanted, isAfter } from './stored-items.ts';

/** The occurrences of a person’s recurring meetings that began by now, after a place of the timeline, not before `since`. */
export async function pastOccurrences(
  { db, me, platform }: Call,
  { kinds, terms, from, to }: Wanted,
  after: Place | null,
  since: string | undefined,
): Promise<StoredItem[]> {
  if (!kinds.includes('meeting')) return [];
  const now = platform.now();
  const rows = await db
    .select()
    .from(meetings)
    .where(
      and(isNotNull(meetings.recurrence), lt(meetings.startsAt, now), isAttendedBy(me.userId)),
    );
  const exceptions = await exceptionsOf(
    db,
    rows.map(({ id }) => id),
  );
  const ends = [now, ...(to ? [new Date(to)] : []), ...(after ? [new Date(after.at)] : [])];
  // A moment later, because the end is not part of the range.
  const end = new Date(Math.min(...ends.map((moment) => moment.getTime())) + 1);
  return rows
    .flatMap((meeting) =>
      occurrencesBetween(meeting, exceptions(meeting.id), new Date(since ?? meeting.startsAt), end),
    )
    .map(({ meeting, at, startsAt, exception }) => {
      const ref = `${meeting.id} ${at.toISOString()}`;
      return {
        kind: 'meeting' as const,
        id: `meeting ${ref}`,
        at: startsAt.toISOString(),
        ref,
        title: exception?.title ?? meeting.title,
        stage: meeting.stage,
        chatId: meeting.chatId,
        messageId: null,
        cardId: null,
      };
    })
    .filter(
      (item) =>
        isAfter(item, after) &&
        item.at >= (since ?? '') &&
        (from === undefined || item.at >= new Date(from).toISOString()) &&
        (to === undefined || item.at < new Date(to).toISOString()) &&
        (terms === null || hasTerms(folded(item.title), terms)),
    );
}
