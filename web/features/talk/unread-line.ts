import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { isLookedAt } from '#web/features/chat/read-pointer.ts';

/**
 * The seq after which the line of new messages stands. It stays while the chat is open, moves to what
 * comes while nobody looks, and to where the chat is marked unread from.
 */
export function useUnreadLine(
  { last_read_seq: readSeq, unread }: ChatInfo,
  scroller: RefObject<MessageScrollerHandle | null>,
): number | null {
  const [after, setAfter] = useState(unread > 0 ? readSeq : null);
  const before = useRef({ readSeq, unread });
  useEffect(() => {
    const { readSeq: wasRead, unread: wasUnread } = before.current;
    before.current = { readSeq, unread };
    const isReadBack = readSeq < wasRead;
    const isNew = wasUnread === 0 && unread > 0;
    const isAtEnd = scroller.current?.place(() => true) === undefined;
    if (isReadBack || (isNew && !(isAtEnd && isLookedAt()))) setAfter(readSeq);
  }, [readSeq, unread, scroller]);
  return after;
}
