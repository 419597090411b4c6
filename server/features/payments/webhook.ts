import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { webhookEvents } from '#db/schema/billing.ts';
import { change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Effect, bringUpToDate, isNew } from './bring-up-to-date.ts';
import { requirePayments } from './payments-door.ts';

/**
 * Takes a message of Stripe. It is noted in the transaction of its effect, so a crash between the two leaves neither,
 * and every failure of ours answers 5xx: Stripe then sends it again.
 */
export async function takeMessage(
  call: Call,
  { body }: Input<typeof api.payments.webhook>,
): Promise<AnswerOf<typeof api.payments.webhook>> {
  const { metrics } = call.platform;
  // Without keys no message is expected, so one of a stranger is no failure.
  requirePayments(call.platform);
  try {
    metrics.countWebhook(await effectOf(call, body));
  } catch (error) {
    const isForged = error instanceof Refusal && error.code === 'payment.signature_invalid';
    metrics.countWebhook(isForged ? 'refused' : 'failed');
    throw error;
  }
  return { ok: true };
}

async function effectOf({ platform, db, request }: Call, raw: string): Promise<Effect> {
  const signature = request.headers['stripe-signature'];
  const event = requirePayments(platform).eventOf(
    raw,
    typeof signature === 'string' ? signature : undefined,
    platform.now(),
  );
  const [before] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  if (before) return 'repeated';
  const customerId = await event.customerId();
  if (customerId !== null) return bringUpToDate(platform, customerId, event);
  return change(platform, async (unit) => ((await isNew(unit, event)) ? 'unknown' : 'repeated'));
}
