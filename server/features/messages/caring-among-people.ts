import { and, eq, isNull } from 'drizzle-orm';
import type { CareState, StoredCare } from '#db/schema/care-state.ts';
import { messages } from '#db/schema/messages.ts';
import { isPerhaps } from '../../platform/ai/safety/care.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { agrees } from '../account/consents.ts';
import type { Person } from '../account/people.ts';
import type { ChatRow, MessageRow } from '../sight/doors.ts';
import { isReadableBy } from '../sight/messages.ts';
import { careAmongPeople } from './care.ts';
import { isGuideAsked } from './mentions.ts';
import { wordsOf } from './message-rows.ts';

/** The meaning of a message for care. */
export interface Caring {
  /** Kept with the message. Until a model has judged, the question is kept: it stands if the program dies. */
  care: StoredCare | null;
  /** Given where a model judges first whether the question is needed; the state before the message. */
  judgedFrom: { before: CareState | null } | null;
}

type Said = Pick<MessageRow, 'text' | 'transcript' | 'cards' | 'forwarded'>;

/**
 * A model judges only words that bring a question, and only those of a person who agreed to its provider; words that are
 * not the person’s own stay here.
 */
export function judgedFrom(
  platform: Pick<Platform, 'guide'>,
  person: Person,
  said: Said,
  {
    before,
    care,
    turn,
  }: { before: CareState | null; care: StoredCare | null; turn?: number | undefined },
): Caring['judgedFrom'] {
  const isOwn = !said.forwarded && wordsOf(said) === said.text;
  const isJudged =
    isOwn &&
    platform.guide.write !== null &&
    agrees(platform, person) &&
    care?.state.phase === 'asked' &&
    isPerhaps(before, said.text, turn);
  return isJudged ? { before } : null;
}

/** The meaning of new words to people. Only where the guide is asked does a model judge them. */
export async function caringAmongPeople(
  { db, platform }: Pick<Change, 'db' | 'platform'>,
  { chat, person }: { chat: ChatRow; person: Person },
  said: Said & Pick<MessageRow, 'mentions'>,
  before: CareState | null,
): Promise<Caring> {
  const mentionsGuide = said.mentions.includes('guide');
  const asksGuide = mentionsGuide || isGuideAsked(chat, said);
  const care = careAmongPeople(before, wordsOf(said), person, { mentionsGuide, asksGuide });
  const from = judgedFrom(platform, person, said, { before, care });
  const isJudged = from !== null && (await isGuideHere(db, chat, person, said));
  return { care, judgedFrom: isJudged ? from : null };
}

/**
 * The message asks the guide, or the person sees that it was asked before. The consent covers no words in other chats
 * among people.
 */
async function isGuideHere(
  db: Db,
  chat: ChatRow,
  { userId }: Person,
  said: Pick<MessageRow, 'mentions'>,
): Promise<boolean> {
  if (chat.guideMode === 'off') return false;
  if (isGuideAsked(chat, said)) return true;
  const [answer] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chat.id),
        eq(messages.kind, 'guide'),
        isNull(messages.deletedAt),
        isReadableBy(userId),
      ),
    )
    .limit(1);
  return answer !== undefined;
}
