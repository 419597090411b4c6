import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from '#db/schema/index.ts';
import type { NewEvent } from '#contract/live.ts';
import type { Apart } from '#db/schema/live.ts';
import { type Announced, type WrittenEvent, writeEvents } from './live/events.ts';
import type { Platform } from './platform.ts';

export type Db = NodePgDatabase<typeof schema>;

type Following = (written: WrittenEvent[]) => void | Promise<void>;

/** One transaction, what it announces, and what follows when it is committed. */
export interface Change {
  readonly platform: Platform;
  /** The transaction. */
  readonly db: Db;
  /**
   * Announces to a stream (a chat's id or a person's); written with the change, published after commit.
   * One reader of it may get something else, or nothing.
   */
  emit(streamId: string, event: NewEvent, apart?: Apart): void;
  /** Who is in a chat changes: its frames wait until the change is committed, then the chat is asked anew. */
  audienceChanged(chatId: string): void;
  /** Runs after the commit, in order, with the events as written; what it throws is logged. */
  afterCommit(then: Following): void;
}

const triesMax = 3;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

/**
 * Runs `work` in one transaction. Events get their versions last, in the order of stream ids, so
 * that two changes never wait for each other's streams; they are published only after the commit.
 * A deadlock runs the whole work again, so it must touch nothing but the database.
 */
export async function change<Result>(
  platform: Platform,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await changeOnce(platform, work);
    } catch (error) {
      const code = databaseErrorCode(error);
      if (tries >= triesMax || (code !== serializationFailure && code !== deadlockDetected))
        throw error;
    }
  }
}

async function changeOnce<Result>(
  platform: Platform,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const announced: Announced[] = [];
  const following: Following[] = [];
  const audiences = new Set<string>();
  let writing: Promise<WrittenEvent[]> = Promise.resolve([]);
  let release = () => {};
  const committed = platform.database.db.transaction(async (db) => {
    const answer = await work({
      platform,
      db,
      emit: (streamId, event, apart) => announced.push({ streamId, event, apart }),
      audienceChanged: (chatId) => audiences.add(chatId),
      afterCommit: (then) => following.push(then),
    });
    if (audiences.size > 0) release = platform.live.holdAudiences([...audiences]);
    // The commit goes along with it; where it fails, the database makes a rollback of the commit.
    writing = writeEvents(db, announced);
    writing.catch(() => undefined);
    return answer;
  });
  let result: Result;
  let written: WrittenEvent[];
  try {
    result = await committed;
    written = await writing;
  } finally {
    release();
  }
  platform.live.publish(written);
  for (const then of following) {
    try {
      await then(written);
    } catch (error) {
      platform.log.error({ err: error }, 'something that follows a change failed');
    }
  }
  return result;
}

/** The SQLSTATE of a failed statement; drizzle keeps the driver's error as the cause. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return databaseErrorCode(cause) ?? (typeof code === 'string' ? code : undefined);
}
