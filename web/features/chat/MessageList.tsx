import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { GuideMessage } from '#web/features/assistant/GuideMessage.tsx';
import { Thinking } from '#web/features/assistant/Thinking.tsx';
import { useText } from '#web/platform/language.tsx';
import { currentTimeZone, dayLabel } from '#web/platform/time.ts';
import { DayHeading } from '#web/ui/Headings.tsx';
import { MessageScroller, type MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { MyMessage } from './MyMessage.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { loadNewer, loadOlder, refreshWindow } from './chat-queries.ts';
import { type Row, RowKeeper, daysIn } from './message-rows.ts';
import type { MessageWindow } from './message-window.ts';
import { outbox } from './outbox.ts';
import { useReadPointer } from './read-pointer.ts';
import { useAnswerNews } from './answer-news.ts';
import type { PendingEntry } from './use-outbox.ts';
import { useToday } from './today.ts';
import classes from './MessageList.module.css';

export type MessageListProps = {
  info: ChatInfo;
  shown: MessageWindow;
  /** My messages that the server has not accepted yet. */
  pending: PendingEntry[];
  title: string;
  ref?: Ref<MessageScrollerHandle>;
};

/** The conversation: what the server has, then what is on its way to it. */
export function MessageList({ info, shown, pending, title, ref }: MessageListProps) {
  const text = useText();
  const chatId = info.id;
  const [keeper] = useState(() => new RowKeeper(daysIn(currentTimeZone())));
  const rows = useRows(keeper, shown, pending);
  const [atEnd, setAtEnd] = useState(true);
  useReadPointer(chatId, shown.items.at(-1), atEnd && shown.next === null);
  const send = useCallback((words: string) => outbox.add(chatId, words), [chatId]);
  const renderRow = useCallback((row: Row) => <RowView row={row} onSend={send} />, [send]);
  const older = useCallback(() => void loadOlder(chatId).catch(() => undefined), [chatId]);
  const newer = useCallback(() => void loadNewer(chatId).catch(() => undefined), [chatId]);
  const latest = useCallback(() => void refreshWindow(chatId).catch(() => undefined), [chatId]);
  const renderDay = useDays(keeper);
  const lastRead = info.last_read_seq;
  const isNews = useCallback(
    (row: Row) =>
      row.kind === 'message' && row.message.kind !== 'user' && row.message.seq > lastRead,
    [lastRead],
  );
  return (
    <MessageScroller
      ref={ref}
      className={classes.list}
      items={rows}
      itemKey={keyOf}
      renderItem={renderRow}
      sectionOf={dayOf}
      renderSection={renderDay}
      isNews={isNews}
      label={text('chat.messages', { title })}
      jumpLabel={(count) => text('chat.jump', { count })}
      hasOlder={shown.previous !== null}
      onReachStart={older}
      hasNewer={shown.next !== null}
      onReachEnd={newer}
      onLatestWanted={latest}
      announcement={useAnswerNews(shown)}
      start={
        <p className={classes.start}>
          {text(shown.previous === null ? 'chat.beginning' : 'chat.loading_older')}
        </p>
      }
      end={<EndMark onSeen={setAtEnd} />}
    />
  );
}

const keyOf = (row: Row) => row.key;
const dayOf = (row: Row) => String(row.day);

function RowView({ row, onSend }: { row: Row; onSend: (text: string) => void }) {
  return <div className={classes.row}>{content(row, onSend)}</div>;
}

function content(row: Row, onSend: (text: string) => void) {
  if (row.kind === 'thinking') return <Thinking />;
  if (row.kind === 'pending') return <PendingMessage entry={row.entry} shown={row.shown} />;
  const { message, grouped, last } = row;
  return message.kind === 'user' ? (
    <MyMessage message={message} grouped={grouped} />
  ) : (
    <GuideMessage message={message} grouped={grouped} last={last} onSend={onSend} />
  );
}

function useRows(keeper: RowKeeper, shown: MessageWindow, pending: PendingEntry[]): Row[] {
  const { items, next } = shown;
  return useMemo(() => {
    const stored = new Set(items.map(({ client_id: clientId }) => clientId));
    // What the server has is not shown twice, and what waits for an answer stands above the composer.
    const below = pending.filter(
      (each) => each.shown !== 'queued' && !stored.has(each.entry.clientId),
    );
    return keeper.rows(items, next === null ? below : []);
  }, [keeper, items, next, pending]);
}

/** The words above each day, which change at midnight. */
function useDays(keeper: RowKeeper): (section: string) => ReactNode {
  const today = useToday();
  return useCallback(
    (section: string) => (
      <div className={classes.day}>
        <DayHeading>{dayLabel(keeper.timeOf(Number(section)), today)}</DayHeading>
      </div>
    ),
    [keeper, today],
  );
}

/** Tells whether the end of the conversation can be seen. */
function EndMark({ onSeen }: { onSeen: (seen: boolean) => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([seen]) => onSeen(seen?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={mark} className={classes.end} />;
}
