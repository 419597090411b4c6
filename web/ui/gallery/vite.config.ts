import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** Shows every component on one page: `vite --config web/ui/gallery/vite.config.ts`. */
export default defineConfig({
  root: here,
  publicDir: `${here}/../../public`,
  cacheDir: `${here}/../../../node_modules/.vite-gallery`,
  plugins: [react()],
  server: { host: '127.0.0.1' },
});
