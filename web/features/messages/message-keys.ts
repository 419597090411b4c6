import type { Message } from '#contract/messages.ts';

export const unreadKey = 'unread';

/** The row of a message of mine keeps its key when the server accepts the message; an album is one row. */
export function keyOfMessage(message: Message): string {
  return message.album_id ?? message.client_id ?? message.id;
}

/** Whether a message can be new to a person. */
export function isNewsTo(message: Message, me: string): boolean {
  return message.author.id !== me && message.kind !== 'system' && message.deleted_at === null;
}
