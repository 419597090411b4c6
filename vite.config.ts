import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractWithoutSchemas, earlyFiles } from './scripts/vite-plugins.ts';

const mantine =
  /node_modules[\\/](?:@mantine|@floating-ui|@standard-schema|clsx|klona|fast-deep-equal|tabbable|tslib|dom-helpers|use-callback-ref|use-sidecar|react-(?:remove-scroll|style-singleton|number-format|transition-group))/;
/** Opened later than the first screen, so they must not come with it. */
const later = /[\\/](?:new-chat|DialogSheet|MenuList|PanelDrawer|Toasts|highlight|gallery)\b/;
const chat =
  /[\\/](?:web[\\/]features[\\/](?:chat|assistant)|web[\\/]ui[\\/](?:markdown|scroller|composer)|node_modules[\\/](?:marked|remend))[\\/]/;
const ui =
  /[\\/](?:web[\\/](?:ui|platform)[\\/]|contract[\\/](?:index|values|[\w]+\.live)\.ts|node_modules[\\/](?:lucide-react|idb)[\\/])/;

/** Few files that rarely change; what only later pages need stays out of the first load. */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|get-nonce|scheduler|use-sync-external-store|@tanstack[\\/][\w-]+)[\\/]/,
    priority: 50,
  },
  { name: 'i18n', test: /node_modules[\\/](?:intl-messageformat|@formatjs)/, priority: 40 },
  { name: 'mantine', test: mantine, tags: ['$initial' as const], priority: 30 },
  { name: 'mantine-later', test: mantine, minShareCount: 2, priority: 20 },
  {
    name: 'chat',
    test: (id: string) => chat.test(id) && !later.test(id),
    minSize: 0,
    priority: 15,
  },
  {
    name: 'ui',
    test: (id: string) => ui.test(id) && !later.test(id) && !chat.test(id),
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
    earlyFiles({
      chat: 'features/chat/ChatScreen.tsx',
      en: 'i18n/en/index.ts',
      he: 'i18n/he/index.ts',
    }),
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
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups, minSize: 20_000, includeDependenciesRecursively: false } },
    },
  },
});
