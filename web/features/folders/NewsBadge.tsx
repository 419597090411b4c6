import type { ChatListItem } from '#contract/chat.ts';
import { useText } from '#web/platform/language.tsx';
import { UnreadBadge } from '#web/ui/UnreadBadge.tsx';
import { newsOf } from './folder-order.ts';

/** How many new messages wait in some chats; nothing where there are none. */
export function NewsBadge({ chats }: { chats: ChatListItem[] }) {
  const text = useText();
  const { unread, muted } = newsOf(chats);
  if (unread === 0) return null;
  return (
    <UnreadBadge count={unread} muted={muted} label={text('chat.unread', { count: unread })} />
  );
}
