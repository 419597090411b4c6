import { useCallback } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { GuideMessage } from './GuideMessage.tsx';
import { BeforeAnswer } from './Thinking.tsx';
import { ConversationKeys } from '#web/features/messages/ConversationKeys.tsx';
import { GuidedSheet } from './GuidedSheet.tsx';
import { PressedSheet } from '#web/features/message-actions/PressedSheet.tsx';
import { MessageList, type MessageListProps } from '#web/features/messages/MessageList.tsx';
import { MyMessage } from './MyMessage.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { useAnswerNews } from './answer-news.ts';
import { useChatName } from '#web/features/chats/chat-name.ts';
import type { Row } from '#web/features/messages/message-rows.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';

type GuidedMessagesProps = Omit<MessageListProps, 'renderRow' | 'title' | 'announcement'> & {
  info: ChatInfo;
  /** Sends what the guide suggested. Keep it the same function between renders. */
  onSend: (text: string) => void;
};

/** The messages between a person and the guide. */
export function GuidedMessages({ info, onSend, ...list }: GuidedMessagesProps) {
  const { shown, pending } = list;
  const first = firstAnswer(shown);
  const renderRow = useCallback((row: Row) => content(row, onSend, first), [onSend, first]);
  return (
    <>
      <MessageList
        {...list}
        title={useChatName(info)}
        renderRow={renderRow}
        announcement={useAnswerNews(shown)}
      />
      <PressedSheet shown={shown} sheet={GuidedSheet} />
      <ConversationKeys info={info} shown={shown} isSending={pending.length > 0} />
    </>
  );
}

/** The id of the answer with which the chat begins, once its beginning is loaded. */
function firstAnswer({ items, previous }: MessageWindow): string | undefined {
  return previous === null ? items.find(({ kind }) => kind === 'guide')?.id : undefined;
}

function content(row: Row, onSend: (text: string) => void, first: string | undefined) {
  switch (row.kind) {
    case 'thinking':
      return <BeforeAnswer />;
    case 'pending':
      return <PendingMessage row={row} />;
    case 'message':
      return row.message.kind === 'user' ? (
        <MyMessage message={row.message} parts={row.parts} grouped={row.grouped} />
      ) : (
        <GuideMessage
          message={row.message}
          grouped={row.grouped}
          first={row.message.id === first}
          last={row.last}
          onSend={onSend}
        />
      );
    default:
      return null;
  }
}
