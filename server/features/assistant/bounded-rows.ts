import { type SQL, and, asc, desc, eq, getTableColumns, lt, lte, sql } from 'drizzle-orm';
import { contextTokensOf } from '../../platform/ai/context-room.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MessageRow } from '../sight/doors.ts';
import { messages } from '#db/schema/messages.ts';

/** The built-in guide needs the whole chat to stay the same guide. */
const builtInRowsMax = 2_000;
const rowsMin = 60;
const rowsMax = 1_000;
/** Most messages with their answers take more than this. */
const tokensOfRow = 80;
/** No text takes more bytes for a token. */
const bytesOfToken = 4;

interface Bounds {
  rows: number;
  bytes: number;
}

/** How much of a chat is read for an answer: as much as a model’s context can hold. */
export function boundsOfContext({ guide, config }: Pick<Platform, 'guide' | 'config'>): Bounds {
  if (guide.builtIn) return { rows: builtInRowsMax, bytes: Infinity };
  const tokens = contextTokensOf(config, guide);
  const rows = Math.min(rowsMax, Math.max(rowsMin, Math.ceil(tokens / tokensOfRow)));
  return { rows, bytes: tokens * bytesOfToken };
}

/** The newest messages of a chat that a condition leaves, oldest first. The newest is there however long it is. */
export async function newestRows(
  db: Db,
  chatId: string,
  condition: SQL | undefined,
  bounds: Bounds,
): Promise<MessageRow[]> {
  return (await boundedRows(db, chatId, condition, bounds, desc)).toReversed();
}

/** The oldest, oldest first. */
export function oldestRows(
  db: Db,
  chatId: string,
  condition: SQL | undefined,
  bounds: Bounds,
): Promise<MessageRow[]> {
  return boundedRows(db, chatId, condition, bounds, asc);
}

function boundedRows(
  db: Db,
  chatId: string,
  condition: SQL | undefined,
  { rows, bytes }: Bounds,
  order: typeof asc | typeof desc,
): Promise<MessageRow[]> {
  const ofChat = and(eq(messages.chatId, chatId), condition);
  const inOrder = order(messages.seq);
  if (bytes === Infinity)
    return db.select().from(messages).where(ofChat).orderBy(inOrder).limit(rows);
  const length = sql`octet_length(${messages.text})`;
  const within = db
    .select({
      seq: messages.seq,
      bytesBefore: sql<number>`sum(${length}) over (order by ${inOrder}) - ${length}`.as('before'),
    })
    .from(messages)
    .where(ofChat)
    .orderBy(inOrder)
    .limit(rows)
    .as('within');
  return db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(within, eq(within.seq, messages.seq))
    .where(and(eq(messages.chatId, chatId), lt(within.bytesBefore, bytes)))
    .orderBy(inOrder);
}

/** In SQL, about what a text takes at most (tokens.ts): a quarter of its characters, and more for bytes beyond ASCII. */
const aboutTokens = sql`char_length(${messages.text}) * 0.27 + (octet_length(${messages.text}) - char_length(${messages.text})) * 0.9`;

/** The oldest of the newest messages that take about so many tokens, each at most `one` of them; 0 if there are none. */
export async function seqWithin(
  db: Db,
  chatId: string,
  condition: SQL | undefined,
  { all, one, perRow }: { all: number; one: number; perRow: number },
): Promise<number> {
  const tokens = sql`least(${aboutTokens}, ${one}) + ${perRow}`;
  const counted = db
    .select({
      seq: messages.seq,
      tokens: sql<number>`sum(${tokens}) over (order by ${messages.seq} desc)`.as('tokens'),
    })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), condition))
    .orderBy(desc(messages.seq))
    .limit(Math.ceil(all / perRow))
    .as('counted');
  const [found] = await db
    .select({ seq: sql<number>`coalesce(min(${counted.seq}), 0)`.mapWith(Number) })
    .from(counted)
    .where(lte(counted.tokens, all));
  return found?.seq ?? 0;
}
