/** The caches of the service worker: files of the program alone. */
export const programCache = 'program';
/** Files of the version before, for tabs that still run it. */
export const programCacheBefore = 'program-before';
export const programCaches = [programCache, programCacheBefore] as const;
