import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { cardArt } from '#contract/card-art.ts';
import type { api } from '#contract/index.ts';
import type { OfferedJourney } from '#contract/journeys.ts';
import { limits } from '#contract/values.ts';
import { type Journey, journeyOf, journeys } from '#content/journeys/journeys.ts';
import { journeyRuns } from '#db/schema/journeys.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deckCard } from '../cards/deck-cards.ts';
import { reachableRun } from './run-doors.ts';
import { type RunRow, wireRun, wireRuns } from './run-rows.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

type OpenState = 'active' | 'paused';

export async function listJourneys(call: Call) {
  const open = await myRuns(call, ['active', 'paused']);
  return { items: journeys.map((journey) => offered(journey, open)) };
}

export async function showJourney(call: Call, { params }: Input<typeof api.journeys.show>) {
  const journey = journeyOf(params.id);
  if (!journey) throw new Refusal('journey.not_found');
  return { journey: offered(journey, await myRuns(call, ['active', 'paused'])) };
}

function offered(journey: Journey, open: RunRow[]): OfferedJourney {
  const none = { en: '', he: '' };
  return {
    ...journey,
    theme_image: cardArt(journey.theme_image),
    theme_alt: deckCard(journey.theme_image)?.alts ?? none,
    runs: open
      .filter(({ journeyId }) => journeyId === journey.id)
      .map(({ id, chatId, state, step }) => ({ id, chat_id: chatId, state, step })),
  };
}

/** My runs, the last touched first. */
export async function listRuns(call: Call, { query }: Input<typeof api.journeys.runs>) {
  const { state, chat_id: chatId } = query;
  if (chatId !== undefined && !isUuid(chatId)) return { items: [] };
  const states = state ? [state] : (['active', 'paused', 'finished'] as const);
  const runs = await myRuns(call, states, chatId);
  const known = runs.filter(({ journeyId }) => journeyOf(journeyId));
  return { items: await wireRuns(call, known, call.me.userId) };
}

export async function showRun(call: Call, { params }: Input<typeof api.journeys.run>) {
  const run = await reachableRun(call, params.id);
  return { run: await wireRun(call, run, call.me.userId) };
}

async function myRuns(
  { db, me }: Call,
  states: readonly (OpenState | 'finished')[],
  chatId?: string,
): Promise<RunRow[]> {
  const rows = await db
    .select({ run: journeyRuns })
    .from(journeyRuns)
    .innerJoin(chats, and(eq(chats.id, journeyRuns.chatId), isNull(chats.deletedAt)))
    .innerJoin(
      chatMembers,
      and(
        eq(chatMembers.chatId, chats.id),
        eq(chatMembers.userId, me.userId),
        eq(chatMembers.state, 'active'),
      ),
    )
    .where(
      and(
        inArray(journeyRuns.state, [...states]),
        chatId === undefined ? undefined : eq(journeyRuns.chatId, chatId),
      ),
    )
    .orderBy(desc(journeyRuns.changedAt), desc(journeyRuns.id))
    .limit(limits.journeyRunsShown);
  return rows.map(({ run }) => run);
}
