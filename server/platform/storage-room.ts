import { statfs } from 'node:fs/promises';

/** How long one refusal for want of room is believed; it may have been on the database’s own machine. */
const rememberedMs = 10_000;
/** With less a start of PostgreSQL after a crash could fail. */
const freeBytesMin = 16 * 1024 * 1024;

/** Whether what people write can be kept. */
export class StorageRoom {
  readonly #folder: string;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The database or a disk has just refused to take more. */
  noteFull(): void {
    this.#fullAt = performance.now();
  }

  async isFull(): Promise<boolean> {
    if (performance.now() - this.#fullAt < rememberedMs) return true;
    try {
      const { bavail, bsize } = await statfs(this.#folder);
      return bavail * bsize < freeBytesMin;
    } catch {
      // A file system that does not say how full it is.
      return false;
    }
  }
}
