import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { feedback } from '#db/schema/feedback.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { leaveLetter } from '../account/mails.ts';
import { userById } from '../account/users.ts';

const dayMs = 24 * 3_600_000;

/** @throws Refusal feedback.too_many */
export async function giveFeedback(call: Call, { body }: Input<typeof api.feedback.give>) {
  const { db, me, platform } = call;
  const { text, rating = null } = body;
  await requireRoom(call);
  await db.insert(feedback).values({
    id: newId(),
    userId: me.userId,
    text,
    rating,
    createdAt: platform.now(),
  });
  if (platform.config.OPERATOR_EMAIL === undefined) {
    platform.log.warn('feedback was stored, and OPERATOR_EMAIL is not set: nobody is notified');
    return { mailed: false };
  }
  const author = await userById(db, me.userId);
  await leaveLetter(call, {
    userId: null,
    about: me.userId,
    kind: 'feedback',
    path: '/',
    words: {
      name: author?.username ?? '',
      rating: rating === null ? 'none' : String(rating),
      words: text,
    },
  });
  return { mailed: true };
}

/** Several devices of a person wait for each other here. */
async function requireRoom({ db, me, platform }: Call): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${me.userId}`}, 0))`,
  );
  const now = platform.now().getTime();
  const ofDay = await db
    .select({ at: feedback.createdAt })
    .from(feedback)
    .where(and(eq(feedback.userId, me.userId), gt(feedback.createdAt, new Date(now - dayMs))))
    .orderBy(asc(feedback.createdAt));
  const [first] = ofDay;
  const max = limits.feedbackPerDayMax;
  if (!first || ofDay.length < max) return;
  throw new Refusal('feedback.too_many', {
    params: { max },
    retryAfterSeconds: Math.ceil((first.at.getTime() + dayMs - now) / 1_000),
  });
}
