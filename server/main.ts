import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { listenProblem, requireFreePort } from './listening.ts';
import { localNotice } from './platform/ai/local-servers/local-notice.ts';
import { findLocalServers } from './platform/ai/local-servers/local-servers.ts';
import { openLog } from './log.ts';
import { returnSpentMemory } from './spent-memory.ts';
import { stopInOrder } from './stopping.ts';

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '::1']);
/** After a restart everybody is back at once; whom the system’s queue has no room for waits a minute for its next try. */
const waitingConnections = 4_096;

/**
 * Starts one node and says where it is. A setting that can't be used, a port that is taken, or a database
 * that can't be opened, ends the process with one sentence, and what was begun with it.
 */
export async function start({
  demo = false,
  dev = false,
  modelAddresses,
}: {
  demo?: boolean;
  dev?: boolean;
  /** Addresses of model servers on this machine. */
  modelAddresses?: Parameters<typeof findLocalServers>[0];
} = {}): Promise<void> {
  outliveOutput();
  let stops = false;
  let closeAll: (() => Promise<void>) | undefined;
  try {
    const config = readConfig();
    if (demo && !loopbackHosts.has(config.HOST)) {
      throw new ConfigError(
        `--demo is refused: its passwords are public, and HOST=${config.HOST} is not loopback.`,
      );
    }
    await requireFreePort(config);
    const log = openLog(config.LOG_LEVEL);
    const isAuto = config.AI_PROVIDER === 'auto';
    const localServers =
      isAuto || config.AI_PROVIDER === undefined
        ? findLocalServers(modelAddresses, { patient: isAuto })
        : Promise.resolve([]);
    const opening = createApp({ config, log, checksAnswers: dev, localServers });
    let closing: Promise<void> | undefined;
    closeAll = () => (closing ??= opening.then((app) => app.close()));
    stopInOrder(log, async () => {
      stops = true;
      await closeAll?.();
    });
    const app = await opening;
    if (stops) return;
    try {
      await app.server.listen({
        port: config.PORT,
        host: config.HOST,
        backlog: waitingConnections,
      });
    } catch (error) {
      throw new Error(listenProblem(error, config), { cause: error });
    }
    const { port } = app.server.server.address() as { port: number };
    warnAboutInsecurity(log, config.PUBLIC_URL, config.HOST);
    if (demo) {
      const { createDemoWorld } = await import('./features/demo/demo-world.ts');
      await createDemoWorld(app.server, app.platform);
    }
    returnSpentMemory();
    process.stdout.write(
      `\n  ${config.PRODUCT_NAME} is ready: http://${config.HOST === '127.0.0.1' ? 'localhost' : config.HOST}:${port}\n\n`,
    );
    const notice = localNotice(config, await localServers, app.platform.guide);
    if (notice.length > 0)
      process.stdout.write(`${notice.map((line) => `  ${line}\n`).join('')}\n`);
  } catch (error) {
    // Work that a stop leaves unfinished is no failure of the start.
    if (stops) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await closeAll?.().catch(() => undefined);
    process.exit(1);
  }
}

/** A terminal that is gone, or a full disk behind standard output, is no reason to end. */
function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
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
