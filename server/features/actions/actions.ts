import { type InferSelectModel, type SQL, and, eq, sql } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import { v7 as newId } from 'uuid';
import type { Action } from '#contract/actions.ts';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { plainLine } from '#contract/visible-text.ts';
import { actions } from '#db/schema/actions.ts';
import type { Call, Input, LocalAct } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { pastOrNow } from './past-or-now.ts';
import { setActionReminder } from '../reminders/reminders.ts';
import { type StoredSource, sourceNamed, wireSources } from './sources.ts';

export type ActionRow = InferSelectModel<typeof actions>;
type Fields = Input<typeof api.actions.update>['body'];
type Columns = Partial<Omit<ActionRow, 'id' | 'userId'>>;

const byteOrder = sql`${actions.position} collate "C"`;
/** A reminder for this minute is still for the future. */
const lateMs = 60_000;

type Made = Input<typeof api.actions.create>['body'];

/** @throws Refusal action.too_many, and those of the doors of its source */
export async function createAction(call: Call, { body }: Input<typeof api.actions.create>) {
  const { id, source, created_at, done_at, ...fields } = body;
  const stored = await sourceNamed(call, source);
  const action = await addAction(call, fields, stored, { id, created_at, done_at });
  return { action };
}

/** An action of the caller, of a source that they may see. */
export async function addAction(
  call: LocalAct,
  fields: Fields & { title: string },
  source: StoredSource,
  { id = newId(), ...times }: Pick<Made, 'id' | 'created_at' | 'done_at'> = {},
): Promise<Action> {
  const { userId } = call.me;
  await lockActions(call);
  const known = await rowOf(call, id);
  if (known) {
    // Somebody else's id says nothing of whether it exists.
    if (known.userId !== userId) throw refuseField('id', 'field.invalid');
    return oneOf(call, known);
  }
  if ((await call.db.$count(actions, eq(actions.userId, userId))) >= limits.actionsMax)
    throw new Refusal('action.too_many', { params: { max: limits.actionsMax } });
  const now = call.platform.now();
  const [row] = await call.db
    .insert(actions)
    .values({
      id,
      userId,
      title: fields.title,
      position: fields.position ?? (await positionAtEnd(call)),
      ...source,
      ...columnsOf(call, fields),
      createdAt: pastOrNow(call, times.created_at),
      changedAt: now,
      doneAt: fields.state === 'done' ? pastOrNow(call, times.done_at ?? undefined) : null,
    })
    .returning();
  if (!row) throw new Error('The action was not stored.');
  await remind(call, row, { isAsked: true });
  return emitted(call, row);
}

export async function updateAction(call: Call, input: Input<typeof api.actions.update>) {
  const before = await myAction(call, input.params.id);
  return { action: await changeAction(call, before, input.body) };
}

/** The action must be the caller’s, and its row be held. */
export async function changeAction(
  call: LocalAct,
  before: ActionRow,
  fields: Fields,
): Promise<Action> {
  const { state = before.state } = fields;
  const now = call.platform.now();
  const doneAt = state === 'done' ? (before.doneAt ?? now) : null;
  const [row = before] = await call.db
    .update(actions)
    .set({ ...columnsOf(call, fields), doneAt, changedAt: now })
    .where(eq(actions.id, before.id))
    .returning();
  await remind(call, row, { isAsked: fields.remind_at !== undefined });
  return emitted(call, row);
}

export async function removeAction(call: Call, { params }: Input<typeof api.actions.remove>) {
  const { id } = await myAction(call, params.id);
  await call.db.delete(actions).where(eq(actions.id, id));
  call.emit(call.me.userId, { type: 'action.changed', action_id: id, action: null });
  return { id };
}

/** @throws Refusal request.invalid for a position that no list has, and for a reminder in the past */
function columnsOf({ platform }: LocalAct, fields: Fields): Columns {
  const { title, note, stage, state, due_on: dueOn, remind_at: remindAt, position } = fields;
  if (position !== undefined) requirePosition(position);
  if (remindAt && Date.parse(remindAt) < platform.now().getTime() - lateMs)
    throw refuseField('remind_at', 'field.in_past');
  return {
    ...(title === undefined ? {} : { title: plainLine(title) }),
    ...(note === undefined ? {} : { note }),
    ...(stage === undefined ? {} : { stage }),
    ...(state === undefined ? {} : { state }),
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(remindAt === undefined ? {} : { remindAt: remindAt === null ? null : new Date(remindAt) }),
    ...(position === undefined ? {} : { position }),
  };
}

/** A position after which no other one can be made would end the list. */
function requirePosition(position: string): void {
  try {
    generateKeyBetween(position, null);
  } catch {
    throw refuseField('position', 'field.invalid');
  }
}

async function positionAtEnd({ db, me }: LocalAct): Promise<string> {
  const [last] = await db
    .select({ position: actions.position })
    .from(actions)
    .where(eq(actions.userId, me.userId))
    .orderBy(sql`${byteOrder} desc`)
    .limit(1);
  return generateKeyBetween(last?.position ?? null, null);
}

/** The door: only its owner reaches an action, whose row is held. @throws Refusal action.not_found */
async function myAction(call: Call, id: string): Promise<ActionRow> {
  const row = isUuid(id) ? await rowOf(call, id, sql`${actions.userId} = ${call.me.userId}`) : null;
  if (!row) throw new Refusal('action.not_found');
  return row;
}

async function rowOf({ db }: LocalAct, id: string, which?: SQL): Promise<ActionRow | null> {
  const [row] = await db
    .select()
    .from(actions)
    .where(and(eq(actions.id, id), which))
    .for('update');
  return row ?? null;
}

/** The counted rows and the last position stay unchanged until the transaction ends. */
async function lockActions({ db, me }: LocalAct): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`actions ${me.userId}`}, 0))`,
  );
}

/** A time that was just asked for counts also where it has come meanwhile; an older one that has come has fired. */
async function remind(call: LocalAct, row: ActionRow, { isAsked }: { isAsked: boolean }) {
  const { id: actionId, userId, state } = row;
  const dueAt = state === 'done' || state === 'dropped' ? null : row.remindAt;
  if (dueAt !== null && dueAt <= call.platform.now() && !isAsked) return;
  await setActionReminder(call, { userId, actionId, dueAt });
}

async function emitted(call: LocalAct, row: ActionRow): Promise<Action> {
  const action = await oneOf(call, row);
  call.emit(call.me.userId, { type: 'action.changed', action_id: row.id, action });
  return action;
}

async function oneOf(call: LocalAct, row: ActionRow): Promise<Action> {
  const [action] = await wireActions(call, [row]);
  if (!action) throw new Error('An action has no wire form.');
  return action;
}

/** The caller's actions as they go over the wire. */
export async function wireActions(call: LocalAct, rows: readonly ActionRow[]): Promise<Action[]> {
  const sourceOf = await wireSources(call, rows);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    note: row.note,
    stage: row.stage,
    state: row.state,
    due_on: row.dueOn,
    remind_at: row.remindAt?.toISOString() ?? null,
    position: row.position,
    source: sourceOf(row),
    created_at: row.createdAt.toISOString(),
    done_at: row.doneAt?.toISOString() ?? null,
  }));
}
