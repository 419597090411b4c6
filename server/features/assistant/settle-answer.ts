import { and, eq } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import type { ServerFrame } from '#contract/live.ts';
import { chats, generations, messages } from '#db/schema/chat.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Proposal } from '#contract/proposals.ts';
import { personOf } from '../account/people.ts';
import { announceUsage, settleUse } from '../billing/usage.ts';
import { decideInWords } from './decide-in-words.ts';
import type { ChatRow } from '../chat/doors.ts';
import { wireMessage } from '../chat/messages.ts';
import { rewritePreview } from '../chat/newest-message.ts';
import { announceMessage } from '../chat/sight.ts';
import { enterStage } from '../chat/stages.ts';
import { isOnJourney } from '../journeys/run-rows.ts';
import { markRegions } from './mark-regions.ts';
import { removeRunning } from './running.ts';
import { improveTitle } from './titles.ts';
import type { AnswerEnd } from './write-answer.ts';

/**
 * Stores how an answer ended, counts it if it was delivered and tells the chat. Does nothing when
 * somebody settled it before.
 * @returns the frames that end the answer's stream
 */
export async function settleAnswer(
  platform: Platform,
  messageId: string,
  outcome: AnswerEnd,
): Promise<ServerFrame[]> {
  let frames: ServerFrame[] = [];
  await change(platform, async (unit) => {
    const { db } = unit;
    const [generation] = await db
      .select()
      .from(generations)
      .where(eq(generations.messageId, messageId));
    if (!generation) return;
    // The chat's row first, as everywhere: this is what orders a chat's changes.
    const [chat] = await db
      .select()
      .from(chats)
      .where(eq(chats.id, generation.chatId))
      .for('update');
    const ended = await db
      .delete(generations)
      .where(eq(generations.messageId, messageId))
      .returning();
    if (ended.length === 0 || !chat) return;
    const end = await withinJourney(unit, chat, outcome);

    const [row] = await db
      .update(messages)
      .set({
        text: end.text,
        status: end.status,
        error: end.error,
        proposals: proposalsIn(chat, end),
        suggestions: end.suggestions,
        ...(end.stage ? { stage: end.stage } : {}),
      })
      .where(and(eq(messages.id, messageId), eq(messages.status, 'streaming')))
      .returning();
    if (!row) return;
    removeRunning(messageId);
    unit.afterCommit(() => platform.metrics.countAnswer(row.status));
    const message = await wireMessage(platform, db, row);
    await rewritePreview(db, row, previewOf(message));
    if (end.stage) await enterStage(unit, chat, end.stage, 'guide');
    if (end.regions.length > 0) await markRegions(unit, row, end.regions);
    if (end.decided) await decideInWords(unit, row, end.decided);
    await announceMessage(unit, row, {
      type: 'message.updated',
      chat_id: chat.id,
      message,
      mentions_before: [],
    });
    const [other] = await db
      .select({ id: generations.messageId })
      .from(generations)
      .where(eq(generations.chatId, chat.id))
      .limit(1);
    if (!other)
      unit.emit(chat.id, {
        type: 'chat.updated',
        chat_id: chat.id,
        changes: { generating: false },
      });
    unit.afterCommit((written) => {
      frames = written.filter(({ audience }) => audience === 'chat').map(({ frame }) => frame);
    });

    if (generation.usageDay !== null) {
      const delivered = end.status === 'sent' || (end.status === 'stopped' && end.text !== '');
      await settleUse(unit, generation.askerId, 'answers', generation.usageDay, delivered);
      if (generation.analysisDay !== null)
        await settleUse(unit, generation.askerId, 'analyses', generation.analysisDay, delivered);
      const person = await personOf(db, generation.askerId);
      if (person) await announceUsage(unit, person);
    }
    if (end.status === 'sent')
      unit.afterCommit(() => void improveTitle(platform, chat.id, message));
  });
  return frames;
}

/** A journey alone moves its chat, so what an answer says of stages counts for nothing as long as it is on. */
async function withinJourney(unit: Change, chat: ChatRow, end: AnswerEnd): Promise<AnswerEnd> {
  const proposals = end.proposals.filter(({ kind }) => kind !== 'stage');
  const decided = end.decided?.kind === 'stage' ? null : end.decided;
  const saysNothing =
    end.stage === null && decided === end.decided && proposals.length === end.proposals.length;
  if (saysNothing || !(await isOnJourney(unit, chat.id))) return end;
  return { ...end, stage: null, decided, proposals };
}

/** Where the chat is already, nobody needs to go. */
function proposalsIn(chat: ChatRow, { proposals, stage }: AnswerEnd): Proposal[] {
  return proposals.filter(
    ({ kind, payload }) => kind !== 'stage' || payload.stage !== (stage ?? chat.stage),
  );
}
