import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { DecidedInWords } from '../../platform/ai/model.ts';
import type { Change } from '../../platform/change.ts';
import { wireMessage } from '../messages/messages.ts';
import { announceMessage, goesWith } from '../sight/messages.ts';
import { messages } from '#db/schema/messages.ts';
import type { MessageRow } from '../sight/doors.ts';

/**
 * “Yes” and “no” to what the guide’s last answer proposed count as its buttons do. What it made stands in
 * the answer to those words, or is the asker’s own. The chat’s row must be locked.
 */
export async function decideInWords(
  unit: Change,
  answer: MessageRow,
  { kind, state }: DecidedInWords,
  askerId: string,
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
  const decided = before?.proposals.find(isOpen);
  if (!before || !decided) return;
  const proposals = before.proposals.map((one) => (isOpen(one) ? { ...one, state } : one));
  const write = async () => {
    const [row] = await unit.db
      .update(messages)
      .set({ proposals })
      .where(and(eq(messages.id, before.id), sql`${messages.deletedAt} is null`))
      .returning();
    return row ?? false;
  };
  const about = { proposal: decided, message: before, userId: askerId };
  const row = await (state === 'accepted'
    ? unit.announce('proposal.accepted', about, write)
    : write());
  if (row === false) return;
  await announceMessage(unit, row, {
    type: 'message.updated',
    chat_id: row.chatId,
    message: await wireMessage(unit.platform, unit.db, row),
    mentions_before: [],
  });
}
