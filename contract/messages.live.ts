import type { LiveEvent, MessageDelta } from './live.ts';
import type { Message, MessagePage, Quote } from './messages.ts';
import { deletedMessage, emptied, previewOf } from './preview.ts';
import { applyToOwnParts, ownPartsOf } from './own-parts.live.ts';
import { applyReport, coveredFor, quoting } from './reports.live.ts';
import { versioned } from './versions.ts';

/**
 * State after an event. Every function is pure and total, and an event that the state already includes
 * changes nothing, so a client may read a state first and replay missed events after.
 */

/** A window of messages for the reader `me`; it shows the newest messages if `next` is null. */
export function applyToMessages<Page extends MessagePage>(
  page: Page,
  event: LiveEvent,
  me: string,
): Page {
  const next = pageAfter(page, event, me);
  return 'chat_id' in event ? versioned(next, event, event.chat_id) : next;
}

function pageAfter<Page extends MessagePage>(page: Page, event: LiveEvent, me: string): Page {
  switch (event.type) {
    case 'message.created': {
      const { message, after_seq: afterSeq } = event;
      // A window that ends before the newest message does not append new ones; `next` still leads there.
      if (page.next !== null && (afterSeq === null || afterSeq > page.next)) return page;
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
      };
    }
    case 'message.updated': {
      const { message } = event;
      const items = page.items.map((item) =>
        item.id === message.id
          ? coveredFor(ownKept(message, item), page.reported, item)
          : quoting(item, message.id, quotedOf(message)),
      );
      return { ...page, items };
    }
    case 'message.deleted': {
      const items = page.items.map((item) =>
        item.id === event.message_id
          ? deletedMessage(item, event.deleted_at)
          : quoting(item, event.message_id, emptied),
      );
      return { ...page, items };
    }
    case 'message.hidden':
      return { ...page, items: page.items.filter(({ id }) => id !== event.message_id) };
    case 'message.reported':
    case 'image.reported':
    case 'image.covered':
    case 'card.reported':
      return applyReport(page, event);
    default:
      return applyToOwnParts(page, event, me);
  }
}

/** The change of a quote when its message changes. */
function quotedOf(message: Message): Pick<Quote, 'text' | 'card' | 'mentioned'> {
  const { text, card, mentioned } = previewOf(message);
  return { text, card, mentioned };
}

function ownKept(message: Message, known: Message): Message {
  return { ...message, ...ownPartsOf(known), care: message.care ?? known.care };
}

/** A new version also raises the version count of the older ones. */
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

/** Text of a running answer; `hole` if something before this delta is missing. */
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
