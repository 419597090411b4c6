import { and, asc, eq } from 'drizzle-orm';
import { limits } from '#contract/values.ts';
import { plainLine } from '#contract/visible-text.ts';
import type { Message } from '#contract/messages.ts';
import { change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { personOf } from '../account/people.ts';
import { textsOf } from '../cards/laid-cards.ts';
import { isCared } from '../messages/care.ts';
import { agreedWords } from '../messages/agreed-words.ts';
import { isGuided } from '../sight/doors.ts';
import { messages } from '#db/schema/messages.ts';
import { chats } from '#db/schema/chats.ts';

const titleTimeoutMs = 20_000;
/** An album with its answer; and one more, which says that the chat has gone on. */
const firstTurnMax = limits.albumPicturesMax + 2;

/**
 * After the first exchange the guide may find a better title than the first words. It never
 * replaces a name that a person gave, moves nothing in the list, and fails in silence.
 */
export async function improveTitle(
  platform: Platform,
  chatId: string,
  answer: Message,
): Promise<void> {
  if (platform.guide.builtIn) return;
  try {
    const { db } = platform.database;
    const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
    if (!chat || !isGuided(chat)) return;
    if (chat.titleBy !== 'first_words' && chat.titleBy !== 'nobody') return;
    const rows = await db
      .select()
      .from(messages)
      .where(and(eq(messages.chatId, chatId), eq(messages.onPath, true)))
      .orderBy(asc(messages.seq))
      .limit(firstTurnMax);
    const isFirst = rows.find(({ kind }) => kind === 'guide')?.id === answer.id;
    if (!isFirst || rows.at(-1)?.id !== answer.id || rows.some(isCared)) return;
    const person = await personOf(db, chat.ownerId);
    if (!person) return;
    const { rows: agreed } = await agreedWords(platform, db, rows, [person]);
    if (agreed.length < rows.length) return;
    const found = await platform.guide.title(
      agreed.map((row) => ({
        author: row.kind === 'guide' ? 'guide' : 'person',
        text: row.text || textsOf(row)?.[person.language] || '(a picture)',
        at: row.createdAt,
        version: row.versionIndex,
      })),
      person.language,
      AbortSignal.timeout(titleTimeoutMs),
    );
    const title = plainLine(found ?? '');
    if (title === '') return;
    await change(platform, async (unit) => {
      const renamed = await unit.db
        .update(chats)
        .set({ title, titleBy: 'guide' })
        .where(and(eq(chats.id, chatId), eq(chats.titleBy, chat.titleBy)))
        .returning({ id: chats.id });
      if (renamed.length > 0)
        unit.emit(chatId, { type: 'chat.updated', chat_id: chatId, changes: { title } });
    });
  } catch (error) {
    platform.log.info({ err: error, chat_id: chatId }, 'no title was found');
  }
}
