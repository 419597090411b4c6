import { readConfig } from '../server/config.ts';
import { stripeClient } from '../server/platform/payments/stripe-payments.ts';
import { ensureProducts } from '../server/platform/payments/stripe-products.ts';

/** Makes or finds at Stripe what the plan table sells, and prints a line for each thing. */
export async function makeStripeProducts(): Promise<void> {
  try {
    // The secret of the webhook comes after the products.
    const config = readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_none', ...process.env });
    if (!config.STRIPE_SECRET_KEY) throw new Error('STRIPE_SECRET_KEY is missing.');
    const lines = await ensureProducts(stripeClient(config), config.PRODUCT_NAME);
    console.log(lines.join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
