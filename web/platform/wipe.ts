import { closeShown } from './close-shown.ts';
import { forgetKept } from './local-stores.ts';
import { programCaches } from './program-caches.ts';
import { queryClient } from './query.ts';
import { forgetAllBut } from './storage.ts';

/** Settings and answers of the device rather than of the person. */
const keptAtSignOut = ['language', 'theme', 'text_size', 'logout_pending', 'install_answered'];

/**
 * Deletes all data of the person in this browser. Data outside of a database is gone when this returns. The
 * program itself stays: it is the same for everybody, and opens without a network.
 */
export async function wipeLocalStores(): Promise<void> {
  queryClient.clear();
  forgetAllBut(keptAtSignOut);
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden storage holds nothing.
  }
  await Promise.allSettled([forgetKept(), forgetCaches(), endPush()]);
}

/** This browser gets no more push messages, and shows none of those that came. */
async function endPush(): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await closeShown(registration, null);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

async function forgetCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const others = names.filter((name) => !programCaches.some((own) => own === name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
