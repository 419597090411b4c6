import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { api } from '#contract/index.ts';
import { isTransient } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { network } from '#web/platform/network.ts';
import { onSignOut, myId } from '#web/platform/session.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { applyToCache, chatInfo } from '#web/features/chats/chat-cache.ts';
import { isNewsTo, keyOfMessage } from './message-keys.ts';
import type { MessageWindow } from './message-window.ts';
import { isHeldUnread, releaseUnread } from '#web/features/chats/held-unread.ts';

const batchMs = 500;

/** The tab is visible and the window has the focus. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/**
 * Reads a chat up to the last finished message that is in view of somebody who looks, at most twice a
 * second. Answers what to call when the view has moved.
 */
export function useReadPointer(
  chatId: string,
  shown: MessageWindow,
  scroller: RefObject<MessageScrollerHandle | null>,
): () => void {
  const latest = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const look = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (!isLookedAt()) return;
      const keys = new Set(scroller.current?.inView());
      const last = latest.current.items.findLast(
        (message) => message.status !== 'streaming' && keys.has(keyOfMessage(message)),
      );
      if (last) readUpTo(chatId, last.seq, latest.current);
    }, batchMs);
  }, [chatId, scroller]);

  useEffect(() => () => releaseUnread(chatId), [chatId]);

  useEffect(look, [look, shown]);

  useEffect(() => {
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return look;
}

function readUpTo(chatId: string, seq: number, { items, next, version }: MessageWindow): void {
  const chat = chatInfo(chatId) ?? knownChats.get(chatId);
  const isNewest = next === null && items.at(-1)?.seq === seq;
  if (!chat || isHeldUnread(chatId)) return;
  if (chat.last_read_seq >= seq && !(isNewest && chat.unread > 0)) return;
  const me = myId();
  const above = items.filter((message) => message.seq > seq && isNewsTo(message, me));
  const passed = items.filter(
    (message) => message.seq > chat.last_read_seq && message.seq <= seq && isNewsTo(message, me),
  );
  const namesMe = ({ mentions }: (typeof items)[number]) => mentions.includes(me);
  const left = (all: number, count: (of: typeof items) => number) =>
    next === null ? Math.min(100, count(above)) : Math.max(0, all - count(passed));
  applyToCache({
    type: 'chat.read',
    chat_id: chatId,
    last_read_seq: seq,
    unread: left(chat.unread, (of) => of.length),
    mention: left(chat.mention, (of) => of.filter(namesMe).length),
    stream: me,
    version,
  });
  sendRead(chatId, seq);
}

/** Positions that could not be sent while the server was unreachable. */
const unsent = new Map<string, number>();
let waits = false;

function sendRead(chatId: string, seq: number): void {
  // Another device may have read further before this is sent.
  const body = { seq, ahead_only: true };
  call(api.chat.read, { params: { id: chatId }, body }).catch((error: unknown) => {
    if (!isTransient(error)) return;
    unsent.set(chatId, seq);
    if (waits) return;
    waits = true;
    network.subscribe(sendUnsent);
    onSignOut(() => unsent.clear());
  });
}

function sendUnsent(): void {
  if (!network.isReachable()) return;
  for (const [chatId, seq] of unsent) {
    unsent.delete(chatId);
    sendRead(chatId, seq);
  }
}
