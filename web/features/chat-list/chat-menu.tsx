import type { ChatListItem } from '#contract/chat.ts';
import type { Folder } from '#contract/folders.ts';
import { takeOut } from '#web/features/folders/folder-changes.ts';
import { personActions } from '#web/features/connections/person-actions.tsx';
import { findBlocked, useKnownBlocked } from '#web/features/connections/use-blocked.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  Download,
  FolderInput,
  FolderMinus,
  Info,
  ListChecks,
  LogOut,
  Mail,
  MailCheck,
  Pencil,
  Pin,
  PinOff,
  Share2,
  Trash2,
  Undo2,
} from '#web/ui/icons.ts';
import type { MenuAction, MenuButtonProps } from '#web/ui/RowMenu.tsx';
import { useChatChanges } from '#web/features/chats/chat-changes.ts';
import { type ChatRole, removalOf } from '#web/features/chats/chat-role.ts';
import { isMuted } from '#web/features/chats/chat-kinds.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';

export type ChatMenuOptions = {
  isOpen: boolean;
  /** Mine in a group; what needs it waits until it is known. */
  role?: ChatRole | undefined;
  onRename: () => void;
  onMute: () => void;
  onFolders: () => void;
  onCopy: () => void;
  /** Begins to choose several chats, where that can be done. */
  onSelect?: (() => void) | undefined;
  /** The folder from whose list the menu is opened. */
  folder?: Pick<Folder, 'id' | 'name'> | undefined;
  onDetails?: () => void;
  /** Actions shown beside the menu if there is space. */
  more?: MenuAction[];
};

/** The actions of a chat, for its row and its header. */
export function useChatMenu(
  chat: ChatListItem,
  {
    isOpen,
    role,
    onRename,
    onMute,
    onFolders,
    onCopy,
    onSelect,
    folder,
    onDetails,
    more = [],
  }: ChatMenuOptions,
): MenuButtonProps {
  const text = useText();
  const changes = useChatChanges();
  const { id, chat_type: type, pinned, archived } = chat;
  const label = text('chat.options_of', { title: useChatName(chat) });
  const removal = useRemoval(chat, role);
  const blocked = useKnownBlocked();
  const isGroup = type === 'GP';
  const isUnread = chat.unread > 0;
  const muted = isMuted(chat);
  const among = type === 'US' || isGroup;
  const actions: (MenuAction | null)[] = [
    onDetails
      ? {
          label: text(isGroup ? 'members.show_details' : 'members.show_pair_details'),
          icon: <Info aria-hidden />,
          onChoose: onDetails,
        }
      : null,
    ...more,
    type === 'US' || (isGroup && role === 'member')
      ? null
      : {
          label: text('chat.rename'),
          icon: <Pencil aria-hidden />,
          disabled: isGroup && role === undefined,
          onChoose: onRename,
        },
    {
      label: text(pinned ? 'chat.unpin' : 'chat.pin'),
      icon: pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
      onChoose: () => changes.pin(id, !pinned),
    },
    among
      ? {
          label: text(muted ? 'members.unmute' : 'members.mute'),
          icon: muted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
          onChoose: () => (muted ? changes.mute(id, null) : onMute()),
        }
      : null,
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
      label: text('folders.add_to'),
      icon: <FolderInput aria-hidden />,
      onChoose: onFolders,
    },
    onSelect
      ? {
          label: text('selection.select'),
          icon: <ListChecks aria-hidden />,
          onChoose: onSelect,
        }
      : null,
    folder
      ? {
          label: text('folders.take_out', { name: folder.name }),
          icon: <FolderMinus aria-hidden />,
          onChoose: () => void takeOut(folder, chat),
        }
      : null,
    {
      label: text(among ? 'copies.save' : 'copies.share_or_save'),
      icon: among ? <Download aria-hidden /> : <Share2 aria-hidden />,
      disabled: chat.last_message === null,
      onChoose: onCopy,
    },
    ...withOther(text, chat, blocked),
    {
      ...removal,
      danger: true,
      divided: true,
      disabled: isGroup && role === undefined,
      onChoose: () => changes.remove(chat, isOpen, removalOf(chat, role)),
    },
  ];
  if (chat.state === 'requested') {
    const icon = <Undo2 aria-hidden />;
    const withdraw = () => changes.decline(chat, isOpen);
    return { label, actions: [{ label: text('members.withdraw'), icon, onChoose: withdraw }] };
  }
  return {
    label,
    actions: actions.filter((action) => action !== null),
    ...(type === 'US' && { onOpen: findBlocked }),
  };
}

/** In a one-to-one chat what can be done about the other one, unless their account is gone. */
function withOther(
  text: Text,
  { chat_type: type, participants }: Pick<ChatListItem, 'chat_type' | 'participants'>,
  blocked: ReadonlySet<string> | undefined,
): MenuAction[] {
  const [other] = participants;
  if (type !== 'US' || !other || other.username === '') return [];
  const { profile, report, block } = personActions(text, other, blocked);
  return [{ ...profile, divided: true }, report, block];
}

function useRemoval(chat: ChatListItem, role: ChatRole | undefined) {
  const text = useText();
  const outcome = removalOf(chat, role);
  if (outcome === 'left') return { label: text('members.leave'), icon: <LogOut aria-hidden /> };
  const icon = <Trash2 aria-hidden />;
  if (outcome === 'hidden') return { label: text('members.delete_pair'), icon };
  return { label: text(chat.chat_type === 'GP' ? 'members.delete_group' : 'chat.delete'), icon };
}
