import type { Message } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { showPerson } from '#web/features/connections/shown-person.ts';
import { ask } from '#web/features/reports/asked.ts';
import { showsPicture } from '#web/features/reports/covered.ts';
import {
  CircleDot,
  Copy,
  Flag,
  ImageOff,
  Info,
  MessageCircle,
  Pencil,
  Reply,
  SmilePlus,
  Trash2,
  UserRound,
} from '#web/ui/icons.ts';
import { copyMarkdown } from '#web/ui/markdown/markdown-text.ts';
import type { MenuAction, MenuButtonProps } from '#web/ui/RowMenu.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { editMessage, messageChanges } from '#web/features/chat/message-changes.ts';
import { detailedMessage } from './detailed-message.ts';
import { deleteMessage, useDeletion } from './message-deletions.ts';
import { useMoreActions } from '#web/features/chat/more-actions.tsx';
import { isNewsTo } from '#web/features/chat/message-rows.ts';
import { replyTo, authorName, useTalk } from './talk.ts';

/** What can be done with a message among people. */
export function useMessageMenu(message: Message, onReact: () => void): MenuButtonProps {
  const text = useText();
  const { me, isOpen, isOwner } = useTalk();
  const isMine = message.author.id === me;
  const isDeleted = message.deleted_at !== null;
  const deletion = useDeletion(message.id);
  const isRunning = message.status === 'streaming';
  const words = message.text || (message.audio?.transcript ?? '');
  const author =
    !isMine && 'username' in message.author && message.author.username !== '' && message.author;
  const hasPicture = showsPicture(message);
  const more = useMoreActions(message);
  const copy = async () => {
    const copied = await copyMarkdown(words);
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
    isOpen &&
      !isDeleted && {
        label: text('messages.react'),
        icon: <SmilePlus aria-hidden />,
        onChoose: onReact,
      },
    words !== '' && {
      label: text('chat.copy'),
      icon: <Copy aria-hidden />,
      onChoose: () => void copy(),
    },
    ...more,
    isMine &&
      isOpen &&
      !message.forwarded &&
      !isDeleted && {
        label: text('chat.edit'),
        icon: <Pencil aria-hidden />,
        onChoose: () => editMessage(message),
      },
    author && {
      label: text('connections.profile_of', { name: author.display_name }),
      icon: <UserRound aria-hidden />,
      onChoose: () => showPerson(author.username),
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
    hasPicture && {
      label: text('reports.opinions'),
      icon: <MessageCircle aria-hidden />,
      onChoose: () => ask({ deed: 'opinions', message }),
    },
    hasPicture &&
      !isMine && {
        label: text('reports.report_image'),
        icon: <Flag aria-hidden />,
        onChoose: () => ask({ deed: 'report', about: { kind: 'image', message } }),
      },
    !isMine &&
      !isDeleted &&
      !isRunning &&
      message.text !== '' && {
        label: text('reports.report_message'),
        icon: <Flag aria-hidden />,
        onChoose: () => ask({ deed: 'report', about: { kind: 'message', message } }),
      },
    isMine &&
      hasPicture && {
        label: text('reports.remove_image'),
        icon: <ImageOff aria-hidden />,
        divided: true,
        danger: true,
        onChoose: () => ask({ deed: 'remove', message }),
      },
    !deletion && {
      label: text('messages.delete_for_me'),
      icon: <Trash2 aria-hidden />,
      divided: !(isMine && hasPicture),
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
