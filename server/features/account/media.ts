import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { media } from '#db/schema/media.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireMediaCookie } from './sessions.ts';

const keptBrowserSeconds = 3_600;

function avatarKey(mediaId: string): string {
  return `avatars/${mediaId}.webp`;
}

/**
 * Stores a new avatar before the change that shows it is committed, so that nothing points at a file
 * that is not there.
 */
export async function storeAvatar(
  { db, platform }: Change,
  ownerId: string,
  picture: Buffer,
): Promise<string> {
  const id = newId();
  await platform.files.write(avatarKey(id), picture, 'image/webp');
  try {
    await db.insert(media).values({
      id,
      ownerId,
      kind: 'avatar',
      contentType: 'image/webp',
      sizeBytes: picture.length,
    });
  } catch (error) {
    await platform.files.delete(avatarKey(id));
    throw error;
  }
  return id;
}

export async function removeAvatar(
  { db, platform, afterCommit }: Change,
  mediaId: string,
): Promise<void> {
  await db.delete(media).where(eq(media.id, mediaId));
  afterCommit(() => platform.files.delete(avatarKey(mediaId)));
}

/**
 * A picture, for everybody who is signed in.
 * @throws Refusal auth.token_*, media.not_found
 */
export async function showMedia(
  call: Call,
  { params }: Input<typeof api.media.show>,
): Promise<AnswerOf<typeof api.media.show>> {
  const { platform, reply } = call;
  await requireMediaCookie(platform, call.request);
  if (!isUuid(params.id)) throw new Refusal('media.not_found');
  const [row] = await call.db.select().from(media).where(eq(media.id, params.id));
  const file =
    row && row.kind === params.variant ? await platform.files.read(avatarKey(row.id)) : null;
  if (!row || !file) throw new Refusal('media.not_found');
  void reply
    .type(row.contentType)
    .header('cache-control', `private, max-age=${keptBrowserSeconds}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  return Buffer.from(file.bytes);
}
