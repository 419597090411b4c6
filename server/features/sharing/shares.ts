import { randomBytes } from 'node:crypto';
import { type InferSelectModel, and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import { shownCardsIn } from '#contract/preview.ts';
import type { Share, SharedMessage } from '#contract/sharing.ts';
import { limits } from '#contract/values.ts';
import { shares } from '#db/schema/sharing.ts';
import type { Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isOpenAccount } from '../sight/acquaintances.ts';
import { type ChatRow, isGuided, reachableChat } from '../sight/doors.ts';
import { countShownMessages, shownMessages } from '../messages/messages.ts';
import { chats } from '#db/schema/chats.ts';

type ShareRow = InferSelectModel<typeof shares>;

const keyBytes = 18;
const dayMs = 24 * 60 * 60 * 1_000;
const always = { from: null, to: null };

/** @throws Refusal chat.not_found, share.not_allowed, share.too_long, share.too_many */
export async function shareChat(
  call: Call,
  input: Input<typeof api.sharing.make>,
): Promise<{ share: Share }> {
  const { chat } = await reachableChat(call, input.params.id, { lock: true });
  const { days } = input.body;
  if (!isGuided(chat) || chat.temporary) throw new Refusal('share.not_allowed');
  await requireRoom(call, chat);
  const now = call.platform.now();
  const kept = {
    key: randomBytes(keyBytes).toString('base64url'),
    snapshot: {
      title: chat.title,
      chat_type: chat.chatType,
      messages: await snapshotOf(call, chat),
    },
    createdAt: now,
    expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
  };
  const [row] = await call.db
    .insert(shares)
    .values({ chatId: chat.id, ownerId: call.me.userId, ...kept })
    .onConflictDoUpdate({ target: shares.chatId, set: kept })
    .returning();
  if (!row) throw new Error('an insert that returns nothing has failed');
  return { share: shareOf(call.platform, row) };
}

async function requireRoom(call: Call, chat: ChatRow): Promise<void> {
  const max = limits.sharedMessagesMax;
  if ((await countShownMessages(call, chat, always)) > max)
    throw new Refusal('share.too_long', { params: { max } });
  const others = await call.db.$count(
    shares,
    and(eq(shares.ownerId, call.me.userId), sql`${shares.chatId} <> ${chat.id}`),
  );
  if (others >= limits.sharesMax)
    throw new Refusal('share.too_many', { params: { max: limits.sharesMax } });
}

/** The shown path at this moment, without names. */
async function snapshotOf(call: Call, chat: ChatRow): Promise<SharedMessage[]> {
  const lines: SharedMessage[] = [];
  for await (const messages of shownMessages(call, chat.id, always))
    lines.push(...messages.filter(isSaid).map(sharedOf).filter(holdsAnything));
  return lines;
}

function isSaid({ kind, deleted_at: deletedAt }: Message): boolean {
  return kind !== 'system' && deletedAt === null;
}

function holdsAnything({ text, image_alt: alt }: SharedMessage): boolean {
  return text !== '' || alt !== null;
}

/** The words on its cards are words of a message; of a picture that was taken away there are none. */
function sharedOf(message: Message): SharedMessage {
  const { kind, text, image, created_at: createdAt } = message;
  const written = [...shownCardsIn(message).map(({ card_text: card }) => card), text];
  return {
    by: kind === 'guide' ? 'guide' : 'person',
    text: written.filter((words) => words !== '').join('\n\n'),
    image_alt: image && !image.covered ? image.alt : null,
    created_at: createdAt,
  };
}

export async function endShare(call: Call, { params }: Input<typeof api.sharing.end>) {
  const { chat } = await reachableChat(call, params.id);
  await call.db.delete(shares).where(eq(shares.chatId, chat.id));
  return { ok: true as const };
}

export async function myShares(call: Call): Promise<AnswerOf<typeof api.sharing.list>> {
  const rows = await call.db
    .select({ share: shares })
    .from(shares)
    .innerJoin(chats, eq(chats.id, shares.chatId))
    .where(and(eq(shares.ownerId, call.me.userId), isNull(chats.deletedAt), works(call.platform)))
    .orderBy(desc(shares.createdAt), desc(shares.chatId))
    .limit(limits.sharesMax);
  return { items: rows.map(({ share }) => shareOf(call.platform, share)) };
}

/** @throws Refusal share.not_found */
export async function showShare(
  call: Call,
  { params }: Input<typeof api.sharing.show>,
): Promise<AnswerOf<typeof api.sharing.show>> {
  void call.reply.header('x-robots-tag', 'noindex, nofollow');
  if (params.key.includes('\0')) throw new Refusal('share.not_found');
  const [row] = await call.db
    .select({ share: shares })
    .from(shares)
    .innerJoin(chats, eq(chats.id, shares.chatId))
    .where(
      and(
        eq(shares.key, params.key),
        isNull(chats.deletedAt),
        works(call.platform),
        isOpenAccount(shares.ownerId),
      ),
    );
  if (!row) throw new Refusal('share.not_found');
  const { snapshot, createdAt, expiresAt } = row.share;
  return {
    ...snapshot,
    shared_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  };
}

function works({ now }: Platform) {
  return or(isNull(shares.expiresAt), gt(shares.expiresAt, now()));
}

/** Snapshots whose links have run out. */
export async function forgetShares(db: Db, now: Date): Promise<void> {
  await db.delete(shares).where(lt(shares.expiresAt, now));
}

function shareOf({ config }: Platform, row: ShareRow): Share {
  return {
    chat_id: row.chatId,
    title: row.snapshot.title,
    url: `${config.PUBLIC_URL}/shared/${row.key}`,
    message_count: row.snapshot.messages.length,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
