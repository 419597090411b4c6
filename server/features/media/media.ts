import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { ImageAnalysis } from '#contract/image-analysis.ts';
import { media } from '#db/schema/media.ts';
import type { Change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { personOf } from '../account/people.ts';
import { announceUsage } from '../billing/usage.ts';
import type { Picture } from './pictures.ts';
import { type Recording, storedBytes, storedRecording } from './recordings.ts';

type Kind = (typeof media.$inferSelect)['kind'];

/** The files of each kind. The first one is what the media row tells of. */
export const variantsOf = {
  avatar: ['avatar'],
  image: ['image', 'thumb'],
  audio: ['audio'],
} as const satisfies Record<Kind, readonly [string, ...string[]]>;

export type Variant = (typeof variantsOf)[Kind][number];

export function fileKey(variant: Variant, mediaId: string): string {
  return `${variant}s/${mediaId}.${variant === 'audio' ? 'wav' : 'webp'}`;
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
export async function storePictures<K extends 'avatar' | 'image'>(
  change: Change,
  kind: K,
  ownerId: string,
  pictures: Record<(typeof variantsOf)[K][number], Picture>,
  { alt = '', analysis = null }: { alt?: string; analysis?: ImageAnalysis | null } = {},
): Promise<StoredMedia> {
  const { db, platform } = change;
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
      analysis,
    });
  } catch (error) {
    // What can't be removed now is swept.
    for (const [variant] of files)
      await platform.files.delete(fileKey(variant, id)).catch(() => undefined);
    throw error;
  }
  await tellStorage(change, { ownerId, kind });
  return { id, width, height };
}

/** Stores a recording as pictures are: before the change that lets people hear it is committed. */
export async function storeRecording(
  change: Change,
  ownerId: string,
  recording: Recording,
): Promise<string> {
  const { db, platform } = change;
  const { durationMs, peaks } = recording;
  const sizeBytes = storedBytes(recording);
  const id = newId();
  const key = fileKey('audio', id);
  try {
    const content = { stream: storedRecording(recording), length: sizeBytes };
    await platform.files.write(key, content, 'audio/wav');
    await db.insert(media).values({
      id,
      ownerId,
      kind: 'audio',
      contentType: 'audio/wav',
      sizeBytes,
      durationMs,
      peaks,
    });
  } catch (error) {
    // What can't be removed now is swept.
    await platform.files.delete(key).catch(() => undefined);
    throw error;
  }
  await tellStorage(change, { ownerId, kind: 'audio' });
  return id;
}

/**
 * Takes a picture’s files and words away and leaves its place, so that its messages can say that it
 * is gone. False where that has happened already.
 */
export async function emptyMedia(change: Change, mediaId: string): Promise<boolean> {
  const { db, platform, afterCommit } = change;
  const [row] = await db
    .update(media)
    .set({ removedAt: platform.now(), sizeBytes: 0, alt: '' })
    .where(and(eq(media.id, mediaId), isNull(media.removedAt)))
    .returning();
  if (!row) return false;
  await tellStorage(change, row);
  afterCommit(() => deleteFiles(platform, row));
  return true;
}

/** Nothing may refer to it any more. The files go after the commit. */
export async function removeMedia(change: Change, mediaId: string): Promise<void> {
  const { db, platform, afterCommit } = change;
  const [row] = await db.delete(media).where(eq(media.id, mediaId)).returning();
  if (!row) return;
  await tellStorage(change, row);
  afterCommit(() => deleteFiles(platform, row));
}

/** Whoever changes an avatar tells the profile, and with it the use. */
async function tellStorage(
  change: Change,
  { ownerId, kind }: Pick<typeof media.$inferSelect, 'ownerId' | 'kind'>,
): Promise<void> {
  const owner = kind === 'avatar' ? null : await personOf(change.db, ownerId);
  if (owner) await announceUsage(change, owner);
}

async function deleteFiles(
  { files }: Platform,
  { id, kind }: typeof media.$inferSelect,
): Promise<void> {
  for (const variant of variantsOf[kind]) await files.delete(fileKey(variant, id));
}
