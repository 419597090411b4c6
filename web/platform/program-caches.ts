/** The caches of the service worker: files of the program alone. */
export const programCache = 'program';
/** Files of the version before, for tabs that still run it. */
export const programCacheBefore = 'program-before';
export const programCaches = [programCache, programCacheBefore] as const;
/** Asks the worker that serves a page to answer once no tab is just loading from it. */
export const restMessage = 'REST';
