import { useNavigate } from '@tanstack/react-router';
import { loadedFolders } from '#web/features/folders/folder-cache.ts';
import { shownIn } from '#web/features/folders/folder-order.ts';
import { useShortcuts } from '#web/platform/shortcuts.ts';
import { queryClient } from '#web/platform/query.ts';
import { type ChatListData, listOf } from '#web/features/chats/chat-list-pages.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import {
  useListFilter,
  useListStage,
  useShownFolder,
  useWithList,
} from '#web/features/chats/list-filter.ts';

/** To the chat before and after in the list, or to the next one there that has something new. */
export function useChatKeys(openId: string | null): void {
  const navigate = useNavigate();
  const filter = useListFilter();
  const stage = useListStage();
  const folder = useShownFolder();
  const hrefOf = useWithList();
  const go = (step: 1 | -1, onlyUnread = false) => {
    const shown = loadedFolders()?.find(({ id }) => id === folder);
    const chats = shown
      ? shownIn(shown)
      : listOf(queryClient.getQueryData<ChatListData>(chatKeys.list(filter, stage)), {
          filter,
          stage,
        })();
    const at = chats.findIndex(({ id }) => id === openId);
    const after = chats.slice(at + 1);
    const onTheWay = step === 1 || at < 0 ? after : chats.slice(0, at).toReversed();
    const next = onTheWay.find(({ unread }) => !onlyUnread || unread > 0);
    if (!next) return;
    void navigate({ href: hrefOf(`/chat/${next.id}`) });
    rowOf(next.id)?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts({
    previous_chat: () => go(-1),
    next_chat: () => go(1),
    previous_unread: () => go(-1, true),
    next_unread: () => go(1, true),
  });
}

function rowOf(chatId: string): Element | null {
  return document.querySelector(`[data-chat="${CSS.escape(chatId)}"]`);
}
