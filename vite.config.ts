import react from '@vitejs/plugin-react';
import path from 'node:path';
import { api } from './contract/index.ts';
import { type Rolldown, defineConfig } from 'vite';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { VitePWA } from 'vite-plugin-pwa';
import {
  contractWithoutSchemas,
  earlyScript,
  paintedFirst,
  splitTexts,
} from './scripts/vite-plugins.ts';

/** The parts of a chat's first load: each is one file, with all that its module imports at once. */
const parts = {
  program: 'main.tsx',
  chat: 'features/conversation/ChatScreen.tsx',
  messages: 'features/assistant/GuidedMessages.tsx',
};

const modulesOf = new Map<string, Set<string>>();

function partOf(id: string, context: Rolldown.ChunkingContext): string | null {
  for (const [part, file] of Object.entries(parts)) {
    if (!modulesOf.has(part))
      modulesOf.set(part, imported(path.resolve(import.meta.dirname, 'web', file), context));
    if (modulesOf.get(part)?.has(id)) return part;
  }
  return null;
}

function imported(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  // The index of a library names all of it, also what nobody uses.
  if (id.includes('node_modules')) return seen;
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) imported(next, context, seen);
  return seen;
}

/** Few files, because six at a time come over one host; the earlier group takes a module. At most five rules. */
const groups = [
  // Libraries of the first load change rarely, so that a new version of the program leaves them in the cache.
  { name: 'vendor', test: /node_modules|rolldown.runtime/, tags: ['$initial' as const] },
  // Each part of a chat's first load is one request instead of one for every module that two screens share.
  { name: partOf },
  // Icons and the router's and queries' later parts are on nearly every screen; apart they were a dozen tiny files.
  { name: 'everywhere', test: /node_modules[\\/](?:lucide-react|@tanstack)/ },
  // A library of two screens, such as the form fields, comes once and not with each of them.
  { name: 'libraries', test: /node_modules/, minShareCount: 2 },
];

/** On every page already, so that no list of what to fetch has to name them. */
const always = /^assets\/(?:rolldown-runtime|vendor|program|index)-[\w-]{8}\.(?:js|css)$/;

/** The forms of all answers, which are kept on the disks of people. */
function contractVersion(): string {
  const hash = createHash('sha256');
  const files = globSync('contract/*.ts', { cwd: import.meta.dirname });
  for (const file of files.sort())
    if (!file.endsWith('.test.ts')) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('base64url').slice(0, 12);
}

export default defineConfig({
  root: 'web',
  define: { __CONTRACT__: JSON.stringify(contractVersion()) },
  plugins: [
    react(),
    contractWithoutSchemas(),
    splitTexts(Object.values(parts).map((file) => `web/${file}`)),
    earlyScript(
      'boot/early.js',
      {
        chat: 'features/conversation/ChatScreen.tsx',
        en: 'i18n/en/first.ts',
        he: 'i18n/he/first.ts',
      },
      {
        asked: [api.account.profile.path],
        askedOfChat: [api.chat.info.path, api.messages.list.path],
      },
    ),
    paintedFirst('boot/loading.css', 'ui/tokens.css'),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'service-worker.ts',
      // The manifest is served by language (server/platform/http/installed.ts); the worker is registered after the first screen.
      manifest: false,
      injectRegister: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['assets/**/*.{js,css,woff2}', 'favicon.svg', 'logo/*.svg', 'icons/*.png'],
        // Their names change with their content.
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
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
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
});
