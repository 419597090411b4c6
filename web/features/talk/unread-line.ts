import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { isLookedAt } from '#web/features/messages/read-pointer.ts';

/** The line of new messages: the seq after which it stands, and how many were new below it. */
export interface NewLine {
  after: number;
  count: number;
}

/**
 * It stays while the chat is open, moves to what comes while nobody looks, and to where the chat is
 * marked unread from; it counts what comes below it unseen.
 */
export function useUnreadLine(
  { last_read_seq: readSeq, unread }: ChatInfo,
  scroller: RefObject<MessageScrollerHandle | null>,
): NewLine | null {
  const [line, setLine] = useState<NewLine | null>(
    unread > 0 ? { after: readSeq, count: unread } : null,
  );
  const before = useRef({ readSeq, unread });
  useEffect(() => {
    const { readSeq: wasRead, unread: wasUnread } = before.current;
    before.current = { readSeq, unread };
    const isReadBack = readSeq < wasRead;
    if (isReadBack) return setLine({ after: readSeq, count: unread });
    const isAtEnd = scroller.current?.place(() => true) === undefined;
    if (unread <= wasUnread || (isAtEnd && isLookedAt())) return;
    setLine((known) =>
      known && wasUnread > 0
        ? { ...known, count: known.count + unread - wasUnread }
        : { after: readSeq, count: unread },
    );
  }, [readSeq, unread, scroller]);
  return line;
}
