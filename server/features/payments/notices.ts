import type { HeldSubscription } from '../../platform/payments/payments.ts';
import type { Change } from '../../platform/change.ts';
import { languages } from '#contract/values.ts';
import type { Language } from '#contract/shapes.ts';
import { type UserRow, userById } from '../account/users.ts';
import type { SubscriptionRow } from '../billing/plan-state.ts';
import { notify } from '../notifications/notify.ts';
import type { NoticeParams, PaymentNews } from '../notifications/sentences.ts';

type Noted = Pick<SubscriptionRow, 'paidInvoiceId' | 'failedInvoiceId'>;
type Standing = Pick<SubscriptionRow, 'status' | 'counts' | 'planId' | 'graceEndsAt' | 'payment'>;

/**
 * Notifies of a payment that was made or failed, and of a plan that counts no longer; of each invoice once.
 * @returns what the person was notified of by now
 */
export async function notifyOfPayments(
  unit: Change,
  before: Standing & Noted & { userId: string },
  now: Standing,
  invoice: HeldSubscription['invoice'],
): Promise<Noted> {
  const noted: Noted = {
    paidInvoiceId: before.paidInvoiceId,
    failedInvoiceId: before.failedInvoiceId,
  };
  const say = (what: PaymentNews, params: NoticeParams, at: Date | null) =>
    notifyOfPayment(unit, { userId: before.userId, what, planId: now.planId, at }, params);
  const isOpen = now.status === 'past_due' || now.status === 'unpaid';
  const fails = isOpen && now.payment !== 'processing';
  if (invoice?.state === 'paid' && invoice.amount > 0 && invoice.id !== noted.paidInvoiceId) {
    noted.paidInvoiceId = invoice.id;
    await say('paid', amountsOf(invoice), null);
  } else if (fails && invoice?.state === 'open' && invoice.id !== noted.failedInvoiceId) {
    noted.failedInvoiceId = invoice.id;
    const what = now.payment === 'confirm' ? 'confirm' : 'failed';
    await say(what, amountsOf(invoice), now.counts ? now.graceEndsAt : null);
  }
  if (before.counts && !now.counts)
    await notifyOfPayment(
      unit,
      {
        userId: before.userId,
        what: now.status === 'canceled' || now.status === 'none' ? 'ended' : 'stopped',
        planId: before.planId,
        at: null,
      },
      {},
    );
  return noted;
}

/** `at`: when the plan is paid until, counts until, or ends. */
export async function notifyOfPayment(
  unit: Change,
  about: { userId: string; what: PaymentNews; planId: string | null; at: Date | null },
  params: NoticeParams = {},
): Promise<void> {
  const { userId, what, planId, at } = about;
  const person = await userById(unit.db, userId);
  if (!person) return;
  await notify(unit, userId, {
    kind: 'payment',
    actorId: null,
    params: { what, plan: planId ?? '', ...params, ...(at ? daysOf(at, person) : {}) },
  });
}

function amountsOf({ amount, currency }: { amount: number; currency: string }): NoticeParams {
  return Object.fromEntries(
    languages.map((language) => [`amount_${language}`, priceIn(language, amount, currency)]),
  );
}

const localeOf = (language: Language) => (language === 'he' ? 'he-IL' : 'en-GB');

function priceIn(language: Language, minorUnits: number, currency: string): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minorUnits / 100);
}

function daysOf(at: Date, { timezone }: UserRow): NoticeParams {
  return Object.fromEntries(
    languages.map((language) => [
      `when_${language}`,
      new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: timezone }).format(
        at,
      ),
    ]),
  );
}
