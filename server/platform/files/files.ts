import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import { Refusal } from '../refusal.ts';
import { inTime } from './deadline.ts';

/** Bytes, or a stream of a known length, which is never in memory at once. */
export type FileContent = Uint8Array | { stream: Readable; length: number };

/** A part of a file, from the first to the last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** A file that is being read. The stream must be read to its end or destroyed; until then it holds its source. */
export interface OpenFile {
  stream: Readable;
  /** Bytes of the whole file, also for a part. */
  length: number;
}

/** The requested part of a file of this length; null for all of it. Its errors are passed on. */
export type PartOf = (length: number) => ByteRange | null;

/**
 * Storage of people's files. Keys are names that we make, never names from people. A storage that is full or
 * does not answer within twenty seconds is refused with media.storage_failed. Never called inside of a
 * transaction.
 */
export interface Files {
  write(key: string, content: FileContent, contentType: string): Promise<void>;
  /** Null if there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  /** The same as a stream that needs little memory; or a part of it. */
  open(key: string, part?: PartOf): Promise<OpenFile | null>;
  /** Keys of files in a folder that were last written before this time. */
  changedBefore(folder: string, time: Date): Promise<string[]>;
  /** Deleting a missing file is no failure. */
  delete(key: string): Promise<void>;
}

export type FilesConfig = Pick<
  Config,
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

const keyPattern = /^[a-z]+(\/[a-z0-9-]+)*\/[a-z0-9-]+\.[a-z0-9]+$/u;

/** Stores files in the bucket if one is configured, otherwise in DATA_DIR/files. */
export async function openFiles(config: FilesConfig, log: Logger): Promise<Files> {
  if (config.S3_BUCKET === undefined) {
    const location = path.join(config.DATA_DIR, 'files');
    const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
    return filesOn(
      disk,
      {
        filesIn: (folder) => filesIn(disk, folder),
        open: (key, part) => openOnDisk(path.join(location, key), part),
      },
      log,
    );
  }
  // The S3 client is as large as the rest of the server, so it is loaded only when it is used.
  const { openBucket } = await import('./bucket.ts');
  const { driver, ...source } = openBucket(config, config.S3_BUCKET);
  return filesOn(new Disk(driver), source, log);
}

/** The operations that differ between the two storages. */
export interface FileSource {
  /** The files of a folder, with the time of their last change. */
  filesIn(folder: string): AsyncIterable<{ key: string; writtenAt: Date }>;
  open(key: string, part?: PartOf): Promise<OpenFile>;
}

function filesOn(disk: Disk, source: FileSource, log: Logger): Files {
  const refuse = (error: unknown): never => {
    log.error({ err: error }, 'the file storage failed');
    throw new Refusal('media.storage_failed');
  };
  return {
    async write(key, content, contentType) {
      const own = ownKey(key);
      refuseInsideTransaction('files');
      if (content instanceof Uint8Array) {
        await inTime(disk.put(own, content, { contentType })).catch(refuse);
        return;
      }
      const { stream, length } = content;
      const writing = disk.putStream(own, stream, { contentType, contentLength: length });
      await inTime(writing, () => stream.destroy()).catch(refuse);
    },
    async read(key) {
      const own = ownKey(key);
      refuseInsideTransaction('files');
      try {
        return await inTime(disk.getBytes(own));
      } catch (error) {
        return isMissing(error) ? null : refuse(error);
      }
    },
    async open(key, part) {
      const own = ownKey(key);
      refuseInsideTransaction('files');
      try {
        const opening = source.open(own, part);
        const file = await inTime(opening, () => {
          void opening.then(({ stream }) => stream.destroy()).catch(() => undefined);
        });
        // The reader gets the error, too, and the answer ends there.
        file.stream.on('error', (error) => log.error({ err: error }, 'the file storage failed'));
        return file;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        return isMissing(error) ? null : refuse(error);
      }
    },
    async changedBefore(folder, time) {
      const keys: string[] = [];
      for await (const { key, writtenAt } of source.filesIn(folder))
        if (writtenAt < time) keys.push(key);
      return keys;
    },
    async delete(key) {
      refuseInsideTransaction('files');
      await inTime(disk.delete(ownKey(key)));
    },
  };
}

async function openOnDisk(place: string, part?: PartOf): Promise<OpenFile> {
  const file = await open(place);
  try {
    const { size: length } = await file.stat();
    const range = part?.(length) ?? null;
    const within = range ? { start: range.first, end: range.last } : {};
    return { stream: file.createReadStream(within), length };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* filesIn(disk: Disk, folder: string) {
  try {
    const { objects } = await disk.listAll(folder);
    for (const object of objects) {
      if (!object.isFile) continue;
      const { lastModified } = await disk.getMetaData(object.key);
      yield { key: object.key, writtenAt: lastModified };
    }
  } catch (error) {
    // A folder is created with its first file.
    if (!isMissing(error)) throw error;
  }
}

/** The ending of a key gives the type of a file on disk, so a key without one is a mistake. */
function ownKey(key: string): string {
  if (!keyPattern.test(key))
    throw new Error('a file key is lower-case words, slashes and an ending');
  return key;
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((one) => {
    const { code, name } = (one ?? {}) as { code?: string; name?: string };
    return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound';
  });
}
