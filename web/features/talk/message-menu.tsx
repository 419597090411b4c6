import type { Message } from '#contract/messages.ts';
import { storeOf } from '#web/platform/store.ts';
import { useText } from '#web/platform/language.tsx';
import { CircleDot, Copy, Info, Pencil, Reply, SmilePlus, Trash2 } from '#web/ui/icons.ts';
import { copyMarkdown } from '#web/ui/markdown/markdown-text.ts';
import type { MenuAction, MenuButtonProps } from '#web/ui/RowMenu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { editedMessage, messageChanges } from '#web/features/chat/message-changes.ts';
import { deleteMessage } from './message-deletions.ts';
import { isNewsTo } from '#web/features/chat/message-rows.ts';
import { replyTo, authorName, useTalk } from './talk.ts';

/** The message whose details are shown. */
export const detailedMessage = storeOf<Message | null>(null);

/** What can be done with a message among people. */
export function useMessageMenu(message: Message, onReact: () => void): MenuButtonProps {
  const text = useText();
  const { me, isOpen, isOwner } = useTalk();
  const isMine = message.author.id === me;
  const isDeleted = message.deleted_at !== null;
  const isRunning = message.status === 'streaming';
  const copy = async () => {
    const copied = await copyMarkdown(message.text);
    showToast({
      tone: copied ? 'success' : 'error',
      text: text(copied ? 'chat.copied' : 'chat.copy_failed'),
    });
  };
  const actions: (MenuAction | false)[] = [
    isOpen &&
      !isDeleted && {
        label: text('messages.reply'),
        icon: <Reply aria-hidden />,
        onChoose: () => replyTo(message),
      },
    !isDeleted && {
      label: text('messages.react'),
      icon: <SmilePlus aria-hidden />,
      onChoose: onReact,
    },
    message.text !== '' && {
      label: text('chat.copy'),
      icon: <Copy aria-hidden />,
      onChoose: () => void copy(),
    },
    isMine &&
      isOpen &&
      !isDeleted && {
        label: text('chat.edit'),
        icon: <Pencil aria-hidden />,
        onChoose: () => editedMessage.set(message.id),
      },
    isNewsTo(message, me) && {
      label: text('messages.mark_unread'),
      icon: <CircleDot aria-hidden />,
      onChoose: () => messageChanges.markUnreadFrom(message),
    },
    !isDeleted && {
      label: text('messages.details'),
      icon: <Info aria-hidden />,
      onChoose: () => detailedMessage.set(message),
    },
    {
      label: text('messages.delete_for_me'),
      icon: <Trash2 aria-hidden />,
      divided: true,
      danger: true,
      onChoose: () => deleteMessage(message, 'me'),
    },
    (isMine || isOwner) &&
      !isDeleted &&
      !isRunning && {
        label: text('messages.delete_for_all'),
        icon: <Trash2 aria-hidden />,
        danger: true,
        onChoose: () => deleteMessage(message, 'all'),
      },
  ];
  return {
    label: isMine
      ? text('messages.options_of_mine')
      : text('messages.options_of', { name: authorName(text, message.author) }),
    actions: actions.filter((action) => action !== false),
  };
}
