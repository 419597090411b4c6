/** Screens that make no sense for somebody who has just signed in. */
const screensBefore = [
  '/intro',
  '/sign-up',
  '/profile/login',
  '/restore-password',
  '/verify',
  '/confirm-email',
  '/undo-email',
];

/** The path after a sign-in: `?next=` if it is on this site, else home. */
export function nextPath(search: string, origin: string): string {
  const path = ownPath(new URLSearchParams(search).get('next'), origin);
  if (path === null) return '/';
  return screensBefore.includes(new URL(path, origin).pathname) ? '/' : path;
}

/** A path of this site as an address may name one; null: it is none. */
export function ownPath(wanted: string | null, origin: string): string | null {
  if (!wanted?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return null;
  }
  // A pathname of two slashes would again be read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** The same wish, handed on from one of these screens to the next. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
