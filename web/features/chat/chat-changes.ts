import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import type { NewEvent } from '#contract/live.ts';
import type { Stage } from '#contract/shapes.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { currentText } from '#web/platform/language.tsx';
import { queryClient } from '#web/platform/query.ts';
import { answerStore, closeToast, showToast } from '#web/ui/toasts.ts';
import { adoptChat, applyToCache, chatInList, chatInfo, refreshLists } from './chat-cache.ts';
import { chatKeys, myId, shownWindow } from './chat-queries.ts';
import { holdUnread } from './read-pointer.ts';

const undoMs = 30_000;

/** What a person does with a chat: shown at once, taken back when the server refuses. */
export interface ChatChanges {
  rename: (id: string, name: string) => void;
  pin: (id: string, pinned: boolean) => void;
  archive: (id: string, archived: boolean) => void;
  markUnread: (id: string) => void;
  markRead: (id: string) => void;
  moveTo: (id: string, stage: Stage) => void;
  remove: (chat: Pick<ChatListItem, 'id' | 'title'>, isOpen: boolean) => void;
}

export function useChatChanges(): ChatChanges {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      rename: (id, name) => {
        const title = name.trim();
        if (title === '' || title === titleOf(id)) return;
        apply(id, { type: 'chat.updated', chat_id: id, changes: { title } }, () =>
          call(api.chat.rename, { params: { id }, body: { name: title } }),
        );
      },
      pin: (id, pinned) => keep(id, { pinned }),
      archive: (id, archived) => {
        keep(id, { archived });
        const text = currentText();
        showToast({
          tone: 'success',
          text: text(archived ? 'chat.archived' : 'chat.unarchived'),
          action: { label: text('chat.undo'), onChoose: () => keep(id, { archived: !archived }) },
        });
      },
      markUnread: (id) => {
        const last = chatInList(id)?.last_message ?? chatInfo(id)?.last_message;
        if (!last) return;
        holdUnread(id);
        read(id, Math.max(0, last.seq - 1), 1);
      },
      markRead: (id) => {
        const last = chatInList(id)?.last_message ?? chatInfo(id)?.last_message;
        if (last) read(id, last.seq, 0);
      },
      moveTo: (id, stage) =>
        apply(id, { type: 'chat.updated', chat_id: id, changes: { stage } }, () =>
          call(api.chat.stage, { params: { id }, body: { stage } }),
        ),
      remove: (chat, isOpen) => {
        if (isOpen) void navigate({ to: '/chat', replace: true });
        removeWithUndo(
          chat,
          () => void navigate({ to: '/chat/$id', params: { id: chat.id } }),
          isOpen,
        );
      },
    }),
    [navigate],
  );
}

function titleOf(id: string): string | undefined {
  return chatInList(id)?.title ?? chatInfo(id)?.title;
}

function keep(id: string, changes: { pinned?: boolean; archived?: boolean }): void {
  apply(id, { type: 'chat.kept', chat_id: id, changes }, () =>
    call(api.chat.settings, { params: { id }, body: changes }),
  );
}

function read(id: string, seq: number, unread: number): void {
  apply(id, { type: 'chat.read', chat_id: id, last_read_seq: seq, unread }, () =>
    call(api.chat.read, { params: { id }, body: { seq } }),
  );
}

/** Applies the event that the server will tell, before it does; a refusal brings the truth back. */
function apply(id: string, event: NewEvent, change: () => Promise<unknown>): void {
  const isPersonal = event.type === 'chat.kept' || event.type === 'chat.read';
  const version = shownWindow(id)?.version ?? 1;
  applyToCache({ ...event, stream: isPersonal ? myId() : id, version });
  change().catch((error: unknown) => {
    showToast({ tone: 'error', text: sentenceOf(error) });
    refreshLists();
    void queryClient.invalidateQueries({ queryKey: chatKeys.info(id) });
  });
}

function removeWithUndo(
  chat: Pick<ChatListItem, 'id' | 'title'>,
  reopen: () => void,
  wasOpen: boolean,
): void {
  const text = currentText();
  const { id } = chat;
  const removed = call(api.chat.remove, { params: { id } });
  applyToCache({ type: 'chat.removed', chat_id: id, stream: myId(), version: 1 });
  const toast = showToast({
    tone: 'success',
    text: text('chat.deleted', { title: chat.title || text('chat.untitled') }),
    action: {
      label: text('chat.undo'),
      onChoose: () => {
        removed
          .then(() => call(api.chat.restore, { params: { id } }))
          .then(({ chat: restored }) => {
            adoptChat(restored);
            if (wasOpen) reopen();
          })
          .catch(failed);
      },
    },
  });
  const failed = (error: unknown) => {
    closeToast(toast);
    showToast({ tone: 'error', text: sentenceOf(error) });
    refreshLists();
  };
  // As long as the server can bring the chat back.
  notifications.update({ id: toast, message: '', autoClose: undoMs }, answerStore);
  removed.catch(failed);
}

/** A refusal as a sentence for the person. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : currentText()('shell.try_later');
}
