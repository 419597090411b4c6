import { and, eq } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import type { AnswerError } from '#contract/errors.ts';
import type { ImageRegion } from '#contract/image-analysis.ts';
import type { ServerFrame } from '#contract/live.ts';
import type { Stage } from '#contract/shapes.ts';
import { type Change, change } from '../../platform/change.ts';
import type { CareOutcome } from '../../platform/ai/safety/care.ts';
import type { DecidedInWords, StepReport } from '../../platform/ai/model.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Proposal } from '#contract/proposals.ts';
import { personOf } from '../account/people.ts';
import { announceUsage, settleUse } from '../billing/usage.ts';
import { decideInWords } from './decide-in-words.ts';
import type { ChatRow } from '../sight/doors.ts';
import { wireMessage } from '../messages/messages.ts';
import { isCared, storedCare } from '../messages/care.ts';
import { announceMessage } from '../sight/messages.ts';
import { enterStage, isOnJourney } from '../stages/stages.ts';
import { markRegions } from './mark-regions.ts';
import { removeRunning } from '../messages/running.ts';
import { keepSummary } from './keep-summary.ts';
import { improveTitle } from './titles.ts';
import { messages } from '#db/schema/messages.ts';
import { generations } from '#db/schema/assistant.ts';
import { chats } from '#db/schema/chats.ts';

/** How an answer ended, with all that came with it. */
export interface AnswerEnd {
  status: 'sent' | 'stopped' | 'interrupted' | 'failed';
  error: AnswerError | null;
  /** When a busy provider may be asked again, if it says so. */
  retryAt: Date | null;
  /** The model did not get all of the message that is answered. */
  shortened: boolean;
  text: string;
  stage: Stage | null;
  proposals: Proposal[];
  /** Decisions about earlier proposals in the person's words. */
  decided: DecidedInWords | null;
  /** The outcome of a step of an earlier chat, in the person’s words. */
  reported: StepReport | null;
  suggestions: string[];
  /** Places that it marks in the newest picture before it. */
  regions: ImageRegion[];
  /** The result of a model’s judgement about a message with unclear danger. */
  care: CareOutcome | null;
}

/**
 * Stores the end of an answer, counts it if it was delivered, and emits it to the chat. Does nothing if it
 * was settled before.
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

    const [before] = await db
      .select()
      .from(messages)
      .where(and(eq(messages.id, messageId), eq(messages.status, 'streaming')))
      .for('update');
    if (!before) return;
    const changes = {
      text: end.text,
      status: end.status,
      error: end.error,
      retryAt: end.retryAt,
      shortened: end.shortened,
      proposals: proposalsIn(chat, end),
      suggestions: end.suggestions,
      ...(end.stage ? { stage: end.stage } : {}),
    };
    const row = { ...before, ...changes };
    removeRunning(messageId);
    unit.afterCommit(() => platform.metrics.countAnswer(row.status));
    const message = await wireMessage(platform, db, row);
    await unit.announce('answer.changed', { message: row, preview: previewOf(message) }, () =>
      db.update(messages).set(changes).where(eq(messages.id, messageId)),
    );
    if (end.care && row.parentId !== null)
      await db
        .update(messages)
        .set({ care: storedCare(end.care) })
        .where(eq(messages.id, row.parentId));
    if (end.stage) await enterStage(unit, chat, end.stage, 'guide');
    if (end.regions.length > 0) await markRegions(unit, row, end.regions);
    if (end.decided) await decideInWords(unit, row, end.decided, generation.askerId);
    if (end.reported)
      await unit.announce('step.reported', { ...end.reported, userId: generation.askerId }, () =>
        Promise.resolve(),
      );
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
      // A caring reply costs nothing.
      const delivered = !isCared({ care: end.care && storedCare(end.care) }) && isDelivered(end);
      await settleUse(unit, generation.askerId, 'answers', generation.usageDay, delivered);
      if (generation.analysisDay !== null)
        await settleUse(
          unit,
          generation.askerId,
          'analyses',
          generation.analysisDay,
          delivered,
          generation.analyses,
        );
      const person = await personOf(db, generation.askerId);
      if (person) await announceUsage(unit, person);
    }
    if (end.status === 'sent')
      unit.afterCommit(() => {
        void improveTitle(platform, chat.id, message);
        void keepSummary(platform, row);
      });
  });
  return frames;
}

function isDelivered({ status, text }: AnswerEnd): boolean {
  return status === 'sent' || (status === 'stopped' && text !== '');
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

/** A chat is not moved to the stage that it is in. */
function proposalsIn(chat: ChatRow, { proposals, stage }: AnswerEnd): Proposal[] {
  return proposals.filter(
    ({ kind, payload }) => kind !== 'stage' || payload.stage !== (stage ?? chat.stage),
  );
}
