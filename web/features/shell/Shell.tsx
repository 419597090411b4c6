import { useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, lazy, use, useEffect, useState } from 'react';
import type { User } from '#contract/account.ts';
import { contentIsShown, useIsContentShown } from '#web/platform/first-content.ts';
import { useLanguage, useText } from '#web/platform/language.tsx';
import { productNameIn } from '#web/platform/product.ts';
import { useScreen } from '#web/platform/screen.ts';
import { useProfile } from '#web/platform/session.ts';
import { forget, remember, remembered } from '#web/platform/storage.ts';
import { unreadChats } from '#web/platform/title.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { AppFrame } from '#web/ui/AppFrame.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { PanelLeft, Search, SquarePen } from '#web/ui/icons.ts';
import { Mark } from '#web/ui/Mark.tsx';
import { BottomBar, type NavItem, Rail } from '#web/ui/Rail.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { UnreadBadge } from '#web/ui/UnreadBadge.tsx';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { LaterActionEditor } from '../actions/LaterActionEditor.tsx';
import { LaterMeeting } from '../meetings/LaterMeeting.tsx';
import { LaterPerson } from '../connections/LaterPerson.tsx';
import { useUnreadCount } from '../notifications/notification-queries.ts';
import { Safety } from '../reports/Safety.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';
import { type Place, isCurrent, places } from './places.ts';
import { ShellActionsContext, sidebarWish } from '#web/platform/shell-actions.ts';
import { ariaKeys, useChosenKeys } from '#web/platform/shortcuts.ts';
import classes from './Shell.module.css';
import { later } from '#web/ui/later-part.ts';

const ChatPanel = lazy(
  later(async () => ({
    default: (await import('#web/features/chat-list/ChatPanel.tsx')).ChatPanel,
  })),
);
const TermsNotice = lazy(
  later(async () => ({
    default: (await import('../account/TermsNotice.tsx')).TermsNotice,
  })),
);
const UnreadNews = lazy(
  later(async () => ({
    default: (await import('./UnreadNews.tsx')).UnreadNews,
  })),
);
const ProgramNews = lazy(
  later(async () => ({
    default: (await import('./ProgramNews.tsx')).ProgramNews,
  })),
);

/** Requests that the screen itself does not need come after it. */
const newsWaitMs = 1_500;
const hiddenPanelName = 'panel_hidden';
/** Messages that do not come hold up nothing for longer than this. */
const contentMaxMs = 6_000;
const year = new Date().getFullYear();

/** The frame of every screen of a signed-in person. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const { language } = useLanguage();
  const { userProfile } = useProfile();
  const { openSearch, startNewChat } = use(ShellActionsContext);
  const { pathname } = useLocation();
  const screen = useScreen();
  useChosenKeys();
  const panel = usePanel(pathname);
  const product = productNameIn(language);
  const newChats = unreadChats.use();
  const inChat = pathname.startsWith('/chat/');
  const hasContent = useFirstContent(inChat);
  const unread = useUnreadCount({ enabled: hasContent });
  // On phones a chat and a card have the screen for themselves, with a way back.
  const alone = inChat || pathname.startsWith('/cards/');
  const withPanel = pathname.startsWith('/chat') && (inChat || screen === 'desktop');
  const panelShown = withPanel && screen === 'desktop' && !panel.hidden;
  const items = (at: Place['at'][number]) =>
    places.filter((place) => place.at.includes(at)).map(navItem);

  function navItem({ href, text: name, icon: Icon }: Place): NavItem {
    const isMe = href === '/profile' && userProfile;
    return {
      href,
      label: text(name),
      icon: isMe ? <Me user={userProfile} /> : <Icon aria-hidden />,
      current: isCurrent(href, pathname),
      ...(href === '/notifications' &&
        unread > 0 && {
          badge: unread,
          badgeLabel: text('notifications.unread', { count: unread }),
        }),
      ...(href === '/chat' &&
        newChats > 0 && {
          badge: newChats,
          badgeLabel: text('shell.unread_chats', { count: newChats }),
        }),
    };
  }

  const tools = (
    <>
      <IconButton
        label={text('shell.search')}
        icon={<Search aria-hidden />}
        aria-keyshortcuts={ariaKeys('search')}
        onClick={openSearch}
      />
      <IconButton
        label={text('shell.new_chat')}
        icon={<SquarePen aria-hidden />}
        tone="primary"
        aria-keyshortcuts={ariaKeys('new_chat')}
        onClick={startNewChat}
      />
    </>
  );
  return (
    <AppFrame
      skipLabel={text('shell.skip')}
      closeLabel={text('shell.close')}
      panel={
        withPanel && (screen !== 'desktop' || panelShown) ? (
          <Suspense fallback={null}>{hasContent && <ChatPanel />}</Suspense>
        ) : undefined
      }
      panelLabel={text('shell.chats')}
      drawerOpened={panel.drawerOpened}
      onDrawerChange={panel.openDrawer}
      rail={
        <Rail
          label={text('shell.main_places')}
          home={{
            href: '/',
            label: text('shell.home', { product }),
            mark: <Mark size={46} />,
          }}
          tools={
            panelShown ? undefined : (
              <>
                {withPanel && (
                  <IconButton
                    label={text('shell.open_chats')}
                    icon={<PanelLeft aria-hidden />}
                    aria-keyshortcuts={ariaKeys('sidebar')}
                    onClick={panel.toggle}
                  />
                )}
                {tools}
              </>
            )
          }
          items={items('rail')}
          footItems={items('foot')}
        />
      }
      topBar={
        alone ? undefined : (
          <>
            <UiLink className={classes.home} href="/" aria-label={text('shell.home', { product })}>
              <Wordmark language={language} label="" />
            </UiLink>
            {items('top').map((item) => (
              <TopPlace key={item.href} item={item} />
            ))}
            {tools}
          </>
        )
      }
      bottomBar={
        alone ? undefined : <BottomBar label={text('shell.main_places')} items={items('bottom')} />
      }
      banner={
        <>
          <NetworkBanner />
          <Late>
            <ProgramNews />
          </Late>
          {userProfile?.terms_due && (
            <Suspense fallback={null}>
              <TermsNotice version={userProfile.terms_due} />
            </Suspense>
          )}
        </>
      }
      footer={`${product} · ${year}`}
    >
      {children}
      <Late>
        <UnreadNews />
      </Late>
      <LaterActionEditor />
      <LaterMeeting />
      <LaterPerson />
      <Safety />
    </AppFrame>
  );
}

/** In a chat that is opened directly its messages come first, and what stands around them follows. */
function useFirstContent(inChat: boolean): boolean {
  const isShown = useIsContentShown();
  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(contentIsShown, inChat ? contentMaxMs : 0);
    return () => clearTimeout(timer);
  }, [isShown, inChat]);
  return isShown;
}

function Late({ children }: { children: ReactNode }) {
  const hasContent = useIsContentShown();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!hasContent) return undefined;
    const timer = setTimeout(() => setWanted(true), newsWaitMs);
    return () => clearTimeout(timer);
  }, [hasContent]);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}

/** A place in the top bar of phones has room for its picture alone. */
function TopPlace({ item }: { item: NavItem }) {
  return (
    <UiLink
      href={item.href}
      className={classNames(iconButtonClass(), classes.top)}
      aria-current={item.current ? 'page' : undefined}
    >
      {item.icon}
      <span className="zv-unseen">{item.label}</span>
      {item.badge ? (
        <UnreadBadge count={item.badge} label={item.badgeLabel} className={classes.topBadge} />
      ) : null}
    </UiLink>
  );
}

function Me({ user }: { user: User }) {
  return (
    <Avatar id={user.id} name={shownName(user)} src={user.avatar_url ?? undefined} size={32} />
  );
}

/** On desktop the list can be put away, which is remembered; elsewhere it is a drawer. */
function usePanel(pathname: string) {
  const screen = useScreen();
  const [hidden, setHidden] = useState(() => remembered(hiddenPanelName) !== null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Going back to where it was opened does not open it again.
  if (openedAt !== null && openedAt !== pathname) setOpenedAt(null);
  const drawerOpened = openedAt === pathname && screen !== 'desktop';
  const openDrawer = (open: boolean) => setOpenedAt(open ? pathname : null);
  const toggle = () => {
    if (screen !== 'desktop') {
      openDrawer(!drawerOpened);
      return;
    }
    if (hidden) forget(hiddenPanelName);
    else remember(hiddenPanelName, 'yes');
    setHidden(!hidden);
  };
  useEffect(() => sidebarWish.listen(toggle));
  return { hidden, drawerOpened, openDrawer, toggle };
}
