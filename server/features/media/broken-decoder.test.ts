import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { uploaded } from '../../testing/uploaded.ts';
import { encodePictures } from './pictures.ts';

const pictureOf = async (bytes: Buffer) =>
  (await encodePictures('somebody', uploaded(bytes), { avatar: { fit: 'cover', pixels: 512 } }))
    .avatar.bytes;

const sound = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#14585c' } })
    .png()
    .toBuffer();

afterEach(() => {
  vi.doUnmock('sharp');
  vi.resetModules();
});

/** The decoder as it is on a machine where it can't do its work. */
function brokenDecoder(failure: Error): void {
  vi.doMock('sharp', () => {
    const open = () => {
      throw failure;
    };
    return { default: Object.assign(open, { cache: () => ({}), concurrency: () => 1 }) };
  });
}

test('a broken picture is the fault of the picture', async () => {
  const bytes = await sound();
  for (const broken of [bytes.subarray(0, 60), Buffer.concat([bytes.subarray(0, 30), bytes])]) {
    const refused = await pictureOf(broken).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Refusal).code).toBe('media.unreadable');
  }
  expect((await sharp(await pictureOf(bytes)).metadata()).format).toBe('webp');
});

test.each([
  'Could not load the "sharp" module using the linux-x64 runtime',
  'vips_tracked: out of memory --size == 48MB',
])('a decoder that fails with “%s” is not the fault of the picture', async (message) => {
  const bytes = await sound();
  brokenDecoder(new Error(message));
  await expect(pictureOf(bytes)).rejects.toThrow(message);
});

test('a picture that takes too long on a busy machine can be sent again', async () => {
  const bytes = await sound();
  brokenDecoder(new Error('timeout: 35% complete'));
  await expect(pictureOf(bytes)).rejects.toMatchObject({
    code: 'media.busy',
    retryAfterSeconds: 5,
  });
});
