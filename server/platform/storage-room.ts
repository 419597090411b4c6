import { statfs } from 'node:fs/promises';

/** How long a refusal for lack of space counts; it may concern the database’s own machine. */
const rememberedMs = 10_000;
/** With less, a start of PostgreSQL after a crash could fail. */
const freeBytesMin = 16 * 1024 * 1024;

/** Whether there is space to store what people write. */
export class StorageRoom {
  readonly #folder: string;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The database or a disk has just reported that it is full. */
  noteFull(): void {
    this.#fullAt = performance.now();
  }

  async isFull(): Promise<boolean> {
    if (performance.now() - this.#fullAt < rememberedMs) return true;
    try {
      const { bavail, bsize } = await statfs(this.#folder);
      return bavail * bsize < freeBytesMin;
    } catch {
      // The file system does not report its free space.
      return false;
    }
  }
}
