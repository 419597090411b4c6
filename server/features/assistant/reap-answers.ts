import { inArray, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { runningAnswer } from '../messages/running.ts';
import { settleAnswer } from './settle-answer.ts';
import { messages } from '#db/schema/messages.ts';
import { generations } from '#db/schema/assistant.ts';

/**
 * An answer whose heart has been silent this long belonged to a process that died. Must stay well
 * above `storeEveryMs` (write-answer.ts), or a live but slow node is reaped; with the interval below
 * a dead answer is interrupted within 30 seconds. A node never reaps its own, so one that is alone
 * need not be patient.
 */
const silenceMaxMs = { amongNodes: 18_000, alone: 5_000 };
export const reapEveryMs = 3_000;

/** Keeps the text of answers that nobody writes any more, as interrupted. */
export async function reapAnswers(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const silenceMs = platform.config.REDIS_URL ? silenceMaxMs.amongNodes : silenceMaxMs.alone;
  const dead = await db
    .select({ messageId: generations.messageId })
    .from(generations)
    .where(sql`${generations.heartbeatAt} < now() - ${silenceMs} * interval '1 millisecond'`);
  const orphans = dead.map(({ messageId }) => messageId).filter((id) => !runningAnswer(id));
  if (orphans.length === 0) return;
  const rows = await db
    .select({ id: messages.id, text: messages.text })
    .from(messages)
    .where(inArray(messages.id, orphans));
  for (const { id, text } of rows) {
    await settleAnswer(platform, id, {
      status: 'interrupted',
      error: 'answer.server_stopped',
      retryAt: null,
      shortened: false,
      text,
      stage: null,
      proposals: [],
      decided: null,
      reported: null,
      suggestions: [],
      regions: [],
      care: null,
    });
    platform.log.warn({ message_id: id }, 'an answer was interrupted by the end of its server');
  }
}
