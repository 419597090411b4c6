import type { DragEvent } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { storeOf } from '#web/platform/store.ts';

/** A kind of its own, so that nothing from elsewhere is taken for a chat. */
const kind = 'application/x-zavit-chat';

export interface DraggedChat {
  chat: ChatListItem;
  /** The folder in which its row stands. */
  from: Pick<Folder, 'id' | 'name'> | null;
}

/** The chat that is on its way by the mouse. */
export const draggedChat = storeOf<DraggedChat | null>(null);

const end = () => draggedChat.set(null);

/** Makes a chat's row draggable. */
export function dragOf(dragged: DraggedChat) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'copyMove';
      dataTransfer.setData(kind, dragged.chat.id);
      // A page that changes in this moment ends the drag in some browsers.
      setTimeout(() => {
        draggedChat.set(dragged);
        // A removed row gets no end event; during a drag there is no other pointer movement.
        window.addEventListener('pointermove', end, { once: true });
      }, 0);
    },
    onDragEnd: end,
  };
}

/** Makes an element a drop target for chats; `onOver` reports whether one is above it. */
export function dropOf(onOver: (isOver: boolean) => void, onDrop: (dragged: DraggedChat) => void) {
  const take = (event: DragEvent): boolean => {
    if (!event.dataTransfer.types.includes(kind)) return false;
    event.preventDefault();
    return true;
  };
  return {
    onDragEnter: (event: DragEvent) => {
      if (take(event)) onOver(true);
    },
    onDragOver: (event: DragEvent) => {
      if (take(event)) event.dataTransfer.dropEffect = 'move';
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      // Between its own parts it is still above it.
      if (!(to instanceof Node && event.currentTarget.contains(to))) onOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!take(event)) return;
      onOver(false);
      const dragged = draggedChat.get();
      draggedChat.set(null);
      if (dragged) onDrop(dragged);
    },
  };
}
