import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  contractWithoutSchemas,
  earlyScript,
  paintedFirst,
  parsedMessages,
} from './scripts/vite-plugins.ts';

const mantine =
  /node_modules[\\/](?:@mantine|@floating-ui|@standard-schema|clsx|klona|fast-deep-equal|tabbable|tslib|dom-helpers|use-callback-ref|use-sidecar|react-(?:remove-scroll|style-singleton|number-format|transition-group))/;
/** Opened later than the first screen, so they must not come with it. */
const later =
  /[\\/](?:new-chat|load-chat-screen|DialogSheet|MenuList|PanelDrawer|Toasts|highlight|gallery|(?:FolderName|DeleteFolder|ChatFolders)Dialog|PictureViewer|Pinned(?:Bar|List)|SelectionBar|RenameDialog|ChatListScreen|BeginPane|begin-chat|bulk-changes|pinned-words|FolderView)\b/;
const chat =
  /[\\/](?:web[\\/]features[\\/](?:chat|assistant|folders|pictures|pins)|web[\\/]ui[\\/](?:scroller|composer)|markdown|node_modules[\\/]marked)[\\/]/;
/** What lists messages comes after where one writes. */
const messages =
  /[\\/](?:node_modules[\\/]marked|markdown(?![\\/]mentions)|web[\\/]ui[\\/]scroller)[\\/]|web[\\/]features[\\/](?:assistant[\\/](?!ConsentDialog|GuideLine|stage-names)|pictures[\\/]MessagePicture|pins[\\/]pins-query|chat[\\/](?:GuidedMessages|MessageList|MyMessage|PendingMessage|MessageEditor|Versions|CopyButton|NotSent|ConversationKeys|answer-news|message-words|more-actions|MoreTools)\.tsx?)/;
/** Small parts of other features that every chat has. */
const chatParts =
  /web[\\/]features[\\/](?:reports[\\/]covered|connections[\\/](?:use-blocked|blocks-query|person-actions)|cards[\\/](?:chosen-cards|card-places|ChosenCards|CardButton))\.(?:tsx?|module\.css)$/;
/** What both the shell and its later parts use. */
const shellParts =
  /[\\/](?:web[\\/]features[\\/](?:connections[\\/](?:LaterPerson|shown-person)|notifications[\\/]notification-(?:queries|pages)|reports[\\/](?:Safety|asked)|shell[\\/](?:shell-actions|shortcuts))|i18n[\\/](?:clock-length|product))\.tsx?$/;
/** Stays with what only it and the chats of people share, or the bundler loses the name of one of them. */
const chatScreen = /[\\/]ChatScreen\.tsx$/;
const ui =
  /[\\/](?:web[\\/](?:ui|platform)[\\/]|contract[\\/](?:index|values|visible-text|folder-places|card-art|preview|[\w]+\.live)\.ts|node_modules[\\/](?:lucide-react|idb)[\\/])/;

/** On every page already, so that no list of what to fetch has to name them. */
const always = /^assets\/(?:rolldown-runtime|vendor|mantine|ui|index)-[\w-]{8}\.(?:js|css)$/;

/** What the first screen of a chat runs, nearly all of it. */
const firstFiles = /^(?:vendor|mantine|ui|index|chat|ChatScreen|messages)$/;

/** Few files that rarely change, because six at a time come over one host; what only later pages need stays out. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|get-nonce|scheduler|use-sync-external-store|@tanstack[\\/][\w-]+|intl-messageformat|@formatjs)[\\/]|rolldown[\\/]runtime/,
    priority: 50,
  },
  {
    name: 'mantine',
    test: (id: string) => mantine.test(id) || /i18n[\\/]text\.ts|preload-helper/.test(id),
    tags: ['$initial' as const],
    priority: 30,
  },
  { name: 'mantine-later', test: mantine, minShareCount: 2, priority: 20 },
  {
    name: 'messages',
    test: (id: string) => messages.test(id) && !later.test(id),
    minSize: 0,
    priority: 18,
  },
  {
    name: 'chat',
    test: (id: string) =>
      (chat.test(id) || chatParts.test(id)) && !later.test(id) && !chatScreen.test(id),
    minSize: 0,
    priority: 15,
  },
  {
    name: 'ui',
    test: (id: string) => (ui.test(id) || shellParts.test(id)) && !later.test(id) && !chat.test(id),
    minShareCount: 2,
    minSize: 0,
    priority: 10,
  },
];

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    contractWithoutSchemas(),
    parsedMessages(),
    earlyScript('boot/early.js', {
      chat: 'features/chat/ChatScreen.tsx',
      en: 'i18n/en/index.ts',
      he: 'i18n/he/index.ts',
    }),
    paintedFirst('boot/loading.css', 'ui/tokens.css'),
  ],
  // The server puts a fresh nonce in place of this word each time it sends the page.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers of this age know logical properties and light-dark(), so neither is rewritten.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    cssMinify: 'lightningcss',
    // The content security policy allows no data: fonts, scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !always.test(file)),
    },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Chromium compiles all of these while they arrive, beside the page, and not when first called.
        postBanner: ({ name }) => (firstFiles.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: { groups, minSize: 20_000, includeDependenciesRecursively: false },
      },
    },
  },
});
