import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { root } from './command.ts';

/** Answered by the server; everything else is a page or a module of web/. */
const serverPaths = [
  '/api',
  '/ws',
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets/cards',
  '/manifest.webmanifest',
];

/**
 * Vite on PORT, for people, and the server behind it on the next port. The server gets the address of the
 * front as PUBLIC_URL, so links, cookies and origin checks are those of a real installation.
 */
export async function startDevelopment({ demo }: { demo: boolean }): Promise<void> {
  const port = Number(process.env.PORT?.trim() || 3000);
  const target = `http://127.0.0.1:${port + 1}`;
  const front = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      proxy: Object.fromEntries(serverPaths.map((at) => [at, { target, ws: at === '/ws' }])),
    },
  });
  await front.listen();

  const script = path.join(root, 'scripts', 'start.js');
  const flags = ['--dev', '--api', ...(demo ? ['--demo'] : [])];
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', script, ...flags], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port + 1),
      PUBLIC_URL: process.env.PUBLIC_URL?.trim() || `http://localhost:${port}`,
    },
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => server.kill(signal));
  server.once('exit', (code) => {
    void front.close().finally(() => process.exit(code ?? 0));
  });
}
