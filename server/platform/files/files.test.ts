import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFiles } from './files.ts';

function folderOfFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'zavit-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return openFiles({ DATA_DIR: folder });
}

test('a file is read as it was written, and is gone once it was deleted', async () => {
  const files = folderOfFiles();
  const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 256);
  await files.write('avatars/one.webp', bytes, 'image/webp');
  const read = await files.read('avatars/one.webp');
  expect(read?.contentType).toBe('image/webp');
  expect(Buffer.from(read?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
  await files.delete('avatars/one.webp');
  await files.delete('avatars/one.webp');
  expect(await files.read('avatars/one.webp')).toBeNull();
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
  const files = folderOfFiles();
  await expect(files.write(key, new Uint8Array(1), 'image/webp')).rejects.toThrow('a file key');
  await expect(files.read(key)).rejects.toThrow('a file key');
  await expect(files.delete(key)).rejects.toThrow('a file key');
});
