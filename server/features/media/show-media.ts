import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { media } from '#db/schema/media.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireMediaCookie } from '../account/sessions.ts';
import { fileKey, variantsOf } from './media.ts';
import { askedRange } from './ranges.ts';
import { mediaBefore } from '../sight/pictures.ts';
import { isOnSeenCard } from '../sight/cards.ts';

type MediaRow = typeof media.$inferSelect;

const keptBrowserSeconds = 3_600;

/**
 * A file for those who may see it at this moment: a face for everybody who is signed in, a picture or
 * a recording of a message for those before whom it stands in a chat. What can be taken away is asked
 * for again each time, and answered with 304 while it may be seen. Of a recording also a part, to seek in it: no more than
 * that is read. A storage that fails after the first byte ends the connection.
 * @throws Refusal auth.token_*, media.not_found, media.range_invalid
 */
export async function showMedia(
  call: Call,
  { params }: Input<typeof api.media.show>,
): Promise<AnswerOf<typeof api.media.show>> {
  const { platform, reply, request } = call;
  const { id, variant } = params;
  const { userId } = await requireMediaCookie(platform, request);
  if (!isUuid(id)) throw new Refusal('media.not_found');
  const [row] = await call.db.select().from(media).where(eq(media.id, id));
  const hasVariant = row && (variantsOf[row.kind] as readonly string[]).includes(variant);
  if (!row || !hasVariant || !(await maySee(call, row, userId)))
    throw new Refusal('media.not_found');
  const tag = `"${row.id}-${variant}"`;
  void reply
    .header('etag', tag)
    .header(
      'cache-control',
      row.kind === 'avatar' ? `private, max-age=${keptBrowserSeconds}` : 'private, no-cache',
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === tag) {
    void reply.code(304);
    return Buffer.alloc(0);
  }
  const range = row.kind === 'audio' ? askedRange(call, tag) : undefined;
  const file = await platform.files.open(fileKey(variant, row.id), range);
  if (!file) throw new Refusal('media.not_found');
  void reply.type(row.contentType);
  if (!reply.hasHeader('content-length')) void reply.header('content-length', file.length);
  return file.stream;
}

async function maySee({ db }: Call, row: MediaRow, userId: string): Promise<boolean> {
  const { id, kind, ownerId, coveredAt, removedAt } = row;
  if (kind === 'avatar' || (await mediaBefore(db, id, userId)) !== null) return true;
  const isShown = removedAt === null && (coveredAt === null || ownerId === userId);
  return kind === 'image' && isShown && (await isOnSeenCard(db, id, userId));
}
