import type { ChatListItem, Navigator } from '#contract/chat.ts';

/** A chat of people: of two, or a group. */
export function isAmongPeople({ chat_type: type }: Pick<Navigator, 'chat_type'>): boolean {
  return type === 'US' || type === 'GP';
}

/** No notification comes of it now. */
export function isMuted({ muted_until: until }: Pick<ChatListItem, 'muted_until'>): boolean {
  return until !== null && Date.parse(until) > Date.now();
}
