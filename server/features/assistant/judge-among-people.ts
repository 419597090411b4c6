import type { CareState } from '#db/schema/care-state.ts';
import { type Verdict, dangerJudged } from '../../platform/ai/danger-judge.ts';
import { type Change, change } from '../../platform/change.ts';
import { actOf } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personOf } from '../account/people.ts';
import { careShown, emitCare } from '../messages/care.ts';
import { wordsOf } from '../messages/message-rows.ts';
import { type MessageRow, reachableMessage } from '../sight/doors.ts';
import { endQuestion, isOpenTo } from './open-questions.ts';

/** The writer sees no sign of it meanwhile; after this they are asked instead. */
const patienceMs = 8_000;

interface Judging {
  /** With the question, as it was stored. */
  asked: MessageRow;
  userId: string;
  /** The state before the message. */
  before: CareState | null;
}

const running = new Set<{ abort: AbortController; finished: Promise<void> }>();

/**
 * After the commit a model judges whether the question under a message among people is needed. Nobody waits for it, and
 * the question is shown only after it: ordinary words show none.
 */
export function judgeAmongPeople({ platform, afterCommit }: Change, judging: Judging): void {
  afterCommit(() => {
    const abort = new AbortController();
    const finished = judge(platform, judging, abort.signal)
      .catch((error: unknown) => noteFailure(platform, judging, error))
      .finally(() => running.delete(one));
    const one = { abort, finished };
    running.add(one);
  });
}

async function judge(platform: Platform, judging: Judging, signal: AbortSignal): Promise<void> {
  const verdict = await dangerJudged(platform.guide, judging.asked.text, { patienceMs, signal });
  try {
    await settle(platform, judging, verdict);
  } catch (error) {
    noteFailure(platform, judging, error);
    await settle(platform, judging, null);
  }
}

function noteFailure({ log }: Platform, { asked }: Judging, error: unknown): void {
  log.info({ err: error, message_id: asked.id }, 'unclear words were not judged');
}

/** Does nothing where the message was answered, edited or deleted meanwhile. */
async function settle(
  platform: Platform,
  { asked, userId, before }: Judging,
  verdict: Verdict | null,
): Promise<void> {
  await change(platform, async (unit) => {
    const person = await personOf(unit.db, userId);
    if (!person) return;
    const act = actOf(unit, userId, person.language);
    const { chat, message } = await reachableMessage(act, asked.id, { lock: true });
    if (!isOpenTo(userId, message) || wordsOf(message) !== asked.text) return;
    if (verdict === null) {
      emitCare(unit, message, careShown(message.care));
      return;
    }
    const ended = await endQuestion(unit, { chat, person, asked: message }, { verdict, before });
    // Only the answer to *No* can say why the guide may not answer, so the question is shown instead.
    if (ended.refused) throw new Refusal(ended.refused);
  });
}

/** At a graceful stop: judgements may end for a while, then the questions are shown. */
export async function drainJudgements(patienceMs: number): Promise<void> {
  const patience = setTimeout(() => {
    for (const { abort } of running) abort.abort();
  }, patienceMs);
  await Promise.all([...running].map(({ finished }) => finished));
  clearTimeout(patience);
}
