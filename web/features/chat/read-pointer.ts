import { useEffect } from 'react';
import type { Message } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { applyToCache, chatInList, chatInfo } from './chat-cache.ts';
import { myId, shownWindow } from './chat-queries.ts';

const settleMs = 400;

/** Chats that were marked unread while open: looking at them does not read them again. */
const heldUnread = new Set<string>();

export function holdUnread(chatId: string): void {
  heldUnread.add(chatId);
}

/** Whether a chat counts as new although it is open. */
export function isHeldUnread(chatId: string): boolean {
  return heldUnread.has(chatId);
}

/**
 * Reads a chat up to its newest message once that is in view of somebody who looks: the tab is
 * visible, the window has the focus, and the answer is finished.
 */
export function useReadPointer(chatId: string, newest: Message | undefined, inView: boolean): void {
  const seq = newest && newest.status !== 'streaming' ? newest.seq : null;

  useEffect(() => () => void heldUnread.delete(chatId), [chatId]);

  useEffect(() => {
    if (seq === null || !inView) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (!isLookedAt()) return;
      timer = setTimeout(() => {
        if (isLookedAt()) readUpTo(chatId, seq);
      }, settleMs);
    };
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [chatId, seq, inView]);
}

function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function readUpTo(chatId: string, seq: number): void {
  const chat = chatInfo(chatId) ?? chatInList(chatId);
  if (!chat || heldUnread.has(chatId) || (chat.last_read_seq >= seq && chat.unread === 0)) return;
  const version = shownWindow(chatId)?.version ?? 1;
  applyToCache({
    type: 'chat.read',
    chat_id: chatId,
    last_read_seq: seq,
    unread: 0,
    stream: myId(),
    version,
  });
  // When it does not arrive, the next look reads it.
  call(api.chat.read, { params: { id: chatId }, body: { seq } }).catch(() => undefined);
}
