import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import type { Proposal } from '#contract/proposals.ts';
import type { Facts } from '../../platform/facts.ts';
import type { Change } from '../../platform/change.ts';
import { type LocalAct, actOf } from '../../platform/http/call.ts';
import { personOf } from '../account/people.ts';
import { addAction } from '../actions/actions.ts';
import { unlessFull } from '../actions/unless-full.ts';
import { addInsight } from '../insights/insights.ts';
import { addNote } from '../memory/notes.ts';
import type { MessageRow } from '../sight/doors.ts';

type Made = NonNullable<AnswerOf<typeof api.messages.decideProposal>['made']>;

/** An accepted step, insight or note becomes the person’s own, and names where it was proposed. */
export async function makeProposed(
  act: LocalAct,
  message: MessageRow,
  proposal: Extract<Proposal, { kind: 'action' | 'insight' | 'remember' }>,
): Promise<Made> {
  const source = { chatId: message.chatId, messageId: message.id, cardId: null };
  if (proposal.kind === 'remember') {
    const { chatId, drawnFrom } = message;
    return {
      kind: 'remember',
      note: await addNote(act, { ...proposal.payload, chatId, drawnFrom }),
    };
  }
  if (proposal.kind === 'insight')
    return { kind: 'insight', insight: await addInsight(act, proposal.payload.text, source) };
  return { kind: 'action', action: await addAction(act, proposal.payload, source) };
}

/** A “yes” in words does what the button does. */
export async function makeAccepted(
  change: Change,
  { message, proposal, userId }: Facts['proposal.accepted'],
): Promise<void> {
  if (proposal.kind === 'stage' || proposal.kind === 'card') return;
  const person = await personOf(change.db, userId);
  if (!person) return;
  // The answer to the “yes” comes in any case.
  await unlessFull(() => makeProposed(actOf(change, userId, person.language), message, proposal));
}
