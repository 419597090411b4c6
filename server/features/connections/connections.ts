import { type InferSelectModel, and, eq, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { connections } from '#db/schema/connections.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ownerOfAddress } from '../account/claim-address.ts';
import { inBackground } from '../account/mails.ts';
import { forgetInvite } from '../notifications/invites.ts';
import { notify } from '../notifications/notify.ts';
import { holding, termsOf } from '../../platform/search/terms.ts';
import { announceConnection, connectionSeenBy, connectionsOf } from './connection-rows.ts';
import { personNamed } from './find-person.ts';
import { blockBetween, isPair, lockPair } from './known-people.ts';

type ConnectionRow = InferSelectModel<typeof connections>;

const requestsMax = 200;

/** My connections by name. */
export async function myConnections(call: Call, { query }: Input<typeof api.connections.list>) {
  const after = placeIn(query.page, { name: placeParts.name, id: placeParts.id });
  const name = sql`lower(u.display_name)`;
  const terms = termsOf(query.query ?? '');
  const found = await connectionsOf(call.platform, call.db, call.me.userId, {
    where: sql`k.state = 'accepted'
      and ${holding(sql`u.search`, terms)}
      and ${after ? sql`(${name}, k.id) > (lower(${after.name}), ${after.id}::uuid)` : sql`true`}`,
    order: sql`${name}, k.id`,
    countMax: limits.pageSize + 1,
  });
  const items = found.slice(0, limits.pageSize);
  const last = items.at(-1);
  return {
    items,
    next:
      found.length > limits.pageSize && last
        ? markerFor({ name: last.user.display_name, id: last.id })
        : null,
  };
}

/** Requests to me and by me that wait for an answer. */
export async function myRequests(call: Call) {
  const items = await connectionsOf(call.platform, call.db, call.me.userId, {
    where: sql`k.state = 'pending'`,
    order: sql`k.created_at desc, k.id desc`,
    countMax: requestsMax,
  });
  return { items };
}

/**
 * Sends a connection request, or accepts an open one from that person. A request by address does everything
 * after the answer and shows its sender nothing, so that nothing reveals whether the address has an account.
 */
export async function requestConnection(
  call: Call,
  { body }: Input<typeof api.connections.request>,
) {
  const { platform } = call;
  const myId = call.me.userId;
  const note = body.note?.trim() ?? '';
  const { email } = body;
  if (email !== undefined) {
    call.afterCommit(() =>
      inBackground(platform, () =>
        change(platform, (unit) => askByAddress(unit, myId, email, note)).catch((error: unknown) =>
          platform.log.error({ err: error }, 'a request by address could not be made'),
        ),
      ),
    );
    return { connection: null };
  }
  const other = await personNamed(call, body.username ?? '');
  if (other.id === myId) throw new Refusal('connection.not_allowed');
  await lockPair(call.db, myId, other.id);
  const block = await blockBetween(call.db, myId, other.id);
  if (block === 'by_them') throw new Refusal('person.not_found');
  if (block === 'by_me') throw new Refusal('connection.not_allowed');
  const id = await ask(call, myId, other.id, note, false);
  return { connection: await connectionSeenBy(call, myId, id) };
}

async function askByAddress(unit: Change, myId: string, email: string, note: string) {
  const other = await ownerOfAddress(unit.db, email);
  if (!other || other.deletedAt || other.id === myId) return;
  await lockPair(unit.db, myId, other.id);
  if ((await blockBetween(unit.db, myId, other.id)) !== null) return;
  await ask(unit, myId, other.id, note, true);
}

/** The pair must be locked. @returns the id of what stands between the two now */
async function ask(
  unit: Change,
  myId: string,
  otherId: string,
  note: string,
  byAddress: boolean,
): Promise<string> {
  const [known] = await unit.db.select().from(connections).where(isPair(myId, otherId));
  if (known?.state === 'pending' && known.requesterId === otherId) {
    await accept(unit, known);
    return known.id;
  }
  if (known?.state === 'pending' && known.byAddress && !byAddress) {
    // A request by name starts again, so that it does not reveal whose the address was.
    await endConnection(unit, known, 'withdrawn');
  } else if (known) return known.id;
  const id = newId();
  await unit.db.insert(connections).values({
    id,
    requesterId: myId,
    addresseeId: otherId,
    state: 'pending',
    note,
    byAddress,
    createdAt: unit.platform.now(),
  });
  await announceConnection(unit, id, [myId, otherId]);
  await notify(unit, otherId, {
    kind: 'connection_request',
    actorId: myId,
    connectionId: id,
    params: { text: note },
  });
  return id;
}

async function accept(unit: Change, connection: ConnectionRow) {
  const { id, requesterId, addresseeId } = connection;
  await unit.announce('connection.accepted', { connection }, () =>
    unit.db.update(connections).set({ state: 'accepted' }).where(eq(connections.id, id)),
  );
  await forgetInvite(unit, { userId: addresseeId, connectionId: id }, 'accepted');
  await announceConnection(unit, id, [requesterId, addresseeId]);
  await notify(unit, requesterId, {
    kind: 'connection_accepted',
    actorId: addresseeId,
    connectionId: id,
  });
}

/** Ends a connection or a request; the pair must be locked. */
async function endConnection(
  unit: Change,
  connection: ConnectionRow,
  outcome: 'declined' | 'withdrawn',
): Promise<void> {
  const { id, state, requesterId, addresseeId, byAddress } = connection;
  await forgetInvite(unit, { userId: addresseeId, connectionId: id }, outcome);
  const end = () => unit.db.delete(connections).where(eq(connections.id, id));
  await (state === 'accepted' ? unit.announce('connection.ended', { connection }, end) : end());
  const isHidden = state === 'pending' && byAddress;
  for (const userId of isHidden ? [addresseeId] : [requesterId, addresseeId])
    unit.emit(userId, { type: 'connection.changed', id, connection: null });
}

/** Ends the connection or request between two people when one blocks the other. */
export async function endBetween(unit: Change, one: string, other: string): Promise<void> {
  const [known] = await unit.db.select().from(connections).where(isPair(one, other));
  if (known) await endConnection(unit, known, 'withdrawn');
}

/** The door comes before the body: the person who may not see the request gets 404 whatever they send. */
export async function answerRequest(call: Call, input: Input<typeof api.connections.decide>) {
  await reachableConnection(call, input.params.id);
  return decideConnection(call, input.params.id, input.body.action);
}

/** Accepts or declines a request to me, or cancels mine. */
export async function decideConnection(
  call: Call,
  id: string,
  action: 'accept' | 'decline' | 'cancel',
) {
  const row = await reachableConnection(call, id);
  // Accepting once more, from another device or by a second tap, changes nothing.
  if (action === 'accept' && row.state === 'accepted' && row.addresseeId === call.me.userId)
    return { connection: await connectionSeenBy(call, call.me.userId, row.id) };
  const mayDecide =
    action === 'cancel' ? row.requesterId === call.me.userId : row.addresseeId === call.me.userId;
  if (row.state !== 'pending' || !mayDecide) throw new Refusal('connection.not_allowed');
  if (action === 'accept') await accept(call, row);
  else await endConnection(call, row, action === 'cancel' ? 'withdrawn' : 'declined');
  return { connection: await connectionSeenBy(call, call.me.userId, row.id) };
}

/** Ends a connection; the chats of the two stay. */
export async function removeConnection(
  call: Call,
  { params }: Input<typeof api.connections.remove>,
) {
  const row = await reachableConnection(call, params.id);
  if (row.state !== 'accepted') throw new Refusal('connection.not_allowed');
  await endConnection(call, row, 'withdrawn');
  return { ok: true as const };
}

/** The door: a connection of mine that I may see, with its pair locked. */
async function reachableConnection(call: Call, id: string): Promise<ConnectionRow> {
  if (!isUuid(id)) throw new Refusal('connection.not_found');
  const myId = call.me.userId;
  const found = () =>
    call.db
      .select()
      .from(connections)
      .where(
        and(
          eq(connections.id, id),
          or(eq(connections.requesterId, myId), eq(connections.addresseeId, myId)),
          sql`not (${connections.byAddress} and ${connections.state} = 'pending' and ${connections.requesterId} = ${myId})`,
        ),
      );
  const [seen] = await found();
  if (!seen) throw new Refusal('connection.not_found');
  await lockPair(call.db, seen.requesterId, seen.addresseeId);
  const [row] = await found();
  if (!row) throw new Refusal('connection.not_found');
  return row;
}
