import { inArray } from 'drizzle-orm';
import type { MessageImage } from '#contract/messages.ts';
import { coveredImage } from '#contract/reports.live.ts';
import { limits } from '#contract/values.ts';
import { media } from '#db/schema/media.ts';
import type { Db } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PlanHolder } from '../billing/usage.ts';
import { type StoredFiles, noteMedia } from './media.ts';
import { requireStorage } from '../billing/storage.ts';
import { reportedImages } from '../sight/reported.ts';
import type { MessageRow } from '../sight/doors.ts';

/** The sizes of a picture in a message; see the contract. */
export const imageSizes = {
  image: { fit: 'inside', pixels: limits.imageSideMax },
  thumb: { fit: 'inside', pixels: limits.imageThumbSideMax },
} as const;

type MediaRow = typeof media.$inferSelect;
type ImageRow = Pick<MediaRow, 'id' | 'width' | 'height' | 'alt' | 'analysis'>;

function imageOf({ config }: Platform, row: ImageRow): MessageImage {
  const { id, width, height, alt, analysis } = row;
  const host = config.API_URL === config.PUBLIC_URL ? '' : config.API_URL;
  return {
    id,
    url: `${host}/api/media/${id}/image`,
    thumb_url: `${host}/api/media/${id}/thumb`,
    width: width ?? 1,
    height: height ?? 1,
    alt,
    analysis,
    covered: null,
  };
}

function coveringOf(row: MediaRow, isReported: boolean): MessageImage['covered'] {
  if (row.removedAt) return 'removed';
  if (isReported) return 'by_me';
  return row.coveredAt ? 'by_reports' : null;
}

/** Pictures of messages by their media ids; for `reader` those that they reported are covered. */
export async function imagesOf(
  platform: Platform,
  db: Db,
  rows: Pick<MessageRow, 'imageId'>[],
  reader?: string,
): Promise<Map<string, MessageImage>> {
  const ids = rows.flatMap(({ imageId }) => imageId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(media).where(inArray(media.id, ids));
  const reported = await reportedImages(db, reader, ids);
  return new Map(
    found.map((row) => {
      const image = imageOf(platform, row);
      const covered = coveringOf(row, reported.has(row.id));
      return [row.id, covered ? coveredImage(image, covered) : image];
    }),
  );
}

/** A picture on its way into a message, whose files are stored. */
export interface NewImage {
  stored: StoredFiles;
  /** Alternative text in the sender's words; may be empty. */
  alt: string;
}

/** Keeps a picture for a message. @throws Refusal plan.limit_reached */
export async function keepImage(
  call: Call,
  owner: PlanHolder,
  { stored, alt }: NewImage,
): Promise<MessageImage> {
  await requireStorage(call, owner, stored.sizeBytes);
  await noteMedia(call, owner.userId, stored, alt);
  return imageOf(call.platform, { ...stored, alt });
}
