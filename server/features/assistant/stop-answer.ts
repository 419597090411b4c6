import { eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isGuided, reachableMessage } from '../sight/doors.ts';
import { wireMessage } from '../messages/messages.ts';
import { runningAnswer } from '../messages/running.ts';
import { stopRunning } from './write-answer.ts';
import { messages } from '#db/schema/messages.ts';
import { generations } from '#db/schema/assistant.ts';

const settleWaitMs = 2_000;

/** Stops an answer wherever it is being written; what has arrived stays. Among people the asker or the owner does. */
export async function stopAnswer(
  call: Call,
  { params }: Input<typeof api.messages.stop>,
): Promise<{ answer: Message }> {
  const { chat, member, message } = await reachableMessage(call, params.id);
  if (!isGuided(chat) && member.role !== 'owner' && !(await isAsker(call, message.id)))
    throw new Refusal('message.not_allowed');
  if (message.status !== 'streaming') throw new Refusal('message.not_running');
  const here = runningAnswer(message.id);
  if (here) {
    stopRunning(here);
    await Promise.race([
      here.finished,
      new Promise((resolve) => setTimeout(resolve, settleWaitMs).unref()),
    ]);
  } else {
    await call.db
      .update(generations)
      .set({ stopRequested: true })
      .where(eq(generations.messageId, message.id));
    call.platform.live.sendHint({ kind: 'stop_answer', messageId: message.id });
  }
  const [row] = await call.db.select().from(messages).where(eq(messages.id, message.id));
  return { answer: await wireMessage(call.platform, call.db, row ?? message) };
}

async function isAsker(call: Call, messageId: string): Promise<boolean> {
  const [generation] = await call.db
    .select({ askerId: generations.askerId })
    .from(generations)
    .where(eq(generations.messageId, messageId));
  return generation?.askerId === call.me.userId;
}

/** Another node was asked to stop an answer that is written here. */
export function obeyStopHints(platform: Platform): void {
  platform.live.onHint((hint) => {
    const answer = hint.kind === 'stop_answer' ? runningAnswer(hint.messageId) : undefined;
    if (answer) stopRunning(answer);
  });
}
