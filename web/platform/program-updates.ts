import { Workbox } from 'workbox-window';
import { log } from './log.ts';
import { storeOf } from './store.ts';

/** While a tab is open, a new version is looked for this often, and when somebody comes back to it. */
const lookEveryMs = 60 * 60_000;
const lookAgainMs = 10 * 60_000;
const nudgeEveryMs = 1_000;

/** Whether a new version of the program waits for this browser's tabs to begin it. */
export const versionWaits = storeOf(false);

let worker: Workbox | null = null;
let isWanted = false;
/** Another tab has begun it: this one still runs the version before. */
let hasBegun = false;
let nudging: ReturnType<typeof setInterval> | undefined;

/** Keeps the program on the disk, so that it opens without a network. */
export async function keepProgram(): Promise<void> {
  if (!('serviceWorker' in navigator) || worker) return;
  worker = new Workbox('/service-worker.js', { updateViaCache: 'none' });
  worker.addEventListener('waiting', () => versionWaits.set(true));
  // The first version takes over a page that had none; every later one replaces the one before.
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled || isWanted) beginVersion();
    isControlled = true;
  });
  try {
    await worker.register();
  } catch (error) {
    log('The program could not be kept on the disk', error);
    return;
  }
  let lookedAt = Date.now();
  const look = () => {
    lookedAt = Date.now();
    // Without a network there is none to be found.
    void worker?.update().catch(() => undefined);
  };
  setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - lookedAt > lookAgainMs) look();
  });
}

/**
 * Begins the version that waits. Drafts and messages on their way are kept on the disk as they are written. While a tab
 * is just loading from the version before, Chromium would let that go on for minutes: it looks again only when an event
 * of the version before ends, so it gets one, until the new version has begun.
 */
export function beginWaitingVersion(): void {
  isWanted = true;
  if (hasBegun) {
    location.reload();
    return;
  }
  worker?.messageSkipWaiting();
  const { controller } = navigator.serviceWorker;
  nudging ??= setInterval(() => controller?.postMessage({ type: 'NUDGE' }), nudgeEveryMs);
}

/** The tab in which it was wanted begins it at once, the others when nobody looks at them. */
function beginVersion(): void {
  hasBegun = true;
  if (isWanted || document.hidden) {
    location.reload();
    return;
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) location.reload();
  });
}
