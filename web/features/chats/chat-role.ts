import type { ChatInfo, ChatListItem, Member } from '#contract/chat.ts';
import { myId } from '#web/platform/session.ts';
import type { RemoveOutcome } from './chat-changes.ts';

export type ChatRole = Member['role'];

export function myRole({ members }: ChatInfo): ChatRole | undefined {
  return members.find(({ user }) => user.id === myId())?.role;
}

/** The effect of deleting this chat for me. */
export function removalOf(
  { chat_type: type }: Pick<ChatListItem, 'chat_type'>,
  role: ChatRole | undefined,
): RemoveOutcome {
  if (type === 'US') return 'hidden';
  return type === 'GP' && role !== 'owner' ? 'left' : 'deleted';
}
