import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { messages } from '#db/schema/chat.ts';
import type { DecidedInWords } from '../../platform/ai/model.ts';
import type { Change } from '../../platform/change.ts';
import type { MessageRow } from '../chat/message-rows.ts';
import { wireMessage } from '../chat/messages.ts';
import { announceMessage, goesWith } from '../chat/sight.ts';

/**
 * “Yes” and “no” to what the guide’s last answer proposed count as its buttons do. What it made stands in
 * the answer to those words. The chat’s row must be locked.
 */
export async function decideInWords(
  unit: Change,
  answer: MessageRow,
  { kind, state }: DecidedInWords,
): Promise<void> {
  const [before] = await unit.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, answer.chatId),
        eq(messages.kind, 'guide'),
        eq(messages.onPath, true),
        lt(messages.seq, answer.seq),
        goesWith(answer),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  const isOpen = (one: MessageRow['proposals'][number]) =>
    one.kind === kind && one.state === 'open';
  if (!before?.proposals.some(isOpen)) return;
  const proposals = before.proposals.map((one) => (isOpen(one) ? { ...one, state } : one));
  const [row] = await unit.db
    .update(messages)
    .set({ proposals })
    .where(and(eq(messages.id, before.id), sql`${messages.deletedAt} is null`))
    .returning();
  if (!row) return;
  await announceMessage(unit, row, {
    type: 'message.updated',
    chat_id: row.chatId,
    message: await wireMessage(unit.platform, unit.db, row),
    mentions_before: [],
  });
}
