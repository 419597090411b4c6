import { eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { media } from '#db/schema/media.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireMediaCookie } from '../account/sessions.ts';
import { fileKey, variantsOf } from './media.ts';

type MediaRow = typeof media.$inferSelect;

const keptBrowserSeconds = 3_600;

/**
 * A picture for those who may see it at this moment: a face for everybody who is signed in, a
 * picture of a message for those who are in its chat. What can be taken away is asked for anew each
 * time, and answered with 304 while it may be seen.
 * @throws Refusal auth.token_*, media.not_found
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
  const file = await platform.files.read(fileKey(variant, row.id));
  if (!file) throw new Refusal('media.not_found');
  void reply.type(row.contentType);
  return Buffer.from(file.bytes);
}

async function maySee({ db }: Call, { id, kind }: MediaRow, userId: string): Promise<boolean> {
  if (kind === 'avatar') return true;
  const { rows } = await db.execute(sql`
    select 1 from messages m
    join chats c on c.id = m.chat_id and c.deleted_at is null
    join chat_members me on me.chat_id = c.id and me.user_id = ${userId} and me.state = 'active'
    where m.image_id = ${id} and m.deleted_at is null limit 1`);
  return rows.length > 0;
}
