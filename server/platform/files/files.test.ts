import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { newBucket } from '../../testing/bucket.ts';
import { type FilesConfig, openFiles } from './files.ts';

const log = pino({ level: 'silent' });

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zavit-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const inFolder = (): FilesConfig => ({ DATA_DIR: newFolder(), S3_REGION: 'us-east-1' });

async function inBucket(): Promise<FilesConfig & { stop: () => Promise<void> }> {
  const { settings, stop } = await newBucket();
  return { DATA_DIR: '/nowhere', ...settings, stop };
}

const storages = { 'a folder': inFolder, 'a bucket': inBucket };

test.each(Object.entries(storages))(
  'a file in %s is read as it was written, and is gone after its deletion',
  async (_name, config) => {
    const files = await openFiles(await config(), log);
    const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 256);
    await files.write('avatars/one.webp', bytes, 'image/webp');
    const read = await files.read('avatars/one.webp');
    expect(Buffer.from(read ?? []).equals(Buffer.from(bytes))).toBe(true);
    const stream = Readable.from([bytes.subarray(0, 7), bytes.subarray(7)], { objectMode: false });
    await files.write('audios/one.wav', { stream, length: bytes.length }, 'audio/wav');
    const heard = await files.read('audios/one.wav');
    expect(Buffer.from(heard ?? []).equals(Buffer.from(bytes))).toBe(true);
    await files.delete('avatars/one.webp');
    await files.delete('avatars/one.webp');
    expect(await files.read('avatars/one.webp')).toBeNull();
  },
);

test.each(Object.entries(storages))(
  'a file in %s is opened as a stream, whole or in part, with its length',
  async (_name, config) => {
    const files = await openFiles(await config(), log);
    const bytes = Buffer.from(Uint8Array.from({ length: 300 }, (_, at) => at % 256));
    await files.write('audios/one.wav', bytes, 'audio/wav');
    const whole = await files.open('audios/one.wav');
    expect(whole?.length).toBe(300);
    expect(await buffer(whole?.stream ?? Readable.from([]))).toEqual(bytes);
    const asked: number[] = [];
    const part = await files.open('audios/one.wav', (length) => {
      asked.push(length);
      return { first: 7, last: 11 };
    });
    expect([part?.length, asked]).toEqual([300, [300]]);
    expect(await buffer(part?.stream ?? Readable.from([]))).toEqual(bytes.subarray(7, 12));
    expect(await files.open('audios/none.wav')).toBeNull();
    const refusing = files.open('audios/one.wav', () => {
      throw new Error('not that part');
    });
    await expect(refusing).rejects.toMatchObject({ code: 'media.storage_failed' });
  },
);

test.each(Object.entries(storages))('old files in %s are found', async (_name, config) => {
  const files = await openFiles(await config(), log);
  const keys = Array.from({ length: 60 }, (_, at) => `thumbs/${at}.webp`);
  await Promise.all(keys.map((key) => files.write(key, new Uint8Array(1), 'image/webp')));
  const later = new Date(Date.now() + 60_000);
  expect((await files.changedBefore('thumbs', later)).toSorted()).toEqual(keys.toSorted());
  expect(await files.changedBefore('thumbs', new Date(0))).toEqual([]);
  expect(await files.changedBefore('avatars', later)).toEqual([]);
});

test('a storage that does not answer is refused with a sentence', async () => {
  const config = await inBucket();
  const files = await openFiles(config, log);
  await config.stop();
  const refused = { code: 'media.storage_failed' };
  await expect(
    files.write('avatars/one.webp', new Uint8Array(1), 'image/webp'),
  ).rejects.toMatchObject(refused);
  await expect(files.read('avatars/one.webp')).rejects.toMatchObject(refused);
  await expect(files.open('avatars/one.webp')).rejects.toMatchObject(refused);
});

test.each([
  '../secrets/token',
  'avatars/../../x.webp',
  '/etc/passwd',
  'avatars/x',
  'avatars\\x.webp',
  'a\0.webp',
  '',
  'Avatars/x.webp',
])('the key %j leads nowhere', async (key) => {
  const files = await openFiles(inFolder(), log);
  await expect(files.write(key, new Uint8Array(1), 'image/webp')).rejects.toThrow('a file key');
  await expect(files.read(key)).rejects.toThrow('a file key');
  await expect(files.open(key)).rejects.toThrow('a file key');
  await expect(files.delete(key)).rejects.toThrow('a file key');
});
