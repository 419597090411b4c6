import { useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { MessageScrollerHandle, RowAnchor } from '#web/ui/scroller/MessageScroller.tsx';
import { isAmongPeople } from '#web/features/chats/chat-kinds.ts';
import { chatKeys } from '#web/features/chats/chat-queries.ts';
import { useIsFromDisk } from '#web/platform/from-disk.ts';
import { useOnline } from '#web/platform/network.ts';
import { loadAround } from './message-queries.ts';
import { keyOfMessage, unreadKey } from './message-keys.ts';
import { type MessageWindow, messageAt } from './message-window.ts';
import { type ReadingPlace, readingPlaces } from './reading-places.ts';

/** The initial position of a chat: before new messages, or its last position. */
export type OpeningPlace = ReadingPlace & { isUnread?: true };

/** Distance of the line of new messages from the top, so that the message before it stays visible. */
const unreadOffsetPx = 72;

const newsMaxMs = 1_500;

export interface Opening {
  /** The messages around the place are loaded, or they can not be had. */
  isReady: boolean;
  /** Nothing for the chat's end. */
  place: OpeningPlace | undefined;
}

/**
 * The initial position of a chat: among people at new messages, otherwise the last position, unless its
 * address names a message.
 */
export function useOpening(
  chatId: string,
  info: ChatInfo | undefined,
  shown: MessageWindow | undefined,
): Opening {
  const { seq } = useSearch({ strict: false }) satisfies { seq?: unknown };
  const [chosen, setChosen] = useState<{ place: OpeningPlace | undefined }>();
  const [isReady, setReady] = useState(false);
  const waits = useWaitForNews(chatId, info);
  if (!chosen && info && !waits)
    setChosen({ place: seq === undefined ? placeOf(info) : undefined });
  const place = chosen?.place;
  const isLoaded = shown !== undefined;
  const isThere = chosen && (!place || (isLoaded && messageAt(shown, place.seq) !== undefined));
  // Later changes of the messages do not reposition the chat.
  if (!isReady && isThere) setReady(true);
  useEffect(() => {
    if (isReady || !isLoaded || !place) return;
    // Without them the chat opens at its end.
    loadAround(chatId, place.seq)
      .catch(() => undefined)
      .finally(() => setReady(true));
  }, [chatId, isReady, isLoaded, place]);
  return { isReady, place };
}

/**
 * Among people the place depends on what is new, which the disk does not know. It is waited for, but not for long and not
 * without a network.
 */
function useWaitForNews(chatId: string, info: ChatInfo | undefined): boolean {
  const isOld = [
    useIsFromDisk(chatKeys.info(chatId)),
    useIsFromDisk(chatKeys.messages(chatId)),
  ].some(Boolean);
  const isOnline = useOnline();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), newsMaxMs);
    return () => clearTimeout(timer);
  }, []);
  return isOld && isOnline && !isOver && info !== undefined && isAmongPeople(info);
}

function placeOf(info: ChatInfo): OpeningPlace | undefined {
  return isAmongPeople(info) && info.unread > 0
    ? { seq: info.last_read_seq + 1, offsetPx: unreadOffsetPx, isUnread: true }
    : readingPlaces.of(info.id);
}

/** The row of a place in what is loaded. */
export function anchorOf(
  shown: MessageWindow,
  place: OpeningPlace | undefined,
): RowAnchor | undefined {
  if (place?.isUnread) return { key: unreadKey, offset: place.offsetPx };
  const message = place && messageAt(shown, place.seq);
  if (!message) return undefined;
  // Another version of the chat may have a later message in its place, which is shown from its start.
  const offset = message.seq === place.seq ? place.offsetPx : 0;
  return { key: keyOfMessage(message), offset };
}

/** Keeps the place for the next time whenever the chat or the page is left. */
export function useKeptPlace(
  chatId: string,
  shown: MessageWindow,
  scroller: RefObject<MessageScrollerHandle | null>,
): void {
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  useLayoutEffect(() => {
    const keep = () => {
      // Left before the messages were listed: where it was left before still holds.
      if (!scroller.current) return;
      const seqs = new Map(latest.current.items.map((item) => [keyOfMessage(item), item.seq]));
      const anchor = scroller.current.place((key) => seqs.has(key));
      const seq = seqs.get(anchor?.key ?? '');
      readingPlaces.keep(chatId, anchor && seq ? { seq, offsetPx: anchor.offset } : undefined);
    };
    const keepWhenHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    // Phones end pages that are hidden without another word.
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keepWhenHidden);
      keep();
    };
  }, [chatId, scroller]);
}
