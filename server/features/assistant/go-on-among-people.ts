import { eq } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import { generations, messages } from '#db/schema/chat.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { withhold } from '../chat/edit-among-people.ts';
import type { MessageRow } from '../chat/message-rows.ts';
import { wireMessage } from '../chat/messages.ts';
import { rewritePreview } from '../chat/newest-message.ts';
import { writableChat } from '../chat/post-to-people.ts';
import { requireSpeakersConsent } from '../chat/shown-message.ts';
import { announceMessage } from '../chat/sight.ts';
import { reserveAnswer } from './begin-answer.ts';
import { requestAmongPeople, writeAmongPeople } from './group-answer.ts';
import { forgetTranslations } from './translations.ts';

export const unfinished = new Set<MessageRow['status']>(['stopped', 'interrupted', 'failed']);

/**
 * Goes on with an answer among people that ended early, for whoever asked: after its text, or anew.
 * It is written in place, because a list of messages has no versions; several may run at once.
 */
export async function goOnAmongPeople(
  call: Call,
  chatId: string,
  answerId: string,
  from: 'its text' | 'the beginning',
): Promise<{ answer: Message }> {
  const { chat, person, withheldFrom } = await writableChat(call, chatId);
  const [before] = await call.db.select().from(messages).where(eq(messages.id, answerId));
  const [asked] = before?.parentId
    ? await call.db.select().from(messages).where(eq(messages.id, before.parentId))
    : [];
  if (
    before?.kind !== 'guide' ||
    asked?.authorId !== call.me.userId ||
    chat.guideMode === 'off' ||
    !unfinished.has(before.status) ||
    before.deletedAt ||
    asked.deletedAt ||
    // Words of danger have had their caring reply.
    asked.guarded
  ) {
    throw new Refusal('message.not_allowed');
  }
  const text = from === 'its text' ? before.text : '';
  if (text !== '') await requireSpeakersConsent(call, before);
  const { usageDay } = await reserveAnswer(call, person, { isCaring: false, analyses: false });
  const prompt = await requestAmongPeople(call, { chat, person, asked }, { ...before, text });
  const drawnFrom = [...(text === '' ? [] : before.drawnFrom), ...prompt.drawnFrom];
  const [row] = await call.db
    .update(messages)
    .set({
      status: 'streaming',
      error: null,
      drawnFrom: [...new Set(drawnFrom)],
      withheldFromId: before.withheldFromId ?? asked.withheldFromId ?? withheldFrom,
      ...(text === '' && { text, proposals: [], suggestions: [] }),
    })
    .where(eq(messages.id, before.id))
    .returning();
  if (!row) throw new Refusal('message.not_found');
  await forgetTranslations(call.db, row.id);
  await call.db
    .insert(generations)
    .values({ messageId: row.id, chatId: chat.id, askerId: person.userId, usageDay });
  const answer = await wireMessage(call.platform, call.db, row);
  if (before.withheldFromId === row.withheldFromId)
    await rewritePreview(call.db, row, previewOf(answer));
  else if (row.withheldFromId !== null) await withhold(call, row, answer, row.withheldFromId);
  await announceMessage(call, row, {
    type: 'message.updated',
    chat_id: chat.id,
    message: answer,
    mentions_before: [],
  });
  writeAmongPeople(call, { person, row, answer, prompt });
  return { answer: await wireMessage(call.platform, call.db, row, call.me.userId) };
}
