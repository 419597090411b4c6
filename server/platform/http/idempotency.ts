import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { idempotencyKeys } from '#db/schema/account.ts';
import type { Change } from '../change.ts';
import { Refusal } from '../refusal.ts';
import type { RequestContext } from './serve.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/**
 * Gives a repeat (same person, call and `Idempotency-Key`) the first answer. The key is stored in the
 * transaction of the work: a parallel repeat waits for it, and a failure leaves no key.
 * @throws Refusal request.idempotency_key_invalid, request.idempotency_key_reused
 */
export async function answeredOnce<Answer>(
  endpoint: Endpoint,
  { db }: Change,
  request: FastifyRequest,
  { caller, body }: RequestContext,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !endpoint.repeatable || !caller) return work();
  if (typeof key !== 'string' || !isUuid(key)) throw new Refusal('request.idempotency_key_invalid');
  const place = {
    userId: caller.userId,
    route: `${endpoint.method} ${request.url.split('?')[0] ?? ''}`,
    key,
  };
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');
  const [taken] = await db
    .insert(idempotencyKeys)
    .values({ ...place, bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const isPlace = and(
    eq(idempotencyKeys.userId, place.userId),
    eq(idempotencyKeys.route, place.route),
    eq(idempotencyKeys.key, key),
  );
  if (!taken) {
    const [first] = await db.select().from(idempotencyKeys).where(isPlace);
    if (first?.bodyHash !== bodyHash) throw new Refusal('request.idempotency_key_reused');
    return first.answer as Answer;
  }
  const answer = await work();
  await db.update(idempotencyKeys).set({ answer }).where(isPlace);
  return answer;
}
