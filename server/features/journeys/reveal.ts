import { and, asc, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Language } from '#contract/shapes.ts';
import { journeyOf } from '#content/journeys/journeys.ts';
import { journeyChoices, journeyRuns } from '#db/schema/journeys.ts';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personFrom, refOf } from '../account/people.ts';
import { askingInChat, requireQuiet } from '../assistant/asking.ts';
import { exchange } from '../assistant/exchange.ts';
import { deckCard, laidDeckCard } from '../cards/deck-cards.ts';
import { type ChatRow, type LockedChat, isGuided } from '../sight/doors.ts';
import { mentionsIn } from '../messages/mentions.ts';
import { postToPeople } from '../sending/post-to-people.ts';
import { mayReveal, stateOf } from './rounds.ts';
import type { LockedRun } from './run-doors.ts';
import { type ChoiceRow, choiceOf, emitRun } from './run-rows.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

/** Why the guide did not get what was laid. */
export type Refused = (typeof refusals)[number] | null;

const refusals = ['plan.limit_reached', 'guide.too_many_running'] as const;

/** `asked`: to lay what is ready; `ready`, or that without the guide: somebody has just said so. */
export type Why = 'asked' | 'ready' | 'without_guide';

/** Somebody who is in the chat, with what they chose in the round that is on. */
interface Player {
  user: LockedChat['user'];
  member: LockedChat['member'];
  choice: ChoiceRow | null;
}

type Revealing = Pick<LockedRun, 'run' | 'journey'> & {
  locked: Pick<LockedChat, 'chat'>;
  /** Sends a choice that was laid in a chat with the guide to the guide. */
  toGuide: (laid: Laid) => Promise<Outcome>;
};

/**
 * Lays the choices of those who are ready, each as a message of its author. Who has just said so reveals when they
 * were the last, or when the round lies open already.
 * @throws Refusal journey.not_allowed, message.being_answered, guide.consent_required
 */
export async function reveal(call: Call, reached: LockedRun, why: Why): Promise<Refused> {
  const toGuide = (laid: Laid) =>
    why === 'without_guide' ? Promise.resolve(unsent) : askGuide(call, reached.run.chatId, laid);
  return layReady(call, { ...reached, toGuide }, { why, byId: call.me.userId });
}

async function layReady(
  change: Change,
  { run, journey, locked, toGuide }: Revealing,
  { why, byId }: { why: Why; byId: string },
): Promise<Refused> {
  const players = await playersOf(change, run.id, run.chatId, run.step);
  const round = run.rounds[run.step];
  if (!round) throw new Error('a run has four rounds');
  const isOpen = round.revealed_at !== null;
  const states = players.map(({ choice }) => stateOf(choice ?? undefined));
  const isOwner = locked.chat.ownerId === byId && why === 'asked';
  if (!isOpen && !mayReveal(states, isOwner)) {
    if (why !== 'asked') return null;
    throw new Refusal('journey.not_allowed');
  }
  const now = change.platform.now();
  let refused: Refused = null;
  for (const player of inOrder(players, byId)) {
    const { choice, user } = player;
    if (!choice?.ready || choice.laidAt) continue;
    const question =
      choice.question === null ? undefined : journey.stages[run.step]?.questions[choice.question];
    const message = messageOf(choice, user.language, question);
    const laid = message ? await lay(change, locked, player, message, toGuide) : unsent;
    refused = laid.refused ?? refused;
    const [row] = await change.db
      .update(journeyChoices)
      .set({ laidAt: now, messageId: laid.messageId })
      .where(
        and(
          eq(journeyChoices.runId, run.id),
          eq(journeyChoices.step, run.step),
          eq(journeyChoices.userId, user.id),
        ),
      )
      .returning();
    if (!row) throw new Error('a laid choice comes back');
    change.emit(run.chatId, {
      type: 'journey.laid',
      chat_id: run.chatId,
      run_id: run.id,
      choice: choiceOf(row, refOf(change.platform, user)),
    });
  }
  if (!isOpen)
    await emitRun(change, run.chatId, {
      rounds: run.rounds.with(run.step, { ...round, revealed_at: now.toISOString() }),
    });
  return refused;
}

/** A removed member delays nobody: when all remaining ones are ready, their choices are laid. */
export async function revealToRest(change: Change, chat: ChatRow, byId: string): Promise<void> {
  const [run] = await change.db
    .select()
    .from(journeyRuns)
    .where(and(eq(journeyRuns.chatId, chat.id), eq(journeyRuns.state, 'active')));
  const journey = run && journeyOf(run.journeyId);
  // Nobody is taken out of a chat with the guide.
  const toGuide = () => Promise.resolve(unsent);
  if (journey)
    await layReady(change, { run, journey, locked: { chat }, toGuide }, { why: 'ready', byId });
}

async function playersOf({ db }: Change, runId: string, chatId: string, step: number) {
  return db
    .select({ user: users, member: chatMembers, choice: journeyChoices })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .leftJoin(
      journeyChoices,
      and(
        eq(journeyChoices.runId, runId),
        eq(journeyChoices.step, step),
        eq(journeyChoices.userId, chatMembers.userId),
      ),
    )
    .where(
      and(eq(chatMembers.chatId, chatId), eq(chatMembers.state, 'active'), isNull(users.deletedAt)),
    )
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId));
}

/** The person who reveals comes last: a message of one's own reads everything before it, and the others may not be looking. */
function inOrder(players: Player[], me: string): Player[] {
  const isMe = ({ user }: Player) => user.id === me;
  return [...players.filter((player) => !isMe(player)), ...players.filter(isMe)];
}

interface Laid {
  text: string;
  cards: LaidCard[];
}

/** The message of a choice; null if it is empty. */
function messageOf(
  { cardId, text }: ChoiceRow,
  language: Language,
  question: Record<Language, string> | undefined,
): Laid | null {
  const card = cardId === null ? undefined : deckCard(cardId);
  const parts = [question ? `> ${question[language]}` : '', text.trim()];
  const laid = {
    text: parts.filter((part) => part !== '').join('\n\n'),
    cards: card ? [laidDeckCard(card, language)] : [],
  };
  return laid.text === '' && laid.cards.length === 0 ? null : laid;
}

/** The result of laying a choice. */
interface Outcome {
  messageId: string | null;
  refused: Refused;
}

const unsent: Outcome = { messageId: null, refused: null };

/** A choice becomes a message of its author. */
async function lay(
  change: Change,
  locked: Revealing['locked'],
  { user, member }: Player,
  { text, cards }: Laid,
  toGuide: Revealing['toGuide'],
): Promise<Outcome> {
  if (isGuided(locked.chat)) return toGuide({ text, cards });
  // Each message takes the next place in the chat, and the guide's answer to it one more.
  const [chat] = await change.db.select().from(chats).where(eq(chats.id, locked.chat.id));
  if (!chat) throw new Refusal('journey.not_found');
  const posted = await postToPeople(
    change,
    // Among people a journey is made in a group, where nothing is withheld.
    { chat, member, user, person: personFrom(user), withheldFrom: null },
    {
      text,
      clientId: newId(),
      original: null,
      image: null,
      recording: null,
      cards,
      mentions: await mentionsIn(change.db, chat.id, text),
      leavesDraft: true,
    },
  );
  return { messageId: posted?.message.id ?? null, refused: null };
}

/** Alone, the guide answers; what keeps it from answering does not keep anybody from going on. */
async function askGuide(call: Call, chatId: string, { text, cards }: Laid): Promise<Outcome> {
  const asking = await askingInChat(call, chatId);
  requireQuiet(asking);
  try {
    const parent = asking.path.at(-1) ?? null;
    const { message } = await exchange(call, asking, { text, clientId: newId(), parent, cards });
    return { messageId: message.id, refused: null };
  } catch (error) {
    const refused =
      error instanceof Refusal ? refusals.find((code) => code === error.code) : undefined;
    if (!refused) throw error;
    return { messageId: null, refused };
  }
}
