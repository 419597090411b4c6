import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refOf } from '../account/people.ts';
import { readInPair } from '../members/blocked-pairs.ts';
import { personNamed } from '../connections/find-person.ts';
import { lockPair } from '../connections/known-people.ts';
import { addBlock, peopleBlockedBy, removeBlock } from '../sight/blocks.ts';

const blocksShownMax = 1_000;

/** Ends the relation of the two; the other one gets no reason. */
export async function blockPerson(call: Call, { params }: Input<typeof api.people.block>) {
  const myId = call.me.userId;
  const other = await personNamed(call, params.username, { orWhereWeMeet: true });
  if (other.id === myId) throw new Refusal('connection.not_allowed');
  const user = refOf(call.platform, other);
  await lockPair(call.db, myId, other.id);
  const isNew = await call.announce(
    'person.blocked',
    { blockerId: myId, blockedId: other.id },
    () => addBlock(call.db, myId, other.id, call.platform.now()),
  );
  if (!isNew) return { user };
  call.emit(myId, { type: 'block.changed', user, blocked: true, last_read_seq: null });
  return { user };
}

/** Somebody who has blocked me as well can still be let out of my own block. */
export async function unblockPerson(call: Call, { params }: Input<typeof api.people.unblock>) {
  const myId = call.me.userId;
  const other = await personNamed(call, params.username, { evenIfTheyBlockedMe: true });
  await lockPair(call.db, myId, other.id);
  const block = { blockerId: myId, blockedId: other.id };
  const isLifted = await call.announce('person.unblocked', block, () =>
    removeBlock(call.db, myId, other.id),
  );
  // Only a block of my own makes somebody who blocked me differ from nobody.
  if (!isLifted) {
    await personNamed(call, params.username);
    return { ok: true as const };
  }
  const lastReadSeq = await readInPair(call, block);
  const user = refOf(call.platform, other);
  call.emit(myId, { type: 'block.changed', user, blocked: false, last_read_seq: lastReadSeq });
  return { ok: true as const };
}

export async function myBlocks(call: Call) {
  const blocked = await peopleBlockedBy(call.db, call.me.userId, blocksShownMax);
  return { items: blocked.map((user) => refOf(call.platform, user)) };
}
