import { eq } from 'drizzle-orm';
import { subscriptions } from '#db/schema/billing.ts';
import type { Db } from '../../platform/change.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type UserRow, userById } from '../account/users.ts';
import { type SubscriptionRow, subscriptionOf } from '../billing/plan-state.ts';

/** @throws Refusal payment.not_configured */
export function requirePayments({ payments }: Pick<Platform, 'payments'>): Payments {
  if (!payments) throw new Refusal('payment.not_configured');
  return payments;
}

/** Somebody’s customer at Stripe, of the mode in which this server is; null: they have none. */
export async function customerOf(
  db: Db,
  payments: Payments,
  userId: string,
): Promise<SubscriptionRow | null> {
  const row = await subscriptionOf(db, userId);
  return row?.isLive === payments.isLive ? row : null;
}

/** The id of somebody’s customer, which is made at their first checkout. Waits for the network. */
export async function customerFor(
  { database: { db }, now }: Platform,
  payments: Payments,
  userId: string,
): Promise<string> {
  const before = await customerOf(db, payments, userId);
  if (before) return before.customerId;
  const person = await userById(db, userId);
  if (!person) throw new Refusal('auth.token_revoked');
  const made = await payments.newCustomer({ userId, ...contactOf(person) });
  const row = { customerId: made, isLive: payments.isLive, checkoutAt: now() };
  const [stored] = await db
    .insert(subscriptions)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { ...untouched, ...row },
      // Not over the customer of a call that ran at the same time.
      setWhere: eq(subscriptions.isLive, !payments.isLive),
    })
    .returning();
  if (stored) return made;
  await payments.forget(made);
  return (await customerOf(db, payments, userId))?.customerId ?? made;
}

function contactOf({ email, emailVerifiedAt, displayName, username, language }: UserRow) {
  return {
    email: emailVerifiedAt === null ? null : email,
    name: displayName === '' ? username : displayName,
    language,
  };
}

/** The row of a customer of whom nothing was read yet. */
export const untouched = {
  subscriptionId: null,
  status: 'none',
  counts: false,
  planId: null,
  interval: null,
  currency: null,
  renewsAt: null,
  renewsAmount: null,
  cancelAt: null,
  trialEndsAt: null,
  graceEndsAt: null,
  nextPlanId: null,
  nextInterval: null,
  nextAt: null,
  payment: null,
  paidInvoiceId: null,
  failedInvoiceId: null,
  announcedEndAt: null,
} as const satisfies Partial<SubscriptionRow>;
