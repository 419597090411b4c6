import type { ChatInfo } from '#contract/chat.ts';
import { ConversationKeys } from '#web/features/messages/ConversationKeys.tsx';
import { PressedSheet } from '#web/features/message-actions/PressedSheet.tsx';
import { MessageList, type MessageListProps } from '#web/features/messages/MessageList.tsx';
import { useChatName } from '#web/features/chats/chat-name.ts';
import type { Row } from '#web/features/messages/message-rows.ts';
import { PendingToPeople } from './PendingToPeople.tsx';
import { PeopleAnswer } from './PeopleAnswer.tsx';
import { PeopleSheet } from './PeopleSheet.tsx';
import { PersonMessage } from './PersonMessage.tsx';
import { SystemMessage } from './SystemMessage.tsx';
import { UnreadLine } from './UnreadLine.tsx';
import { usePeopleNews } from './people-news.ts';

type PeopleMessagesProps = Omit<MessageListProps, 'renderRow' | 'title' | 'announcement'> & {
  info: ChatInfo;
};

/** The messages of a chat of people. */
export function PeopleMessages({ info, ...list }: PeopleMessagesProps) {
  const { shown, pending } = list;
  return (
    <>
      <MessageList
        {...list}
        title={useChatName(info)}
        renderRow={renderRow}
        announcement={usePeopleNews(shown)}
      />
      <PressedSheet shown={shown} sheet={PeopleSheet} />
      <ConversationKeys info={info} shown={shown} isSending={pending.length > 0} />
    </>
  );
}

function renderRow(row: Row) {
  switch (row.kind) {
    case 'unread':
      return <UnreadLine />;
    case 'pending':
      return <PendingToPeople row={row} />;
    case 'message':
      if (row.message.kind === 'system') return <SystemMessage message={row.message} />;
      if (row.message.kind === 'guide') return <PeopleAnswer row={row} />;
      return <PersonMessage row={row} />;
    default:
      return null;
  }
}
