import { sql } from 'drizzle-orm';
import { eventsKeptDays } from '#contract/values.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetEnded } from '../account/forget-ended.ts';
import { sendWaitingLetters } from '../account/mails.ts';
import { reapAsides } from '../assistant/side-answers.ts';
import { restorableMs } from '../chats/chats.ts';
import { forgetMedia } from '../media/forget-media.ts';
import { nextReminder } from '../meetings/reminders.ts';
import { forgetOldNotifications } from '../notifications/forget-old.ts';
import { mailDigests } from '../notifications/mail-digests.ts';
import { keepPayments } from '../payments/upkeep.ts';
import { remindPeople } from '../reminders/remind-people.ts';
import { forgetOpinions } from '../reports/opinions.ts';
import { keepRights } from '../rights/upkeep.ts';
import { moveDueAddresses } from '../security/change-email.ts';
import { forgetSpent } from '../security/spent.ts';
import { forgetShares } from '../sharing/shares.ts';

const batchSize = 5_000;

/** Removes for good what its owner gave up and what is kept only for a while. */
export async function removeOutdated(platform: Platform): Promise<void> {
  const { database, now } = platform;
  const { db } = database;
  const interval = (milliseconds: number) => sql`${milliseconds} * interval '1 millisecond'`;
  const day = 24 * 60 * 60 * 1_000;
  await db.execute(sql`delete from chats where deleted_at < now() - ${interval(2 * restorableMs)}`);
  await db.execute(
    sql`delete from chats where temporary and created_at < now() - ${interval(day)}`,
  );
  await db.execute(
    sql`delete from idempotency_keys where created_at < now() - ${interval(2 * day)}`,
  );
  await forgetEnded(db, now());
  await forgetSpent(db, now());
  await forgetShares(db, now());
  await reapAsides(platform);
  await db.execute(sql`
    delete from events where (stream_id, version) in (
      select stream_id, version from events where created_at < now() - ${interval(eventsKeptDays * day)} limit ${batchSize})`);
}

/**
 * Recurring work on one node: waiting mails are sent; what is unseen is mailed and outdated rows are removed once a
 * minute, old notifications and unreferenced files once an hour.
 */
export async function keepUp(platform: Platform): Promise<void> {
  await sendWaitingLetters(platform);
  const { jobs } = platform;
  await jobs.repeat('remove_outdated', '* * * * *', () => removeOutdated(platform));
  await jobs.repeat('move_addresses', '* * * * *', () => moveDueAddresses(platform));
  await jobs.repeat('remind', '* * * * *', () => remindPeople(platform, nextReminder));
  await jobs.repeat('mail_digests', '* * * * *', () => mailDigests(platform));
  await jobs.repeat('forget_notifications', '41 * * * *', () => forgetOldNotifications(platform));
  await jobs.repeat('forget_media', '17 * * * *', async () => {
    await forgetMedia(platform);
    await forgetOpinions(platform);
  });
  await keepRights(platform);
  await keepPayments(platform);
}
