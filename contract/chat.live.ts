import type { ChatInfo, ChatListItem, LastMessage, Member } from './chat.ts';
import { inFolder } from './folder-places.ts';
import type { LiveEvent, Unconcerned } from './live.ts';
import { emptied, previewAfter, previewOf } from './preview.ts';
import { unconfirmed } from './values.ts';
import { versioned } from './versions.ts';

/**
 * Chat list entries and chat infos after an event. An event that the state already includes changes nothing
 * (see messages.live.ts).
 */

/** Whether a chat list entry or info already includes an event of the chat. */
function alreadyIncludes(chat: Pick<ChatListItem, 'id' | 'version'>, event: LiveEvent): boolean {
  return event.stream === chat.id && event.version !== unconfirmed && event.version <= chat.version;
}

/** One entry of the chat list, for the reader `me`. */
export function applyToChat<Chat extends ChatListItem>(
  chat: Chat,
  event: LiveEvent,
  me: string,
): Chat {
  if (alreadyIncludes(chat, event)) return chat;
  return versioned(changedChat(chat, event, me), event, chat.id);
}

function changedChat<Chat extends ChatListItem>(chat: Chat, event: LiveEvent, me: string): Chat {
  switch (event.type) {
    case 'message.created': {
      const { message } = event;
      if (message.chat_id !== chat.id) return chat;
      const known = chat.last_message !== null && message.seq <= chat.last_message.seq;
      if (known) return chat;
      return {
        ...chat,
        ...readStateAfter(chat, event, me),
        last_message: previewAfter(chat.last_message, message),
        last_message_date: message.created_at,
        stage: message.stage,
        generating: chat.generating || message.status === 'streaming',
      };
    }
    case 'message.updated': {
      const { message } = event;
      if (message.chat_id !== chat.id) return chat;
      return {
        ...chat,
        mention: mentionsAfter(chat, event, me),
        last_message:
          chat.last_message?.seq === message.seq && !chat.last_message.deleted
            ? { ...previewOf(message), ...albumOf(chat.last_message) }
            : chat.last_message,
        // The end of the last answer has its own event, because several answers may run.
        generating: chat.generating || message.status === 'streaming',
      };
    }
    case 'message.deleted': {
      if (event.chat_id !== chat.id) return chat;
      const last = chat.last_message;
      const isLast = last?.seq === event.seq;
      const counted = event.seq > chat.last_read_seq && event.author_id !== me;
      return {
        ...chat,
        last_message: isLast ? { ...last, ...emptied } : last,
        unread: counted ? lessOne(chat.unread) : chat.unread,
        mention: counted && event.mentions.includes(me) ? lessOne(chat.mention) : chat.mention,
      };
    }
    case 'message.hidden':
    case 'message.reported': {
      const last = chat.last_message;
      if (event.chat_id !== chat.id || last?.seq !== event.seq) return chat;
      return { ...chat, last_message: { ...last, ...emptied } };
    }
    case 'chat.updated': {
      if (event.chat_id !== chat.id) return chat;
      const { guide_mode: _mode, stage_history: _stages, ...changes } = event.changes;
      return { ...chat, ...changes };
    }
    case 'chat.kept':
      return event.chat_id === chat.id ? { ...chat, ...event.changes } : chat;
    case 'folder.chat':
      return event.chat_id === chat.id
        ? inFolder(chat, event.folder_id, event.chat !== null)
        : chat;
    case 'folder.deleted':
      return inFolder(chat, event.folder_id, false);
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
      event satisfies Unconcerned<'chat'>;
      return chat;
  }
}

function closedAfter({
  gone,
  member,
}: Extract<LiveEvent, { type: 'chat.member' }>): ChatInfo['closed_by'] {
  if (gone) return 'gone';
  return member?.state === 'active' ? null : 'invitation';
}

/** A change of one picture does not change how many there are. */
function albumOf({ album }: LastMessage): Pick<LastMessage, 'album'> {
  return album ? { album } : {};
}

const unreadCountedMax = 100;

/** Counts stop at 100 (“a hundred or more”), so such a count cannot be reduced by one. */
function lessOne(count: number): number {
  return count >= unreadCountedMax ? count : Math.max(0, count - 1);
}

function oneMore(count: number): number {
  return Math.min(unreadCountedMax, count + 1);
}

function mentionsAfter(
  chat: ChatListItem,
  { message, mentions_before: before }: Extract<LiveEvent, { type: 'message.updated' }>,
  me: string,
): number {
  const counts = message.seq > chat.last_read_seq && message.author.id !== me;
  const [was, is] = [before.includes(me), message.mentions.includes(me)];
  if (!counts || was === is) return chat.mention;
  return is ? oneMore(chat.mention) : lessOne(chat.mention);
}

export const participantsShownMax = 4;

/** The other people that a list shows for a chat, from its first five members. */
export function othersAmong<Person extends { id: string }>(people: Person[], me: string): Person[] {
  return people.filter(({ id }) => id !== me).slice(0, participantsShownMax);
}

/** An open chat with its people, for the reader `me`. */
export function applyToChatInfo(info: ChatInfo, event: LiveEvent, me: string): ChatInfo {
  if (alreadyIncludes(info, event)) return info;
  const next = applyToChat(info, event, me);
  if ('chat_id' in event && event.chat_id !== info.id) return next;
  switch (event.type) {
    case 'message.created': {
      const { message } = event;
      // An author has read everything before their message.
      if (message.kind !== 'user') return next;
      return { ...next, members: readUpTo(info.members, message.author.id, message.seq) };
    }
    case 'chat.updated':
      return { ...next, ...event.changes };
    case 'chat.member': {
      const members = membersAfter(info.members, event);
      const isOther = info.chat_type === 'US' && event.user.id !== me;
      if (!isOther) return { ...next, members };
      return {
        ...next,
        members,
        closed_by: closedAfter(event),
      };
    }
    case 'chat.seen':
      return { ...next, members: readUpTo(info.members, event.user_id, event.last_read_seq) };
    case 'block.changed': {
      const other = info.members.find(({ user }) => user.id === event.user.id);
      if (info.chat_type !== 'US' || other?.state !== 'active') return next;
      const members = next.members.map((member) =>
        member === other ? { ...member, last_read_seq: event.last_read_seq } : member,
      );
      return { ...next, members, closed_by: event.blocked ? 'block' : null };
    }
    default:
      event satisfies Unconcerned<'info'>;
      return next;
  }
}

/** Ordered by when they joined: a new member comes last. */
function membersAfter(
  members: Member[],
  { user, member }: Extract<LiveEvent, { type: 'chat.member' }>,
): Member[] {
  const at = members.findIndex((one) => one.user.id === user.id);
  const others = members.toSpliced(at, at < 0 ? 0 : 1);
  if (!member) return others;
  const joins = at < 0 || (member.state === 'active' && members[at]?.state !== 'active');
  return joins ? [...others, member] : members.with(at, member);
}

/** A person without read receipts stays without them. */
function readUpTo(members: Member[], userId: string, seq: number): Member[] {
  return members.map((member) =>
    member.user.id === userId && member.last_read_seq !== null
      ? { ...member, last_read_seq: Math.max(member.last_read_seq, seq) }
      : member,
  );
}

/**
 * My own message reads everything before it, and so does asking for another version. Messages of other people
 * and of the guide above the read pointer count as unread.
 */
function readStateAfter(
  chat: ChatListItem,
  { message, after_seq: afterSeq }: Extract<LiveEvent, { type: 'message.created' }>,
  me: string,
): Pick<ChatListItem, 'last_read_seq' | 'unread' | 'mention'> {
  const isNote = message.kind === 'system';
  if (message.author.id === me && !isNote)
    return { last_read_seq: message.seq, unread: 0, mention: 0 };
  const counts = isNote ? 0 : 1;
  const replaces =
    afterSeq !== null && chat.last_message !== null && afterSeq < chat.last_message.seq;
  if (replaces) return { last_read_seq: message.seq - 1, unread: counts, mention: 0 };
  const isUnread = message.seq > chat.last_read_seq;
  const unread = isUnread && !isNote ? oneMore(chat.unread) : chat.unread;
  const mention = isUnread && message.mentions.includes(me) ? oneMore(chat.mention) : chat.mention;
  return { last_read_seq: chat.last_read_seq, unread, mention };
}

/** The order of the chat list: pinned first, then by last message, newest first. */
export function compareChats(one: ChatListItem, other: ChatListItem): number {
  if (one.pinned !== other.pinned) return one.pinned ? -1 : 1;
  if (one.last_message_date !== other.last_message_date) {
    return one.last_message_date < other.last_message_date ? 1 : -1;
  }
  if (one.id === other.id) return 0;
  return one.id < other.id ? 1 : -1;
}

/** The loaded part of the chat list. */
export function applyToChatList(
  chats: ChatListItem[],
  event: LiveEvent,
  me: string,
): ChatListItem[] {
  switch (event.type) {
    case 'chat.removed':
      return chats.filter((chat) => chat.id !== event.chat_id);
    case 'chat.created':
      return [event.chat, ...chats.filter((chat) => chat.id !== event.chat.id)].toSorted(
        compareChats,
      );
    default: {
      event satisfies Unconcerned<'chats'>;
      const changed = chats.map((chat) => applyToChat(chat, event, me));
      const isSame = changed.every((chat, at) => chat === chats[at]);
      return isSame ? chats : changed.toSorted(compareChats);
    }
  }
}
