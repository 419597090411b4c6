import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import { type Journey, journeyOf } from '#content/journeys/journeys.ts';
import { journeyRuns } from '#db/schema/journeys.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { dealCards } from '../cards/draw.ts';
import { listEntry } from '../chat-list/chat-list.ts';
import { beginJourneyChat } from '../chats/create-chat.ts';
import { coverForReporters } from '../sight/reported.ts';
import { lastStep, openCards } from './rounds.ts';
import { type RunRow, sharedRun, wireRun } from './run-rows.ts';
import { chats } from '#db/schema/chats.ts';

/** Begins a journey in a chat of its own; a repeat answers the first run. */
export async function startJourney(call: Call, input: Input<typeof api.journeys.start>) {
  const journey = journeyOf(input.params.id);
  if (!journey) throw new Refusal('journey.not_found');
  const { client_id: clientId = newId(), participants = [] } = input.body;
  const chatId = await beginJourneyChat(call, {
    journeyId: journey.id,
    title: journey.title[call.language],
    names: participants,
    clientId,
  });
  const run =
    chatId === null ? await begunBefore(call, clientId) : await begin(call, chatId, journey);
  return {
    run: await wireRun(call, run, call.me.userId),
    chat: await listEntry(call.platform, call.db, call.me.userId, run.chatId),
  };
}

async function begin(call: Call, chatId: string, journey: Journey): Promise<RunRow> {
  const now = call.platform.now();
  const rounds = Array.from({ length: lastStep + 1 }, () => ({
    cards: [] as string[],
    revealed_at: null,
  }));
  rounds[0] = { cards: await cardsOfRound(call, chatId, journey, 0), revealed_at: null };
  const [run] = await call.db
    .insert(journeyRuns)
    .values({
      id: newId(),
      chatId,
      journeyId: journey.id,
      rounds,
      startedAt: now,
      changedAt: now,
    })
    .returning();
  if (!run) throw new Error('an inserted run comes back');
  call.emit(chatId, { type: 'journey.updated', chat_id: chatId, run: await sharedRun(call, run) });
  await coverForReporters(call, chatId, rounds[0].cards);
  return run;
}

/** The cards that lie open in a round, from the chat's own deck. */
export async function cardsOfRound(
  call: Call,
  chatId: string,
  journey: Journey,
  step: number,
): Promise<string[]> {
  const stage = journey.stages[step];
  if (!stage) throw new Error('a journey has four stages');
  return dealCards(call, chatId, {
    type: stage.card_type,
    stage: stage.stage,
    count: openCards,
  });
}

async function begunBefore(call: Call, clientId: string): Promise<RunRow> {
  const [found] = await call.db
    .select({ run: journeyRuns })
    .from(journeyRuns)
    .innerJoin(chats, eq(chats.id, journeyRuns.chatId))
    .where(
      and(eq(chats.ownerId, call.me.userId), eq(chats.begunBy, clientId), isNull(chats.deletedAt)),
    );
  if (!found) throw new Refusal('journey.not_found');
  return found.run;
}
