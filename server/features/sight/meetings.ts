import { type SQL, sql } from 'drizzle-orm';
import { meetings } from '#db/schema/meetings.ts';
import { type Somebody, hasNotBlocked } from './blocks.ts';

/**
 * A person's view of meetings, in one place: a meeting exists for those who take part in it, while they do
 * not block its organiser.
 */

/** The alias of `meetings` in a statement. */
type Meeting = SQL;

const table = sql`${meetings}`;

/** The meeting exists for the reader. */
export function isMeetingOf(reader: Somebody, meeting: Meeting = table): SQL {
  return sql`(exists (
    select 1 from meeting_participants p where p.meeting_id = ${meeting}.id and p.user_id = ${reader})
    and ${hasNotBlocked(reader, sql`${meeting}.organiser_id`)})`;
}

/** It exists for the reader, who has not declined it. */
export function isAttendedBy(reader: Somebody, meeting: Meeting = table): SQL {
  return sql`(exists (
    select 1 from meeting_participants p
    where p.meeting_id = ${meeting}.id and p.user_id = ${reader} and p.rsvp <> 'no')
    and ${hasNotBlocked(reader, sql`${meeting}.organiser_id`)})`;
}
