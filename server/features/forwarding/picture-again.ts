import { eq } from 'drizzle-orm';
import { media } from '#db/schema/media.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type NewImage, imageSizes } from '../media/message-images.ts';
import { measured } from '../media/measure.ts';
import { fileKey, storePictures } from '../media/media.ts';
import { mediaBefore } from '../sight/pictures.ts';
import { encodePicturesAgain } from '../media/pictures.ts';

/**
 * A stored picture as one of my own for the guide: what is measured of it must not show on the
 * message of the people from whom it comes, and the chat with the guide keeps it when theirs is gone.
 * @throws Refusal message.not_allowed when it is gone, or covered
 */
export async function pictureAgain({ db, me, platform }: Call, imageId: string): Promise<NewImage> {
  if (!(await mediaBefore(db, imageId, me.userId))) throw new Refusal('message.not_allowed');
  const [row] = await db.select({ alt: media.alt }).from(media).where(eq(media.id, imageId));
  const file = await platform.files.read(fileKey('image', imageId));
  if (!row || !file) throw new Refusal('message.not_allowed');
  const pictures = await encodePicturesAgain(me.userId, file, imageSizes);
  const analysis = await measured(pictures.thumb);
  return { stored: await storePictures(platform, 'image', pictures, analysis), alt: row.alt };
}
