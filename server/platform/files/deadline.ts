/** A storage that is silent for this long, over all tries, is refused. */
export const storageMaxMs = 20_000;

class StorageSilent extends Error {
  constructor() {
    super(`the file storage did not answer within ${storageMaxMs} ms`);
  }
}

/** What takes longer is given up, and `abandon` lets go of what it holds; what it still does comes to nothing. */
export async function inTime<Result>(
  work: Promise<Result>,
  abandon: () => void = () => undefined,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StorageSilent()), storageMaxMs);
  // Whatever becomes of it after it was given up is nobody's failure any more.
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
