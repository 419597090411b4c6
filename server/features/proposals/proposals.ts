import { eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { type Proposal, type ProposalDecision, proposalPayloads } from '#contract/proposals.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { dealtCard } from '../cards/draw.ts';
import { type ChatRow, type MessageRow, isGuided, reachableMessage } from '../sight/doors.ts';
import { wireMessage } from '../messages/messages.ts';
import { postToPeople } from '../sending/post-to-people.ts';
import { announceMessage } from '../sight/messages.ts';
import { enterStage, isOnJourney } from '../stages/stages.ts';
import { askingInChat, requireQuiet } from '../assistant/asking.ts';
import { exchange } from '../assistant/exchange.ts';
import { messages } from '#db/schema/messages.ts';
import { makeProposed } from './make-proposed.ts';
import { writableChat } from '../messages/writable-chat.ts';

type Decided = AnswerOf<typeof api.messages.decideProposal>;
type Made = NonNullable<Decided['made']>;

/**
 * The only place where proposals are accepted or dismissed. The decision and its result are one transaction
 * under the chat’s lock: a second decision is refused, and a proposal that can’t be carried out stays open.
 */
export async function decideProposal(
  call: Call,
  input: Input<typeof api.messages.decideProposal>,
): Promise<Decided> {
  const id = await messageWithProposal(call, input.params.id);
  const { chat, message } = await reachableMessage(call, id, { lock: true }).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.code === 'message.not_found'
        ? new Refusal('proposal.not_found')
        : error;
    },
  );
  const proposal = message.proposals.find((one) => one.id === input.params.id);
  if (!proposal || message.deletedAt !== null) throw new Refusal('proposal.not_found');
  if (proposal.state !== 'open') throw new Refusal('proposal.already_decided');
  const decided = decidedBy(proposal, input.body);
  const proposals = message.proposals.map((one) => (one.id === decided.id ? decided : one));
  const [row = message] = await call.db
    .update(messages)
    .set({ proposals })
    .where(eq(messages.id, message.id))
    .returning();
  const wired = await wireMessage(call.platform, call.db, row);
  await announceMessage(call, row, {
    type: 'message.updated',
    chat_id: chat.id,
    message: wired,
    mentions_before: [],
  });
  const made = decided.state === 'accepted' ? await make(call, chat, row, decided) : null;
  return { message: wired, made };
}

/** @throws Refusal request.invalid when the payload is of another kind */
function decidedBy(proposal: Proposal, decision: ProposalDecision): Proposal {
  if (decision.action === 'dismiss') return { ...proposal, state: 'dismissed' };
  if (decision.action !== 'edit') return { ...proposal, state: 'accepted' };
  const payload = proposalPayloads[proposal.kind].safeParse(decision.payload);
  if (!payload.success) throw refuseField('payload', 'field.invalid');
  return { ...proposal, payload: payload.data, state: 'accepted' } as Proposal;
}

async function make(
  call: Call,
  chat: ChatRow,
  message: MessageRow,
  proposal: Proposal,
): Promise<Made> {
  switch (proposal.kind) {
    case 'stage': {
      const { kind, payload } = proposal;
      if (await isOnJourney(call, chat.id)) throw new Refusal('proposal.already_decided');
      await enterStage(call, chat, payload.stage, call.me);
      return { kind, stage: payload.stage };
    }
    case 'action':
    case 'insight':
    case 'remember':
      return makeProposed(call, message, proposal);
    case 'card':
      return { kind: 'card', ...(await layCard(call, chat, proposal)) };
  }
}

/**
 * The card is the person’s next message, and goes every message’s way: consent, plan and limits hold, and the
 * guide goes on from it. The proposal’s id is the message’s client id, so that no second one can be stored.
 */
async function layCard(
  call: Call,
  chat: ChatRow,
  { id, payload }: Extract<Proposal, { kind: 'card' }>,
): Promise<Omit<Extract<Made, { kind: 'card' }>, 'kind'>> {
  const { card_type: type, stage } = payload;
  const { language } = call;
  const draw = async () => [await dealtCard(call.db, chat.id, { type, stage, language })];
  if (isGuided(chat)) {
    const asking = await askingInChat(call, chat.id);
    requireQuiet(asking);
    const parent = asking.path.at(-1) ?? null;
    const cards = await draw();
    const exchanged = await exchange(call, asking, { text: '', clientId: id, parent, cards });
    return { ...exchanged, answer_refused: null };
  }
  const writing = await writableChat(call, chat.id);
  const posted = await postToPeople(call, writing, {
    text: '',
    clientId: id,
    original: null,
    image: null,
    recording: null,
    cards: await draw(),
    mentions: chat.guideMode === 'off' ? [] : ['guide'],
  });
  if (!posted) throw new Refusal('proposal.already_decided');
  return posted;
}

async function messageWithProposal(call: Call, proposalId: string): Promise<string> {
  if (!isUuid(proposalId)) throw new Refusal('proposal.not_found');
  const { rows } = await call.db.execute<{ id: string }>(
    sql`select id from messages where proposals <> '[]'::jsonb
      and proposals @> ${JSON.stringify([{ id: proposalId }])}::jsonb limit 1`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Refusal('proposal.not_found');
  return id;
}
