import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NewEvent } from '#contract/live.ts';
import { media } from '#db/schema/media.ts';
import { opinions } from '#db/schema/reports.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Act, Call } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { reachableChat } from '../sight/doors.ts';
import { existsFor } from '../sight/messages.ts';
import { emptyMedia } from '../media/media.ts';
import { type MediaInChat, mediaBefore } from '../sight/pictures.ts';
import { messages } from '#db/schema/messages.ts';

/**
 * The door to a picture of a message: it stands before the caller at this moment.
 * @throws Refusal media.not_found
 */
export async function pictureSeen(
  { db, me }: Pick<Act, 'db' | 'me'>,
  id: string,
  options: { evenIfReported?: boolean } = {},
): Promise<MediaInChat> {
  const picture = isUuid(id) ? await mediaBefore(db, id, me.userId, options) : null;
  if (!picture) throw new Refusal('media.not_found');
  return picture;
}

/** The same for the person who changes something: its chat and its row are held until the transaction ends. */
export async function lockedPicture(
  call: Call,
  id: string,
  options: { evenIfReported?: boolean } = {},
): Promise<MediaInChat> {
  const { chat_id: chatId } = await pictureSeen(call, id, options);
  await reachableChat(call, chatId, { lock: true });
  // It may lie in several chats, whose people count one another’s reports.
  await call.db.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
  // Deleted, covered or reported while this waited, it is not there any more.
  return pictureSeen(call, id, options);
}

/** Somebody’s own picture, wherever they are. @throws Refusal media.not_allowed, media.not_found */
export async function myPicture(call: Call, id: string): Promise<{ id: string }> {
  if (!isUuid(id)) throw new Refusal('media.not_found');
  const [row] = await call.db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), eq(media.kind, 'image'), eq(media.ownerId, call.me.userId)));
  if (row) return row;
  await pictureSeen(call, id, { evenIfReported: true });
  throw new Refusal('media.not_allowed');
}

/** Removes a picture for everybody and for good. Nothing happens where that was done before. */
export async function removePicture(change: Change, id: string): Promise<void> {
  if (!(await emptyMedia(change, id))) return;
  await change.db.delete(opinions).where(and(eq(opinions.kind, 'image'), eq(opinions.thingId, id)));
  await emitCovered(change, id, { covered: 'removed', alt: '' });
}

/** Covers a picture for everybody but its owner. */
export async function coverPicture(change: Change, id: string): Promise<void> {
  const covered = await change.db
    .update(media)
    .set({ coveredAt: change.platform.now() })
    .where(and(eq(media.id, id), isNull(media.coveredAt)))
    .returning({ id: media.id });
  if (covered.length > 0) await emitCovered(change, id, { covered: 'by_reports', alt: '' });
}

/** Shows a picture again to everybody who did not report it. */
export async function uncoverPicture(change: Change, id: string): Promise<void> {
  const [row] = await change.db
    .update(media)
    .set({ coveredAt: null })
    .where(and(eq(media.id, id), sql`${media.coveredAt} is not null`, isNull(media.removedAt)))
    .returning({ alt: media.alt });
  if (row) await emitCovered(change, id, { covered: null, alt: row.alt });
}

async function emitCovered(
  change: Change,
  id: string,
  shown: { covered: 'by_reports' | 'removed' | null; alt: string },
): Promise<void> {
  await emitWhereItLies(change, id, (chat_id) => ({
    type: 'image.covered',
    chat_id,
    image_id: id,
    ...shown,
  }));
}

/** Emits an event in every chat in which a picture lies, but not to somebody from whom it is withheld there. */
export async function emitWhereItLies(
  { db, emit }: Pick<Change, 'db' | 'emit'>,
  imageId: string,
  eventIn: (chatId: string) => NewEvent,
): Promise<void> {
  const rows = await db
    .selectDistinct({ chatId: messages.chatId, withheldFromId: messages.withheldFromId })
    .from(messages)
    .where(liesIn(imageId));
  const places = Map.groupBy(rows, ({ chatId }) => chatId);
  for (const [chatId, [first, ...others]] of places) {
    const withheldFromId = others.length === 0 ? (first?.withheldFromId ?? null) : null;
    emit(
      chatId,
      eventIn(chatId),
      withheldFromId === null ? undefined : { reader: withheldFromId, event: null },
    );
  }
}

function liesIn(imageId: string) {
  return and(eq(messages.imageId, imageId), isNull(messages.deletedAt));
}

/** The chats in which a picture is before this person. */
export async function chatsWith(db: Db, imageId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ chatId: messages.chatId })
    .from(messages)
    .where(
      and(
        liesIn(imageId),
        sql`${existsFor(userId)} and exists (
          select 1 from chat_members me
          where me.chat_id = ${messages.chatId} and me.user_id = ${userId} and me.state = 'active')`,
      ),
    );
  return rows.map(({ chatId }) => chatId);
}
