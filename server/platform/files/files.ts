import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '../../config.ts';

export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
}

/** Where files of people are kept. Keys are names that we make, never names that people gave. */
export interface Files {
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<StoredFile | null>;
  /** Keys of files in a folder that were last written before then. */
  changedBefore(folder: string, time: Date): Promise<string[]>;
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>;
}

const keyPattern = /^[a-z]+(\/[a-z0-9-]+)*\/[a-z0-9-]+\.[a-z0-9]+$/u;

/** Keeps files in DATA_DIR/files. */
export function openFiles({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Files {
  return filesOn(
    new Disk(new FSDriver({ location: path.join(DATA_DIR, 'files'), visibility: 'private' })),
  );
}

function filesOn(disk: Disk): Files {
  return {
    async write(key, bytes, contentType) {
      await disk.put(ownKey(key), bytes, { contentType });
    },
    async read(key) {
      try {
        const [bytes, { contentType }] = await Promise.all([
          disk.getBytes(ownKey(key)),
          disk.getMetaData(key),
        ]);
        return { bytes, contentType: contentType ?? 'application/octet-stream' };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async changedBefore(folder, time) {
      const keys: string[] = [];
      for (const object of await filesIn(disk, folder)) {
        const { lastModified } = await disk.getMetaData(object.key);
        if (lastModified < time) keys.push(object.key);
      }
      return keys;
    },
    async delete(key) {
      await disk.delete(ownKey(key));
    },
  };
}

/** A folder comes with its first file. */
async function filesIn(disk: Disk, folder: string) {
  try {
    const { objects } = await disk.listAll(folder);
    return [...objects].filter((object) => object.isFile);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** The type of a file on disk is told by the ending of its key, so a key without one is a mistake. */
function ownKey(key: string): string {
  if (!keyPattern.test(key))
    throw new Error('a file key is lower-case words, slashes and an ending');
  return key;
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
  );
}
