import type { ChatListItem } from '#contract/chat.ts';
import { type DateGroup, currentTimeZone, dateGroup } from '#web/platform/time.ts';

export type ChatGroup = 'invitations' | 'pinned' | DateGroup;

const order: ChatGroup[] = ['invitations', 'pinned', 'today', 'yesterday', 'last_week', 'older'];

let known = { day: '', groups: new Map<string, DateGroup>() };

/** A long list asks for the same days again with every change. */
function knownGroup(at: string, now: number): DateGroup {
  const day = `${now} ${currentTimeZone()}`;
  if (known.day !== day) known = { day, groups: new Map() };
  const group = known.groups.get(at) ?? dateGroup(at, now);
  known.groups.set(at, group);
  return group;
}

/**
 * First chats that wait for my answer, then pinned ones, then the others by the day of their last message;
 * groups without chats are left out.
 */
export function groupsOf(
  chats: ChatListItem[],
  now: number,
  groupOf: (at: string, now: number) => DateGroup = knownGroup,
): { group: ChatGroup; chats: ChatListItem[] }[] {
  const byGroup = Map.groupBy(chats, (chat): ChatGroup => {
    if (chat.state === 'invited') return 'invitations';
    return chat.pinned ? 'pinned' : groupOf(chat.last_message_date, now);
  });
  return order.flatMap((group) => {
    const members = byGroup.get(group);
    return members ? [{ group, chats: members }] : [];
  });
}
