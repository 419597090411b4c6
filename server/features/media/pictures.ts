import type { Sharp } from 'sharp';
import { limits } from '#contract/values.ts';
import { Turns } from '../../platform/http/turns.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Decoding takes up to 160 MB, so at most two pictures are open. */
export const pictureTurns = new Turns({ atOnceMax: 2, waitingMax: 20 });

const decodeTimeMaxSeconds = 5;
const framesMax = 200;

/** A picture as it is stored: WebP, upright, without metadata (place, camera, comments). */
export interface Picture {
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** `cover` is a square of that many pixels; `inside` keeps the form, with no side longer than that. */
export interface PictureSize {
  fit: 'cover' | 'inside';
  pixels: number;
}

/**
 * One upload in several sizes; of a moving picture the first frame.
 * @throws Refusal media.type_unsupported, media.heic_unsupported, media.unreadable
 */
export async function encodePictures<Name extends string>(
  bytes: Buffer,
  sizes: Record<Name, PictureSize>,
): Promise<Record<Name, Picture>> {
  if (bytes.length === 0) throw new Refusal('media.unreadable');
  if (isHeic(bytes)) throw new Refusal('media.heic_unsupported');
  if (!isRaster(bytes)) throw new Refusal('media.type_unsupported');
  try {
    const picture = await readable(bytes);
    const encoded: [string, Picture][] = [];
    for (const [name, size] of Object.entries<PictureSize>(sizes))
      encoded.push([name, await inSize(picture, size)]);
    return Object.fromEntries(encoded) as Record<Name, Picture>;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    await requireDecoder(error);
    throw new Refusal('media.unreadable');
  }
}

/** The decoder comes with the first picture: most servers see few, and it weighs on all. */
async function readable(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = sharp(bytes, {
    limitInputPixels: limits.imagePixelsMax,
    failOn: 'error',
    autoOrient: true,
  });
  const { width, height, pages = 1 } = await picture.metadata();
  if (pages > framesMax || width * height * pages > limits.imagePixelsMax)
    throw new Refusal('media.unreadable');
  return picture;
}

async function inSize(picture: Sharp, { fit, pixels }: PictureSize): Promise<Picture> {
  const { data, info } = await picture
    .clone()
    .timeout({ seconds: decodeTimeMaxSeconds })
    .resize(pixels, pixels, { fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** One pixel, of which we know that it can be read. */
const soundPicture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A failure is about the picture only where a sound picture passes. @throws what failed, where none does */
async function requireDecoder(failure: unknown): Promise<void> {
  if (failure instanceof Error && /out of memory/iu.test(failure.message)) throw failure;
  try {
    await inSize(await readable(soundPicture), { fit: 'inside', pixels: 1 });
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

/** What cameras of phones may write, and no decoder here reads. */
function isHeic(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 32);
  return text.startsWith('ftyp', 4) && /hei[cxms]|hev[cx]/u.test(text.slice(8)) && !isRaster(bytes);
}
