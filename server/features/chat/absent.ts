import { and, eq, inArray, isNull } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import { chats, messages } from '#db/schema/chat.ts';
import { type Change, change } from '../../platform/change.ts';
import { despiteOutage } from '../../platform/database-away.ts';
import { Lanes } from '../../platform/live/lanes.ts';
import type { Platform } from '../../platform/platform.ts';
import { blocksAround } from '../connections/known-people.ts';
import { notify } from '../notifications/notify.ts';
import { quotedIn } from '../notifications/sentences.ts';
import type { MessageRow } from './message-rows.ts';
import { wireMessage } from './messages.ts';
import { isThereFor } from './sight.ts';

/** In larger chats only a mention is told to those who are away. */
const toldAwayMax = 100;
/** Who is away hears of several messages at once. */
const gatherMs = 1_000;

/** What is kept of a message until it is told; what it says is read when it is. */
type Sent = Pick<MessageRow, 'id' | 'chatId' | 'authorId' | 'mentions'>;

type Telling = Pick<Change, 'platform' | 'afterCommit'>;

/** By chat, in the order in which they were sent. */
const gathered = new Map<string, Sent[]>();

/** Tells those whom a message mentions, and those who are away, once it is stored. Nobody waits for it. */
export function tellAbsent(telling: Telling, sent: Sent): void {
  const { platform } = telling;
  const { id, chatId, authorId, mentions } = sent;
  tellMentioned(telling, sent);
  telling.afterCommit(() => {
    const before = gathered.get(chatId);
    if (before) {
      before.push({ id, chatId, authorId, mentions });
      return;
    }
    gathered.set(chatId, [{ id, chatId, authorId, mentions }]);
    setTimeout(() => {
      const all = gathered.get(chatId) ?? [];
      gathered.delete(chatId);
      quietly(platform, chatId, () => notifyAway(platform, chatId, all));
    }, gatherMs);
  });
}

/** Tells those whom a message mentions once it is stored, or changed. Nobody waits for it. */
export function tellMentioned({ platform, afterCommit }: Telling, sent: Sent): void {
  if (sent.mentions.length === 0) return;
  afterCommit(() => quietly(platform, sent.chatId, () => notifyMentioned(platform, sent)));
}

/** What a chat has to tell is told in the order in which it was said. */
const tellings = new Lanes();

function quietly(platform: Platform, chatId: string, work: () => Promise<void>): void {
  void tellings.run([chatId], () =>
    despiteOutage(work).catch((error: unknown) =>
      platform.log.error({ err: error, chat_id: chatId }, 'absent people could not be notified'),
    ),
  );
}

/** Those of the messages that are still there, as they are until the change is committed. */
async function standing({ db }: Change, chatId: string, sent: Sent[]): Promise<MessageRow[]> {
  // Whoever changes a message holds its chat; who writes a notification takes as much of it anyway.
  const there = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, chatId), isNull(chats.deletedAt)))
    .for('key share');
  if (there.length === 0) return [];
  const ids = sent.map(({ id }) => id);
  return db
    .select()
    .from(messages)
    .where(and(inArray(messages.id, ids), isNull(messages.deletedAt)))
    .orderBy(messages.seq);
}

async function noticeOf({ platform, db }: Change, row: MessageRow) {
  return {
    actorId: row.authorId,
    chatId: row.chatId,
    seq: row.seq,
    // Words of danger are not quoted outside of the chat.
    ...(row.guarded ? {} : { params: quotedIn(previewOf(await wireMessage(platform, db, row))) }),
  };
}

async function notifyMentioned(platform: Platform, sent: Sent): Promise<void> {
  const { chatId, authorId, mentions } = sent;
  const people = await platform.live.audienceOf(chatId);
  const mentioned = people.filter((id) => id !== authorId && mentions.includes(id));
  if (mentioned.length === 0) return;
  await change(platform, async (unit) => {
    const [row] = await standing(unit, chatId, [sent]);
    const still = mentioned.filter((id) => row?.mentions.includes(id) && isThereFor(id, row));
    if (!row || still.length === 0) return;
    await notify(unit, still, { kind: 'mention', ...(await noticeOf(unit, row)) });
  });
}

async function notifyAway(platform: Platform, chatId: string, sent: Sent[]): Promise<void> {
  const people = await platform.live.audienceOf(chatId);
  if (people.length > toldAwayMax) return;
  const away = people.filter((id) => !platform.live.isOnline(id));
  if (away.length === 0) return;
  // Who was mentioned has heard of it, also where an edit has changed that since.
  const mentions = new Map(sent.map((one) => [one.id, one.mentions]));
  await change(platform, async (unit) => {
    const rows = await standing(unit, chatId, sent);
    const blocks = await blocksAround(unit.db, away);
    const blocked = new Set(blocks.map(({ userId, blockedId }) => `${userId} ${blockedId}`));
    const newsFor = (person: string) =>
      rows.filter(
        (row) =>
          row.authorId !== person &&
          isThereFor(person, row) &&
          !blocked.has(`${person} ${row.authorId}`) &&
          !row.mentions.includes(person) &&
          !mentions.get(row.id)?.includes(person),
      );
    const told = away.map((person) => ({ person, news: newsFor(person) }));
    const alike = Map.groupBy(told, ({ news }) => `${news.length} ${news.at(-1)?.id}`).values();
    for (const group of alike) {
      const { news = [] } = group[0] ?? {};
      const last = news.at(-1);
      if (!last) continue;
      const ids = group.map(({ person }) => person);
      const notice = await noticeOf(unit, last);
      await notify(unit, ids, { kind: 'message', ...notice, count: news.length });
    }
  });
}
