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
import { withoutLayers } from './ui/layers.ts';

const root = createRootRoute({
  component: App,
  notFoundComponent: lazyRouteComponent(
    () => import('./features/shell/NotFoundScreen.tsx'),
    'NotFoundScreen',
  ),
});

/** Screens that anybody may see bring their own layout. */
const open = { getParentRoute: () => root };

const intro = createRoute({
  ...open,
  path: '/intro',
  component: lazyRouteComponent(() => import('./features/intro/IntroScreen.tsx'), 'IntroScreen'),
});
const signUp = createRoute({
  ...open,
  path: '/sign-up',
  component: lazyRouteComponent(
    () => import('./features/account/SignUpScreen.tsx'),
    'SignUpScreen',
  ),
});
const login = createRoute({
  ...open,
  path: '/profile/login',
  component: lazyRouteComponent(() => import('./features/account/LoginScreen.tsx'), 'LoginScreen'),
});
const restorePassword = createRoute({
  ...open,
  path: '/restore-password',
  component: lazyRouteComponent(
    () => import('./features/account/RestorePasswordScreen.tsx'),
    'RestorePasswordScreen',
  ),
});
const verify = createRoute({
  ...open,
  path: '/verify',
  component: lazyRouteComponent(
    () => import('./features/account/VerifyScreen.tsx'),
    'VerifyScreen',
  ),
});
const undoEmail = createRoute({
  ...open,
  path: '/undo-email',
  component: lazyRouteComponent(
    () => import('./features/account/UndoEmailScreen.tsx'),
    'UndoEmailScreen',
  ),
});
const shared = createRoute({
  ...open,
  path: '/shared/$key',
  component: lazyRouteComponent(
    () => import('./features/sharing/SharedScreen.tsx'),
    'SharedScreen',
  ),
});

const moderate = createRoute({
  ...open,
  path: '/moderate/$token',
  component: lazyRouteComponent(
    () => import('./features/reports/ModerationScreen.tsx'),
    'ModerationScreen',
  ),
});

/** Screens that need a sign-in stand in the shell. */
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });
const inside = { getParentRoute: () => signedIn };

const home = createRoute({
  ...inside,
  path: '/',
  component: lazyRouteComponent(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen'),
});
const chats = createRoute({
  ...inside,
  path: '/chat',
  component: lazyRouteComponent(
    () => import('./features/chat-list/ChatListScreen.tsx'),
    'ChatListScreen',
  ),
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
  component: lazyRouteComponent(
    () => import('./features/profile/ProfileScreen.tsx'),
    'ProfileScreen',
  ),
});
const myProfile = createRoute({
  ...inside,
  path: '/profile/me',
  component: lazyRouteComponent(
    () => import('./features/profile/MyProfileScreen.tsx'),
    'MyProfileScreen',
  ),
});
const giveFeedback = createRoute({
  ...inside,
  path: '/profile/give_feetback',
  component: lazyRouteComponent(
    () => import('./features/profile/FeedbackScreen.tsx'),
    'FeedbackScreen',
  ),
});

/** Visitors may read these as well. */
const forVisitorsToo = { ...inside, staticData: { forVisitorsToo: true } };

const privacyPolicy = createRoute({
  ...forVisitorsToo,
  path: '/profile/privacy_policy',
  component: lazyRouteComponent(
    () => import('./features/profile/LegalScreen.tsx'),
    'PrivacyPolicyScreen',
  ),
});
const termsService = createRoute({
  ...forVisitorsToo,
  path: '/profile/terms_service',
  component: lazyRouteComponent(
    () => import('./features/profile/LegalScreen.tsx'),
    'TermsServiceScreen',
  ),
});

const analyze = createRoute({
  ...inside,
  path: '/analyze',
  component: lazyRouteComponent(
    () => import('./features/analysis/AnalyzeScreen.tsx'),
    'AnalyzeScreen',
  ),
});
const connect = createRoute({
  ...inside,
  path: '/connect',
  component: lazyRouteComponent(
    () => import('./features/connections/ConnectScreen.tsx'),
    'ConnectScreen',
  ),
});
const card = createRoute({
  ...inside,
  path: '/cards/$first/$second',
  component: lazyRouteComponent(() => import('./features/cards/CardScreen.tsx'), 'CardScreen'),
});
const explore = createRoute({
  ...inside,
  path: '/explore',
  component: lazyRouteComponent(
    () => import('./features/explore/ExploreScreen.tsx'),
    'ExploreScreen',
  ),
});
const userCards = createRoute({
  ...inside,
  path: '/cards/users/$id',
  component: lazyRouteComponent(
    () => import('./features/cards/UserCardsScreen.tsx'),
    'UserCardsScreen',
  ),
});
const notifications = createRoute({
  ...inside,
  path: '/notifications',
  component: lazyRouteComponent(
    () => import('./features/notifications/NotificationsScreen.tsx'),
    'NotificationsScreen',
  ),
});

const myActions = createRoute({
  ...inside,
  path: '/action-hub/my-actions',
  component: lazyRouteComponent(() => import('./features/hub/ActionsScreen.tsx'), 'ActionsScreen'),
});
const myMeetings = createRoute({
  ...inside,
  path: '/action-hub/my-meetings',
  component: lazyRouteComponent(
    () => import('./features/hub/MeetingsScreen.tsx'),
    'MeetingsScreen',
  ),
});
const myTimeline = createRoute({
  ...inside,
  path: '/action-hub/my-timeline',
  component: lazyRouteComponent(
    () => import('./features/hub/TimelineScreen.tsx'),
    'TimelineScreen',
  ),
});
const actionHub = createRoute({
  ...inside,
  path: '/action-hub',
  component: lazyRouteComponent(
    () => import('./features/hub/OverviewScreen.tsx'),
    'OverviewScreen',
  ),
});

const join = createRoute({
  ...inside,
  path: '/join/$token',
  component: lazyRouteComponent(() => import('./features/joining/JoinScreen.tsx'), 'JoinScreen'),
});

const openRoutes = [
  intro,
  signUp,
  login,
  restorePassword,
  verify,
  undoEmail,
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

// Layers over a page have their own history entries; they go before another page comes.
router.history.block({
  enableBeforeUnload: false,
  blockerFn: async ({ action }) => {
    if (action === 'PUSH' || action === 'REPLACE') await withoutLayers();
    return false;
  },
});

/** Nobody has to sign in for what is at this path. */
export function isOpen(path: string): boolean {
  return [...openRoutes, privacyPolicy, termsService].some(({ fullPath }) => {
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
