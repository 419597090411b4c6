import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { ImageAnalysis } from '#contract/image-analysis.ts';
import { media } from '#db/schema/media.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { personOf } from '../account/people.ts';
import { announceUsage } from '../billing/usage.ts';
import type { Picture } from './pictures.ts';
import { type Recording, storedBytes, storedRecording } from './recordings.ts';

type Kind = (typeof media.$inferSelect)['kind'];

/** The files of each kind. The media row describes the first one. */
export const variantsOf = {
  avatar: ['avatar'],
  image: ['image', 'thumb'],
  audio: ['audio'],
} as const satisfies Record<Kind, readonly [string, ...string[]]>;

export type Variant = (typeof variantsOf)[Kind][number];

export function fileKey(variant: Variant, mediaId: string): string {
  return `${variant}s/${mediaId}.${variant === 'audio' ? 'wav' : 'webp'}`;
}

/** Files that are stored and that nothing points at yet: `noteMedia` makes them somebody’s, else they are deleted. */
export interface StoredFiles {
  id: string;
  kind: Kind;
  contentType: string;
  sizeBytes: number;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  peaks: number[] | null;
  analysis: ImageAnalysis | null;
}

/**
 * Stores the sizes of a picture, before the transaction of the change that shows it: storage may take
 * seconds to answer. @throws Refusal media.storage_failed
 */
export async function storePictures<K extends 'avatar' | 'image'>(
  platform: Platform,
  kind: K,
  pictures: Record<(typeof variantsOf)[K][number], Picture>,
  analysis: ImageAnalysis | null = null,
): Promise<StoredFiles> {
  const id = newId();
  const sizes = Object.entries<Picture>(pictures) as [Variant, Picture][];
  const shown = (pictures as Record<string, Picture>)[variantsOf[kind][0]];
  if (!shown) throw new Error('every kind has a first variant');
  const stored = {
    id,
    kind,
    contentType: 'image/webp',
    sizeBytes: sizes.reduce((sum, [, { bytes }]) => sum + bytes.length, 0),
    width: shown.width,
    height: shown.height,
    durationMs: null,
    peaks: null,
    analysis,
  };
  // All at once, so that they have one deadline together. None is deleted before the last has come to its end.
  const written = await Promise.allSettled(
    sizes.map(([variant, { bytes }]) =>
      platform.files.write(fileKey(variant, id), bytes, 'image/webp'),
    ),
  );
  const failure = written.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') {
    discardFiles(platform, [stored]);
    throw failure.reason;
  }
  return stored;
}

/** Stores a recording as pictures are: before the transaction of the change that lets people hear it. */
export async function storeRecording(
  { files }: Platform,
  recording: Recording,
): Promise<StoredFiles> {
  const { durationMs, peaks } = recording;
  const sizeBytes = storedBytes(recording);
  const id = newId();
  const content = { stream: storedRecording(recording), length: sizeBytes };
  await files.write(fileKey('audio', id), content, 'audio/wav');
  return {
    id,
    kind: 'audio',
    contentType: 'audio/wav',
    sizeBytes,
    width: null,
    height: null,
    durationMs,
    peaks,
    analysis: null,
  };
}

const noted = new WeakSet<StoredFiles>();

/** Whether a change that points at these files was written; it may have been undone since. */
export function isNoted(stored: StoredFiles): boolean {
  return noted.has(stored);
}

/** Makes stored files somebody’s, with the change that shows them. */
export async function noteMedia(
  change: Change,
  ownerId: string,
  stored: StoredFiles,
  alt = '',
): Promise<void> {
  await change.db.insert(media).values({ ...stored, ownerId, alt });
  noted.add(stored);
  await emitStorage(change, { ownerId, kind: stored.kind });
}

/** Deletes files that nothing points at after all; what can't be deleted now is swept. */
export function discardFiles(platform: Platform, stored: readonly StoredFiles[]): void {
  for (const { id, kind } of stored)
    for (const variant of variantsOf[kind])
      void platform.files.delete(fileKey(variant, id)).catch((error: unknown) => {
        platform.log.warn({ err: error }, 'a file that nobody needs is left to the sweep');
      });
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
  await emitStorage(change, row);
  afterCommit(() => deleteFiles(platform, row));
  return true;
}

/** Nothing may refer to it any more. The files go after the commit. */
export async function removeMedia(change: Change, mediaId: string): Promise<void> {
  const { db, platform, afterCommit } = change;
  const [row] = await db.delete(media).where(eq(media.id, mediaId)).returning();
  if (!row) return;
  await emitStorage(change, row);
  afterCommit(() => deleteFiles(platform, row));
}

/** A change of an avatar updates the profile, and with it the usage. */
async function emitStorage(
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

/** Holds a file until the transaction ends; false where it is gone. */
export async function holdFile(db: Db, mediaId: string, how: 'share' | 'update'): Promise<boolean> {
  const rows = await db.select({ id: media.id }).from(media).where(eq(media.id, mediaId)).for(how);
  return rows.length > 0;
}
