import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { call } from '#web/platform/api.ts';
import { showToast } from '#web/ui/toasts.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { myId } from '#web/platform/session.ts';
import type { ShowMessage } from '#web/features/messages/jump.ts';
import { keyOfMessage } from '#web/features/messages/message-keys.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { isLookedAt } from '#web/features/messages/read-pointer.ts';

const lookMs = 500;
const pagesMax = 20;

interface MentionWays {
  /** Messages that name me and that I have not seen since the chat was opened. */
  count: number;
  /** To the oldest of them. */
  go: () => void;
  /** The view has moved. */
  look: () => void;
}

/**
 * The way to messages that name me: those that were unread when the chat was opened, also where they are
 * not loaded, and those that came since. Reading past them, as a jump to the end does, leaves them here.
 */
export function useMentionWays(
  info: ChatInfo,
  shown: MessageWindow,
  show: ShowMessage,
  scroller: RefObject<MessageScrollerHandle | null>,
): MentionWays {
  const me = myId();
  const [opened] = useState({
    after: info.last_read_seq,
    mentions: info.mention,
    newest: info.last_message?.seq ?? 0,
  });
  /** All that is not loaded was looked through: what was counted is deleted by now. */
  const [isSearched, setSearched] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const latest = useRef(shown);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { items } = shown;
  const loaded = useMemo(() => {
    const isMention = ({ seq, mentions }: (typeof items)[number]) =>
      seq > opened.after && mentions.includes(me);
    return items.filter(isMention).map(({ seq }) => seq);
  }, [items, opened, me]);
  // Mentions counted at the opening that were not visited yet.
  const known = new Set([...loaded, ...seen].filter((seq) => seq <= opened.newest));
  const unmet = isSearched ? 0 : Math.max(0, opened.mentions - known.size);
  const waiting = loaded.filter((seq) => !seen.has(seq));

  const look = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (!isLookedAt()) return;
      const keys = new Set(scroller.current?.inView());
      const met = latest.current.items.filter(
        (message) =>
          message.seq > opened.after &&
          message.mentions.includes(me) &&
          keys.has(keyOfMessage(message)),
      );
      setSeen((before) =>
        met.every(({ seq }) => before.has(seq))
          ? before
          : new Set([...before, ...met.map(({ seq }) => seq)]),
      );
    }, lookMs);
  }, [scroller, opened, me]);

  useLayoutEffect(() => {
    latest.current = shown;
  });
  const goToUnloaded = async () => {
    try {
      const seq = await findMention(info.id, opened.after, seen, me);
      if (seq === null) setSearched(true);
      else await show(seq);
    } catch (error) {
      showToast({ tone: 'error', text: sentenceOf(error) });
    }
  };
  const go = () => {
    const [first] = waiting;
    if (unmet === 0 && first !== undefined) void show(first);
    else void goToUnloaded();
  };
  return { count: waiting.length + unmet, go, look };
}

/** The first message after a place that names me and was not seen; asks page after page. */
async function findMention(
  id: string,
  from: number,
  seen: ReadonlySet<number>,
  me: string,
): Promise<number | null> {
  let after = from;
  for (let page = 0; page < pagesMax; page += 1) {
    const { items, next } = await call(api.messages.list, {
      params: { id },
      query: { after, limit: limits.messagePageMax },
    });
    const found = items.find(({ seq, mentions }) => mentions.includes(me) && !seen.has(seq));
    if (found) return found.seq;
    if (next === null) return null;
    after = next;
  }
  return null;
}
