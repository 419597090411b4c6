import { useCallback } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { GuideMessage } from '#web/features/assistant/GuideMessage.tsx';
import { Thinking } from '#web/features/assistant/Thinking.tsx';
import { ConversationKeys } from './ConversationKeys.tsx';
import { MessageList, type MessageListProps } from './MessageList.tsx';
import { MyMessage } from './MyMessage.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { useAnswerNews } from './answer-news.ts';
import { useChatName } from './chat-name.ts';
import type { Row } from './message-rows.ts';
import type { MessageWindow } from './message-window.ts';

type GuidedMessagesProps = Omit<MessageListProps, 'renderRow' | 'title' | 'announcement'> & {
  info: ChatInfo;
  /** Sends what the guide suggested. Keep it the same function between renders. */
  onSend: (text: string) => void;
};

/** What was said between a person and the guide. */
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
      return <Thinking />;
    case 'pending':
      return <PendingMessage entry={row.entry} shown={row.shown} />;
    case 'message':
      return row.message.kind === 'user' ? (
        <MyMessage message={row.message} grouped={row.grouped} />
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
