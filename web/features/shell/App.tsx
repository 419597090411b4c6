import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import '#web/platform/presence.ts';
import { onSignOut, useProfile } from '#web/platform/session.ts';
import { showToast } from '#web/ui/toasts.ts';
import { takeTyped, typeAhead } from '#web/ui/typed-ahead.ts';
import { useNewChat } from '#web/features/chats/new-chat.ts';
import { chosenLink } from '#web/features/push/shown-notifications.ts';
import { useStore } from '#web/platform/store.ts';
import { listenToNotifications } from '../notifications/notification-live.ts';
import { useNotificationToasts } from '../notifications/notification-toasts.ts';
import { useMovedFocus } from './moved-focus.ts';
import { ShellActionsContext, sidebarWish } from '#web/platform/shell-actions.ts';
import { useShortcuts } from '#web/platform/shortcuts.ts';
import { later } from '#web/ui/later-part.ts';

const SearchModal = lazy(
  later(async () => ({
    default: (await import('../search/SearchModal.tsx')).SearchModal,
  })),
);
const ShortcutHelp = lazy(
  later(async () => ({
    default: (await import('./ShortcutHelp.tsx')).ShortcutHelp,
  })),
);
const NewChatDialog = lazy(
  later(async () => ({
    default: (await import('../members/NewChatDialog.tsx')).NewChatDialog,
  })),
);

type Opened = 'search' | 'people' | 'help';

/** Present on every screen: search, new chat, shortcuts, and live notifications. */
export function App() {
  const text = useText();
  const { userProfile } = useProfile();
  const newChat = useNewChat();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [wanted, setWanted] = useState({ search: false, people: false, help: false });
  const isSignedIn = userProfile !== null;

  const close = useCallback(() => {
    takeTyped();
    setOpened(null);
  }, []);
  const open = useCallback((what: Opened) => {
    setWanted((before) => ({ ...before, [what]: true }));
    setOpened(what);
  }, []);
  const actions = useMemo(() => {
    const ifSignedIn = (act: () => void) => () => {
      if (isSignedIn) act();
      else showToast({ tone: 'info', text: text('shell.sign_in_to_continue') });
    };
    return {
      openSearch: ifSignedIn(() => {
        typeAhead(close);
        open('search');
      }),
      startNewChat: ifSignedIn(newChat),
      startNewAction: ifSignedIn(
        () => void navigate({ to: '/action-hub/my-actions', search: { add: '' } }),
      ),
      startPeopleChat: ifSignedIn(() => open('people')),
      toggleChats: sidebarWish.send,
    };
  }, [isSignedIn, newChat, navigate, open, close, text]);

  useShortcuts({
    search: actions.openSearch,
    new_chat: actions.startNewChat,
    new_action: actions.startNewAction,
    sidebar: actions.toggleChats,
    help: () => open('help'),
  });
  useMovedFocus();
  useNews();

  return (
    <ShellActionsContext value={actions}>
      <Outlet />
      <Suspense fallback={null}>
        {wanted.search && isSignedIn && (
          <SearchModal opened={opened === 'search'} onClose={close} />
        )}
        {wanted.people && isSignedIn && (
          <NewChatDialog opened={opened === 'people'} onClose={close} />
        )}
        {wanted.help && <ShortcutHelp opened={opened === 'help'} onClose={close} />}
      </Suspense>
    </ShellActionsContext>
  );
}

/** Notifications as they happen, and why a sign-in has ended. */
function useNews(): void {
  const text = useText();
  useEffect(listenToNotifications, []);
  useNotificationToasts();
  const router = useRouter();
  const link = useStore(chosenLink);
  useEffect(() => {
    if (link === null) return;
    chosenLink.set(null);
    void router.navigate({ href: link });
  }, [router, link]);
  useEffect(
    () =>
      onSignOut((reason) => {
        if (reason === 'expired') showToast({ tone: 'info', text: text('shell.session_ended') });
        if (reason === 'revoked') showToast({ tone: 'info', text: text('shell.session_revoked') });
      }),
    [text],
  );
}
