import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from '#db/schema/index.ts';
import type { NewEvent } from '#contract/live.ts';
import type { Apart } from '#db/schema/live.ts';
import { type Facts, announceTo } from './facts.ts';
import { type Announced, type WrittenEvent, writeEvents } from './live/events.ts';
import type { Platform } from './platform.ts';

export type Db = NodePgDatabase<typeof schema>;

type Following = (written: WrittenEvent[]) => void | Promise<void>;

/** One transaction, its facts and events, and its follow-ups after the commit. */
export interface Change {
  readonly platform: Platform;
  /** The transaction. */
  readonly db: Db;
  /**
   * Announces a fact to its followers. `write` holds all its writes; where it answers false, nothing happened and
   * nobody follows.
   */
  announce<Fact extends keyof Facts, Result>(
    fact: Fact,
    about: Facts[Fact],
    write: () => Promise<Result>,
  ): Promise<Result>;
  /**
   * Emits an event to a stream (a chat's id or a person's); stored with the change, published after the
   * commit. One reader may get another event, or none.
   */
  emit(streamId: string, event: NewEvent, apart?: Apart): void;
  /** The members of a chat change: its frames wait until the commit, then the members are read again. */
  audienceChanged(chatId: string): void;
  /** Runs after the commit, in order, with the stored events; its errors are logged. */
  afterCommit(then: Following): void;
}

const triesMax = 3;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

/**
 * Runs `work` in one transaction. Events get their versions last, in the order of stream ids, so that two
 * changes never wait for each other's streams; they are published only after the commit. A deadlock repeats
 * the whole work, so it must change nothing but the database.
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
  const emitted: Announced[] = [];
  const following: Following[] = [];
  const audiences = new Set<string>();
  let release = () => {};
  let committed: { result: Result; written: WrittenEvent[] };
  try {
    committed = await platform.database.db.transaction(async (db) => {
      const unit: Change = {
        platform,
        db,
        announce: (fact, about, write) => announceTo(unit, fact, about, write),
        emit: (streamId, event, apart) => emitted.push({ streamId, event, apart }),
        audienceChanged: (chatId) => audiences.add(chatId),
        afterCommit: (then) => following.push(then),
      };
      const result = await work(unit);
      if (audiences.size > 0) release = platform.live.holdAudiences([...audiences]);
      return { result, written: await writeEvents(db, emitted) };
    });
  } finally {
    release();
  }
  const { result, written } = committed;
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

/** For work that only reads: outside of a transaction, and nothing can be announced. */
export function readingOnly(platform: Platform): Change {
  const refuse = () => {
    throw new Error('work that reads must not announce a change');
  };
  return {
    platform,
    db: platform.database.db,
    announce: refuse,
    emit: refuse,
    audienceChanged: refuse,
    afterCommit: refuse,
  };
}

/** The SQLSTATE of a failed statement; drizzle keeps the driver's error as the cause. */
export function databaseErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return databaseErrorCode(cause) ?? (typeof code === 'string' ? code : undefined);
}
