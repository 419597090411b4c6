import type { Card } from '#contract/cards.ts';
import type { api } from '#contract/index.ts';
import type { Opinions } from '#contract/opinions.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { visibleCard } from '../cards/card-doors.ts';
import { isConnected } from '../connections/known-people.ts';
import { notify } from '../notifications/notify.ts';
import { isOfMyPeople } from '../sight/opinions.ts';
import { keepOpinion, opinionsOf } from './opinions.ts';

export async function cardOpinions(
  call: Call,
  { params }: Input<typeof api.opinions.ofCard>,
): Promise<Opinions> {
  return toMe(call, await visibleCard(call, params.id));
}

/** Creates, changes or withdraws mine. The card's author is notified of a new one that they may see. */
export async function giveCardOpinion(
  call: Call,
  input: Input<typeof api.opinions.giveOnCard>,
): Promise<Opinions> {
  const card = await visibleCard(call, input.params.id, { lock: true });
  const { userId } = call.me;
  const { isNew, row } = await keepOpinion(call, { kind: 'card', thingId: card.id }, input.body);
  const { owner } = card;
  if (row && isNew && owner && (await isConnected(call.db, userId, owner.id)))
    await notify(call, owner.id, {
      kind: 'opinion',
      actorId: userId,
      params: {
        text: row.text,
        ...(row.feeling ? { feeling: row.feeling } : {}),
        card_path: `/cards/users/${owner.id}?card=${card.id}`,
      },
    });
  call.emit(userId, { type: 'cards.changed' });
  return toMe(call, card);
}

function toMe(call: Call, { id }: Card): Promise<Opinions> {
  return opinionsOf(call, { kind: 'card', thingId: id }, isOfMyPeople(call.me.userId));
}
