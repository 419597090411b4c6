import type { ChatInfo, ChatListItem, Member } from './chat.ts';
import type { LiveEvent, MessageDelta } from './live.ts';
import type { Message, MessagePage, Reaction } from './messages.ts';

/**
 * What a state becomes by an event. Every function is pure and total, and applying an event twice
 * changes nothing, so that a client may read a state first and replay what it missed after.
 */

/** A window of messages whose newest end is shown when `next` is null, for the person `me`. */
export function applyToMessages(page: MessagePage, event: LiveEvent, me: string): MessagePage {
  switch (event.type) {
    case 'message.created': {
      const { message, after_seq: afterSeq } = event;
      // A window far from the newest message does not reach what follows it; `next` still leads there.
      if (page.next !== null && (afterSeq === null || afterSeq > page.next)) {
        return { ...page, version: event.version };
      }
      const known = page.items.find(({ id }) => id === message.id);
      const kept = page.items.filter(
        (item) => item.id !== message.id && (afterSeq === null || item.seq <= afterSeq),
      );
      const items = [...kept, known ? ownKept(message, known) : message].toSorted(
        (one, other) => one.seq - other.seq,
      );
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
      const { message } = event;
      const items = page.items.map((item) =>
        item.id === message.id
          ? ownKept(message, item)
          : quoting(item, message.id, { text: previewOf(message).text }),
      );
      return { ...page, items, version: event.version };
    }
    case 'message.deleted': {
      const items = page.items.map((item) =>
        item.id === event.message_id
          ? deleted(item, event.deleted_at)
          : quoting(item, event.message_id, { text: '', deleted: true }),
      );
      return { ...page, items, version: event.version };
    }
    case 'message.reacted': {
      const items = page.items.map((item) =>
        item.id === event.message_id
          ? { ...item, reactions: reactionsAfter(item.reactions, event, me) }
          : item,
      );
      return { ...page, items, version: event.version };
    }
    case 'message.hidden':
      return { ...page, items: page.items.filter(({ id }) => id !== event.message_id) };
    case 'message.cared': {
      const items = page.items.map((item) =>
        item.id === event.message_id ? { ...item, care: event.care } : item,
      );
      return { ...page, items };
    }
    case 'chat.updated':
    case 'chat.member':
    case 'chat.seen':
      return { ...page, version: event.version };
    default:
      return page;
  }
}

/** What differs from reader to reader does not come with an event for all. */
function ownKept(message: Message, known: Message): Message {
  return { ...message, reactions: known.reactions, care: message.care ?? known.care };
}

function quoting(item: Message, id: string, changes: Partial<Message['reply_to']>): Message {
  return item.reply_to?.id === id ? { ...item, reply_to: { ...item.reply_to, ...changes } } : item;
}

/** The placeholder that stays of a message. */
function deleted(message: Message, at: string): Message {
  return {
    ...message,
    text: '',
    reply_to: null,
    reactions: [],
    mentions: [],
    care: null,
    suggestions: [],
    proposals: [],
    deleted_at: at,
  };
}

function reactionsAfter(
  reactions: Reaction[],
  { emoji, count, added, user_id: userId }: Extract<LiveEvent, { type: 'message.reacted' }>,
  me: string,
): Reaction[] {
  const before = reactions.find((reaction) => reaction.emoji === emoji);
  const mine = userId === me ? added : (before?.mine ?? false);
  if (count === 0) return reactions.filter((reaction) => reaction.emoji !== emoji);
  if (!before) return [...reactions, { emoji, count, mine }];
  return reactions.map((reaction) => (reaction === before ? { emoji, count, mine } : reaction));
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
  message: Pick<Message, 'seq' | 'kind' | 'author' | 'text' | 'system' | 'deleted_at'>,
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
    author_name: 'display_name' in message.author ? message.author.display_name : '',
    system: message.system,
    deleted: message.deleted_at !== null,
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
    case 'message.deleted': {
      if (event.chat_id !== chat.id) return chat;
      const last = chat.last_message;
      const isLast = last?.seq === event.seq;
      const counted = event.seq > chat.last_read_seq && event.author_id !== me;
      return {
        ...chat,
        last_message: isLast ? { ...last, text: '', deleted: true } : last,
        unread: counted ? Math.max(0, chat.unread - 1) : chat.unread,
        mention:
          counted && event.mentions.includes(me) ? Math.max(0, chat.mention - 1) : chat.mention,
      };
    }
    case 'chat.updated': {
      if (event.chat_id !== chat.id) return chat;
      const { guide_mode: _ofInfo, ...changes } = event.changes;
      return { ...chat, ...changes };
    }
    case 'chat.kept':
      return event.chat_id === chat.id ? { ...chat, ...event.changes } : chat;
    case 'chat.member':
      return event.chat_id === chat.id
        ? { ...chat, participants: othersAmong(event.people, me) }
        : chat;
    case 'chat.read': {
      if (event.chat_id !== chat.id) return chat;
      const { last_read_seq, unread, mention } = event;
      return { ...chat, last_read_seq, unread, mention };
    }
    default:
      return chat;
  }
}

export const participantsShownMax = 4;

/** The other people that a list shows of a chat, from its first five. */
export function othersAmong<Person extends { id: string }>(people: Person[], me: string): Person[] {
  return people.filter(({ id }) => id !== me).slice(0, participantsShownMax);
}

/** An open chat with its people, for the person `me`. */
export function applyToChatInfo(info: ChatInfo, event: LiveEvent, me: string): ChatInfo {
  const next = { ...info, ...applyToChat(info, event, me) };
  if (!('chat_id' in event) || event.chat_id !== info.id) return next;
  switch (event.type) {
    // Who writes has read all before it.
    case 'message.created':
      return {
        ...next,
        members: readUpTo(info.members, event.message.author.id, event.message.seq),
      };
    case 'chat.updated':
      return { ...next, ...event.changes };
    case 'chat.member': {
      const others = info.members.filter(({ user }) => user.id !== event.user.id);
      if (!event.member) return { ...next, members: others };
      const at = info.members.findIndex(({ user }) => user.id === event.user.id);
      const members = at < 0 ? [...others, event.member] : info.members.with(at, event.member);
      return { ...next, members };
    }
    case 'chat.seen':
      return { ...next, members: readUpTo(info.members, event.user_id, event.last_read_seq) };
    default:
      return next;
  }
}

/** Whoever keeps receipts to themselves goes on to. */
function readUpTo(members: Member[], userId: string, seq: number): Member[] {
  return members.map((member) =>
    member.user.id === userId && member.last_read_seq !== null
      ? { ...member, last_read_seq: seq }
      : member,
  );
}

/**
 * My own message reads all before it, and so does asking for another version; other people's and
 * the guide's messages above the read pointer count as unread.
 */
function readStateAfter(
  chat: ChatListItem,
  { message, after_seq: afterSeq }: Extract<LiveEvent, { type: 'message.created' }>,
  me: string,
): Pick<ChatListItem, 'last_read_seq' | 'unread' | 'mention'> {
  if (message.author.id === me) return { last_read_seq: message.seq, unread: 0, mention: 0 };
  const counts = message.kind !== 'system' ? 1 : 0;
  const replaces =
    afterSeq !== null && chat.last_message !== null && afterSeq < chat.last_message.seq;
  if (replaces) return { last_read_seq: message.seq - 1, unread: counts, mention: 0 };
  const isUnread = message.seq > chat.last_read_seq;
  const unread = isUnread ? Math.min(100, chat.unread + counts) : chat.unread;
  const mention =
    isUnread && message.mentions.includes(me) ? Math.min(100, chat.mention + 1) : chat.mention;
  return { last_read_seq: chat.last_read_seq, unread, mention };
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
