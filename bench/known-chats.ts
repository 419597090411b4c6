import type { ChatListItem } from '#contract/chat.ts';
import { compareChats } from '#contract/chat.live.ts';
import type { LiveEvent } from '#contract/live.ts';
import { listOf, pageOf } from '#web/features/chats/chat-list-pages.ts';
import { KnownChats } from '#web/features/chats/known-chats.ts';
import { foldersOf } from '#web/features/folders/folder-order.ts';
import { type Figure, count, inPairs, median, ratio } from './figures.ts';

const chatCount = 5_000;
const events = 400;
const pageSize = 50;
const started = Date.UTC(2026, 10, 1);

/** An event with 5,000 chats in the browser's cache, and the lists made again, against a bare map that is filtered and sorted. */
export async function measureKnownChats(): Promise<Figure[]> {
  const memory: number[] = [];
  const ours = () => {
    const chats = Array.from({ length: chatCount }, (_, at) => chatAt(at));
    const before = heap();
    const known = new KnownChats();
    const since = known.moment();
    known.read(chats);
    const list = listOf({ pages: pagesOf(chats, since), pageParams: [] }, all, known);
    const filed = {
      folders: folders.map((id) => ({ id, name: id })),
      ids: new Set(chats.filter((chat) => chat.folders.length > 0).map(({ id }) => id)),
      since,
    };
    memory.push((heap() - before) / chatCount);
    return timed((at) => {
      known.apply(readAt(at), 'me');
      return list().length + foldersOf(filed, known).length;
    });
  };
  const bare = () => {
    const chats = new Map(
      Array.from({ length: chatCount }, (_, at) => chatAt(at)).map((chat) => [chat.id, chat]),
    );
    return timed((at) => {
      const { chat_id: id, unread } = readAt(at);
      const chat = chats.get(id);
      if (chat) chats.set(id, { ...chat, unread });
      const shown = [...chats.values()].filter(({ archived }) => !archived).toSorted(compareChats);
      const inFolders = folders.map((name) => shown.filter((one) => one.folders.includes(name)));
      return shown.length + inFolders.length;
    });
  };
  const pairs = await inPairs(
    () => Promise.resolve(ours()),
    () => Promise.resolve(bare()),
  );
  const what = 'event with 5,000 chats in the browser';
  return [
    ratio(`${what}: over a bare map`, pairs, 'ms', { atMost: 1 }),
    count(`${what}: bytes of the cache beside each chat`, median(memory), null, 'bytes'),
  ];
}

const all = { filter: 'all', stage: null } as const;
const folders = Array.from({ length: 10 }, (_, at) => `folder ${at}`);

function pagesOf(chats: ChatListItem[], since: number) {
  return Array.from({ length: Math.ceil(chatCount / pageSize) }, (_, at) =>
    pageOf({ items: chats.slice(at * pageSize, (at + 1) * pageSize), next: null }, since),
  );
}

function readAt(at: number): Extract<LiveEvent, { type: 'chat.read' }> {
  return {
    type: 'chat.read',
    stream: 'me',
    version: at + 1,
    chat_id: `chat ${(at * 37) % chatCount}`,
    last_read_seq: at,
    unread: at % 100,
    mention: 0,
  };
}

function chatAt(at: number): ChatListItem {
  const newest = new Date(started + (chatCount - at) * 60_000).toISOString();
  return {
    id: `chat ${at}`,
    title: `A chat about something, number ${at}`,
    chat_type: at % 2 === 0 ? 'AI' : 'GP',
    theme_name: null,
    theme_image: null,
    last_message: null,
    participants: [],
    inviter: null,
    mention: 0,
    muted_until: null,
    notify: 'all',
    unread: 0,
    last_read_seq: 0,
    last_message_date: newest,
    state: 'active',
    pinned: false,
    archived: false,
    draft: '',
    stage: 'PS',
    generating: false,
    folders: at % 10 === 0 ? [`folder ${(at / 10) % 10}`] : [],
    version: 0,
  };
}

/** The time of one event. */
function timed(once: (at: number) => number): { ms: number } {
  for (let at = 0; at < events / 4; at++) once(at);
  const began = performance.now();
  for (let at = 0; at < events; at++) once(at);
  return { ms: (performance.now() - began) / events };
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
