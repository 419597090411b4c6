import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personOf } from '../account/people.ts';
import { endQuestion, isOpenTo } from '../assistant/open-questions.ts';
import { wireMessage } from '../messages/messages.ts';
import { isGuided, reachableMessage } from '../sight/doors.ts';

/** Answers the question under a message of mine. */
export async function answerCare(call: Call, input: Input<typeof api.care.answer>) {
  const { db, me, platform } = call;
  const { chat, message: asked } = await reachableMessage(call, input.params.id, { lock: true });
  const person = await personOf(db, me.userId);
  if (!person || !isOpenTo(me.userId, asked) || isGuided(chat))
    throw new Refusal('message.not_allowed');
  const { answer } = input.body;
  const ended = await endQuestion(call, { chat, person, asked }, { answer });
  return {
    message: await wireMessage(platform, db, ended.row, me.userId),
    answer: ended.answer,
    answer_refused: ended.refused,
  };
}
