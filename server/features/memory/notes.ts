import { type InferSelectModel, and, asc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import type { MemoryNote } from '#contract/memory.ts';
import { limits } from '#contract/values.ts';
import { chats } from '#db/schema/chats.ts';
import { memoryNotes } from '#db/schema/memory.ts';
import type { Change } from '../../platform/change.ts';
import type { Act, Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { type ChatRow, isGuided, reachableChat } from '../sight/doors.ts';
import { rememberedStep } from './last-step.ts';

export type NoteRow = InferSelectModel<typeof memoryNotes>;

type NewNote = Pick<NoteRow, 'kind' | 'text'> &
  Partial<Pick<NoteRow, 'id' | 'chatId' | 'drawnFrom' | 'createdAt'>>;

export async function listMemory({ db, me }: Call): Promise<AnswerOf<typeof api.memory.list>> {
  const rows = await db
    .select({ note: memoryNotes, chatId: chats.id })
    .from(memoryNotes)
    .leftJoin(chats, isThere())
    .where(eq(memoryNotes.userId, me.userId))
    .orderBy(asc(memoryNotes.createdAt), asc(memoryNotes.id));
  return {
    items: rows.map(({ note, chatId }) => wireNote({ ...note, chatId })),
    last_step: await rememberedStep(db, me.userId),
  };
}

/** @throws Refusal memory.too_many, and those of the door of its chat */
export async function createNote(call: Call, { body }: Input<typeof api.memory.create>) {
  const { id = newId(), kind, text, chat_id: chatId, created_at: at } = body;
  if (chatId !== null && !isGuided((await reachableChat(call, chatId)).chat))
    throw new Refusal('chat.wrong_type');
  const now = call.platform.now();
  const createdAt = at !== undefined && Date.parse(at) < now.getTime() ? new Date(at) : now;
  return { note: await addNote(call, { id, kind, text, chatId, createdAt }) };
}

/** A note of the caller, of a chat of theirs. @throws Refusal memory.too_many */
export async function addNote(
  call: Act,
  { id = newId(), createdAt = call.platform.now(), ...note }: NewNote,
): Promise<MemoryNote> {
  const { userId } = call.me;
  await call.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`memory ${userId}`}, 0))`,
  );
  const [known] = await call.db.select().from(memoryNotes).where(eq(memoryNotes.id, id));
  if (known) {
    // Somebody else's id says nothing of whether it exists.
    if (known.userId !== userId) throw refuseField('id', 'field.invalid');
    return oneOf(call, known);
  }
  const max = limits.memoryNotesMax;
  if ((await call.db.$count(memoryNotes, eq(memoryNotes.userId, userId))) >= max)
    throw new Refusal('memory.too_many', { params: { max } });
  const [row] = await call.db
    .insert(memoryNotes)
    .values({ ...note, id, userId, createdAt })
    .returning();
  if (!row) throw new Error('The note was not stored.');
  return emitted(call, row);
}

export async function updateNote(call: Call, input: Input<typeof api.memory.update>) {
  const before = await myNote(call, input.params.id);
  const changes = { ...input.body, editedAt: call.platform.now() };
  const [row = before] = await call.db
    .update(memoryNotes)
    .set(changes)
    .where(eq(memoryNotes.id, before.id))
    .returning();
  return { note: await emitted(call, row) };
}

export async function removeNote(call: Call, { params }: Input<typeof api.memory.remove>) {
  const row = await myNote(call, params.id);
  const note = await oneOf(call, row);
  await call.db.delete(memoryNotes).where(eq(memoryNotes.id, row.id));
  call.emit(call.me.userId, { type: 'memory.changed', note_id: row.id, note: null });
  return { note };
}

export async function forgetNotes(call: Call) {
  const { userId } = call.me;
  const gone = await call.db
    .delete(memoryNotes)
    .where(eq(memoryNotes.userId, userId))
    .returning({ id: memoryNotes.id });
  if (gone.length > 0) call.emit(userId, { type: 'memory.changed', note_id: null, note: null });
  return { forgotten: gone.length };
}

/** Notes name their chat as long as it is there. */
export async function emitNotesOf(
  change: Change,
  chat: Pick<ChatRow, 'id'>,
  isThereStill: boolean,
): Promise<void> {
  const rows = await change.db.select().from(memoryNotes).where(eq(memoryNotes.chatId, chat.id));
  for (const row of rows) {
    const note = wireNote(isThereStill ? row : { ...row, chatId: null });
    change.emit(row.userId, { type: 'memory.changed', note_id: row.id, note });
  }
}

/** The door: only its owner reaches a note, whose row is held. @throws Refusal memory.not_found */
async function myNote(call: Call, id: string): Promise<NoteRow> {
  if (!isUuid(id)) throw new Refusal('memory.not_found');
  const [row] = await call.db
    .select()
    .from(memoryNotes)
    .where(and(eq(memoryNotes.id, id), eq(memoryNotes.userId, call.me.userId)))
    .for('update');
  if (!row) throw new Refusal('memory.not_found');
  return row;
}

async function emitted(call: Act, row: NoteRow): Promise<MemoryNote> {
  const note = await oneOf(call, row);
  call.emit(call.me.userId, { type: 'memory.changed', note_id: row.id, note });
  return note;
}

async function oneOf({ db }: Act, row: NoteRow): Promise<MemoryNote> {
  if (row.chatId === null) return wireNote(row);
  const [found] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, row.chatId), isNull(chats.deletedAt)));
  return wireNote({ ...row, chatId: found?.id ?? null });
}

/** The chat of a note, unless it was deleted. */
function isThere() {
  return and(eq(chats.id, memoryNotes.chatId), isNull(chats.deletedAt));
}

function wireNote({ id, kind, text, chatId, createdAt, editedAt }: Omit<NoteRow, 'drawnFrom'>) {
  return {
    id,
    kind,
    text,
    chat_id: chatId,
    created_at: createdAt.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
  };
}
