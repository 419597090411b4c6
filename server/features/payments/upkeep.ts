import {
  count,
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { subscriptions, webhookEvents } from '#db/schema/billing.ts';
import { users } from '#db/schema/users.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SubscriptionRow } from '../billing/plan-state.ts';
import { bringUpToDate, endGrace, leaveMode } from './bring-up-to-date.ts';
import { endWithAccount } from './end-with-account.ts';
import { notifyOfPayment } from './notices.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const soonMs = 3 * dayMs;
/** Stripe sends a message again for three days; a checkout that brought none is looked at for as long. */
const watchedMs = 3 * dayMs;
const messagesKeptMs = 30 * dayMs;
/** A renewal takes Stripe an hour. */
const lateMs = 2 * hourMs;

/** Recurring work on one node, and once at the start what a change of keys leaves behind. */
export async function keepPayments(platform: Platform): Promise<void> {
  const { jobs, payments } = platform;
  if (payments) {
    await leaveOtherMode(platform);
    watchSubscriptions(platform);
  }
  await jobs.repeat('settle_payments', '*/10 * * * *', () => settlePayments(platform));
  await jobs.repeat('reconcile_payments', '23 3 * * *', () => reconcilePayments(platform));
}

function watchSubscriptions({ metrics, database }: Platform): void {
  metrics.gaugeBy(
    'zavit_subscriptions',
    'People with a customer at Stripe, by the state of their subscription; the same on every node.',
    'status',
    async () => {
      const rows = await database.db
        .select({ status: subscriptions.status, people: count() })
        .from(subscriptions)
        .groupBy(subscriptions.status);
      return new Map(rows.map(({ status, people }) => [status, people]));
    },
  );
}

/** Customers of the test mode are unknown in the live mode, and the other way round. */
async function leaveOtherMode(platform: Platform): Promise<void> {
  const { payments, database } = platform;
  const rows = await database.db
    .select()
    .from(subscriptions)
    .where(ne(subscriptions.isLive, payments?.isLive ?? false));
  for (const row of rows) await change(platform, (unit) => leaveMode(unit, row));
}

/** Settles what the clock alone decides, and subscriptions whose day came without a message. */
export async function settlePayments(platform: Platform): Promise<void> {
  if (!platform.payments) return;
  const { db } = platform.database;
  const now = platform.now();
  const inGrace = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(eq(subscriptions.counts, true), lte(subscriptions.graceEndsAt, now)));
  for (const { userId } of inGrace) await change(platform, (unit) => endGrace(unit, userId));
  await sayWhatEndsSoon(platform, now);
  await endOfClosed(platform);
  const late = new Date(now.getTime() - lateMs);
  await readAgain(
    platform,
    and(
      eq(subscriptions.counts, true),
      or(
        lt(subscriptions.renewsAt, late),
        lt(subscriptions.cancelAt, late),
        lt(subscriptions.trialEndsAt, late),
      ),
    ),
  );
}

/** Reads all that is not final again, for messages that never came, and forgets old messages. */
export async function reconcilePayments(platform: Platform): Promise<void> {
  if (!platform.payments) return;
  const now = platform.now().getTime();
  await readAgain(
    platform,
    or(
      notInArray(subscriptions.status, ['none', 'canceled']),
      gt(subscriptions.checkoutAt, new Date(now - watchedMs)),
    ),
  );
  await platform.database.db
    .delete(webhookEvents)
    .where(lt(webhookEvents.receivedAt, new Date(now - messagesKeptMs)));
}

async function readAgain(platform: Platform, which: ReturnType<typeof and>): Promise<void> {
  const rows = await platform.database.db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(which);
  const failures: unknown[] = [];
  for (const { customerId } of rows)
    await bringUpToDate(platform, customerId).catch((error: unknown) => failures.push(error));
  // The job is tried again; those that went well are read once more, which changes nothing.
  if (failures.length > 0)
    throw new AggregateError(failures, 'some subscriptions could not be read');
}

async function endOfClosed(platform: Platform): Promise<void> {
  const rows = await platform.database.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        isNotNull(users.deletedAt),
        isNull(subscriptions.cancelAt),
        inArray(subscriptions.status, ['trialing', 'active', 'past_due']),
      ),
    );
  for (const { userId } of rows) await endWithAccount(platform, userId);
}

/** Notifies once, some days before a trial turns into a payment, or before a plan ends. */
async function sayWhatEndsSoon(platform: Platform, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + soonMs);
  const end = sql<Date>`coalesce(${subscriptions.cancelAt}, ${subscriptions.trialEndsAt})`;
  const due = and(
    eq(subscriptions.counts, true),
    sql`${end} > ${now.toISOString()}::timestamptz and ${end} <= ${soon.toISOString()}::timestamptz`,
    sql`${subscriptions.announcedEndAt} is distinct from ${end}`,
  );
  const rows = await platform.database.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(due);
  for (const { userId } of rows)
    await change(platform, async (unit) => {
      const [row] = await unit.db
        .update(subscriptions)
        .set({ announcedEndAt: end })
        .where(and(eq(subscriptions.userId, userId), due))
        .returning();
      if (row) await sayItEnds(unit, row);
    });
}

async function sayItEnds(unit: Change, row: SubscriptionRow): Promise<void> {
  const { userId, planId, cancelAt, trialEndsAt } = row;
  await notifyOfPayment(unit, {
    userId,
    planId,
    what: cancelAt ? 'ends' : 'trial_ends',
    at: cancelAt ?? trialEndsAt,
  });
}
