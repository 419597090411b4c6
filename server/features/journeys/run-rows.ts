import {
  type InferSelectModel,
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import type { JourneyChoice, JourneyRun, OpenCard, SharedRun } from '#contract/journeys.ts';
import { emptiedChoice } from '#contract/journeys.live.ts';
import type { UserRef } from '#contract/shapes.ts';
import { type Journey, journeyOf } from '#content/journeys/journeys.ts';
import { journeyChoices, journeyRuns } from '#db/schema/journeys.ts';
import type { Change } from '../../platform/change.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refOf } from '../account/people.ts';
import { deckCard } from '../cards/deck-cards.ts';
import { reportedCards } from '../sight/reported.ts';
import { stateOf } from './rounds.ts';
import { isHiddenFrom } from '../sight/messages.ts';
import { chatMembers } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';

export type RunRow = InferSelectModel<typeof journeyRuns>;
export type ChoiceRow = InferSelectModel<typeof journeyChoices>;
type Reading = Pick<Change, 'db' | 'platform'>;

/** The journey of a run. @throws Refusal journey.not_found where this version does not have it any more */
export function journeyOfRun({ journeyId }: Pick<RunRow, 'journeyId'>): Journey {
  const journey = journeyOf(journeyId);
  if (!journey) throw new Refusal('journey.not_found');
  return journey;
}

/** The part of a run that is the same for everybody in it. */
export async function sharedRun(reading: Reading, run: RunRow): Promise<SharedRun> {
  const people = await peopleOf(reading, [run]);
  return sharedBy(reading, run, people.get(run.id) ?? []);
}

interface Traveller {
  user: InferSelectModel<typeof users>;
  /** Null where they have chosen nothing in this step yet. */
  ready: boolean | null;
}

/** Members of each run, and their state in its step. */
async function peopleOf({ db }: Reading, runs: RunRow[]): Promise<Map<string, Traveller[]>> {
  if (runs.length === 0) return new Map();
  const rows = await db
    .select({ runId: journeyRuns.id, user: users, ready: journeyChoices.ready })
    .from(journeyRuns)
    .innerJoin(
      chatMembers,
      and(eq(chatMembers.chatId, journeyRuns.chatId), eq(chatMembers.state, 'active')),
    )
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .leftJoin(
      journeyChoices,
      and(
        eq(journeyChoices.runId, journeyRuns.id),
        eq(journeyChoices.step, journeyRuns.step),
        eq(journeyChoices.userId, chatMembers.userId),
      ),
    )
    .where(and(inArray(journeyRuns.id, idsOf(runs)), isNull(users.deletedAt)))
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId));
  return Map.groupBy(rows, ({ runId }) => runId);
}

function sharedBy({ platform }: Reading, run: RunRow, people: Traveller[]): SharedRun {
  const journey = journeyOfRun(run);
  return {
    id: run.id,
    journey: run.journeyId,
    chat_id: run.chatId,
    stage: journey.stages[run.step]?.stage ?? 'PS',
    step: run.step,
    state: run.state,
    rounds: journey.stages.map(({ stage }, at) => ({
      stage,
      cards: (run.rounds[at]?.cards ?? []).flatMap(openCard),
      revealed_at: run.rounds[at]?.revealed_at ?? null,
    })),
    members: people.map(({ user, ready }) => ({
      user: refOf(platform, user),
      state: stateOf(ready === null ? undefined : { ready }),
    })),
    started_at: run.startedAt.toISOString(),
    changed_at: run.changedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    version: run.version,
  };
}

function openCard(id: string): OpenCard[] {
  const card = deckCard(id);
  return card ? [card] : [];
}

/** A run as one person sees it: of others only what is laid. */
export async function wireRun(reading: Reading, run: RunRow, me: string): Promise<JourneyRun> {
  const [wired] = await wireRuns(reading, [run], me);
  if (!wired) throw new Error('what was given comes back');
  return wired;
}

/** Runs as one person sees them, in the order given. */
export async function wireRuns(
  reading: Reading,
  runs: RunRow[],
  me: string,
): Promise<JourneyRun[]> {
  if (runs.length === 0) return [];
  const people = await peopleOf(reading, runs);
  const rows = await reading.db
    .select({
      choice: journeyChoices,
      user: users,
      isHidden: sql<boolean>`${isHiddenFrom(me, journeyChoices.messageId)}`,
    })
    .from(journeyChoices)
    .innerJoin(users, eq(users.id, journeyChoices.userId))
    .where(
      and(
        inArray(journeyChoices.runId, idsOf(runs)),
        or(eq(journeyChoices.userId, me), isNotNull(journeyChoices.laidAt)),
      ),
    )
    .orderBy(asc(journeyChoices.step), asc(journeyChoices.userId));
  const choices = Map.groupBy(rows, ({ choice }) => choice.runId);
  const reported = await reportedCards(reading.db, me, runs.flatMap(openIn));
  return runs.map((run) => ({
    ...sharedBy(reading, run, people.get(run.id) ?? []),
    choices: (choices.get(run.id) ?? []).map(({ choice, user, isHidden }) => {
      const wired = choiceOf(choice, refOf(reading.platform, user));
      return isHidden ? emptiedChoice(wired) : wired;
    }),
    reported: [...new Set(openIn(run))].filter((id) => reported.has(id)).toSorted(),
  }));
}

/** The ids of the cards that lie open in a run. */
const openIn = ({ rounds }: Pick<RunRow, 'rounds'>) => rounds.flatMap(({ cards }) => cards);

/** The chats that somebody is in with a run in which a card lies open. */
export async function chatsWithOpenCard(
  { db }: Pick<Change, 'db'>,
  cardId: string,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .select({ chatId: journeyRuns.chatId })
    .from(journeyRuns)
    .innerJoin(
      chatMembers,
      and(
        eq(chatMembers.chatId, journeyRuns.chatId),
        eq(chatMembers.userId, userId),
        eq(chatMembers.state, 'active'),
      ),
    )
    .where(sql`${journeyRuns.rounds} @> ${JSON.stringify([{ cards: [cardId] }])}::jsonb`)
    .orderBy(asc(journeyRuns.chatId));
  return rows.map(({ chatId }) => chatId);
}

const idsOf = (runs: RunRow[]) => runs.map(({ id }) => id);

export function choiceOf(row: ChoiceRow, user: UserRef): JourneyChoice {
  return {
    step: row.step,
    user,
    card_id: row.cardId,
    question: row.question,
    text: row.text,
    ready: row.ready,
    laid: row.laidAt !== null,
    message_id: row.messageId,
  };
}

/** Leaves nothing of a choice whose message is deleted for all; who is in the run learns of it by the message. */
export async function emptyChoice({ db }: Change, messageId: string): Promise<void> {
  await db
    .update(journeyChoices)
    .set({ cardId: null, question: null, text: '' })
    .where(eq(journeyChoices.messageId, messageId));
}

type Changes = Partial<Pick<RunRow, 'state' | 'step' | 'rounds' | 'finishedAt'>>;

/** Changes the run of a chat, if there is one, and emits its new state to the members. */
export async function emitRun(
  change: Change,
  chatId: string,
  changes: Changes = {},
): Promise<RunRow | null> {
  const [run] = await change.db
    .update(journeyRuns)
    .set({ ...changes, version: sql`${journeyRuns.version} + 1`, changedAt: change.platform.now() })
    .where(eq(journeyRuns.chatId, chatId))
    .returning();
  if (!run || !journeyOf(run.journeyId)) return null;
  change.emit(chatId, {
    type: 'journey.updated',
    chat_id: chatId,
    run: await sharedRun(change, run),
  });
  return run;
}
