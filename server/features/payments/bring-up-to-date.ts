import { eq, sql } from 'drizzle-orm';
import { subscriptions, webhookEvents } from '#db/schema/billing.ts';
import { users } from '#db/schema/users.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Held, PaymentEvent } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceProfile, userById } from '../account/users.ts';
import type { SubscriptionRow } from '../billing/plan-state.ts';
import { decided, planToStore } from './decide.ts';
import { notifyOfPayments } from './notices.ts';
import { requirePayments, untouched } from './payments-door.ts';

/** Of what became of a message: `repeated` had its effect before, `unknown` concerns no customer of ours. */
export type Effect = 'stored' | 'repeated' | 'unknown';

/**
 * Reads what Stripe holds of a customer and stores it, with the message that was the reason. Each reading is numbered
 * before it begins, and one that a later one has overtaken is not stored; as every change at Stripe brings a message
 * after it, the last reading that is stored knows the last change.
 */
export async function bringUpToDate(
  platform: Platform,
  customerId: string,
  event?: PaymentEvent,
): Promise<Effect> {
  const { db } = platform.database;
  const [reading] = await db
    .update(subscriptions)
    .set({ readingBegun: sql`${subscriptions.readingBegun} + 1` })
    .where(eq(subscriptions.customerId, customerId))
    .returning({ number: subscriptions.readingBegun });
  if (!reading) return event ? change(platform, (unit) => noteOnly(unit, event)) : 'unknown';
  const held = await requirePayments(platform).held(customerId);
  return change(platform, async (unit) => {
    const [row] = await unit.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.customerId, customerId))
      .for('update');
    if (event && !(await isNew(unit, event))) return 'repeated';
    if (!row) return 'unknown';
    if (row.readingStored < reading.number) await store(unit, row, held, reading.number);
    return 'stored';
  });
}

async function noteOnly(unit: Change, event: PaymentEvent): Promise<Effect> {
  return (await isNew(unit, event)) ? 'unknown' : 'repeated';
}

/** Notes a message in the transaction of its effect; a parallel repeat waits for it. */
export async function isNew({ db, platform }: Change, { id, type }: PaymentEvent) {
  const noted = await db
    .insert(webhookEvents)
    .values({ id, type, receivedAt: platform.now() })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return noted.length > 0;
}

async function store(
  unit: Change,
  before: SubscriptionRow,
  held: Held,
  number: number,
): Promise<void> {
  const { config, now } = unit.platform;
  const fresh = decided(held, config.STRIPE_GRACE_DAYS, now());
  const notices = await notifyOfPayments(unit, before, fresh, held.subscription?.invoice ?? null);
  await keep(unit, before, { ...fresh, ...notices, readingStored: number });
  // Somebody who subscribes again becomes another customer.
  if (!held.exists)
    await unit.db.delete(subscriptions).where(eq(subscriptions.userId, before.userId));
}

/** A plan no longer counts because its grace is over, which nobody else says. */
export async function endGrace(unit: Change, userId: string): Promise<void> {
  const { db, platform } = unit;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .for('update');
  if (!row?.counts || !row.graceEndsAt || row.graceEndsAt > platform.now()) return;
  const fresh = { ...row, counts: false };
  await keep(unit, row, { ...fresh, ...(await notifyOfPayments(unit, row, fresh, null)) });
}

/** A customer of the other mode is nobody here: nothing of what they had counts. */
export async function leaveMode(unit: Change, row: SubscriptionRow): Promise<void> {
  await keep(unit, row, untouched);
  await unit.db.delete(subscriptions).where(eq(subscriptions.userId, row.userId));
}

/** Stores it, gives the person the plan that follows, and shows it on their devices where it is different. */
async function keep(
  unit: Change,
  before: SubscriptionRow,
  fresh: Partial<SubscriptionRow>,
): Promise<void> {
  const { db, platform } = unit;
  const { userId } = before;
  const now = { ...before, ...fresh };
  await db.update(subscriptions).set(fresh).where(eq(subscriptions.userId, userId));
  const planId = planToStore(now, platform.config.DEFAULT_PLAN);
  const person = await userById(db, userId);
  if (person?.planId !== planId) await db.update(users).set({ planId }).where(eq(users.id, userId));
  if (person?.planId !== planId || shownOf(before) !== shownOf(now))
    await announceProfile(unit, userId);
}

/** Everything but the numbers of readings, which nobody sees. */
function shownOf(row: SubscriptionRow): string {
  return JSON.stringify({ ...row, readingBegun: 0, readingStored: 0, checkoutAt: null });
}
