import { and, eq, inArray, isNull } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import { type Change, change } from '../../platform/change.ts';
import { despiteOutage } from '../../platform/database-away.ts';
import { Lanes } from '../../platform/live/lanes.ts';
import type { Platform } from '../../platform/platform.ts';
import { blocksAround } from '../sight/blocks.ts';
import { notify } from '../notifications/notify.ts';
import { quotedIn } from '../notifications/sentences.ts';
import { placesInAlbums } from './albums.ts';
import { isCared } from './care.ts';
import { wireMessage } from './messages.ts';
import { isThereFor } from '../sight/messages.ts';
import { messages } from '#db/schema/messages.ts';
import { chats } from '#db/schema/chats.ts';
import type { MessageRow } from '../sight/doors.ts';

/** In larger chats absent people are notified only of mentions. */
const notifiedAwayMax = 100;
/** An absent person gets one notification of several messages. */
const gatherMs = 1_000;

/** Fields kept until the notification; the text is read at that time. */
type Sent = Pick<MessageRow, 'id' | 'chatId' | 'authorId' | 'mentions' | 'care'>;

type Committing = Pick<Change, 'platform' | 'afterCommit'>;

/** By chat, in the order in which they were sent. */
const gathered = new Map<string, Sent[]>();

/** Notifies mentioned and absent people, once the message is stored. Nobody waits for it. */
export function notifyAbsent(committing: Committing, sent: Sent): void {
  const { platform } = committing;
  const { id, chatId, authorId, mentions, care } = sent;
  notifyMentioned(committing, sent);
  committing.afterCommit(() => {
    const before = gathered.get(chatId);
    if (before) {
      before.push({ id, chatId, authorId, mentions, care });
      return;
    }
    gathered.set(chatId, [{ id, chatId, authorId, mentions, care }]);
    setTimeout(() => {
      const all = gathered.get(chatId) ?? [];
      gathered.delete(chatId);
      quietly(platform, chatId, () => writeAwayNotices(platform, chatId, all));
    }, gatherMs);
  });
}

/** Notifies mentioned people once the message is stored or changed. Nobody waits for it. */
export function notifyMentioned({ platform, afterCommit }: Committing, sent: Sent): void {
  if (sent.mentions.length === 0) return;
  afterCommit(() => quietly(platform, sent.chatId, () => writeMentionNotices(platform, sent)));
}

/** Notifications of a chat are written in the order of its messages. */
const lanes = new Lanes();

function quietly(platform: Platform, chatId: string, work: () => Promise<void>): void {
  void lanes.run([chatId], () =>
    despiteOutage(work).catch((error: unknown) =>
      platform.log.error({ err: error, chat_id: chatId }, 'absent people could not be notified'),
    ),
  );
}

/** The messages that still exist, locked until the change is committed. */
async function standing({ db }: Change, chatId: string, sent: Sent[]): Promise<MessageRow[]> {
  // A change of a message locks its chat; writing a notification needs a share of that lock anyway.
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

async function noticeOf(
  { platform, db }: Change,
  { row, sent, pictures = 1 }: { row: MessageRow; sent: Sent | undefined; pictures?: number },
) {
  return {
    actorId: row.authorId,
    chatId: row.chatId,
    seq: row.seq,
    // Words of danger are not quoted outside of the chat. A model’s judgement meanwhile changes no notification.
    ...(isCared(row) || (sent && isCared(sent))
      ? {}
      : { params: quotedIn(previewOf(await wireMessage(platform, db, row)), pictures) }),
  };
}

/** The message itself, and what was sent together with it. */
function isWith(one: MessageRow, row: MessageRow): boolean {
  return one.id === row.id || (one.albumId !== null && one.albumId === row.albumId);
}

async function writeMentionNotices(platform: Platform, sent: Sent): Promise<void> {
  const { chatId, authorId, mentions } = sent;
  const people = await platform.live.audienceOf(chatId);
  const mentioned = people.filter((id) => id !== authorId && mentions.includes(id));
  if (mentioned.length === 0) return;
  await change(platform, async (unit) => {
    const [row] = await standing(unit, chatId, [sent]);
    const still = mentioned.filter((id) => row?.mentions.includes(id) && isThereFor(id, row));
    if (!row || still.length === 0) return;
    await notify(unit, still, { kind: 'mention', ...(await noticeOf(unit, { row, sent })) });
  });
}

async function writeAwayNotices(platform: Platform, chatId: string, sent: Sent[]): Promise<void> {
  const people = await platform.live.audienceOf(chatId);
  if (people.length > notifiedAwayMax) return;
  const away = people.filter((id) => !platform.live.isOnline(id));
  if (away.length === 0) return;
  // A mentioned person was notified already, also if an edit changed the mention since.
  const mentions = new Map(sent.map((one) => [one.id, one.mentions]));
  await change(platform, async (unit) => {
    const rows = await standing(unit, chatId, sent);
    const blocks = await blocksAround(unit.db, away);
    const blocked = new Set(blocks.map(({ userId, blockedId }) => `${userId} ${blockedId}`));
    const places = await placesInAlbums(unit.db, rows);
    const isMentionedIn = ({ id, mentions: now }: MessageRow, person: string) =>
      now.includes(person) || mentions.get(id)?.includes(person);
    const newsFor = (person: string) =>
      rows.filter(
        (row) =>
          row.authorId !== person &&
          isThereFor(person, row) &&
          !blocked.has(`${person} ${row.authorId}`) &&
          !rows.some((one) => isWith(one, row) && isMentionedIn(one, person)),
      );
    const newsByPerson = away.map((person) => ({ person, news: newsFor(person) }));
    const alike = Map.groupBy(
      newsByPerson,
      ({ news }) => `${news.length} ${news.at(-1)?.id}`,
    ).values();
    for (const group of alike) {
      const { news = [] } = group[0] ?? {};
      const last = news.at(-1);
      if (!last) continue;
      const ids = group.map(({ person }) => person);
      const notice = await noticeOf(unit, {
        row: last,
        sent: sent.find(({ id }) => id === last.id),
        pictures: places.get(last.id) ?? 1,
      });
      // The pictures of an album are one message to the person who learns of it.
      const count = news.filter(({ id }) => (places.get(id) ?? 1) === 1).length;
      await notify(unit, ids, { kind: 'message', ...notice, count });
    }
  });
}
