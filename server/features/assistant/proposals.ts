import { eq, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { messages } from '#db/schema/chat.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { reachableMessage } from '../chat/doors.ts';
import { wireMessage } from '../chat/messages.ts';
import { enterStage } from '../chat/stages.ts';

/** What the guide proposed becomes real, or goes away, only here. */
export async function decideProposal(
  call: Call,
  input: Input<typeof api.messages.decideProposal>,
): Promise<{ message: Message }> {
  const id = await messageWithProposal(call, input.params.id);
  const { chat, message } = await reachableMessage(call, id, { lock: true }).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.code === 'message.not_found'
        ? new Refusal('proposal.not_found')
        : error;
    },
  );
  const proposal = message.proposals.find((one) => one.id === input.params.id);
  if (!proposal) throw new Refusal('proposal.not_found');
  const { action } = input.body;
  if (proposal.state !== 'open') throw new Refusal('proposal.already_decided');
  const proposals = message.proposals.map((one) =>
    one.id === proposal.id
      ? { ...one, state: action === 'accept' ? ('accepted' as const) : ('dismissed' as const) }
      : one,
  );
  const [row] = await call.db
    .update(messages)
    .set({ proposals })
    .where(eq(messages.id, message.id))
    .returning();
  const { stage } = proposal.payload;
  if (action === 'accept') await enterStage(call, chat, stage, 'person');
  const decided = await wireMessage(call.platform, call.db, row ?? message);
  call.emit(chat.id, {
    type: 'message.updated',
    chat_id: chat.id,
    message: decided,
    mentions_before: [],
  });
  return { message: decided };
}

async function messageWithProposal(call: Call, proposalId: string): Promise<string> {
  if (!isUuid(proposalId)) throw new Refusal('proposal.not_found');
  const { rows } = await call.db.execute<{ id: string }>(
    sql`select id from messages where proposals @> ${JSON.stringify([{ id: proposalId }])}::jsonb limit 1`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Refusal('proposal.not_found');
  return id;
}
