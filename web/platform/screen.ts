import { useStore, storeOf } from './store.ts';

export { useOnline } from './network.ts';

export type Screen = 'mobile' | 'tablet' | 'desktop';

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(query) : null;
}

const tabletUp = media('(min-width: 48em)');
const desktopUp = media('(min-width: 75em)');
const coarse = media('(pointer: coarse)');

function screenNow(): Screen {
  if (!tabletUp || !desktopUp || desktopUp.matches) return 'desktop';
  return tabletUp.matches ? 'tablet' : 'mobile';
}

const screen = storeOf<Screen>(screenNow());
const touch = storeOf(coarse?.matches ?? false);
for (const query of [tabletUp, desktopUp])
  query?.addEventListener('change', () => screen.set(screenNow()));
coarse?.addEventListener('change', () => touch.set(coarse.matches));

/** The size class of the window; desktop when it can't be known. */
export function useScreen(): Screen {
  return useStore(screen);
}

/** A finger is the main pointer. */
export function useTouch(): boolean {
  return useStore(touch);
}
