import { readdirSync, readlinkSync } from 'node:fs';
import { type IncomingMessage, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { newBucket } from '../../testing/bucket.ts';
import { eventually } from '../../testing/guided-world.ts';
import { pairOf, showTo, speakTo } from '../../testing/people-world.ts';
import { type Person, type World, world } from '../../testing/world.ts';

const megabyte = 1024 ** 2;

/** A recording whose stored file was made as long as files may be. */
async function longRecording(one: World, megabytes = 16) {
  const ana = await one.person();
  const { id } = await pairOf(ana, await one.person());
  const { audio } = await speakTo(ana, id);
  const mediaId = audio.url.split('/').at(-2) ?? '';
  const key = `audios/${mediaId}.wav`;
  await one.app.platform.files.write(key, Buffer.alloc(megabytes * megabyte, 7), 'audio/wav');
  return { ana, mediaId, url: (await one.url()) + new URL(audio.url, 'http://x').pathname };
}

function asked(url: string, person: Person, headers = {}): Promise<IncomingMessage> {
  const cookie = `media_token=${person.cookies['media_token']}`;
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { cookie, ...headers } }, resolve).on('error', reject);
  });
}

function openFilesOf(mediaId: string): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes(mediaId);
    } catch {
      return false;
    }
  }).length;
}

const heldBytes = () => {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
};

describe('a recording in a folder', () => {
  test('is answered as it is read, to however many who read slowly, and let go when they leave', async () => {
    const one = await world();
    const { ana, mediaId, url } = await longRecording(one);
    const before = heldBytes();
    const readers = await Promise.all(Array.from({ length: 24 }, () => asked(url, ana)));
    for (const reader of readers)
      expect([reader.statusCode, reader.headers['content-length']]).toEqual([
        200,
        String(16 * megabyte),
      ]);
    await eventually(() => Promise.resolve(openFilesOf(mediaId) === readers.length));
    // Held whole they would be 384 MB.
    expect(heldBytes() - before).toBeLessThan(64 * megabyte);
    for (const reader of readers) reader.destroy();
    await eventually(() => Promise.resolve(openFilesOf(mediaId) === 0));
  });

  test('a recording is read only in the requested part, and is not opened for 304 or 416', async () => {
    const one = await world();
    const { ana, mediaId, url } = await longRecording(one, 1);
    const part = await asked(url, ana, { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-length': '10',
      'content-range': `bytes 10-19/${megabyte}`,
      'accept-ranges': 'bytes',
    });
    expect(await text(part)).toHaveLength(10);
    const kept = await asked(url, ana, { 'if-none-match': part.headers.etag ?? '' });
    expect([kept.statusCode, await text(kept)]).toEqual([304, '']);
    const beyond = await asked(url, ana, { range: `bytes=${megabyte}-` });
    expect([beyond.statusCode, await text(beyond)]).toEqual([
      416,
      expect.stringContaining('media.range_invalid'),
    ]);
    await eventually(() => Promise.resolve(openFilesOf(mediaId) === 0));
  });
});

describe('a file in a bucket', () => {
  test('is answered as it comes; of a part no more is fetched', async () => {
    const bucket = await newBucket();
    const one = await world(bucket.settings);
    const { ana, url } = await longRecording(one, 4);
    bucket.sentBytes();
    const part = await asked(url, ana, { range: 'bytes=-100' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes ${4 * megabyte - 100}-${4 * megabyte - 1}/${4 * megabyte}`,
    ]);
    expect(await text(part)).toHaveLength(100);
    expect(bucket.sentBytes()).toBeLessThan(10_000);
    const whole = await asked(url, ana);
    expect(await text(whole)).toHaveLength(4 * megabyte);
  });

  test('that stops in the middle ends the connection, and one that is not reached is refused in words', async () => {
    const bucket = await newBucket();
    const one = await world(bucket.settings);
    const { ana, url } = await longRecording(one, 4);
    bucket.cutAfter({ sent: megabyte });
    const half = await asked(url, ana);
    expect([half.statusCode, half.headers['content-type']]).toEqual([200, 'audio/wav']);
    await expect(text(half)).rejects.toThrow('aborted');
    bucket.cutAfter({ sent: 0 });
    const none = await asked(url, ana);
    expect([none.statusCode, await text(none)]).toEqual([
      503,
      expect.stringContaining('media.storage_failed'),
    ]);
    bucket.cutAfter(null);
    expect(await text(await asked(url, ana))).toHaveLength(4 * megabyte);
  });

  test('that is full or cut off in the middle of an upload leaves nothing behind', async () => {
    const bucket = await newBucket();
    const one = await world(bucket.settings);
    const ana = await one.person();
    const { id } = await pairOf(ana, await one.person());
    bucket.cutAfter({ taken: 100 });
    await expect(speakTo(ana, id)).rejects.toThrow('media.storage_failed');
    await expect(showTo(ana, id)).rejects.toThrow('media.storage_failed');
    bucket.cutAfter(null);
    const { rows } = await one.app.platform.database.pool.query(
      `select (select count(*)::int from media) as media,
         (select count(*)::int from messages where kind = 'user') as messages`,
    );
    expect(rows).toEqual([{ media: 0, messages: 0 }]);
    const later = new Date(Date.now() + 60_000);
    for (const folder of ['audios', 'images', 'thumbs'])
      await expect.poll(() => one.app.platform.files.changedBefore(folder, later)).toEqual([]);
  });
});
