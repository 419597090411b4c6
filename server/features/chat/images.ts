import { inArray } from 'drizzle-orm';
import type { MessageImage } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { media } from '#db/schema/media.ts';
import type { Db } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PlanHolder } from '../billing/usage.ts';
import { storePictures } from '../media/media.ts';
import type { Picture } from '../media/pictures.ts';
import { requireStorage } from '../media/storage.ts';
import type { MessageRow } from './message-rows.ts';

/** The sizes of a picture in a message; see the contract. */
export const imageSizes = {
  image: { fit: 'inside', pixels: limits.imageSideMax },
  thumb: { fit: 'inside', pixels: limits.imageThumbSideMax },
} as const;

type MediaRow = Pick<typeof media.$inferSelect, 'id' | 'width' | 'height' | 'alt'>;

function imageOf({ config }: Platform, { id, width, height, alt }: MediaRow): MessageImage {
  const host = config.API_URL === config.PUBLIC_URL ? '' : config.API_URL;
  return {
    id,
    url: `${host}/api/media/${id}/image`,
    thumb_url: `${host}/api/media/${id}/thumb`,
    width: width ?? 1,
    height: height ?? 1,
    alt,
  };
}

/** Pictures of messages by their media ids. */
export async function imagesOf(
  platform: Platform,
  db: Db,
  rows: Pick<MessageRow, 'imageId'>[],
): Promise<Map<string, MessageImage>> {
  const ids = rows.flatMap(({ imageId }) => imageId ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.select().from(media).where(inArray(media.id, ids));
  return new Map(found.map((row) => [row.id, imageOf(platform, row)]));
}

/** Keeps a picture for a message. @throws Refusal plan.limit_reached */
export async function keepImage(
  call: Call,
  owner: PlanHolder,
  pictures: Record<keyof typeof imageSizes, Picture>,
  alt: string,
): Promise<MessageImage> {
  const bytes = pictures.image.bytes.length + pictures.thumb.bytes.length;
  await requireStorage(call, owner, bytes);
  const kept = await storePictures(call, 'image', owner.userId, pictures, alt);
  return imageOf(call.platform, { ...kept, alt });
}
