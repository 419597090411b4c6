import { asc, eq, inArray } from 'drizzle-orm';
import { memoryNotes } from '#db/schema/memory.ts';
import { users } from '#db/schema/users.ts';
import type { AnswerRequest } from '../../platform/ai/model.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { agrees } from '../account/consents.ts';
import { type Person, personFrom } from '../account/people.ts';
import { type ChatRow, isGuided } from '../sight/doors.ts';

/**
 * The notes of a person for the guide, oldest first; null where they allow no memory, among people and in a temporary
 * chat. A note that was written from the words of somebody who does not agree to the provider stays here.
 */
export async function rememberedFor(
  platform: Platform,
  db: Db,
  { userId, settings }: Pick<Person, 'userId' | 'settings'>,
  chat: Pick<ChatRow, 'chatType' | 'temporary'>,
): Promise<AnswerRequest['memory']> {
  if (!settings.memory || !isGuided(chat) || chat.temporary) return null;
  const rows = await db
    .select()
    .from(memoryNotes)
    .where(eq(memoryNotes.userId, userId))
    .orderBy(asc(memoryNotes.createdAt), asc(memoryNotes.id));
  const mayGo = await agreeing(platform, db, [...new Set(rows.flatMap((row) => row.drawnFrom))]);
  return {
    notes: rows
      .filter(({ drawnFrom }) => drawnFrom.every((id) => mayGo.has(id)))
      .map(({ id, kind, text }) => ({ id, kind, text })),
  };
}

/** Memories of the people whose words may be used now; the built-in guide passes nothing on. */
async function agreeing(platform: Platform, db: Db, ids: string[]): Promise<ReadonlySet<string>> {
  if (platform.guide.builtIn || ids.length === 0) return new Set(ids);
  const rows = await db.select().from(users).where(inArray(users.id, ids));
  const people = rows.map(personFrom).filter((person) => agrees(platform, person));
  return new Set(people.map(({ userId }) => userId));
}
