import { type SQL, and, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import { chats } from '#db/schema/chats.ts';
import { isNotCared } from '../messages/care.ts';
import { messages } from '#db/schema/messages.ts';
import { contextRoom, contextTokensOf } from '../../platform/ai/context-room.ts';
import { dataLine } from '../../platform/ai/data-line.ts';
import { summaryInstructions } from '../../platform/ai/instructions.ts';
import { cutToTokens, tokensIn } from '../../platform/ai/tokens.ts';
import { type Db, change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { agrees } from '../account/consents.ts';
import { personOf } from '../account/people.ts';
import { agreedWords } from '../messages/agreed-words.ts';
import { saidIn, wordsFrom } from '../messages/message-rows.ts';
import { type ChatRow, type MessageRow, isGuided } from '../sight/doors.ts';
import { boundsOfContext, newestRows, oldestRows, seqWithin } from './bounded-rows.ts';
import { type ChatSummary, afterSummary, storeSummary, summaryBefore } from './chat-summaries.ts';
import { namesAmong, saidElsewhere } from './said-by.ts';

/** Fewer messages are cut where they are too long, and need no summary. */
const seqMin = 8;
/** A long chat that has no summary yet gets one in several answers. */
const chunksMax = 3;
/** So many pieces are summed up before the window; a chat that is longer already can be looked up further back. */
const backlogMax = 12;
/** Shares of the room for messages: what is left as it was said, and what may gather before that. */
const keptShare = 1 / 2;
const gatheredShare = 3 / 4;
/** Of what is summed up at once, one message counts for at most this share; it has more where others leave it. */
const lineShare = 1 / 4;
const perLine = 20;
const tokensOfWord = 2;

/** Chats whose summary is being written by this process. */
const beingWritten = new Set<string>();

/**
 * After an answer: sums up what the context of the model will soon not hold any more. It holds up nobody and fails in
 * silence; the next answer tries again.
 */
export async function keepSummary(
  platform: Platform,
  { chatId, seq }: Pick<MessageRow, 'chatId' | 'seq'>,
): Promise<void> {
  if (!platform.guide.write || seq < seqMin || beingWritten.has(chatId)) return;
  beingWritten.add(chatId);
  try {
    for (let chunk = 0; chunk < chunksMax; chunk += 1)
      if (!(await sumUpMore(platform, platform.guide.write, chatId))) return;
  } catch (error) {
    platform.log.info({ err: error, chat_id: chatId }, 'a chat was not summed up');
  } finally {
    beingWritten.delete(chatId);
  }
}

type Write = NonNullable<Platform['guide']['write']>;

/** Adds the oldest messages that the summary does not cover yet; false if there is nothing to add. */
async function sumUpMore(platform: Platform, write: Write, chatId: string): Promise<boolean> {
  const { db } = platform.database;
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
  if (!chat || chat.deletedAt) return false;
  const owner = await personOf(db, chat.ownerId);
  // The answers to the one who asks are theirs, too.
  if (isGuided(chat) && !agrees(platform, owner)) return false;
  const base = await summaryBefore(platform, db, chatId, chat.lastSeq + 1);
  const chunk = await chunkToAdd(platform, db, chat, base);
  if (chunk.length === 0) return false;
  const added = await linesOf(platform, db, chat, chunk);
  const room = contextRoom(contextTokensOf(platform.config, platform.guide));
  let text = base?.text ?? '';
  if (added.lines.length > 0) {
    const before = text === '' ? [] : [dataLine({ summary: text })];
    const written = await write(
      {
        instructions: summaryInstructions(Math.floor(room.summary / tokensOfWord)),
        text: [...before, ...added.lines].join('\n'),
      },
      AbortSignal.timeout(platform.config.AI_TOTAL_TIMEOUT_MS),
    );
    text = cutToTokens(written, room.summary);
    if (text === '') return false;
  }
  const last = chunk.at(-1);
  if (!last) return false;
  const drawnFrom = [...new Set([...(base?.drawnFrom ?? []), ...added.drawnFrom])];
  const summary = { text, uptoId: last.id, uptoSeq: last.seq, drawnFrom };
  return storeIfUnchanged(platform, chat, { base, chunk, lines: added.lines }, summary);
}

/**
 * Stores a summary, unless its messages were deleted, changed or taken back while the provider wrote: then they are
 * summed up again. False where the chat is gone.
 */
async function storeIfUnchanged(
  platform: Platform,
  chat: ChatRow,
  from: { base: ChatSummary | null; chunk: MessageRow[]; lines: string[] },
  summary: ChatSummary,
): Promise<boolean> {
  return change(platform, async ({ db }) => {
    const [now] = await db.select().from(chats).where(eq(chats.id, chat.id)).for('update');
    if (!now || now.deletedAt) return false;
    const base = await summaryBefore(platform, db, chat.id, now.lastSeq + 1);
    if (base?.uptoId !== from.base?.uptoId || base?.text !== from.base?.text) return true;
    const ids = from.chunk.map(({ id }) => id);
    const chunk = await db
      .select()
      .from(messages)
      .where(and(mayBeSummedUp(), inArray(messages.id, ids)))
      .orderBy(messages.seq);
    const { lines } = await linesOf(platform, db, chat, chunk);
    if (chunk.length === ids.length && lines.join('\n') === from.lines.join('\n'))
      await storeSummary(db, chat.id, summary, platform.now());
    return true;
  });
}

/** Messages that go along with answers which everybody in the chat reads. */
function mayBeSummedUp(): SQL | undefined {
  return and(
    eq(messages.onPath, true),
    inArray(messages.kind, ['user', 'guide']),
    ne(messages.status, 'streaming'),
    isNotCared,
    isNull(messages.deletedAt),
    isNull(messages.withheldFromId),
  );
}

/** The oldest messages that are not summed up yet, where the newer ones fill most of the context. */
async function chunkToAdd(
  platform: Platform,
  db: Db,
  chat: ChatRow,
  base: ChatSummary | null,
): Promise<MessageRow[]> {
  const bounds = boundsOfContext(platform);
  const room = contextRoom(contextTokensOf(platform.config, platform.guide));
  const uncovered = and(mayBeSummedUp(), afterSummary(base));
  let tokens = 0;
  let firstKept: MessageRow | undefined;
  const newest = await newestRows(db, chat.id, uncovered, bounds);
  for (const [at, row] of newest.toReversed().entries()) {
    tokens += Math.min(tokensIn(saidIn(row)), room.oneMessage) + perLine;
    const isKept = tokens <= room.messages * keptShare && at < bounds.rows * keptShare;
    // The kept messages begin with words of a person.
    if (!firstKept || (isKept && row.kind === 'user')) firstKept = row;
  }
  const [oldest] = newest;
  if (!oldest || !firstKept) return [];
  const beforeKept = and(uncovered, lt(messages.seq, firstKept.seq));
  const nearest = await seqWithin(db, chat.id, beforeKept, {
    all: room.material * backlogMax,
    one: lineTokens(platform),
    perRow: perLine,
  });
  const older = await oldestRows(db, chat.id, and(beforeKept, gte(messages.seq, nearest)), bounds);
  const isFull =
    tokens > room.messages * gatheredShare ||
    newest.length > bounds.rows * gatheredShare ||
    // No prompt reads further back, where messages are long.
    (older[0] !== undefined && older[0].seq < oldest.seq);
  if (!isFull) return [];
  const added: MessageRow[] = [];
  let left = room.material;
  for (const row of older) {
    left -= Math.min(tokensIn(saidIn(row)), lineTokens(platform)) + perLine;
    if (left < 0 && added.length > 0) break;
    added.push(row);
  }
  return added;
}

/** At most for one of the messages that are summed up at once. */
function lineTokens({ config, guide }: Platform): number {
  return Math.floor(contextRoom(contextTokensOf(config, guide)).material * lineShare);
}

/** The largest size to which all are cut so that they fit together: the short leave their room to the long. */
function evenShare(sizes: readonly number[], room: number): number {
  let left = room;
  const sorted = sizes.toSorted((one, other) => one - other);
  for (const [at, size] of sorted.entries()) {
    const share = left / (sorted.length - at);
    if (size > share) return Math.floor(share);
    left -= size;
  }
  return room;
}

/** Messages as lines of data for a provider, as far as they may go there; with everybody whose words they hold. */
async function linesOf(
  platform: Platform,
  db: Db,
  chat: ChatRow,
  rows: MessageRow[],
): Promise<{ lines: string[]; drawnFrom: string[] }> {
  const { rows: agreed, people } = await agreedWords(platform, db, rows);
  const spoken = agreed.filter((row) => saidIn(row) !== '');
  const { material } = contextRoom(contextTokensOf(platform.config, platform.guide));
  const line = evenShare(
    spoken.map((row) => tokensIn(saidIn(row)) + perLine),
    material,
  );
  const named = namesAmong(people);
  const lines = spoken.map((row) => {
    const by = isGuided(chat) ? { by: 'person' } : named(row.authorId);
    const said = row.kind === 'guide' ? { by: 'guide' } : { ...by, ...saidElsewhere(row, people) };
    const dataOf = (text: string) => dataLine({ n: row.seq, ...said, text });
    return dataOf(cutToTokens(saidIn(row), line, (text) => tokensIn(dataOf(text))));
  });
  const drawnFrom = spoken.flatMap((row) => [
    ...(row.authorId === null ? [] : [row.authorId]),
    ...wordsFrom(row),
  ]);
  return { lines, drawnFrom };
}
