import {
  DirectionProvider,
  MantineProvider,
  localStorageColorSchemeManager,
  useDirection,
  useMantineColorScheme,
} from '@mantine/core';
import { setNonce } from 'get-nonce';
import {
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import './styles.ts';
import { NewsPlaces, useNewsPlaces } from './NewsPlace.tsx';
import { resolveCssVariables, theme } from './theme.ts';
import { answerStore, liveStore } from './toasts.ts';
import { UiLinkProvider, type UiLinkProps } from './UiLink.tsx';
import { laterButAhead } from './later-part.ts';

const toastsWaitMs = 5_000;

const Tips = lazy(laterButAhead(() => import('./Tips.tsx')));
const Toasts = lazy(laterButAhead(() => import('./Toasts.tsx')));

export type ColorScheme = 'light' | 'dark' | 'auto';

/** The key under which the theme is remembered, so that it can be set before the first paint. */
export const colorSchemeKey = 'zavit.scheme';

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

// Browsers hide the attribute's value; only the property still has it.
const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

export type UiProviderProps = {
  dir: 'ltr' | 'rtl';
  /** The person's choice; without it the remembered theme or the system's is kept. */
  scheme?: ColorScheme;
  /** The router's link. */
  link?: ComponentType<UiLinkProps>;
  /** Names of things inside toasts. */
  toastLabels: { close: string };
  children: ReactNode;
};

export function UiProvider({ dir, scheme, link, toastLabels, children }: UiProviderProps) {
  useEffect(() => {
    const nonce = styleNonce();
    if (nonce) setNonce(nonce);
  }, []);
  const places = useNewsPlaces();
  const content = link ? <UiLinkProvider link={link}>{children}</UiLinkProvider> : children;
  return (
    <DirectionProvider initialDirection={dir} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveCssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
        withGlobalClasses={false}
        withStaticClasses={false}
      >
        <Preferences dir={dir} scheme={scheme} />
        <NewsPlaces value={places}>
          {content}
          <LateTips />
          <LateToasts labels={toastLabels} />
        </NewsPlaces>
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Nobody needs tips before a pointer or the focus is where one is. */
function LateTips() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-tip]')) setWanted(true);
    };
    const calls = ['pointerover', 'focusin'];
    for (const call of calls) document.addEventListener(call, want);
    return () => {
      for (const call of calls) document.removeEventListener(call, want);
    };
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Tips />
    </Suspense>
  );
}

/** The toasts' place comes with the first toast, or when the first screen has long been there. */
function LateToasts({ labels }: { labels: UiProviderProps['toastLabels'] }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, toastsWaitMs);
    const stops = [liveStore, answerStore].map((store) => store.subscribe(want));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts labels={labels} />
    </Suspense>
  );
}

function Preferences({ dir, scheme }: Pick<UiProviderProps, 'dir' | 'scheme'>) {
  const { setDirection } = useDirection();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // Mantine's function is another one at each render, and computes the styles of the whole page again each time.
  const show = useEffectEvent((chosen: ColorScheme) => {
    if (chosen !== colorScheme) setColorScheme(chosen);
  });
  useLayoutEffect(() => setDirection(dir), [dir, setDirection]);
  useLayoutEffect(() => {
    if (scheme) show(scheme);
  }, [scheme]);
  return null;
}
