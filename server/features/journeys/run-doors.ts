import { eq } from 'drizzle-orm';
import type { Journey } from '#content/journeys/journeys.ts';
import { journeyRuns } from '#db/schema/journeys.ts';
import type { Call } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type LockedChat, lockedChat, reachableChat } from '../sight/doors.ts';
import { type RunRow, journeyOfRun } from './run-rows.ts';

/** A run of a chat that the caller is in. @throws Refusal journey.not_found, chat.not_joined */
export async function reachableRun(call: Call, id: string): Promise<RunRow> {
  const run = await runBy(call, id);
  await asRun(reachableChat(call, run.chatId));
  return run;
}

export interface LockedRun {
  run: RunRow;
  journey: Journey;
  locked: LockedChat;
}

/**
 * The same to change it: the chat's row is held until the transaction ends, so that who presses at the same moment
 * comes after.
 */
export async function lockedRun(call: Call, id: string): Promise<LockedRun> {
  const { chatId } = await runBy(call, id);
  const locked = await asRun(lockedChat(call, chatId));
  const run = await runBy(call, id);
  return { run, journey: journeyOfRun(run), locked };
}

async function runBy({ db }: Call, id: string): Promise<RunRow> {
  const [run] = isUuid(id) ? await db.select().from(journeyRuns).where(eq(journeyRuns.id, id)) : [];
  if (!run) throw new Refusal('journey.not_found');
  return run;
}

async function asRun<Reached>(reaching: Promise<Reached>): Promise<Reached> {
  try {
    return await reaching;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'chat.not_found')
      throw new Refusal('journey.not_found');
    throw error;
  }
}
