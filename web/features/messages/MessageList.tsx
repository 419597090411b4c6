import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { contentIsShown } from '#web/platform/first-content.ts';
import { useText } from '#web/platform/language.tsx';
import { useOnline } from '#web/platform/network.ts';
import { currentTimeZone, dayLabel } from '#web/platform/time.ts';
import { DayHeading } from '#web/ui/Headings.tsx';
import {
  MessageScroller,
  type MessageScrollerHandle,
  type RowAnchor,
} from '#web/ui/scroller/MessageScroller.tsx';
import { loadNewer, loadOlder, refreshWindow } from './message-queries.ts';
import { lastScreenful } from './last-screenful.ts';
import { type Reader, type Row, RowKeeper, daysIn } from './message-rows.ts';
import type { MessageWindow } from './message-window.ts';
import { useReadPointer } from './read-pointer.ts';
import { useKeptScreen } from './use-kept-screen.ts';
import { useToday } from '#web/platform/today.ts';
import type { PendingEntry } from './use-outbox.ts';
import classes from './MessageList.module.css';

export type MessageListProps = {
  chatId: string;
  shown: MessageWindow;
  /** My messages that the server has not accepted yet. */
  pending: PendingEntry[];
  /** Among people; the guide's chats have no line of new messages. */
  reader?: Reader;
  title: string;
  /** The initial position; default: the end. */
  openAt: RowAnchor | undefined;
  /** Keep it the same function between renders. */
  renderRow: (row: Row) => ReactNode;
  isNews: (row: Row) => boolean;
  newsCount?: number;
  way?: ReactNode;
  foot?: ReactNode;
  announcement: string;
  /** Called after every movement and change of the view. */
  onMove?: () => void;
  scroller: RefObject<MessageScrollerHandle | null>;
};

/** The conversation: what the server has, then what is on its way to it. */
export function MessageList(props: MessageListProps) {
  const { chatId, shown, scroller, renderRow, onMove } = props;
  const text = useText();
  const [keeper] = useState(() => new RowKeeper(daysIn(currentTimeZone())));
  const rows = useRows(keeper, props);
  // The initial rows are painted first, and rows above them after, in slices.
  useEffect(contentIsShown, []);
  const isWhole = useDeferredValue(true, props.openAt !== undefined);
  const hasOlder = shown.previous !== null || !isWhole;
  const onTheirWay = useOnline() ? 'chat.loading_older' : 'chat.older_later';
  useKeptScreen(chatId, rows, scroller);
  const look = useReadPointer(chatId, shown, scroller);
  const move = useCallback(() => {
    look();
    onMove?.();
  }, [look, onMove]);
  const renderItem = useCallback(
    (row: Row) => <div className={classes.row}>{renderRow(row)}</div>,
    [renderRow],
  );
  const older = useCallback(() => void loadOlder(chatId).catch(() => undefined), [chatId]);
  const newer = useCallback(() => void loadNewer(chatId).catch(() => undefined), [chatId]);
  const latest = useCallback(() => void refreshWindow(chatId).catch(() => undefined), [chatId]);
  return (
    <MessageScroller
      ref={scroller}
      className={classes.list}
      items={isWhole ? rows : lastScreenful(rows, innerHeight)}
      itemKey={keyOf}
      renderItem={renderItem}
      sectionOf={dayOf}
      renderSection={useDays(keeper)}
      isNews={props.isNews}
      newsCount={props.newsCount}
      way={props.way}
      foot={props.foot}
      onMove={move}
      openAt={props.openAt}
      label={text('chat.messages', { title: props.title })}
      jumpLabel={(count) => text('chat.jump', { count })}
      hasOlder={isWhole && hasOlder}
      onReachStart={older}
      hasNewer={shown.next !== null}
      onReachEnd={newer}
      onLatestWanted={latest}
      announcement={props.announcement}
      start={<p className={classes.start}>{text(hasOlder ? onTheirWay : 'chat.beginning')}</p>}
      end={<div className={classes.end} />}
    />
  );
}

const keyOf = (row: Row) => row.key;
const dayOf = (row: Row) => String(row.day);

function useRows(
  keeper: RowKeeper,
  { shown, pending, reader }: Pick<MessageListProps, 'shown' | 'pending' | 'reader'>,
): Row[] {
  const { items, next } = shown;
  return useMemo(() => {
    const stored = new Set(items.map(({ client_id: clientId }) => clientId));
    // Messages that the server has are not shown twice, and messages waiting for an answer are above the
    // composer.
    const below = pending.filter(
      (each) => each.shown !== 'queued' && !stored.has(each.entry.clientId),
    );
    return keeper.rows(items, next === null ? below : [], reader);
  }, [keeper, items, next, pending, reader]);
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
