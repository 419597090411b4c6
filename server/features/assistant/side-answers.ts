import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { sideAnswers } from '#db/schema/assistant.ts';
import type { WritingTask } from '../../platform/ai/model.ts';
import { change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Person, personOf } from '../account/people.ts';
import { announceUsage, reserveUse, settleUse } from '../billing/usage.ts';
import { requireConsent } from './asking.ts';
import { runningPerPersonMax } from './begin-answer.ts';

/** A use that is reserved longer than a provider may take belonged to a process that died. */
const marginMs = 60_000;

/**
 * Has the provider write something that becomes no message. It counts as an answer of the plan when
 * it was delivered, and nothing is held open while the provider writes.
 * @throws Refusal guide.consent_required, plan.limit_reached, guide.too_many_running, guide.writing_failed
 */
export async function writtenAside(call: Call, person: Person, task: WritingTask): Promise<string> {
  const { platform } = call;
  const { write } = platform.guide;
  if (!write) throw new Refusal('translation.not_configured');
  requireConsent(call, person);
  const id = newId();
  await change(platform, async (unit) => {
    const usageDay = await reserveUse(unit, person, 'answers', runningPerPersonMax);
    await unit.db.insert(sideAnswers).values({ id, userId: person.userId, usageDay });
  });
  let written = '';
  try {
    written = await write(task, call.signal);
  } catch (error) {
    if (!call.signal.aborted) platform.log.warn({ err: error }, 'nothing was written aside');
  }
  // A client that disconnected before gets nothing.
  const delivered = written !== '' && !call.signal.aborted;
  await settleAside(platform, id, delivered);
  if (!delivered) throw new Refusal('guide.writing_failed');
  return written;
}

async function settleAside(platform: Platform, id: string, delivered: boolean): Promise<void> {
  await change(platform, async (unit) => {
    const [ended] = await unit.db.delete(sideAnswers).where(eq(sideAnswers.id, id)).returning();
    if (!ended) return;
    await settleUse(unit, ended.userId, 'answers', ended.usageDay, delivered);
    const person = await personOf(unit.db, ended.userId);
    if (person) await announceUsage(unit, person);
  });
}

/** Gives back what was reserved by a process that died. */
export async function reapAsides(platform: Platform): Promise<void> {
  const patienceMs = platform.config.AI_TOTAL_TIMEOUT_MS + marginMs;
  const dead = await platform.database.db
    .select({ id: sideAnswers.id })
    .from(sideAnswers)
    .where(sql`${sideAnswers.startedAt} < now() - ${patienceMs} * interval '1 millisecond'`);
  for (const { id } of dead) await settleAside(platform, id, false);
}
