import { type ReactNode, useDeferredValue } from 'react';
import { useAppearance } from '#web/platform/appearance.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { useIsSettled } from '#web/platform/session.ts';
import { LoadingScreen } from '#web/ui/LoadingScreen.tsx';
import { UiProvider } from '#web/ui/UiProvider.tsx';
import { RouterLink } from './RouterLink.tsx';

/** Language, direction and theme of everything; nothing but the loading screen until it is known who is here. */
export function Root({ children }: { children: ReactNode }) {
  const text = useText();
  const { direction } = useLanguage();
  const { theme } = useAppearance();
  // The first screen is rendered in slices, so that a slow phone stays responsive meanwhile.
  const settled = useDeferredValue(useIsSettled());
  return (
    <UiProvider
      dir={direction}
      scheme={theme === 'system' ? 'auto' : theme}
      link={RouterLink}
      toastLabels={{ close: text('shell.close') }}
    >
      {settled ? (
        children
      ) : (
        <LoadingScreen
          text={text('shell.loading_page')}
          refreshLabel={text('shell.refresh')}
          onRefresh={() => location.reload()}
        />
      )}
    </UiProvider>
  );
}
