import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './features/shell/Root.tsx';
import { contentIsShown, firstContent } from './platform/first-content.ts';
import { handOverScreen } from './platform/painted-screen.ts';
import { followPreferences } from './platform/preferences.ts';
import { queryClient } from './platform/query.ts';
import { accessToken, findOutWhoIsHere } from './platform/session.ts';
import { initialLanguage, restOfTexts, speak } from './platform/text.ts';
import { whenStyled } from './platform/styled.ts';
import { isOpen, router } from './routes.tsx';
import { loadTextsBy } from './ui/later-part.ts';

/** Screens without content of their own to wait for are complete by then. */
const contentMaxMs = 6_000;

/**
 * The session, the texts and the first screen are loaded in parallel; until then the page shows that it is
 * loading.
 */
async function start(): Promise<void> {
  // Zod asks for `eval` otherwise, which the page's policy refuses and Firefox reports. To import Zod for it would bring
  // the schemas into the first load (decision 011).
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  loadTextsBy(restOfTexts);
  void findOutWhoIsHere();
  await Promise.all([speak(initialLanguage()), whenStyled(), loadFirstScreen()]);
  followPreferences();
  const place = document.getElementById('root');
  if (!place) return;
  // Parts that a press brings say texts of the rest, too.
  firstContent.subscribe(() => void restOfTexts().catch(() => undefined));
  setTimeout(contentIsShown, contentMaxMs);
  handOverScreen();
  // In slices, so that a slow phone answers meanwhile.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Root>
            <RouterProvider router={router} />
          </Root>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

async function loadFirstScreen(): Promise<void> {
  const to = firstScreen();
  if (to === location.pathname) await router.load();
  else await router.preloadRoute({ to }).catch(() => undefined);
}

/** The redirect for a person without a token, instead of a screen that they can not see. */
function firstScreen(): string {
  const { pathname } = location;
  if (accessToken.get() !== null || isOpen(pathname)) return pathname;
  return pathname === '/' ? '/intro' : '/profile/login';
}

// Apart from the evaluation of all that is imported, which is a long task on slow phones already.
setTimeout(() => void start());
