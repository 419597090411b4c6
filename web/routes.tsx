import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { fetchChat } from './features/conversation/fetch-chat.ts';
import { App } from './features/shell/App.tsx';
import { ScreenFailed } from './features/shell/ScreenFailed.tsx';
import { ScreenLoading } from './features/shell/ScreenLoading.tsx';
import { SignedIn } from './features/shell/SignedIn.tsx';
import { afterPaint } from './platform/after-paint.ts';
import { withTexts } from './ui/later-part.ts';
import { withoutLayers } from './ui/layers.ts';

/** A screen of its own file, which waits for its words. */
function screen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(withTexts(load), name);
}

const root = createRootRoute({
  component: App,
  notFoundComponent: screen(() => import('./features/shell/NotFoundScreen.tsx'), 'NotFoundScreen'),
});

/** Screens that anybody may see bring their own layout. */
const open = { getParentRoute: () => root };

const intro = createRoute({
  ...open,
  path: '/intro',
  component: screen(() => import('./features/intro/IntroScreen.tsx'), 'IntroScreen'),
});
const signUp = createRoute({
  ...open,
  path: '/sign-up',
  component: screen(() => import('./features/account/SignUpScreen.tsx'), 'SignUpScreen'),
});
const login = createRoute({
  ...open,
  path: '/profile/login',
  component: screen(() => import('./features/account/LoginScreen.tsx'), 'LoginScreen'),
});
const restorePassword = createRoute({
  ...open,
  path: '/restore-password',
  component: screen(
    () => import('./features/account/RestorePasswordScreen.tsx'),
    'RestorePasswordScreen',
  ),
});
const verify = createRoute({
  ...open,
  path: '/verify',
  component: screen(() => import('./features/account/VerifyScreen.tsx'), 'VerifyScreen'),
});
const confirmEmail = createRoute({
  ...open,
  path: '/confirm-email',
  component: screen(
    () => import('./features/account/ConfirmEmailScreen.tsx'),
    'ConfirmEmailScreen',
  ),
});
const undoEmail = createRoute({
  ...open,
  path: '/undo-email',
  component: screen(() => import('./features/account/UndoEmailScreen.tsx'), 'UndoEmailScreen'),
});
const unsubscribe = createRoute({
  ...open,
  path: '/unsubscribe',
  component: screen(() => import('./features/account/UnsubscribeScreen.tsx'), 'UnsubscribeScreen'),
});
const shared = createRoute({
  ...open,
  path: '/shared/$key',
  component: screen(() => import('./features/sharing/SharedScreen.tsx'), 'SharedScreen'),
});

const moderate = createRoute({
  ...open,
  path: '/moderate/$token',
  component: screen(() => import('./features/reports/ModerationScreen.tsx'), 'ModerationScreen'),
});

/** Screens that need a sign-in stand in the shell. */
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });
const inside = { getParentRoute: () => signedIn };

const home = createRoute({
  ...inside,
  path: '/',
  component: screen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen'),
});
const chats = createRoute({
  ...inside,
  path: '/chat',
  component: screen(() => import('./features/chat-list/ChatListScreen.tsx'), 'ChatListScreen'),
});
const chat = createRoute({
  ...inside,
  path: '/chat/$id',
  // Not waited for: the screen shows that it loads.
  loader: ({ params }) => void fetchChat(params.id).catch(() => undefined),
  component: lazyRouteComponent(
    () => import('./features/conversation/ChatScreen.tsx'),
    'ChatScreen',
  ),
});
const profile = createRoute({
  ...inside,
  path: '/profile',
  component: screen(() => import('./features/profile/ProfileScreen.tsx'), 'ProfileScreen'),
});
const myProfile = createRoute({
  ...inside,
  path: '/profile/me',
  component: screen(() => import('./features/profile/MyProfileScreen.tsx'), 'MyProfileScreen'),
});
const giveFeedback = createRoute({
  ...inside,
  path: '/profile/give_feetback',
  component: screen(() => import('./features/profile/FeedbackScreen.tsx'), 'FeedbackScreen'),
});
const manageHistory = createRoute({
  ...inside,
  path: '/profile/manage_history',
  component: screen(() => import('./features/profile/HistoryScreen.tsx'), 'HistoryScreen'),
});
const shareMyLink = createRoute({
  ...inside,
  path: '/profile/share',
  component: screen(() => import('./features/profile/ShareScreen.tsx'), 'ShareScreen'),
});
const community = createRoute({
  ...inside,
  path: '/profile/join_our_community',
  component: screen(() => import('./features/profile/CommunityScreen.tsx'), 'CommunityScreen'),
});

/** Visitors may read these as well. */
const forVisitorsToo = { ...inside, staticData: { forVisitorsToo: true } };

const privacyPolicy = createRoute({
  ...forVisitorsToo,
  path: '/profile/privacy_policy',
  component: screen(() => import('./features/profile/LegalScreen.tsx'), 'PrivacyPolicyScreen'),
});
const termsService = createRoute({
  ...forVisitorsToo,
  path: '/profile/terms_service',
  component: screen(() => import('./features/profile/LegalScreen.tsx'), 'TermsServiceScreen'),
});

const plans = createRoute({
  ...forVisitorsToo,
  path: '/profile/plans',
  component: screen(() => import('./features/profile/PlansScreen.tsx'), 'PlansScreen'),
});

const analyze = createRoute({
  ...inside,
  path: '/analyze',
  component: screen(() => import('./features/analysis/AnalyzeScreen.tsx'), 'AnalyzeScreen'),
});
const connect = createRoute({
  ...inside,
  path: '/connect',
  component: screen(() => import('./features/connections/ConnectScreen.tsx'), 'ConnectScreen'),
});
const card = createRoute({
  ...inside,
  path: '/cards/$first/$second',
  component: screen(() => import('./features/cards/CardScreen.tsx'), 'CardScreen'),
});
const explore = createRoute({
  ...inside,
  path: '/explore',
  component: screen(() => import('./features/explore/ExploreScreen.tsx'), 'ExploreScreen'),
});
const userCards = createRoute({
  ...inside,
  path: '/cards/users/$id',
  component: screen(() => import('./features/cards/UserCardsScreen.tsx'), 'UserCardsScreen'),
});
const notifications = createRoute({
  ...inside,
  path: '/notifications',
  component: screen(
    () => import('./features/notifications/NotificationsScreen.tsx'),
    'NotificationsScreen',
  ),
});

const myActions = createRoute({
  ...inside,
  path: '/action-hub/my-actions',
  component: screen(() => import('./features/hub/ActionsScreen.tsx'), 'ActionsScreen'),
});
const myMeetings = createRoute({
  ...inside,
  path: '/action-hub/my-meetings',
  component: screen(() => import('./features/hub/MeetingsScreen.tsx'), 'MeetingsScreen'),
});
const myTimeline = createRoute({
  ...inside,
  path: '/action-hub/my-timeline',
  component: screen(() => import('./features/hub/TimelineScreen.tsx'), 'TimelineScreen'),
});
const actionHub = createRoute({
  ...inside,
  path: '/action-hub',
  component: screen(() => import('./features/hub/OverviewScreen.tsx'), 'OverviewScreen'),
});

const sharedHere = createRoute({
  ...inside,
  path: '/share',
  component: screen(() => import('./features/home/SharedHereScreen.tsx'), 'SharedHereScreen'),
});
const join = createRoute({
  ...inside,
  path: '/join/$token',
  component: screen(() => import('./features/joining/JoinScreen.tsx'), 'JoinScreen'),
});

const openRoutes = [
  intro,
  signUp,
  login,
  restorePassword,
  verify,
  confirmEmail,
  undoEmail,
  unsubscribe,
  moderate,
  shared,
] as const;

const routeTree = root.addChildren([
  ...openRoutes,
  signedIn.addChildren([
    home,
    chats,
    chat,
    profile,
    myProfile,
    giveFeedback,
    manageHistory,
    shareMyLink,
    community,
    plans,
    privacyPolicy,
    termsService,
    analyze,
    connect,
    explore,
    card,
    userCards,
    notifications,
    actionHub,
    myActions,
    myMeetings,
    myTimeline,
    sharedHere,
    join,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultErrorComponent: ScreenFailed,
  defaultPendingComponent: ScreenLoading,
  // A chat keeps its own place.
  scrollRestoration: ({ location }) => !location.pathname.startsWith('/chat/'),
  // Addresses are text: `?token=123` stays `123`, not a number.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const given = Object.entries(search as Record<string, string | undefined>);
    const parts = new URLSearchParams(
      given.filter((part): part is [string, string] => part[1] !== undefined),
    );
    const text = parts.toString();
    return text === '' ? '' : `?${text}`;
  },
});

let newestPush = 0;

router.history.block({
  enableBeforeUnload: false,
  blockerFn: async ({ action }) => {
    // Layers over a page have their own history entries; they go before another page comes.
    if (action === 'PUSH' || action === 'REPLACE') await withoutLayers();
    if (action !== 'PUSH') return false;
    // The router renders a page in one piece, so a press that leads to one is painted before. Of several presses until
    // then the last one counts.
    const push = ++newestPush;
    await new Promise<void>(afterPaint);
    return push !== newestPush;
  },
});

/** Nobody has to sign in for what is at this path. */
export function isOpen(path: string): boolean {
  return [...openRoutes, plans, privacyPolicy, termsService].some(({ fullPath }) => {
    const [fixed = ''] = fullPath.split('$');
    return fixed === fullPath ? path === fixed : path.startsWith(fixed);
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** A screen of the shell that stands alone for people who are not signed in. */
    forVisitorsToo?: boolean;
  }
}
