/// <reference lib="webworker" />
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { sharedHere } from '#contract/program-places.ts';
import type { PushMessage } from '#contract/push.ts';
import { programCache, programCacheBefore } from './platform/program-caches.ts';
import { keepShared } from './platform/shared-here.ts';
import { choose, showPushed } from './pushed.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

/** The one page of the program. */
const page = '/';
/** Answered by the server and not by the program. */
const ofServer = /^\/(?:api|ws|assets|metrics|healthz|readyz)(?:\/|$)/u;

/**
 * The files of the program, and nothing else: answers of the API are kept by the program itself, for the
 * person they are for. The server puts the version of the page, which it fills in, in place of this word.
 */
const program = new PrecacheController({ cacheName: programCache });
program.addToCacheList([...self.__WB_MANIFEST, { url: page, revision: '__PAGE_REVISION__' }]);

self.addEventListener('install', (event) => void program.install(event));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    keepFilesOfBefore()
      .then(() => program.activate(event))
      .then(() => self.clients.claim()),
  );
});

// A new version waits until the person, or the end of the last tab, lets it begin.
self.addEventListener('message', (event) => {
  const type = (event.data as { type?: string } | null)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message) event.waitUntil(showPushed(self, message));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(choose(self, event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === sharedHere) event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  if (program.getCacheKeyForURL(request.url) || pathname.startsWith('/assets/'))
    event.respondWith(fromDisk(request.url, request));
  else if (request.mode === 'navigate' && !ofServer.test(pathname))
    event.respondWith(fromDisk(page, request));
});

/** A file of this version, of the version before, or as the server has it. */
async function fromDisk(url: string, request: Request): Promise<Response> {
  const kept = await program.matchPrecache(url).catch(() => undefined);
  return kept ?? (await fileOfBefore(url)) ?? fetch(request);
}

async function fileOfBefore(url: string): Promise<Response | undefined> {
  if (url === page) return undefined;
  return caches.match(url, { cacheName: programCacheBefore }).catch(() => undefined);
}

/** Tabs that still run the version before go on loading their parts after the server has forgotten them. */
async function keepFilesOfBefore(): Promise<void> {
  const current = await caches.open(programCache);
  const wanted = new Set(program.getCachedURLs().map((url) => program.getCacheKeyForURL(url)));
  const outdated = (await current.keys()).filter(({ url }) => !wanted.has(url));
  if (outdated.length === 0) return;
  await caches.delete(programCacheBefore);
  const before = await caches.open(programCacheBefore);
  for (const request of outdated) {
    const file = await current.match(request);
    if (file) await before.put(request, file);
  }
}

async function takeShared(request: Request): Promise<Response> {
  try {
    await keepShared(await request.formData());
  } catch {
    // The page says that nothing has arrived.
  }
  return Response.redirect(sharedHere, 303);
}
