import type { Sharp, SharpOptions } from 'sharp';
import { limits } from '#contract/values.ts';
import { Refusal } from '../../platform/refusal.ts';
import { Turns } from './turns.ts';

/** Decoding takes up to 160 MB, so at most two pictures are open. */
export const pictureTurns = new Turns({ atOnceMax: 2, waitingMax: 20 });

const sidePixels = 512;
const decodeTimeMaxSeconds = 5;
const framesMax = 200;

/** The decoder comes with the first picture: most servers see few, and it weighs on all. */
async function opened(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(bytes, options);
}

/**
 * A square WebP picture of 512 pixels, upright and without metadata (place, camera, comments).
 * @throws Refusal media.type_unsupported, media.unreadable
 */
export async function avatarPicture(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new Refusal('media.unreadable');
  if (!isRaster(bytes)) throw new Refusal('media.type_unsupported');
  try {
    return await squarePicture(bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    await requireDecoder(error);
    throw new Refusal('media.unreadable');
  }
}

async function squarePicture(bytes: Buffer): Promise<Buffer> {
  const picture = await opened(bytes, {
    limitInputPixels: limits.imagePixelsMax,
    failOn: 'error',
    autoOrient: true,
  });
  const { width, height, pages = 1 } = await picture.metadata();
  if (pages > framesMax || width * height * pages > limits.imagePixelsMax)
    throw new Refusal('media.unreadable');
  return picture
    .timeout({ seconds: decodeTimeMaxSeconds })
    .resize(sidePixels, sidePixels, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}

/** One pixel, of which we know that it can be read. */
const soundPicture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A failure is about the picture only where a sound picture passes. @throws what failed, where none does */
async function requireDecoder(failure: unknown): Promise<void> {
  if (failure instanceof Error && /out of memory/iu.test(failure.message)) throw failure;
  try {
    await squarePicture(soundPicture);
  } catch {
    throw failure;
  }
}

/** JPEG, PNG, GIF, WebP and AVIF by their first bytes; drawings and documents never reach a decoder. */
function isRaster(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 32);
  return (
    text.startsWith('\xFF\xD8\xFF') ||
    text.startsWith('\x89PNG\r\n\x1A\n') ||
    /^GIF8[79]a/u.test(text) ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    (text.startsWith('ftyp', 4) && /avi[fs]/u.test(text.slice(8)))
  );
}
