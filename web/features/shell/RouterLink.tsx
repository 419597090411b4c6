import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { afterPaint } from '#web/platform/after-paint.ts';
import type { UiLinkProps } from '#web/ui/UiLink.tsx';

/** Links of this site open without loading the page again, and fetch their screen's code when pointed at. */
export function RouterLink({
  href,
  target,
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: UiLinkProps) {
  const router = useRouter();
  const isOurs = href.startsWith('/') && !href.startsWith('//') && !target && !('download' in rest);
  const isApi = href.startsWith('/api/');
  const preload = () => {
    if (!isOurs || isApi) return;
    const { pathname, search } = new URL(href, location.origin);
    const asked = router.options.parseSearch(search);
    // The path alone: what follows it would be taken for a part of its last piece.
    const fetch = () => router.preloadRoute({ to: pathname, search: asked });
    // A finger is there only when it presses.
    afterPaint(() => void fetch().catch(() => undefined));
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isOurs || isApi || !isPlain) return;
    event.preventDefault();
    const link = event.currentTarget;
    link.dataset['opening'] = '';
    void router.navigate({ href }).finally(() => delete link.dataset['opening']);
  };
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={open}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
    >
      {rest.children}
    </a>
  );
}
