import type { BodyIn } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { MemoryNote } from '#contract/memory.ts';
import { showRefusal } from '#web/features/insights/insight-changes.ts';
import { call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { newId } from '#web/platform/new-id.ts';
import { showToast } from '#web/ui/toasts.ts';
import { showNote } from './memory-query.ts';

export type NoteWords = Pick<MemoryNote, 'kind' | 'text'>;

/** @throws ApiError */
export async function addNote(words: NoteWords): Promise<void> {
  await create({ ...words, id: newId() });
}

/** @throws ApiError */
export async function editNote({ id }: MemoryNote, body: NoteWords): Promise<void> {
  const { note } = await call(api.memory.update, { params: { id }, body });
  showNote(id, note);
}

/** Deletes a note, with a way back. */
export async function removeNote(shown: MemoryNote): Promise<void> {
  const { id } = shown;
  showNote(id, null);
  try {
    const { note } = await call(api.memory.remove, { params: { id } });
    const { edited_at: _, ...words } = note;
    showToast({
      tone: 'success',
      text: currentText()('memory.deleted'),
      action: {
        label: currentText()('chat.undo'),
        onChoose: () => void create(words).catch(showRefusal),
      },
    });
  } catch (error) {
    showNote(id, shown);
    showRefusal(error);
  }
}

/** Forgets all notes and goals. */
export async function forgetAll(): Promise<void> {
  try {
    await call(api.memory.forget);
    showNote(null, null);
    showToast({ tone: 'success', text: currentText()('memory.forgotten') });
  } catch (error) {
    showRefusal(error);
  }
}

async function create(body: BodyIn<typeof api.memory.create>): Promise<void> {
  const { note } = await call(api.memory.create, { body });
  showNote(note.id, note);
}
