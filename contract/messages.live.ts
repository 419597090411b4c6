import type { LiveEvent, MessageDelta } from './live.ts';
import type { Message, MessagePage, Quote } from './messages.ts';
import { emptied, previewOf } from './preview.ts';
import { reactionsAfter } from './reactions.live.ts';
import { applyReport, coveredFor, quoting } from './reports.live.ts';

/**
 * What a state becomes by an event. Every function is pure and total, and an event that a state
 * tells of already changes nothing, so that a client may read a state first and replay what it
 * missed after.
 */

/** A window of messages whose newest end is shown when `next` is null, for the person `me`. */
export function applyToMessages(page: MessagePage, event: LiveEvent, me: string): MessagePage {
  switch (event.type) {
    case 'message.created': {
      const { message, after_seq: afterSeq } = event;
      // A window far from the newest message does not reach what follows it; `next` still leads there.
      if (page.next !== null && (afterSeq === null || afterSeq > page.next)) {
        return { ...page, version: Math.max(page.version, event.version) };
      }
      const known = page.items.find(({ id }) => id === message.id);
      const kept = page.items.filter(
        (item) => item.id !== message.id && (afterSeq === null || item.seq <= afterSeq),
      );
      const shown = coveredFor(known ? ownKept(message, known) : message, page.reported, known);
      const items = [...kept, shown].toSorted((one, other) => one.seq - other.seq);
      const lostBeginning =
        kept.length === 0 && page.items.length > 0 && afterSeq !== 0 && afterSeq !== null;
      return {
        ...page,
        items: markVersions(items, message),
        next: afterSeq === null ? page.next : null,
        previous: lostBeginning && afterSeq !== 0 ? message.seq : page.previous,
        version: Math.max(page.version, event.version),
      };
    }
    case 'message.updated': {
      const { message } = event;
      const items = page.items.map((item) =>
        item.id === message.id
          ? coveredFor(ownKept(message, item), page.reported, item)
          : quoting(item, message.id, quotedOf(message)),
      );
      return { ...page, items, version: Math.max(page.version, event.version) };
    }
    case 'message.deleted': {
      const items = page.items.map((item) =>
        item.id === event.message_id
          ? deleted(item, event.deleted_at)
          : quoting(item, event.message_id, emptied),
      );
      return { ...page, items, version: Math.max(page.version, event.version) };
    }
    case 'message.reacted': {
      const items = page.items.map((item) =>
        item.id === event.message_id && !item.reported
          ? { ...item, reactions: reactionsAfter(item.reactions, event, me) }
          : item,
      );
      return { ...page, items, version: Math.max(page.version, event.version) };
    }
    case 'message.hidden':
      return { ...page, items: page.items.filter(({ id }) => id !== event.message_id) };
    case 'message.cared': {
      const items = page.items.map((item) =>
        item.id === event.message_id ? { ...item, care: event.care } : item,
      );
      return { ...page, items };
    }
    case 'message.reported':
    case 'image.reported':
    case 'image.covered':
    case 'card.reported':
      return applyReport(page, event);
    case 'opinion.changed':
    case 'journey.updated':
    case 'journey.laid':
    case 'chat.updated':
    case 'chat.member':
    case 'chat.seen':
    case 'chat.unchanged':
      return { ...page, version: Math.max(page.version, event.version) };
    default:
      return page;
  }
}

/** What a change of a message changes where it is quoted. */
function quotedOf(message: Message): Pick<Quote, 'text' | 'card'> {
  const { text, card } = previewOf(message);
  return { text, card };
}

/** What differs from reader to reader does not come with an event for all. */
function ownKept(message: Message, known: Message): Message {
  return { ...message, reactions: known.reactions, care: message.care ?? known.care };
}

/** The placeholder that stays of a message. */
function deleted(message: Message, at: string): Message {
  return {
    ...message,
    text: '',
    image: null,
    audio: null,
    image_card: null,
    word_card: null,
    question_card: null,
    reply_to: null,
    reactions: [],
    mentions: [],
    care: null,
    suggestions: [],
    proposals: [],
    pinned: false,
    deleted_at: at,
  };
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
