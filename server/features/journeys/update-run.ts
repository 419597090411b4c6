import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { chatMembers } from '#db/schema/chats.ts';
import { journeyChoices } from '#db/schema/journeys.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { refOf } from '../account/people.ts';
import { enterStage } from '../stages/stages.ts';
import { coverForReporters } from '../sight/reported.ts';
import { type Refused, reveal } from './reveal.ts';
import { moveTo, stateOf } from './rounds.ts';
import { type LockedRun, lockedRun } from './run-doors.ts';
import { type ChoiceRow, choiceOf, emitRun, wireRun } from './run-rows.ts';
import { cardsOfRound } from './start-journey.ts';

type Wanted = Input<typeof api.journeys.update>['body'];
type InRound = Exclude<Wanted, { paused: boolean }>;

/** Does one thing in a run; those who do something at once come after each other. */
export async function updateRun(call: Call, input: Input<typeof api.journeys.update>) {
  const reached = await lockedRun(call, input.params.id);
  const { body } = input;
  const refused = await done(call, reached, body);
  const { run } = await lockedRun(call, input.params.id);
  return { run: await wireRun(call, run, call.me.userId), answer_refused: refused };
}

async function done(call: Call, reached: LockedRun, body: Wanted): Promise<Refused> {
  const { run } = reached;
  if ('paused' in body) {
    if (run.state === 'finished') throw new Refusal('journey.finished');
    const state = body.paused ? 'paused' : 'active';
    if (state !== run.state) await emitRun(call, run.chatId, { state });
    return null;
  }
  // A second press a moment later finds it done.
  if ('step' in body && isThere(reached, body)) return null;
  if (run.state === 'finished') throw new Refusal('journey.finished');
  if (run.state === 'paused') throw new Refusal('journey.resting');
  if (body.at !== undefined && body.at !== run.step) throw new Refusal('journey.moved_on');
  if ('step' in body) return go(call, reached, body.step);
  if ('reveal' in body) return reveal(call, reached, 'asked');
  if ('ready' in body) return sayReady(call, reached, body);
  await choose(call, reached, body.choice);
  return null;
}

function isThere({ run }: LockedRun, { step }: Extract<InRound, { step: number }>): boolean {
  return run.state === 'finished' ? step > run.step : step === run.step;
}

async function choose(
  call: Call,
  reached: LockedRun,
  { card_id: cardId, question, text }: Extract<InRound, { choice: object }>['choice'],
): Promise<void> {
  const cards = reached.run.rounds[reached.run.step]?.cards ?? [];
  if (cardId !== null && !cards.includes(cardId))
    throw refuseField('choice.card_id', 'field.invalid');
  await keep(call, reached, { cardId, question, text, ready: false });
}

async function sayReady(
  call: Call,
  reached: LockedRun,
  { ready, without_guide: withoutGuide = false }: Extract<InRound, { ready: boolean }>,
): Promise<Refused> {
  await keep(call, reached, { ready });
  if (!ready) return null;
  return reveal(call, reached, withoutGuide ? 'without_guide' : 'ready');
}

type Kept = Partial<Pick<ChoiceRow, 'cardId' | 'question' | 'text' | 'ready'>>;

/** Keeps what I chose in the round that is on; all others hear only how far I am. */
async function keep(call: Call, { run, locked }: LockedRun, kept: Kept): Promise<void> {
  const { user } = locked;
  const mine = and(
    eq(journeyChoices.runId, run.id),
    eq(journeyChoices.step, run.step),
    eq(journeyChoices.userId, user.id),
  );
  const [before] = await call.db.select().from(journeyChoices).where(mine);
  if (before?.laidAt) {
    // A repeated “ready” finds the choice laid.
    if (kept.ready === true) return;
    throw new Refusal('journey.laid_already');
  }
  // Nothing was chosen, so there is nothing to take back.
  if (!before && kept.ready === false && kept.cardId === undefined) return;
  const [row] = await call.db
    .insert(journeyChoices)
    .values({ runId: run.id, step: run.step, userId: user.id, ...kept })
    .onConflictDoUpdate({
      target: [journeyChoices.runId, journeyChoices.step, journeyChoices.userId],
      set: kept,
    })
    .returning();
  if (!row) throw new Error('a kept choice comes back');
  call.emit(user.id, {
    type: 'journey.chosen',
    chat_id: run.chatId,
    run_id: run.id,
    choice: choiceOf(row, refOf(call.platform, user)),
  });
  if (stateOf(row) !== stateOf(before)) await emitRun(call, run.chatId);
}

/** The words that the members laid in the step that is on. */
function lastWords({ db }: Call, { id, chatId, step }: LockedRun['run']) {
  const { userId, messageId, text } = journeyChoices;
  return db
    .select({ userId, messageId, text })
    .from(journeyChoices)
    .innerJoin(
      chatMembers,
      and(
        eq(chatMembers.chatId, chatId),
        eq(chatMembers.userId, userId),
        eq(chatMembers.state, 'active'),
      ),
    )
    .where(
      and(
        eq(journeyChoices.runId, id),
        eq(journeyChoices.step, step),
        isNotNull(journeyChoices.laidAt),
        ne(text, ''),
      ),
    )
    .orderBy(asc(journeyChoices.laidAt), asc(userId));
}

async function go(call: Call, { run, journey, locked }: LockedRun, wanted: number) {
  const { step } = run;
  const isOwner = locked.chat.ownerId === call.me.userId;
  const move = moveTo({ step, rounds: run.rounds, isOwner }, wanted);
  if (move === 'not_there') throw refuseField('step', 'field.invalid');
  if (move === 'not_allowed') throw new Refusal('journey.not_allowed');
  if ('ends' in move) {
    const { chatId } = run;
    const finishedAt = call.platform.now();
    await call.announce('journey.finished', { chatId, words: await lastWords(call, run) }, () =>
      emitRun(call, chatId, { state: 'finished', finishedAt }),
    );
    return null;
  }
  const rounds = [...run.rounds];
  const next = rounds[move.to];
  if (!next || next.cards.length === 0)
    rounds[move.to] = {
      cards: await cardsOfRound(call, run.chatId, journey, move.to),
      revealed_at: null,
    };
  await enterStage(call, locked.chat, journey.stages[move.to]?.stage ?? 'PS', {
    userId: call.me.userId,
  });
  await emitRun(call, run.chatId, { step: move.to, rounds });
  await coverForReporters(call, run.chatId, rounds[move.to]?.cards ?? []);
  return null;
}
