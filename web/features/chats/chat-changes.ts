import { notifications } from '@mantine/notifications';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ChatListItem, NotifyLevel } from '#contract/chat.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import type { NewEvent } from '#contract/live.ts';
import { unconfirmed } from '#contract/values.ts';
import type { Stage } from '#contract/shapes.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { type TextKey, currentText } from '#web/platform/language.tsx';
import { askAgain } from '#web/platform/query.ts';
import { answerStore, closeToast, showToast } from '#web/ui/toasts.ts';
import { adoptChat, applyToCache, chatInfo, refreshLists } from './chat-cache.ts';
import { type NamedChat, chatName } from './chat-name.ts';
import { chatKeys } from './chat-queries.ts';
import { newestMessages, shownWindow } from '#web/features/messages/message-queries.ts';
import { myId } from '#web/platform/session.ts';
import { knownChats } from './known-chats.ts';
import { holdUnread } from './held-unread.ts';

/** As long as the server brings a deleted chat back. */
export const undoMs = 30_000;

/** A person's actions on a chat: shown at once, undone if the server refuses. */
export interface ChatChanges {
  rename: (id: string, name: string) => void;
  pin: (id: string, pinned: boolean) => void;
  archive: (id: string, archived: boolean) => void;
  /** Null ends it. */
  mute: (id: string, until: string | null) => void;
  notify: (id: string, level: NotifyLevel) => void;
  markUnread: (id: string) => void;
  markRead: (id: string) => void;
  moveTo: (id: string, stage: Stage) => void;
  remove: (chat: RemovedChat, isOpen: boolean, outcome?: RemoveOutcome) => void;
  /** Declines an invitation, or takes back a request to join. */
  decline: (chat: Pick<ChatListItem, 'id' | 'state'>, isOpen: boolean) => void;
}

type RemovedChat = NamedChat & Pick<ChatListItem, 'id'>;
/** The effect of a deletion; see the contract. */
export type RemoveOutcome = AnswerOf<typeof api.chat.remove>['outcome'];

const removed: Record<RemoveOutcome, TextKey> = {
  deleted: 'chat.deleted',
  hidden: 'members.hidden',
  left: 'members.left',
};

export function useChatChanges(): ChatChanges {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      rename: (id, name) => {
        const title = name.trim();
        if (title === '' || title === titleOf(id)) return;
        changeChat(id, { type: 'chat.updated', chat_id: id, changes: { title } }, () =>
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
      mute: (id, mutedUntil) => keep(id, { muted_until: mutedUntil }),
      notify: (id, level) => keep(id, { notify: level }),
      markUnread: (id) => {
        void newestOfOthers(id).then((seq) => {
          if (seq === null) return;
          holdUnread(id);
          read(id, seq - 1, 1);
        });
      },
      markRead: (id) => {
        const last = knownChats.get(id)?.last_message ?? chatInfo(id)?.last_message;
        if (last) read(id, last.seq, 0);
      },
      moveTo: (id, stage) =>
        changeChat(id, { type: 'chat.updated', chat_id: id, changes: { stage } }, () =>
          call(api.chat.stage, { params: { id }, body: { stage } }),
        ),
      remove: (chat, isOpen, outcome = chat.chat_type === 'US' ? 'hidden' : 'deleted') => {
        if (isOpen) void navigate({ to: '/chat', replace: true });
        removeWithUndo(
          chat,
          () => void navigate({ to: '/chat/$id', params: { id: chat.id } }),
          isOpen,
          outcome,
        );
      },
      decline: (chat, isOpen) => {
        if (isOpen) void navigate({ to: '/chat', replace: true });
        void decline(chat);
      },
    }),
    [navigate],
  );
}

function titleOf(id: string): string | undefined {
  return knownChats.get(id)?.title ?? chatInfo(id)?.title;
}

/** The newest message that can be marked unread. */
async function newestOfOthers(id: string): Promise<number | null> {
  const me = myId();
  const last = knownChats.get(id)?.last_message ?? chatInfo(id)?.last_message;
  if (!last) return null;
  if (last.kind !== 'system' && last.author_id !== me && !last.deleted) return last.seq;
  const known = shownWindow(id)?.items ?? (await newestMessages(id).catch(() => []));
  const counts = known.findLast(
    ({ kind, author, deleted_at: gone }) => kind !== 'system' && author.id !== me && gone === null,
  );
  return counts?.seq ?? null;
}

type Kept = Pick<ChatListItem, 'pinned' | 'archived' | 'muted_until' | 'notify'>;

function keep(id: string, changes: Partial<Kept>): void {
  changeChat(id, { type: 'chat.kept', chat_id: id, changes }, () =>
    call(api.chat.settings, { params: { id }, body: changes }),
  );
}

function read(id: string, seq: number, unread: number): void {
  changeChat(id, { type: 'chat.read', chat_id: id, last_read_seq: seq, unread, mention: 0 }, () =>
    call(api.chat.read, { params: { id }, body: { seq } }),
  );
}

/** Applies the server's event optimistically; a refusal restores the server's state. */
export function changeChat(id: string, event: NewEvent, change: () => Promise<unknown>): void {
  const isPersonal = event.type === 'chat.kept' || event.type === 'chat.read';
  applyToCache({ ...event, stream: isPersonal ? myId() : id, version: unconfirmed });
  change().catch((error: unknown) => {
    showToast({ tone: 'error', text: sentenceOf(error) });
    refreshLists();
    void askAgain(chatKeys.info(id));
  });
}

async function decline({ id, state }: Pick<ChatListItem, 'id' | 'state'>): Promise<void> {
  const text = currentText();
  applyToCache({ type: 'chat.removed', chat_id: id, stream: myId(), version: unconfirmed });
  try {
    await call(api.members.decline, { params: { id }, body: {} });
    const done = state === 'requested' ? 'members.withdrawn' : 'members.declined';
    showToast({ tone: 'success', text: text(done) });
  } catch (error) {
    showToast({ tone: 'error', text: sentenceOf(error) });
    refreshLists();
    void askAgain(chatKeys.info(id));
  }
}

function removeWithUndo(
  chat: RemovedChat,
  reopen: () => void,
  wasOpen: boolean,
  outcome: RemoveOutcome,
): void {
  const text = currentText();
  const { id } = chat;
  const removing = call(api.chat.remove, { params: { id } });
  applyToCache({ type: 'chat.removed', chat_id: id, stream: myId(), version: unconfirmed });
  const toast = showToast({
    tone: 'success',
    text: text(removed[outcome], { title: chatName(chat, text) }),
    action: {
      label: text('chat.undo'),
      onChoose: () => {
        removing
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
  removing.catch(failed);
}
