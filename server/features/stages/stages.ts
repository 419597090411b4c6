import { and, eq } from 'drizzle-orm';
import type { ChatInfo } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import { journeyRuns } from '#db/schema/journeys.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { userRefs } from '../account/people.ts';
import type { ChatRow } from '../sight/doors.ts';
import { chats } from '#db/schema/chats.ts';

const historyShownMax = 100;
/** Limit of a chat's stage history, however often it moves back and forth. */
const historyKeptMax = 500;

/** The last times that a stage was entered, oldest first, with the person who moved the chat there. */
export async function stagesOf(
  platform: Platform,
  db: Db,
  { stageHistory }: ChatRow,
): Promise<ChatInfo['stage_history']> {
  const shown = stageHistory.slice(-historyShownMax);
  const ids = [...new Set(shown.flatMap(({ user_id: id }) => id ?? []))];
  const people = await userRefs(platform, db, ids);
  return shown.map(({ stage, at, by, user_id: id }) => ({
    stage,
    at,
    by,
    user: people.get(id ?? '') ?? null,
  }));
}

/** Moves a chat to a stage, unless it is there. The chat's row must be locked. */
export async function enterStage(
  unit: Change,
  chat: ChatRow,
  stage: Stage,
  by: 'guide' | { userId: string },
): Promise<void> {
  if (stage === chat.stage) return;
  const at = unit.platform.now().toISOString();
  const mover = by === 'guide' ? { by } : { by: 'person' as const, user_id: by.userId };
  chat.stage = stage;
  chat.stageHistory = [...chat.stageHistory, { stage, at, ...mover }].slice(-historyKeptMax);
  const { stageHistory } = chat;
  await unit.db.update(chats).set({ stage, stageHistory }).where(eq(chats.id, chat.id));
  unit.emit(chat.id, {
    type: 'chat.updated',
    chat_id: chat.id,
    changes: { stage, stage_history: await stagesOf(unit.platform, unit.db, chat) },
  });
}

/** While a run is on, it alone moves the stage of its chat. */
export async function isOnJourney({ db }: Pick<Change, 'db'>, chatId: string): Promise<boolean> {
  const [run] = await db
    .select({ id: journeyRuns.id })
    .from(journeyRuns)
    .where(and(eq(journeyRuns.chatId, chatId), eq(journeyRuns.state, 'active')));
  return run !== undefined;
}
