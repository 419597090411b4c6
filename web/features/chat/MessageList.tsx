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
import { type Row, daysIn, rowsOf } from './message-rows.ts';
import type { MessageWindow } from './message-window.ts';
import { outbox } from './outbox.ts';
import { notYetStored, shownAs } from './outbox-order.ts';
import { useReadPointer } from './read-pointer.ts';
import { useAnswerNews } from './answer-news.ts';
import { useOutbox } from './use-outbox.ts';
import { useToday } from './today.ts';
import classes from './MessageList.module.css';

export type MessageListProps = {
  info: ChatInfo;
  shown: MessageWindow;
  title: string;
  ref?: Ref<MessageScrollerHandle>;
};

/** The conversation: what the server has, then what is on its way to it. */
export function MessageList({ info, shown, title, ref }: MessageListProps) {
  const text = useText();
  const chatId = info.id;
  const rows = useRows(chatId, shown);
  const [atEnd, setAtEnd] = useState(true);
  useReadPointer(chatId, shown.items.at(-1), atEnd && shown.next === null);
  const send = useCallback((words: string) => outbox.add(chatId, words), [chatId]);
  const renderRow = useCallback((row: Row) => <RowView row={row} onSend={send} />, [send]);
  const older = useCallback(() => void loadOlder(chatId).catch(() => undefined), [chatId]);
  const newer = useCallback(() => void loadNewer(chatId).catch(() => undefined), [chatId]);
  const latest = useCallback(() => void refreshWindow(chatId).catch(() => undefined), [chatId]);
  const renderDay = useDays(rows);
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
const isNews = (row: Row) => row.kind === 'message' && row.message.kind !== 'user';

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

function useRows(chatId: string, shown: MessageWindow): Row[] {
  const entries = useOutbox(chatId);
  const dayOfTime = useMemo(() => daysIn(currentTimeZone()), []);
  const before = useRef<Row[]>([]);
  const stored = useMemo(
    () => new Set(shown.items.flatMap(({ client_id: clientId }) => clientId ?? [])),
    [shown.items],
  );
  const situation = outbox.situationOf(chatId);
  const pending = notYetStored(entries, stored)
    .map((entry) => ({ entry, shown: shownAs(entry, entries, situation) }))
    .filter((each) => each.shown !== 'queued');
  const rows = rowsOf(shown.items, shown.next === null ? pending : [], dayOfTime, before.current);
  useEffect(() => {
    before.current = rows;
  });
  return rows;
}

/** The words above each day, which change at midnight. */
function useDays(rows: Row[]): (section: string) => ReactNode {
  const today = useToday();
  const times = useRef(new Map<string, number>());
  for (const row of rows) {
    const day = String(row.day);
    if (times.current.has(day)) continue;
    if (row.kind === 'message') times.current.set(day, Date.parse(row.message.created_at));
    if (row.kind === 'pending') times.current.set(day, row.entry.writtenAt);
  }
  return useCallback(
    (section: string) => (
      <div className={classes.day}>
        <DayHeading>{dayLabel(times.current.get(section) ?? Date.now(), today)}</DayHeading>
      </div>
    ),
    [today],
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
