import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { limits } from '#contract/values.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { Turns } from '../../platform/http/turns.ts';
import { Refusal } from '../../platform/refusal.ts';

/**
 * Decoding takes up to 160 MB and a core, so at most two pictures are open, and half of the cores are
 * left to everybody else.
 */
const pictureTurns = new Turns({
  atOnceMax: Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2))),
  waitingMax: 20,
  busy: 'media.busy',
});

const decodeTimeMaxSeconds = 5;

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
 * One upload in several sizes; of a moving picture the first frame. People take turns, each only while
 * their picture is decoded: a slow storage holds up nobody else.
 * @throws Refusal media.type_unsupported, media.heic_unsupported, media.too_many_pixels, media.unreadable, media.busy
 */
export async function encodePictures<Name extends string>(
  userId: string,
  { path, size: bytes }: UploadedFile,
  sizes: Record<Name, PictureSize>,
): Promise<Record<Name, Picture>> {
  if (bytes === 0) throw new Refusal('media.unreadable');
  const beginning = await beginningOf(path);
  if (isHeic(beginning)) throw new Refusal('media.heic_unsupported');
  if (!isRaster(beginning)) throw new Refusal('media.type_unsupported');
  return pictureTurns.run(userId, () => encoded(path, sizes));
}

/** A stored picture in several sizes, for another place where it will be. */
export async function encodePicturesAgain<Name extends string>(
  userId: string,
  stored: Uint8Array,
  sizes: Record<Name, PictureSize>,
): Promise<Record<Name, Picture>> {
  return pictureTurns.run(userId, () => encoded(Buffer.from(stored), sizes));
}

async function encoded<Name extends string>(
  source: Buffer | string,
  sizes: Record<Name, PictureSize>,
): Promise<Record<Name, Picture>> {
  try {
    const picture = await readable(source);
    const pictures: [string, Picture][] = [];
    for (const [name, size] of Object.entries<PictureSize>(sizes))
      pictures.push([name, await inSize(picture, size)]);
    return Object.fromEntries(pictures) as Record<Name, Picture>;
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeds pixel limit'))
      throw new Refusal('media.too_many_pixels', {
        params: { megapixels: limits.imagePixelsMax / 1_000_000 },
      });
    // The bound on pixels keeps decoding short, so a picture that takes this long met a busy machine.
    if (error instanceof Error && error.message.startsWith('timeout'))
      throw new Refusal('media.busy', { retryAfterSeconds: decodeTimeMaxSeconds });
    await requireDecoder(error);
    throw new Refusal('media.unreadable');
  }
}

/** The decoder comes with the first picture: most servers see few, and it weighs on all. */
async function readable(source: Buffer | string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(source, {
    limitInputPixels: limits.imagePixelsMax,
    failOn: 'error',
    autoOrient: true,
  });
}

async function inSize(picture: Sharp, { fit, pixels }: PictureSize): Promise<Picture> {
  const { data, info } = await picture
    .clone()
    .timeout({ seconds: decodeTimeMaxSeconds })
    .resize(pixels, pixels, { fit, withoutEnlargement: fit === 'inside' })
    // More effort makes files a twentieth smaller, for twice the memory and time.
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** A picture that was encoded here, as every model and every paper takes it. */
export async function asJpeg(userId: string, bytes: Uint8Array, sideMax: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return pictureTurns.run(userId, () =>
    sharp(bytes)
      .timeout({ seconds: decodeTimeMaxSeconds })
      .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );
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

/** The first bytes of a file, one character for each. */
async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** JPEG, PNG, GIF, WebP and AVIF by their first bytes; drawings and documents never reach a decoder. */
function isRaster(text: string): boolean {
  return (
    text.startsWith('\xFF\xD8\xFF') ||
    text.startsWith('\x89PNG\r\n\x1A\n') ||
    /^GIF8[79]a/u.test(text) ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    (text.startsWith('ftyp', 4) && /avi[fs]/u.test(text.slice(8)))
  );
}

/** Formats that phone cameras may write, and no decoder here reads. */
function isHeic(text: string): boolean {
  return text.startsWith('ftyp', 4) && /hei[cxms]|hev[cx]/u.test(text.slice(8)) && !isRaster(text);
}
