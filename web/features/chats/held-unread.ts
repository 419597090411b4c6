/** Chats that were marked unread while open: looking at them does not read them again. */
const heldUnread = new Set<string>();

export function holdUnread(chatId: string): void {
  heldUnread.add(chatId);
}

/** An author has read everything before their message. */
export function releaseUnread(chatId: string): void {
  heldUnread.delete(chatId);
}

/** Whether a chat counts as new although it is open. */
export function isHeldUnread(chatId: string): boolean {
  return heldUnread.has(chatId);
}
