import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const mantine = /node_modules[\\/](@mantine|@floating-ui|clsx|react-remove-scroll)/;

/** Few files that rarely change; what only later pages need of Mantine stays out of the first load. */
const vendors = [
  { name: 'mantine', test: mantine, tags: ['$initial' as const] },
  { name: 'mantine-later', test: mantine, minShareCount: 2 },
  { name: 'i18n', test: /node_modules[\\/](i18next|react-i18next|intl-messageformat|@formatjs)/ },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-)?(query|router|history|store))/,
  },
];

export default defineConfig({
  root: 'web',
  plugins: [react()],
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
    rolldownOptions: { output: { codeSplitting: { groups: vendors, minSize: 20_000 } } },
  },
});
