import type { ChatListItem } from '#contract/chat.ts';
import { useText } from '#web/platform/language.tsx';
import {
  Archive,
  ArchiveRestore,
  MailCheck,
  Mail,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from '#web/ui/icons.ts';
import type { MenuButtonProps } from '#web/ui/RowMenu.tsx';
import { useChatChanges } from './chat-changes.ts';

/** What can be done with a chat, from its row and from its header. */
export function useChatMenu(
  chat: ChatListItem,
  { isOpen, onRename }: { isOpen: boolean; onRename: () => void },
): MenuButtonProps {
  const text = useText();
  const changes = useChatChanges();
  const { id, pinned, archived } = chat;
  const title = chat.title || text('chat.untitled');
  const isUnread = chat.unread > 0;
  return {
    label: text('chat.options_of', { title }),
    actions: [
      { label: text('chat.rename'), icon: <Pencil aria-hidden />, onChoose: onRename },
      {
        label: text(pinned ? 'chat.unpin' : 'chat.pin'),
        icon: pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
        onChoose: () => changes.pin(id, !pinned),
      },
      {
        label: text(isUnread ? 'chat.mark_read' : 'chat.mark_unread'),
        icon: isUnread ? <MailCheck aria-hidden /> : <Mail aria-hidden />,
        disabled: chat.last_message === null,
        onChoose: () => (isUnread ? changes.markRead(id) : changes.markUnread(id)),
      },
      {
        label: text(archived ? 'chat.unarchive' : 'chat.archive'),
        icon: archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
        onChoose: () => changes.archive(id, !archived),
      },
      {
        label: text('chat.delete'),
        icon: <Trash2 aria-hidden />,
        danger: true,
        divided: true,
        onChoose: () => changes.remove(chat, isOpen),
      },
    ],
  };
}
