import type { ChatListItem, Navigator } from '#contract/chat.ts';

/** A chat of people: of two, or a group. */
export function isAmongPeople({ chat_type: type }: Pick<Navigator, 'chat_type'>): boolean {
  return type === 'US' || type === 'GP';
}

/** A chat with the guide about a picture. */
export function isAboutPicture({ chat_type: type }: Pick<Navigator, 'chat_type'>): boolean {
  return type === 'IA';
}

/** No notification comes of it now. */
export function isMuted({ muted_until: until }: Pick<ChatListItem, 'muted_until'>): boolean {
  return until !== null && Date.parse(until) > Date.now();
}
