const triesMax = 3;
const waitMs = 1_000;
/** On a slow phone the first screen takes this long. */
const aheadAfterMs = 4_000;

let texts = () => Promise.resolve();

/** The load of the texts of all later parts. */
export function loadTextsBy(load: () => Promise<void>): void {
  texts = load;
}

/** Together with the texts that are not there from the first screen on. */
export function withTexts<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    const [part] = await Promise.all([load(), texts()]);
    return part;
  };
}

/** For `lazy` parts: retried after a failure; without a network they wait, so that the screen stays. */
export function later<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return retried(withTexts(load));
}

/** The same for a part of the first screens, whose texts are there. */
export function firstPart<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return retried(load);
}

function retried<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await load();
      } catch (error) {
        if (navigator.onLine && tries >= triesMax) throw error;
        await new Promise((resolve) => {
          if (navigator.onLine) setTimeout(resolve, waitMs);
          else addEventListener('online', resolve, { once: true });
        });
      }
    }
  };
}

const ahead = new Set<() => Promise<unknown>>();

/** Like `later`, for parts that are needed without a network, too: loaded once the screen is interactive. */
export function laterButAhead<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  ahead.add(withTexts(load));
  return later(load);
}

export function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const loads = [...ahead];
  ahead.clear();
  if (loads.length === 0) return;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(
    () => idle(() => loads.forEach((load) => void load().catch(() => undefined))),
    aheadAfterMs,
  );
}
