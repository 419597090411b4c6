import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploaded } from '../../testing/uploaded.ts';
import { encodePictures } from './pictures.ts';

const shownOf = async (bytes: Buffer) =>
  (await encodePictures(uploaded(bytes), { image: { fit: 'inside', pixels: 2_048 } })).image;

test('a sound picture with too many pixels is not called damaged, and the most is told', async () => {
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
