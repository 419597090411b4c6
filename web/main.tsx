import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './features/shell/Root.tsx';
import { followPreferences } from './platform/preferences.ts';
import { queryClient } from './platform/query.ts';
import { accessToken, findOutWhoIsHere } from './platform/session.ts';
import { initialLanguage, speak } from './platform/text.ts';
import { whenStyled } from './platform/styled.ts';
import { isOpen, router } from './routes.tsx';

/** Who is here, the words and the first screen are fetched side by side. */
async function start(): Promise<void> {
  void findOutWhoIsHere();
  void router.preloadRoute({ to: firstScreen() }).catch(() => undefined);
  await Promise.all([speak(initialLanguage()), whenStyled()]);
  followPreferences();
  const place = document.getElementById('root');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Root>
          <RouterProvider router={router} />
        </Root>
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Where somebody without a token is led, rather than the screen that they can not see. */
function firstScreen(): string {
  const { pathname } = location;
  if (accessToken.get() !== null || isOpen(pathname)) return pathname;
  return pathname === '/' ? '/intro' : '/profile/login';
}

void start();
