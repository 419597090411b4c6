import type { LiveEvent, Unconcerned } from './live.ts';
import type { Memory, MemoryNote } from './memory.ts';

/** The guide's memories of me after an event; null: fetch it again. */
export function applyToMemory(memory: Memory, event: LiveEvent): Memory | null {
  switch (event.type) {
    case 'memory.changed': {
      const { note, note_id: id } = event;
      if (id === null) return { ...memory, items: [] };
      const others = memory.items.filter((one) => one.id !== id);
      return { ...memory, items: note ? [...others, note].toSorted(oldestFirst) : others };
    }
    case 'action.changed':
      // It may be the last step now, or was it until now.
      return null;
    default:
      event satisfies Unconcerned<'memory'>;
      return memory;
  }
}

function oldestFirst(one: MemoryNote, other: MemoryNote): number {
  const place = ({ created_at: at, id }: MemoryNote) => `${at} ${id}`;
  return place(one) < place(other) ? -1 : 1;
}
