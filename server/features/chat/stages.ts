import { eq } from 'drizzle-orm';
import type { ChatInfo } from '#contract/chat.ts';
import type { Stage } from '#contract/shapes.ts';
import { chats } from '#db/schema/chat.ts';
import type { Change } from '../../platform/change.ts';
import type { ChatRow } from './doors.ts';

/** When each stage was entered, oldest first. */
export function stagesOf({ stageHistory }: ChatRow): ChatInfo['stage_history'] {
  return stageHistory.map(({ stage, at }) => ({ stage, at }));
}

/** Moves a chat to a stage, unless it is there. The chat's row must be locked. */
export async function enterStage(
  unit: Change,
  chat: ChatRow,
  stage: Stage,
  by: 'person' | 'guide',
): Promise<void> {
  if (stage === chat.stage) return;
  chat.stage = stage;
  chat.stageHistory = [...chat.stageHistory, { stage, at: unit.platform.now().toISOString(), by }];
  const { stageHistory } = chat;
  await unit.db.update(chats).set({ stage, stageHistory }).where(eq(chats.id, chat.id));
  unit.emit(chat.id, {
    type: 'chat.updated',
    chat_id: chat.id,
    changes: { stage, stage_history: stagesOf(chat) },
  });
}
