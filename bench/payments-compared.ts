import { eq } from 'drizzle-orm';
import pino from 'pino';
import { openDatabase } from '#db/open.ts';
import { webhookEvents } from '#db/schema/billing.ts';
import { notifications } from '#db/schema/notifications.ts';
import { api } from '#contract/index.ts';
import type { BookedSubscription, StripeBooks } from '#server/testing/stripe-books.ts';
import type { StripeServer } from '#server/testing/stripe-server.ts';
import type { Payer } from './payers.ts';

export interface Compared {
  /** People whose plan here is not what follows from Stripe’s books. */
  different: string[];
  /** Messages of Stripe that were answered with 200 and are not noted. */
  lost: string[];
  /** Notifications that say the same again. */
  repeated: string[];
  /** The newest payments of people, where no notification says that they were made. */
  unnoticed: string[];
  /** People whom Stripe charges twice. */
  doubled: string[];
}

/** Compares what is stored with the books of Stripe. */
export async function comparedWithStripe(given: {
  url: string;
  dataDir: string;
  stripe: StripeServer;
  payers: readonly Payer[];
}): Promise<Compared> {
  const { url, dataDir, payers } = given;
  const { books } = given.stripe;
  const { db, close } = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  const noted = new Set((await db.select().from(webhookEvents)).map(({ id }) => id));
  const found: Compared = {
    different: [],
    lost: books.events.filter(({ id }) => !noted.has(id)).map(({ id, type }) => `${type} ${id}`),
    repeated: [],
    unnoticed: [],
    doubled: [],
  };
  for (const payer of payers) {
    const held = books.ofCustomer(payer.customer ?? '');
    const running = held.filter(({ status }) => status !== 'canceled');
    if (running.length > 1) found.doubled.push(payer.username);
    await payer.signIn(url);
    const profile = await payer.ask(url, api.account.profile);
    const here = profile && stateHere(profile.plan);
    const there = stateThere(books, running[0] ?? held.at(-1));
    if (here !== there) found.different.push(`${payer.username}: ${here}, at Stripe ${there}`);
    const rows = await db.select().from(notifications).where(eq(notifications.userId, payer.id));
    const news = Map.groupBy(
      rows,
      ({ params }) => `${params['what']} ${params['amount_en'] ?? ''}`,
    );
    for (const [what, same] of news)
      if (same.length > reasonsFor(what, payer, books))
        found.repeated.push(`${payer.username}: ${same.length} × ${what}`);
    const newest = running[0]?.latest_invoice;
    if (newest?.status === 'paid' && !news.has(`paid ${amountText(newest.amount_paid)}`))
      found.unnoticed.push(`${payer.username}: ${newest.id}`);
  }
  await close();
  return found;
}

/** How often something happened, of which a notification says that it did. */
function reasonsFor(news: string, payer: Payer, books: StripeBooks): number {
  const [what, amount = ''] = news.split(' ');
  if (what === 'ended') return payer.ends;
  if (what === 'paid')
    return [...books.charges.values()].filter(
      (charge) => charge.customer === payer.customer && amountText(charge.amount) === amount,
    ).length;
  const failed = books.events.flatMap(({ type, data }) => {
    const invoice = data.object as BookedSubscription['latest_invoice'];
    const isIt =
      type === 'invoice.payment_failed' &&
      invoice.customer === payer.customer &&
      amountText(invoice.amount_due) === amount;
    return isIt ? [invoice.id] : [];
  });
  return new Set(failed).size;
}

function amountText(minorUnits: number): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minorUnits / 100);
}

interface PlanHere {
  id: string;
  status: string;
  subscribed: string | null;
  interval: string | null;
  cancel_at: string | null;
  next: { plan: string; interval: string } | null;
}

function stateHere({ id, status, subscribed, interval, cancel_at: ends, next }: PlanHere): string {
  const change = next && `${next.plan} ${next.interval}`;
  return JSON.stringify({ id, status, subscribed, interval, ends, change });
}

/** The state that follows from a subscription, worked out apart from the program that is compared. */
function stateThere(books: StripeBooks, one: BookedSubscription | undefined): string {
  if (!one) return JSON.stringify(nothing);
  const [{ price, current_period_end: end }] = one.items.data;
  const plan = price.metadata['zavit_plan'] ?? '';
  const isCanceled = one.status === 'canceled';
  const plannedSeconds = one.cancel_at_period_end ? end : null;
  const endSeconds = isCanceled ? one.ended_at : plannedSeconds;
  return JSON.stringify({
    id: isCanceled ? 'free' : plan,
    status: one.status,
    subscribed: plan,
    interval: price.recurring?.interval ?? null,
    ends: endSeconds === null ? null : new Date(endSeconds * 1_000).toISOString(),
    change: changeOf(books, one),
  });
}

function changeOf(books: StripeBooks, { schedule }: BookedSubscription): string | null {
  const price = books.schedules.get(schedule ?? '')?.phases[1]?.items[0]?.price;
  return price ? `${price.metadata['zavit_plan']} ${price.recurring?.interval}` : null;
}

const nothing = {
  id: 'free',
  status: 'none',
  subscribed: null,
  interval: null,
  ends: null,
  change: null,
};
