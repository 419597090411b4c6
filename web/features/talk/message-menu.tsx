import type { Message } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import { showPerson } from '#web/features/connections/shown-person.ts';
import { ask } from '#web/features/reports/asked.ts';
import { showsPicture } from '#web/features/messages/covered.ts';
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
import type { MenuAction, MenuButtonProps } from '#web/ui/RowMenu.tsx';
import { copyMessage } from '#web/features/message-actions/copy-message.ts';
import { canEdit, editMessage, messageChanges } from '#web/features/messages/message-changes.ts';
import { detailedMessage } from './detailed-message.ts';
import { deleteMessage, useDeletion } from './message-deletions.ts';
import { useMoreActions } from '#web/features/message-actions/more-actions.tsx';
import { isNewsTo } from '#web/features/messages/message-keys.ts';
import { replyTo, useTalk } from './talk.ts';
import { authorName } from '#web/features/messages/author-name.ts';

/** The actions of a message among people. */
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
      onChoose: () => void copyMessage(words),
    },
    ...more,
    isMine &&
      isOpen &&
      !message.forwarded &&
      !isDeleted &&
      canEdit(message) && {
        label: text('chat.edit'),
        icon: <Pencil aria-hidden />,
        onChoose: () => editMessage(message),
      },
    author && {
      label: text('connections.profile_of', { name: shownName(author) }),
      icon: <UserRound aria-hidden />,
      onChoose: () => showPerson(author),
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
