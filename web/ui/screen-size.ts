import { useSyncExternalStore } from 'react';

export type ScreenSize = 'mobile' | 'tablet' | 'desktop';

const tabletUp = typeof matchMedia === 'function' ? matchMedia('(min-width: 48em)') : undefined;
const desktopUp = typeof matchMedia === 'function' ? matchMedia('(min-width: 75em)') : undefined;

function subscribe(onChange: () => void) {
  tabletUp?.addEventListener('change', onChange);
  desktopUp?.addEventListener('change', onChange);
  return () => {
    tabletUp?.removeEventListener('change', onChange);
    desktopUp?.removeEventListener('change', onChange);
  };
}

/** Desktop when it cannot be known. */
export function screenSize(): ScreenSize {
  if (!tabletUp || !desktopUp || desktopUp.matches) return 'desktop';
  return tabletUp.matches ? 'tablet' : 'mobile';
}

export function useScreenSize(): ScreenSize {
  return useSyncExternalStore(subscribe, screenSize, () => 'desktop');
}
