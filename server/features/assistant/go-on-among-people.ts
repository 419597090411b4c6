import { eq } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isCared } from '../messages/care.ts';
import { withhold } from '../messages/edit-among-people.ts';
import { wireMessage } from '../messages/messages.ts';
import { requireSpeakersConsent } from '../messages/shown-message.ts';
import { announceMessage } from '../sight/messages.ts';
import { reserveAnswer } from './begin-answer.ts';
import { analysesOf } from './pictures-among-people.ts';
import { requestAmongPeople, writeAmongPeople } from './group-answer.ts';
import { messages } from '#db/schema/messages.ts';
import { generations } from '#db/schema/assistant.ts';
import type { MessageRow } from '../sight/doors.ts';
import { writableChat } from '../messages/writable-chat.ts';

export const unfinished = new Set<MessageRow['status']>(['stopped', 'interrupted', 'failed']);

/**
 * Goes on with an answer among people that ended early, for the person who asked: after its text, or again.
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
    isCared(asked)
  ) {
    throw new Refusal('message.not_allowed');
  }
  const text = from === 'its text' ? before.text : '';
  if (text !== '') await requireSpeakersConsent(call, before);
  const analyses = await analysesOf(call, asked);
  const reserved = await reserveAnswer(call, person, { caring: null, analyses });
  const prompt = await requestAmongPeople(call, { chat, person, asked }, { ...before, text });
  const drawnFrom = [...(text === '' ? [] : before.drawnFrom), ...prompt.drawnFrom];
  const changes = {
    status: 'streaming' as const,
    error: null,
    retryAt: null,
    shortened: false,
    drawnFrom: [...new Set(drawnFrom)],
    withheldFromId: before.withheldFromId ?? asked.withheldFromId ?? withheldFrom,
    ...(text === '' && { text, proposals: [], suggestions: [] }),
  };
  const row = { ...before, ...changes };
  const answer = await wireMessage(call.platform, call.db, row);
  await call.announce('answer.changed', { message: row, preview: previewOf(answer) }, () =>
    call.db.update(messages).set(changes).where(eq(messages.id, before.id)),
  );
  await call.db
    .insert(generations)
    .values({ messageId: row.id, chatId: chat.id, askerId: person.userId, ...reserved });
  if (before.withheldFromId === null && row.withheldFromId !== null)
    await withhold(call, row, answer, row.withheldFromId);
  await announceMessage(call, row, {
    type: 'message.updated',
    chat_id: chat.id,
    message: answer,
    mentions_before: [],
  });
  writeAmongPeople(call, { person, row, answer, prompt });
  return { answer: await wireMessage(call.platform, call.db, row, call.me.userId) };
}
