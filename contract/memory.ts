import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, Time, filledText } from './shapes.ts';
import { actionStates, limits, memoryKinds } from './values.ts';

/** Memories that a person allows the guide: theirs alone, used in their chats with the guide alone. */
export const MemoryNote = z.strictObject({
  id: Id,
  kind: z.enum(memoryKinds),
  text: z.string(),
  /** The chat that it came of; null: written by hand, or the chat is gone. */
  chat_id: Id.nullable(),
  created_at: Time,
  edited_at: Time.nullable(),
});
export type MemoryNote = z.output<typeof MemoryNote>;

/** The newest step that came of a chat with the guide alone, and what became of it. */
const RememberedStep = z.strictObject({
  action_id: Id,
  title: z.string(),
  state: z.enum(actionStates),
});

/** All that the guide remembers of a person; it uses it only with `settings.memory`. */
export const Memory = z.strictObject({
  /** Oldest first. */
  items: z.array(MemoryNote),
  last_step: RememberedStep.nullable(),
});
export type Memory = z.output<typeof Memory>;

const NoteFields = z.strictObject({
  kind: z.enum(memoryKinds),
  text: filledText(limits.memoryNoteLengthMax),
});

const path = '/api/user/memory';

export const memory = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'Memories of the guide about me, also while it may not use it.',
    answer: Memory,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Adds a note of mine. A repeated `id` of mine answers with the note that exists.',
    body: NoteFields.extend({
      id: z.uuid().optional(),
      /** A chat of mine with the guide alone, for a note that is brought back. */
      chat_id: Id.nullable().default(null),
      /** When it was made, for one that is brought back; a time to come counts as now. */
      created_at: Time.optional(),
    }),
    answer: z.strictObject({ note: MemoryNote }),
    fails: ['memory.too_many', 'chat.not_found', 'chat.not_joined', 'chat.wrong_type'],
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Changes the named fields of a note of mine.',
    params: ById,
    body: NoteFields.partial(),
    answer: z.strictObject({ note: MemoryNote }),
    fails: ['memory.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Forgets a note of mine, and answers with it.',
    params: ById,
    answer: z.strictObject({ note: MemoryNote }),
    fails: ['memory.not_found'],
  }),
  forget: endpoint({
    method: 'DELETE',
    path,
    summary: 'Forgets all my notes; my actions stay.',
    answer: z.strictObject({ forgotten: z.number().int().nonnegative() }),
  }),
};
