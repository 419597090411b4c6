const triesMax = 3;
const waitMs = 1_000;

/**
 * For what `lazy` fetches: tried again after a failure, and as long as there is no network it waits,
 * so that what is on the screen stays.
 */
export function later<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await load();
      } catch (error) {
        if (navigator.onLine && tries >= triesMax) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  };
}
