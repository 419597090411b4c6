import type Stripe from 'stripe';
import {
  type Currency,
  type Interval,
  type PaidPlanId,
  currencies,
  intervals,
  paidPlanIds,
  plans,
} from '#contract/billing.ts';

/** The key of our portal configuration’s metadata. */
export const portalMark = 'zavit_portal';
/** Prices of products and of the portal are in this currency, with the others as options. */
const firstCurrency: Currency = 'usd';

export const lookupKey = (plan: string, interval: string) => `zavit_${plan}_${interval}`;
const productId = (plan: PaidPlanId) => `zavit_${plan}`;

/**
 * Makes or finds the products and prices of the plan table, and the settings of the customer portal. Run again it
 * changes only what differs; who pays an older price goes on paying it.
 * @returns a line for each thing
 */
export async function ensureProducts(stripe: Stripe, productName: string): Promise<string[]> {
  const lines: string[] = [];
  const sold: { product: string; prices: string[] }[] = [];
  for (const plan of paidPlanIds) {
    lines.push(await ensureProduct(stripe, plan, productName));
    const prices: string[] = [];
    for (const interval of intervals) {
      const { id, line } = await ensurePrice(stripe, plan, interval);
      prices.push(id);
      lines.push(line);
    }
    sold.push({ product: productId(plan), prices });
  }
  lines.push(await ensurePortal(stripe, sold));
  return lines;
}

async function ensureProduct(
  stripe: Stripe,
  plan: PaidPlanId,
  productName: string,
): Promise<string> {
  const id = productId(plan);
  const name = `${productName} ${plan === 'plus' ? 'Plus' : 'Pro'}`;
  const found = await stripe.products.retrieve(id).catch(missingIsNull);
  if (!found) {
    await stripe.products.create({ id, name, metadata: { zavit_plan: plan } });
    return `made  product ${id}`;
  }
  if (found.name === name && found.active) return `found product ${id}`;
  await stripe.products.update(id, { name, active: true });
  return `renewed product ${id}`;
}

async function ensurePrice(
  stripe: Stripe,
  plan: PaidPlanId,
  interval: Interval,
): Promise<{ id: string; line: string }> {
  const key = lookupKey(plan, interval);
  const amountIn = (currency: Currency) => plans[plan].prices[currency]?.[interval] ?? 0;
  const { data } = await stripe.prices.list({
    lookup_keys: [key],
    active: true,
    limit: 1,
    expand: ['data.currency_options'],
  });
  const [found] = data;
  const isRight =
    found?.currency === firstCurrency &&
    currencies.every(
      (currency) => found.currency_options?.[currency]?.unit_amount === amountIn(currency),
    );
  if (found && isRight) return { id: found.id, line: `found price ${key}` };
  const others = currencies.filter((currency) => currency !== firstCurrency);
  const made = await stripe.prices.create({
    product: productId(plan),
    currency: firstCurrency,
    unit_amount: amountIn(firstCurrency),
    currency_options: Object.fromEntries(
      others.map((currency) => [currency, { unit_amount: amountIn(currency) }]),
    ),
    recurring: { interval },
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { zavit_plan: plan },
  });
  // Its subscribers stay; nobody can choose it any more.
  if (found) await stripe.prices.update(found.id, { active: false });
  return { id: made.id, line: `${found ? 'renewed' : 'made '} price ${key}` };
}

/** A higher amount begins at once and is charged in part; a lower one and a shorter interval begin at the renewal. */
async function ensurePortal(
  stripe: Stripe,
  products: { product: string; prices: string[] }[],
): Promise<string> {
  const settings: Stripe.BillingPortal.ConfigurationCreateParams = {
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price', 'promotion_code'],
        proration_behavior: 'always_invoice',
        // The page says that nothing is charged before a trial ends.
        trial_update_behavior: 'continue_trial',
        schedule_at_period_end: {
          conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
        },
        products,
      },
    },
    metadata: { [portalMark]: 'yes' },
  };
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.[portalMark]);
  if (!found) {
    await stripe.billingPortal.configurations.create(settings);
    return 'made  portal';
  }
  await stripe.billingPortal.configurations.update(found.id, settings);
  return 'found portal, and renewed its settings';
}

function missingIsNull(error: unknown): null {
  if ((error as { code?: string }).code === 'resource_missing') return null;
  throw error;
}
