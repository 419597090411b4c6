import type { ChatListItem, Message, MessagePage } from './chat.ts';
import type { LiveEvent, MessageDelta } from './live.ts';

/**
 * What a state becomes by an event. Every function is pure and total, and applying an event twice
 * changes nothing, so that a client may read a state first and replay what it missed after.
 */

/** A window of messages whose newest end is shown when `next` is null. */
export function applyToMessages(page: MessagePage, event: LiveEvent): MessagePage {
  switch (event.type) {
    case 'message.created': {
      const { message, after_seq: afterSeq } = event;
      // A window far from the newest message does not reach what follows it; `next` still leads there.
      if (page.next !== null && (afterSeq === null || afterSeq > page.next)) {
        return { ...page, version: event.version };
      }
      const kept = page.items.filter(
        (item) => item.id !== message.id && (afterSeq === null || item.seq <= afterSeq),
      );
      const items = [...kept, message].toSorted((one, other) => one.seq - other.seq);
      const lostBeginning =
        kept.length === 0 && page.items.length > 0 && afterSeq !== 0 && afterSeq !== null;
      return {
        items: markVersions(items, message),
        next: afterSeq === null ? page.next : null,
        previous: lostBeginning && afterSeq !== 0 ? message.seq : page.previous,
        version: event.version,
      };
    }
    case 'message.updated': {
      const items = page.items.map((item) => (item.id === event.message.id ? event.message : item));
      return { ...page, items, version: event.version };
    }
    case 'chat.updated':
      return { ...page, version: event.version };
    default:
      return page;
  }
}

/** A new version makes the older ones of the same message count it too. */
function markVersions(items: Message[], newest: Message): Message[] {
  return items.map((item) =>
    item.id !== newest.id &&
    item.parent_id === newest.parent_id &&
    item.kind === newest.kind &&
    item.version.index < newest.version.index
      ? { ...item, version: { ...item.version, count: newest.version.count } }
      : item,
  );
}

/** Text of a running answer; `hole` when something before this delta is missing. */
export function applyDelta(
  page: MessagePage,
  delta: MessageDelta,
): { page: MessagePage; hole: boolean } {
  const at = page.items.findIndex((item) => item.id === delta.message_id);
  const message = page.items[at];
  if (!message || message.status !== 'streaming') return { page, hole: false };
  if (delta.offset > message.text.length) return { page, hole: true };
  const text = message.text.slice(0, delta.offset) + delta.text;
  if (text.length <= message.text.length) return { page, hole: false };
  return { page: { ...page, items: page.items.with(at, { ...message, text }) }, hole: false };
}

export const previewLengthMax = 140;

/** The line that a list shows: the beginning of a text on one line, without Markdown's marks. */
export function previewOf(
  message: Pick<Message, 'seq' | 'kind' | 'author' | 'text'>,
): NonNullable<ChatListItem['last_message']> {
  const line = message.text
    .slice(0, 500)
    .replaceAll(/\[([^\]\n]{1,200})\]\([^)\n]{1,300}\)/gu, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}\.)[ \t]+/gmu, '')
    .replaceAll(/\*\*|__|~~|`+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return {
    seq: message.seq,
    kind: message.kind,
    author_id: message.author.id,
    text: [...line].slice(0, previewLengthMax).join(''),
  };
}

/** One entry of the chat list, for the person `me`. */
export function applyToChat(chat: ChatListItem, event: LiveEvent, me: string): ChatListItem {
  switch (event.type) {
    case 'message.created': {
      const { message } = event;
      if (message.chat_id !== chat.id) return chat;
      const known = chat.last_message !== null && message.seq <= chat.last_message.seq;
      if (known) return chat;
      return {
        ...chat,
        ...readStateAfter(chat, event, me),
        last_message: previewOf(message),
        last_message_date: message.created_at,
        stage: message.stage,
        generating: message.status === 'streaming',
      };
    }
    case 'message.updated': {
      const { message } = event;
      if (message.chat_id !== chat.id || chat.last_message?.seq !== message.seq) return chat;
      return {
        ...chat,
        last_message: previewOf(message),
        generating: message.status === 'streaming',
      };
    }
    case 'chat.updated':
    case 'chat.kept':
      return event.chat_id === chat.id ? { ...chat, ...event.changes } : chat;
    case 'chat.read':
      return event.chat_id === chat.id
        ? { ...chat, last_read_seq: event.last_read_seq, unread: event.unread }
        : chat;
    default:
      return chat;
  }
}

/**
 * My own message reads all before it, and so does asking for another version; other people's and
 * the guide's messages above the read pointer count as unread.
 */
function readStateAfter(
  chat: ChatListItem,
  { message, after_seq: afterSeq }: Extract<LiveEvent, { type: 'message.created' }>,
  me: string,
): Pick<ChatListItem, 'last_read_seq' | 'unread'> {
  if (message.author.id === me) return { last_read_seq: message.seq, unread: 0 };
  const counts = message.kind !== 'system' ? 1 : 0;
  const replaces =
    afterSeq !== null && chat.last_message !== null && afterSeq < chat.last_message.seq;
  if (replaces) return { last_read_seq: message.seq - 1, unread: counts };
  const unread =
    message.seq > chat.last_read_seq ? Math.min(100, chat.unread + counts) : chat.unread;
  return { last_read_seq: chat.last_read_seq, unread };
}

/** The order of the chat list: pinned first, then by last message, newest first. */
export function compareChats(one: ChatListItem, other: ChatListItem): number {
  if (one.pinned !== other.pinned) return one.pinned ? -1 : 1;
  if (one.last_message_date !== other.last_message_date) {
    return one.last_message_date < other.last_message_date ? 1 : -1;
  }
  return one.id < other.id ? 1 : -1;
}

/** The loaded part of the chat list. */
export function applyToChatList(
  chats: ChatListItem[],
  event: LiveEvent,
  me: string,
): ChatListItem[] {
  if (event.type === 'chat.removed') return chats.filter((chat) => chat.id !== event.chat_id);
  if (event.type === 'chat.created') {
    return [event.chat, ...chats.filter((chat) => chat.id !== event.chat.id)].toSorted(
      compareChats,
    );
  }
  const changed = chats.map((chat) => applyToChat(chat, event, me));
  return changed.every((chat, at) => chat === chats[at]) ? chats : changed.toSorted(compareChats);
}
