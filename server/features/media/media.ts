import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { media } from '#db/schema/media.ts';
import type { Change } from '../../platform/change.ts';
import type { Picture } from './pictures.ts';

type Kind = (typeof media.$inferSelect)['kind'];

/** The files of each kind. The first one is what the media row tells of. */
export const variantsOf = {
  avatar: ['avatar'],
  image: ['image', 'thumb'],
} as const satisfies Record<Kind, readonly [string, ...string[]]>;

export type Variant = (typeof variantsOf)[Kind][number];

export function fileKey(variant: Variant, mediaId: string): string {
  return `${variant}s/${mediaId}.webp`;
}

export interface StoredMedia {
  id: string;
  width: number;
  height: number;
}

/**
 * Stores pictures before the change that shows them is committed, so that nothing points at a file
 * that is not there. What is left of a change that fails is swept later.
 */
export async function storePictures<K extends Kind>(
  { db, platform }: Change,
  kind: K,
  ownerId: string,
  pictures: Record<(typeof variantsOf)[K][number], Picture>,
  alt = '',
): Promise<StoredMedia> {
  const id = newId();
  const files = Object.entries<Picture>(pictures) as [Variant, Picture][];
  const shown = (pictures as Record<string, Picture>)[variantsOf[kind][0]];
  if (!shown) throw new Error('every kind has a first variant');
  const { width, height } = shown;
  try {
    for (const [variant, { bytes }] of files)
      await platform.files.write(fileKey(variant, id), bytes, 'image/webp');
    await db.insert(media).values({
      id,
      ownerId,
      kind,
      contentType: 'image/webp',
      sizeBytes: files.reduce((sum, [, { bytes }]) => sum + bytes.length, 0),
      width,
      height,
      alt,
    });
  } catch (error) {
    for (const [variant] of files) await platform.files.delete(fileKey(variant, id));
    throw error;
  }
  return { id, width, height };
}

/** Nothing may refer to it any more. The files go after the commit. */
export async function removeMedia(
  { db, platform, afterCommit }: Change,
  mediaId: string,
): Promise<void> {
  const [row] = await db.delete(media).where(eq(media.id, mediaId)).returning();
  if (!row) return;
  afterCommit(async () => {
    for (const variant of variantsOf[row.kind])
      await platform.files.delete(fileKey(variant, row.id));
  });
}
