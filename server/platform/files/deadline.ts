/** A storage that does not answer for this long, over all tries, counts as failed. */
export const storageMaxMs = 20_000;

class StorageSilent extends Error {
  constructor() {
    super(`the file storage did not answer within ${storageMaxMs} ms`);
  }
}

/** Longer work is cancelled: `abandon` releases its resources, and its result is ignored. */
export async function inTime<Result>(
  work: Promise<Result>,
  abandon: () => void = () => undefined,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StorageSilent()), storageMaxMs);
  // A later failure of cancelled work is ignored.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    abandon();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
