import type { ChatListItem } from '#contract/chat.ts';
import { type DateGroup, dateGroup } from '#web/platform/time.ts';

export type ChatGroup = 'pinned' | DateGroup;

const order: ChatGroup[] = ['pinned', 'today', 'yesterday', 'last_week', 'older'];

/** Pinned chats first, then by the day of their last message; groups without chats are left out. */
export function groupsOf(
  chats: ChatListItem[],
  now: number,
  groupOf: (at: string, now: number) => DateGroup = dateGroup,
): { group: ChatGroup; chats: ChatListItem[] }[] {
  const byGroup = Map.groupBy(chats, (chat): ChatGroup =>
    chat.pinned ? 'pinned' : groupOf(chat.last_message_date, now),
  );
  return order.flatMap((group) => {
    const members = byGroup.get(group);
    return members ? [{ group, chats: members }] : [];
  });
}
