import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Reaction } from '#contract/messages.ts';
import type { Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userRefs } from '../account/people.ts';
import { forgetReaction } from '../notifications/message-notices.ts';
import { notify } from '../notifications/notify.ts';
import { textsOf } from '../cards/laid-cards.ts';
import { quotedIn } from '../notifications/sentences.ts';
import { type ReachableChat, isGuided, reachableMessage, type MessageRow } from '../sight/doors.ts';
import { isCared } from './care.ts';
import { mentionedBy } from './mentions.ts';
import { recordingMs } from '../media/message-recordings.ts';
import { existsFor, isThereFor } from '../sight/messages.ts';
import { blocksInPair, otherOfPair } from '../sight/pairs.ts';
import { reactions } from '#db/schema/messages.ts';

const kindsPerMessageMax = 20;
const oneEmoji = /^\p{RGI_Emoji}$/v;

/** Reactions of messages in the order of the first of each kind; `mine` for the reader. */
export async function reactionsOf(
  db: Db,
  rows: Pick<MessageRow, 'id'>[],
  reader: string | undefined,
): Promise<Map<string, Reaction[]>> {
  if (reader === undefined || rows.length === 0) return new Map();
  const found = await db
    .select({
      messageId: reactions.messageId,
      emoji: reactions.emoji,
      count: sql<number>`count(*)::int`,
      mine: sql<boolean>`bool_or(${reactions.userId} = ${reader})`,
    })
    .from(reactions)
    .where(
      and(
        inArray(
          reactions.messageId,
          rows.map(({ id }) => id),
        ),
        existsFor(reader, sql`${reactions}`),
      ),
    )
    .groupBy(reactions.messageId, reactions.emoji)
    .orderBy(sql`min(${reactions.createdAt})`, reactions.emoji);
  const byMessage = Map.groupBy(found, ({ messageId }) => messageId);
  return new Map(
    [...byMessage].map(([id, all]) => [
      id,
      all.map(({ emoji, count, mine }) => ({ emoji, count, mine })),
    ]),
  );
}

export async function listReactions(call: Call, { params }: Input<typeof api.messages.reactions>) {
  const { message } = await reachableMessage(call, params.id);
  const found = await call.db
    .select()
    .from(reactions)
    .where(and(eq(reactions.messageId, message.id), existsFor(call.me.userId, sql`${reactions}`)))
    .orderBy(asc(reactions.createdAt), asc(reactions.emoji));
  const people = await userRefs(
    call.platform,
    call.db,
    found.map(({ userId }) => userId),
  );
  const byEmoji = Map.groupBy(found, ({ emoji }) => emoji);
  return {
    items: [...byEmoji].map(([emoji, all]) => ({
      emoji,
      users: all.flatMap(({ userId }) => people.get(userId) ?? []),
    })),
  };
}

export async function addReaction(call: Call, { params }: Input<typeof api.messages.addReaction>) {
  const reached = await reactable(call, params.id);
  const { message, chat } = reached;
  const { iBlockThem, withheldFrom } = await blocksInPair(call.db, chat, call.me.userId);
  if (iBlockThem) throw new Refusal('chat.blocked');
  if (!oneEmoji.test(params.emoji))
    throw new Refusal('request.invalid', { fields: { emoji: 'field.emoji_invalid' } });
  const before = await reactionsOf(call.db, [message], call.me.userId);
  const known = before.get(message.id) ?? [];
  if (known.length >= kindsPerMessageMax && !known.some(({ emoji }) => emoji === params.emoji))
    throw new Refusal('message.not_allowed');
  const added = await call.db
    .insert(reactions)
    .values({
      messageId: message.id,
      userId: call.me.userId,
      emoji: params.emoji,
      withheldFromId: withheldFrom,
      createdAt: call.platform.now(),
    })
    .onConflictDoNothing()
    .returning({ emoji: reactions.emoji });
  if (added.length > 0 && message.authorId !== null && message.authorId !== call.me.userId) {
    await notify(call, message.authorId, {
      kind: 'reaction',
      actorId: call.me.userId,
      chatId: chat.id,
      seq: message.seq,
      // Words of danger are not quoted outside of the chat.
      params: {
        emoji: params.emoji,
        ...(isCared(message)
          ? {}
          : quotedIn({
              text: message.text,
              mentioned: await mentionedBy(call.platform, call.db, message),
              image: message.imageId !== null,
              audio_ms: await recordingMs(call, message),
              card: textsOf(message),
            })),
      },
    });
  }
  return emitted(
    call,
    reached,
    { emoji: params.emoji, added: true, withheldFrom },
    added.length > 0,
  );
}

export async function removeReaction(
  call: Call,
  { params }: Input<typeof api.messages.removeReaction>,
) {
  const reached = await reactable(call, params.id);
  const { message, chat } = reached;
  const removed = await call.db
    .delete(reactions)
    .where(
      and(
        eq(reactions.messageId, message.id),
        eq(reactions.userId, call.me.userId),
        eq(reactions.emoji, params.emoji),
      ),
    )
    .returning({ withheldFrom: reactions.withheldFromId });
  if (removed.length > 0 && message.authorId !== null)
    await forgetReaction(call, message.authorId, {
      actorId: call.me.userId,
      chatId: chat.id,
      seq: message.seq,
      emoji: params.emoji,
    });
  const withheldFrom = removed[0]?.withheldFrom ?? null;
  return emitted(
    call,
    reached,
    { emoji: params.emoji, added: false, withheldFrom },
    removed.length > 0,
  );
}

/** The chat's row is locked, so that the emitted counts follow one another. */
async function reactable(call: Call, id: string) {
  const reached = await reachableMessage(call, id, { lock: true });
  const { chat, message } = reached;
  if (isGuided(chat) || message.kind === 'system' || message.deletedAt)
    throw new Refusal('message.not_allowed');
  return reached;
}

interface Reacted {
  emoji: string;
  added: boolean;
  withheldFrom: string | null;
}

async function emitted(
  call: Call,
  { chat, message }: ReachableChat & { message: MessageRow },
  { emoji, added, withheldFrom }: Reacted,
  changed: boolean,
): Promise<{ reactions: Reaction[] }> {
  const countedFor = async (reader: string) =>
    (await reactionsOf(call.db, [message], reader)).get(message.id) ?? [];
  const now = await countedFor(call.me.userId);
  if (!changed) return { reactions: now };
  const event = (counted: Reaction[]) => ({
    type: 'message.reacted' as const,
    chat_id: chat.id,
    message_id: message.id,
    emoji,
    user_id: call.me.userId,
    added,
    reactions: counted.map((reaction) => ({ emoji: reaction.emoji, count: reaction.count })),
  });
  const other = chat.pairKey === null ? null : otherOfPair(chat.pairKey, call.me.userId);
  if (other === null) call.emit(chat.id, event(now));
  else {
    const isShown = withheldFrom === null && isThereFor(other, message);
    const theirs = isShown ? event(await countedFor(other)) : null;
    call.emit(chat.id, event(now), { reader: other, event: theirs });
  }
  return { reactions: now };
}

export async function forgetReactions(db: Db, messageId: string): Promise<void> {
  await db.delete(reactions).where(eq(reactions.messageId, messageId));
}
