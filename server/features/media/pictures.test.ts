import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploaded } from '../../testing/uploaded.ts';
import { encodePictures } from './pictures.ts';

const shown = { image: { fit: 'inside', pixels: 2_048 } } as const;
const shownOf = async (bytes: Buffer) =>
  (await encodePictures('somebody', uploaded(bytes), shown)).image;

test('a valid picture with too many pixels is not called damaged, and the limit is given', async () => {
  const photo = await sharp({
    create: { width: 8_064, height: 6_048, channels: 3, background: '#14585c' },
  })
    .jpeg()
    .toBuffer();
  await expect(shownOf(photo)).rejects.toMatchObject({
    code: 'media.too_many_pixels',
    status: 422,
    params: { megapixels: 40 },
  });
});

/** A GIF of 700 by 700 pixels, of which each frame paints one. */
function movingOf(frames: number): Buffer {
  const head = Buffer.from('474946383961bc02bc02800000000000ffffff', 'hex');
  const frame = Buffer.from('2c00000000010001000002014400', 'hex');
  const all = Array.from({ length: frames }, () => frame);
  return Buffer.concat([head, ...all, Buffer.from(';')]);
}

test.each([300, 10_000])('of a picture of %i frames the first one is taken', async (frames) => {
  const moving = movingOf(frames);
  expect((await sharp(moving).metadata()).pages).toBe(frames);
  const { bytes, width, height } = await shownOf(moving);
  const { format, pages = 1 } = await sharp(bytes).metadata();
  expect([width, height, format, pages]).toEqual([700, 700, 'webp', 1]);
});

test('more pictures than wait their turn are refused with a code of their own', async () => {
  const dot = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#14585c' } })
    .png()
    .toBuffer();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) => encodePictures(`person ${at}`, uploaded(dot), shown)),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(40);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'media.busy', status: 503, retryAfterSeconds: 2 });
});
