import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Files } from '../../platform/files/files.ts';

/** Of every part of a file but the last. Of one export so much is in memory. */
export const partBytes = 8 * 1024 * 1024;

export function partKey(writerId: string, part: number): string {
  return `exports/${writerId}-${part}.part`;
}

export interface ZipEntry {
  name: string;
  /** Pictures are compressed already. */
  isCompressed?: boolean;
  /** Null where its content is not there any more: the entry is left out. */
  open: () => Promise<Readable | null>;
}

/**
 * Writes a zip to storage, entry after entry, in parts of equal length: so its size is known only at the end, and nothing
 * of it waits in memory or on this node's disk. `afterEntry` may end it by an error.
 * @returns its size in bytes
 */
export async function writeZip(
  files: Files,
  writerId: string,
  entries: AsyncIterable<ZipEntry>,
  afterEntry: () => Promise<void>,
): Promise<number> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const storing = storeInParts(files, writerId, output);
  // It is awaited below, also where an entry fails first.
  storing.catch(() => undefined);
  try {
    for await (const { name, open, isCompressed = false } of entries) {
      const content = await open();
      if (!content) continue;
      try {
        await Promise.race([added(zip, content, name, !isCompressed), storing.then(never)]);
      } finally {
        content.destroy();
      }
      await afterEntry();
    }
    zip.end();
  } catch (error) {
    output.destroy();
    await storing.catch(() => undefined);
    throw error;
  }
  return storing;
}

/** The next entry waits for this one, so that one file at a time is open. */
function added(zip: ZipFile, content: Readable, name: string, compress: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    content.once('error', reject);
    content.once('end', resolve);
    zip.addReadStream(content, name, { compress });
  });
}

function never(): never {
  throw new Error('a zip ended before its last entry');
}

async function storeInParts(files: Files, writerId: string, output: Readable): Promise<number> {
  let size = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  const store = async (bytes: Buffer) => {
    await files.write(partKey(writerId, size / partBytes), bytes, 'application/octet-stream');
    size += bytes.length;
  };
  for await (const chunk of output as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    let all = Buffer.concat(waiting);
    for (; all.length >= partBytes; all = all.subarray(partBytes))
      await store(all.subarray(0, partBytes));
    waiting = [all];
    length = all.length;
  }
  if (length > 0) await store(Buffer.concat(waiting));
  return size;
}
