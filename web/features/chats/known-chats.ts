import { useRef, useSyncExternalStore } from 'react';
import { applyToChatList, compareChats } from '#contract/chat.live.ts';
import type { ChatListItem } from '#contract/chat.ts';
import type { LiveEvent } from '#contract/live.ts';
import { storeOf } from '#web/platform/store.ts';

/** The range that a list has read from the server: the chats that it was given, when, and how far that goes. */
export interface Range {
  ids: ReadonlySet<string>;
  /** The moment of `KnownChats.moment` before it was asked for. */
  since: number;
  /** The last entry of what was read; null at the end of the list. */
  end: ChatListItem | null;
}

/** Every chat that is known here, once. Lists, filters, folders and counts are made from it. */
export class KnownChats {
  readonly #byId = new Map<string, ChatListItem>();
  /** In the order of all lists. */
  readonly #inOrder: ChatListItem[] = [];
  /** When a chat last changed otherwise than by the answer to a list. */
  readonly #changedAt = new Map<string, number>();
  readonly #changes = storeOf(0);
  #now = 0;

  readonly subscribe = this.#changes.subscribe;

  get(id: string): ChatListItem | undefined {
    return this.#byId.get(id);
  }

  /** To be taken before a list is asked for. */
  moment(): number {
    return this.#now;
  }

  /** Entries as a list was answered: they stand in the lists whose range has them. */
  read(chats: Iterable<ChatListItem>): void {
    for (const chat of chats) this.#put(chat);
    this.#changed();
  }

  /** An entry that no list was asked for: it stands in all to which it belongs, as far as they were read. */
  bring(chat: ChatListItem): void {
    this.#renew(chat);
    this.#changed();
  }

  apply(event: LiveEvent, me: string): void {
    const id = chatOf(event);
    const chat = id === null ? undefined : this.#byId.get(id);
    if (event.type === 'folder.chat' && event.chat && !chat) this.bring(event.chat);
    const one = chat ? [chat] : [];
    const before = id === null ? this.#inOrder : one;
    const after = applyToChatList(before, event, me);
    if (after === before) return;
    const left = new Set(after.map((next) => next.id));
    for (const known of before.filter((known) => !left.has(known.id))) this.#drop(known);
    for (const next of after) if (this.#byId.get(next.id) !== next) this.#renew(next);
    this.#changed();
  }

  /** The chats of a list, in order: what it has read and what changed since, as far as it goes. */
  among({ ids, since, end }: Range, belongs: (chat: ChatListItem) => boolean): ChatListItem[] {
    const came = (chat: ChatListItem) =>
      (this.#changedAt.get(chat.id) ?? 0) > since && (end === null || compareChats(chat, end) <= 0);
    return this.#inOrder.filter((chat) => belongs(chat) && (ids.has(chat.id) || came(chat)));
  }

  clear(): void {
    this.#byId.clear();
    this.#changedAt.clear();
    this.#inOrder.length = 0;
    this.#changed();
  }

  #put(chat: ChatListItem): void {
    const before = this.#byId.get(chat.id);
    if (before) this.#inOrder.splice(this.#placeOf(before), 1);
    this.#byId.set(chat.id, chat);
    this.#inOrder.splice(this.#placeOf(chat), 0, chat);
  }

  #renew(chat: ChatListItem): void {
    this.#put(chat);
    this.#changedAt.set(chat.id, this.#now + 1);
  }

  #drop(chat: ChatListItem): void {
    this.#inOrder.splice(this.#placeOf(chat), 1);
    this.#byId.delete(chat.id);
  }

  #placeOf(chat: ChatListItem): number {
    let [from, to] = [0, this.#inOrder.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = this.#inOrder[middle];
      if (other && compareChats(other, chat) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #changed(): void {
    this.#now += 1;
    this.#changes.set(this.#now);
  }
}

function chatOf(event: LiveEvent): string | null {
  if ('chat_id' in event) return event.chat_id;
  return event.type === 'chat.created' ? event.chat.id : null;
}

export const knownChats = new KnownChats();

/** The list as it was, if it says the same. */
export function unchanged<Item>(before: Item[] | undefined, next: Item[]): Item[] {
  return before?.length === next.length && next.every((item, at) => item === before[at])
    ? before
    : next;
}

/** A list that is made of the known chats, again whenever one of them changes. */
export function useKnownChats<Item>(make: (before?: Item[]) => Item[]): Item[] {
  const last = useRef<Item[]>(undefined);
  const made = () => {
    last.current = unchanged(last.current, make(last.current));
    return last.current;
  };
  return useSyncExternalStore(knownChats.subscribe, made, made);
}
