/** Screens that make no sense for somebody who has just signed in. */
const screensBefore = [
  '/intro',
  '/sign-up',
  '/profile/login',
  '/restore-password',
  '/verify',
  '/undo-email',
];

/** The path after a sign-in: `?next=` if it is on this site, else home. */
export function nextPath(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('next');
  if (!wanted?.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(wanted, origin);
  } catch {
    return '/';
  }
  // A pathname of two slashes would again be read as another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  return screensBefore.includes(url.pathname) ? '/' : url.pathname + url.search + url.hash;
}

/** The same wish, handed on from one of these screens to the next. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
