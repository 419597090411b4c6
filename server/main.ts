import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { returnSpentMemory } from './spent-memory.ts';

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1']);
const stopMs = 29_000;
/** After a restart everybody is back at once; whom the system’s queue has no room for waits a minute for its next try. */
const waitingConnections = 4_096;

/**
 * Starts one node and says where it is. A setting that can't be used, or a database that can't be
 * opened, ends the process with one sentence.
 */
export async function start({
  demo = false,
  dev = false,
}: { demo?: boolean; dev?: boolean } = {}): Promise<void> {
  try {
    const config = readConfig();
    if (demo && !loopbackHosts.has(config.HOST)) {
      throw new ConfigError(
        `--demo is refused: its passwords are public, and HOST=${config.HOST} is not loopback.`,
      );
    }
    const app = await createApp({ config, checksAnswers: dev });
    closeWithGrace({ delay: stopMs, logger: app.platform.log }, async () => app.close());
    await app.server.listen({ port: config.PORT, host: config.HOST, backlog: waitingConnections });
    const { port } = app.server.server.address() as { port: number };
    warnAboutInsecurity(app.platform.log, config.PUBLIC_URL, config.HOST);
    if (demo) {
      const { createDemoWorld } = await import('./features/demo/demo-world.ts');
      await createDemoWorld(app.server, app.platform);
    }
    returnSpentMemory();
    process.stdout.write(
      `\n  ${config.PRODUCT_NAME} is ready: http://${config.HOST === '127.0.0.1' ? 'localhost' : config.HOST}:${port}\n\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function warnAboutInsecurity(
  log: { warn(message: string): void },
  publicUrl: string,
  host: string,
): void {
  if (!publicUrl.startsWith('https:') && !loopbackHosts.has(host)) {
    log.warn(
      'PUBLIC_URL is not https: cookies and passwords travel in the clear beyond this machine',
    );
  }
}
