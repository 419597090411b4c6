import { and, asc, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Language } from '#contract/shapes.ts';
import { journeyOf } from '#content/journeys/journeys.ts';
import { users } from '#db/schema/account.ts';
import { type LaidCard, chatMembers, chats } from '#db/schema/chat.ts';
import { journeyChoices, journeyRuns } from '#db/schema/journeys.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personFrom, refOf } from '../account/people.ts';
import { askingInChat, requireQuiet } from '../assistant/asking.ts';
import { exchange } from '../assistant/send.ts';
import { deckCard, laidDeckCard } from '../cards/deck-cards.ts';
import { type ChatRow, type LockedChat, isGuided } from '../chat/doors.ts';
import { mentionsIn } from '../chat/mentions.ts';
import { postToPeople } from '../chat/post-to-people.ts';
import { mayReveal, stateOf } from './rounds.ts';
import type { LockedRun } from './run-doors.ts';
import { type ChoiceRow, choiceOf, tellRun } from './run-rows.ts';

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

type Revealing = Pick<LockedRun, 'run' | 'journey'> & { locked: Pick<LockedChat, 'chat'> };

/**
 * Lays the choices of those who are ready, each as a message of its author. Who has just said so reveals when they
 * were the last, or when the round lies open already.
 * @throws Refusal journey.not_allowed, message.being_answered, guide.consent_required
 */
export async function reveal(
  call: Call,
  { run, journey, locked }: Revealing,
  why: Why,
): Promise<Refused> {
  const players = await playersOf(call, run.id, run.chatId, run.step);
  const round = run.rounds[run.step];
  if (!round) throw new Error('a run has four rounds');
  const isOpen = round.revealed_at !== null;
  const states = players.map(({ choice }) => stateOf(choice ?? undefined));
  const isOwner = locked.chat.ownerId === call.me.userId && why === 'asked';
  if (!isOpen && !mayReveal(states, isOwner)) {
    if (why !== 'asked') return null;
    throw new Refusal('journey.not_allowed');
  }
  const now = call.platform.now();
  let refused: Refused = null;
  for (const player of inOrder(players, call.me.userId)) {
    const { choice, user } = player;
    if (!choice?.ready || choice.laidAt) continue;
    const question =
      choice.question === null ? undefined : journey.stages[run.step]?.questions[choice.question];
    const message = messageOf(choice, user.language, question);
    const laid = message ? await lay(call, locked, player, message, why) : unsent;
    refused = laid.refused ?? refused;
    const [row] = await call.db
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
    call.emit(run.chatId, {
      type: 'journey.laid',
      chat_id: run.chatId,
      run_id: run.id,
      choice: choiceOf(row, refOf(call.platform, user)),
    });
  }
  if (!isOpen)
    await tellRun(call, run.chatId, {
      rounds: run.rounds.with(run.step, { ...round, revealed_at: now.toISOString() }),
    });
  return refused;
}

/** Who was taken out holds nobody up: where all who are still in are ready, their choices are laid. */
export async function revealToRest(call: Call, chat: ChatRow): Promise<void> {
  const [run] = await call.db
    .select()
    .from(journeyRuns)
    .where(and(eq(journeyRuns.chatId, chat.id), eq(journeyRuns.state, 'active')));
  const journey = run && journeyOf(run.journeyId);
  if (journey) await reveal(call, { run, journey, locked: { chat } }, 'ready');
}

async function playersOf({ db }: Call, runId: string, chatId: string, step: number) {
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
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.state, 'active')))
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId));
}

/** Who reveals comes last: a message of one's own reads what was before it, and the others may not be looking. */
function inOrder(players: Player[], me: string): Player[] {
  const isMe = ({ user }: Player) => user.id === me;
  return [...players.filter((player) => !isMe(player)), ...players.filter(isMe)];
}

interface Laid {
  text: string;
  cards: LaidCard[];
}

/** What a choice becomes; null where there is nothing in it. */
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

/** What came of laying a choice. */
interface Outcome {
  messageId: string | null;
  refused: Refused;
}

const unsent: Outcome = { messageId: null, refused: null };

/** A choice becomes a message of its author. */
async function lay(
  call: Call,
  locked: Revealing['locked'],
  { user, member }: Player,
  { text, cards }: Laid,
  why: Why,
): Promise<Outcome> {
  if (isGuided(locked.chat))
    return why === 'without_guide' ? unsent : tellGuide(call, locked.chat.id, { text, cards });
  // Each message takes the next place in the chat, and the guide's answer to it one more.
  const [chat] = await call.db.select().from(chats).where(eq(chats.id, locked.chat.id));
  if (!chat) throw new Refusal('journey.not_found');
  const theirs: Call = {
    ...call,
    me: { ...call.me, userId: user.id, language: user.language },
    language: user.language,
  };
  const posted = await postToPeople(
    theirs,
    // Among people a journey is made in a group, where nothing is withheld.
    { chat, member, user, person: personFrom(user), withheldFrom: null },
    {
      text,
      clientId: newId(),
      original: null,
      image: null,
      recording: null,
      cards,
      mentions: await mentionsIn(call.db, chat.id, text),
      leavesDraft: true,
    },
  );
  return { messageId: posted?.message.id ?? null, refused: null };
}

/** Alone, the guide answers; what keeps it from answering does not keep anybody from going on. */
async function tellGuide(call: Call, chatId: string, { text, cards }: Laid): Promise<Outcome> {
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
