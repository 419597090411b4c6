import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { currencies, intervals, paymentTroubles, subscriptionStatuses } from '#contract/billing.ts';
import { instant, users } from './users.ts';

/** Use of a daily limit: `reserved` while an answer is being written, `used` once it was delivered. */
export const usage = pgTable(
  'usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    limitId: text('limit_id').notNull(),
    /** The person's local day, YYYY-MM-DD. */
    day: text().notNull(),
    used: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.limitId, table.day] })],
);

/** A person’s customer and subscription at Stripe, as they were last read there. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull().unique(),
    /** False: of Stripe’s test mode. */
    isLive: boolean('is_live').notNull(),
    /** Null until the first subscription. */
    subscriptionId: text('subscription_id'),
    status: text({ enum: subscriptionStatuses }).notNull().default('none'),
    /** Whether the plan counts: it is paid, in its trial, or within the grace after a failed payment. */
    counts: boolean().notNull().default(false),
    planId: text('plan_id'),
    interval: text({ enum: intervals }),
    currency: text({ enum: currencies }),
    renewsAt: instant('renews_at'),
    /** In minor units of the currency. */
    renewsAmount: integer('renews_amount'),
    cancelAt: instant('cancel_at'),
    trialEndsAt: instant('trial_ends_at'),
    graceEndsAt: instant('grace_ends_at'),
    nextPlanId: text('next_plan_id'),
    nextInterval: text('next_interval', { enum: intervals }),
    nextAt: instant('next_at'),
    payment: text({ enum: paymentTroubles }),
    /** Notified already: a paid invoice, one that failed, and an end that is near. */
    paidInvoiceId: text('paid_invoice_id'),
    failedInvoiceId: text('failed_invoice_id'),
    announcedEndAt: instant('announced_end_at'),
    /** Readings are numbered before they begin; one that a later reading has overtaken is not stored. */
    readingBegun: integer('reading_begun').notNull().default(0),
    readingStored: integer('reading_stored').notNull().default(0),
    /** When somebody last began a checkout. */
    checkoutAt: instant('checkout_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('subscriptions_grace')
      .on(table.graceEndsAt)
      .where(sql`${table.graceEndsAt} is not null`),
  ],
);

/** Messages of Stripe that took effect; a repeat has none. */
export const webhookEvents = pgTable('webhook_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: instant('received_at').notNull(),
});
