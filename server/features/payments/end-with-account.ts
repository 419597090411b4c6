import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { userById } from '../account/users.ts';
import { subscriptionOf } from '../billing/plan-state.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { customerOf } from './payments-door.ts';

/** Whether closing an account ends a subscription. */
export async function isSubscribed(db: Db, { payments }: Platform, userId: string) {
  const row = payments && (await customerOf(db, payments, userId));
  return typeof row?.subscriptionId === 'string' && row.status !== 'canceled';
}

/** The subscription of a closed account brings no further payment; after a restore its person can resume it. */
export async function endWithAccount(platform: Platform, userId: string): Promise<void> {
  const { payments, database } = platform;
  const row = payments && (await customerOf(database.db, payments, userId));
  if (!row?.subscriptionId || row.cancelAt || row.status === 'canceled') return;
  const person = await userById(database.db, userId);
  if (!person?.deletedAt) return;
  await payments?.endAtRenewal(row.subscriptionId);
  await bringUpToDate(platform, row.customerId);
}

/** Deletes the customer of a deleted account at Stripe, which ends their subscriptions at once. */
export async function forgetCustomer(platform: Platform, userId: string): Promise<void> {
  const { payments, database, log } = platform;
  const row = await subscriptionOf(database.db, userId);
  if (!row) return;
  if (payments?.isLive === row.isLive) return payments.forget(row.customerId);
  log.warn(
    { customer: row.customerId, live: row.isLive },
    'a customer of a deleted account is left at Stripe: delete it there',
  );
}
