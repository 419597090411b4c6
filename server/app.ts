import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '#db/open.ts';
import type { Config } from './config.ts';
import { drainMails } from './features/account/mails.ts';
import { accountRoutes } from './features/account/routes.ts';
import { createAuthenticate, createCookieSession } from './features/account/sessions.ts';
import { drainJudgements } from './features/assistant/judge-among-people.ts';
import { reapAnswers, reapEveryMs } from './features/assistant/reap-answers.ts';
import { actionRoutes } from './features/actions/routes.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { runningAnswers, answerSoFar } from './features/messages/running.ts';
import { obeyStopHints } from './features/assistant/stop-answer.ts';
import { drainAnswers } from './features/assistant/write-answer.ts';
import { activeChatsAmong, activeMembers } from './features/sight/doors.ts';
import { followPresence } from './features/presence/presence.ts';
import { followTyping } from './features/presence/typing.ts';
import { chatRoutes } from './features/chats/routes.ts';
import { configRoutes } from './features/config/config.ts';
import { cardRoutes } from './features/cards/routes.ts';
import { serveCardArt } from './features/cards/serve-art.ts';
import { connectionRoutes } from './features/connections/routes.ts';
import { outcomeRoutes } from './features/outcomes/routes.ts';
import { copyRoutes } from './features/copies/routes.ts';
import { exploreRoutes } from './features/explore/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { folderRoutes } from './features/folders/routes.ts';
import { forwardingRoutes } from './features/forwarding/routes.ts';
import { hubRoutes } from './features/hub/routes.ts';
import { insightRoutes } from './features/insights/routes.ts';
import { introRoutes } from './features/intro/intro.ts';
import { joiningRoutes } from './features/joining/routes.ts';
import { signUpRoutes } from './features/sign-up/routes.ts';
import { journeyRoutes } from './features/journeys/routes.ts';
import { meetingRoutes } from './features/meetings/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { drainPushes } from './features/notifications/pushes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { blockRoutes } from './features/blocks/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { memoryRoutes } from './features/memory/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { proposalRoutes } from './features/proposals/routes.ts';
import { sendingRoutes } from './features/sending/routes.ts';
import { rightsRoutes } from './features/rights/routes.ts';
import { securityRoutes } from './features/security/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { keepUp } from './features/upkeep/upkeep.ts';
import { timelineRoutes } from './features/timeline/routes.ts';
import { voiceRoutes } from './features/voice/routes.ts';
import { builtInGuide } from './platform/ai/built-in-guide.ts';
import { type LocalServer, withLocalServer } from './platform/ai/local-servers/local-servers.ts';
import type { GuideModel } from './platform/ai/model.ts';
import { followers } from './followers.ts';
import { openLog } from './log.ts';
import { openFiles } from './platform/files/files.ts';
import { serveApiReference } from './platform/http/api-reference.ts';
import { serveHealth } from './platform/http/health.ts';
import { leavesInOrder } from './platform/http/leaving.ts';
import { servePage } from './platform/http/page.ts';
import type { Route } from './platform/http/serve.ts';
import { addRoutes, createServer } from './platform/http/server.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { type Limits, memoryLimits } from './platform/limits/limits.ts';
import { type LiveBus, singleNodeBus } from './platform/live/bus.ts';
import { LiveHub } from './platform/live/hub.ts';
import { serveSocket } from './platform/live/socket.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { Metrics } from './platform/metrics.ts';
import { openOutside } from './platform/outside/outside.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { Platform } from './platform/platform.ts';
import { openPusher } from './platform/push/pusher.ts';
import { StorageRoom } from './platform/storage-room.ts';

/** Every call that is served, feature by feature. */
export const routes: readonly Route[] = [
  ...configRoutes,
  ...accountRoutes,
  ...securityRoutes,
  ...profileRoutes,
  ...feedbackRoutes,
  ...memoryRoutes,
  ...cardRoutes,
  ...exploreRoutes,
  ...chatRoutes,
  ...memberRoutes,
  ...messageRoutes,
  ...sendingRoutes,
  ...connectionRoutes,
  ...blockRoutes,
  ...folderRoutes,
  ...notificationRoutes,
  ...assistantRoutes,
  ...actionRoutes,
  ...insightRoutes,
  ...meetingRoutes,
  ...proposalRoutes,
  ...timelineRoutes,
  ...hubRoutes,
  ...searchRoutes,
  ...outcomeRoutes,
  ...copyRoutes,
  ...sharingRoutes,
  ...introRoutes,
  ...mediaRoutes,
  ...voiceRoutes,
  ...reportRoutes,
  ...rightsRoutes,
  ...paymentRoutes,
  ...forwardingRoutes,
  ...joiningRoutes,
  ...signUpRoutes,
  ...journeyRoutes,
];

/** At a stop models may judge unclear words for this long before their writers are asked. */
const judgementsPatienceMs = 3_000;
/** Answers may then finish for this long before they are kept as interrupted. */
const answersPatienceMs = 18_000;
/** Calls that are under way may then be answered for this long. */
const callsPatienceMs = 4_000;

/** The SDKs of providers weigh more than the rest of the server, so they come only when one is configured. */
async function openGuide(config: Config, localServers: LocalServer[]): Promise<GuideModel> {
  const chosen = config.AI_PROVIDER === 'auto' ? withLocalServer(config, localServers) : config;
  if (!chosen.AI_PROVIDER) return builtInGuide();
  const { providerGuide } = await import('./platform/ai/provider.ts');
  return providerGuide(chosen);
}

/** Its client is loaded only where there is a Redis. */
async function openBus({ REDIS_URL }: Config, log: Logger): Promise<LiveBus> {
  if (!REDIS_URL) return singleNodeBus();
  const { redisBus } = await import('./platform/live/redis-bus.ts');
  return redisBus(REDIS_URL, log);
}

/** Its package is loaded only where people can pay. */
async function openPayments(config: Config, log: Logger): Promise<Payments | null> {
  if (!config.STRIPE_SECRET_KEY) return null;
  const { stripePayments } = await import('./platform/payments/stripe-payments.ts');
  return stripePayments(config, log);
}

async function openLimits({ REDIS_URL }: Config, log: Logger): Promise<Limits> {
  if (!REDIS_URL) return memoryLimits();
  const { redisLimits } = await import('./platform/limits/redis-limits.ts');
  return redisLimits(REDIS_URL, log);
}

export interface App {
  server: FastifyInstance;
  platform: Platform;
  /** Lets what runs come to its end, then closes everything, in the reverse order of opening. */
  close(options?: { answersPatienceMs?: number }): Promise<void>;
}

export interface AppOptions {
  config: Config;
  log?: Logger;
  /** Answers are held against the contract, transactions against waiting; costs time, so only in tests and development. */
  checksAnswers?: boolean;
  /** Refuses calls while the event loop lags; not where a test shares the loop. */
  shedsLoad?: boolean;
  /** The model servers of this machine, for AI_PROVIDER=auto; being looked for while the database is opened. */
  localServers?: Promise<LocalServer[]>;
  now?: () => Date;
  /** Origins of tests on this machine, where otherwise only the internet is asked. */
  exemptOrigins?: readonly string[];
}

/** The composition root: opens the platform and puts every feature on it. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, log = openLog(config.LOG_LEVEL) } = options;
  const database = await openDatabase({
    ...(config.DATABASE_URL ? { databaseUrl: config.DATABASE_URL } : {}),
    dataDir: config.DATA_DIR,
    log,
    poolSize: config.DATABASE_POOL,
    checksTransactions: options.checksAnswers ?? false,
  });
  try {
    return await appOn(database, { ...options, log });
  } catch (error) {
    // A start that fails leaves no PostgreSQL running.
    await database.close();
    throw error;
  }
}

async function appOn(
  database: Database,
  {
    config,
    log,
    checksAnswers = false,
    shedsLoad = true,
    localServers = Promise.resolve([]),
    now = () => new Date(),
    exemptOrigins = [],
  }: AppOptions & { log: Logger },
): Promise<App> {
  const outside = openOutside(exemptOrigins);
  const platform: Platform = {
    config,
    log,
    database,
    now,
    followers,
    live: new LiveHub(database.db, await openBus(config, log), log),
    mail: createMailer(config, log),
    files: await openFiles(config, log),
    guide: await openGuide(config, await localServers),
    jobs: await startJobs(database, log),
    limits: await openLimits(config, log),
    metrics: new Metrics(),
    outside,
    push: openPusher(config, outside),
    payments: await openPayments(config, log),
    storageRoom: new StorageRoom(config.DATA_DIR),
  };
  const { metrics } = platform;
  metrics.watch(platform);
  metrics.gauge(
    'zavit_answers_running',
    'Answers being written on this node.',
    () => runningAnswers().length,
  );
  platform.live.resolveAudience({ membersOf: activeMembers, chatsAmong: activeChatsAmong });
  platform.live.resumeAnswers((userId, streams) =>
    runningAnswers()
      .filter(
        ({ askerId, chatId, withheldFrom }) =>
          askerId === userId || (streams.has(chatId) && withheldFrom !== userId),
      )
      .map(answerSoFar),
  );
  followPresence(platform);
  followTyping(platform);
  obeyStopHints(platform);
  await keepUp(platform);
  const reap = () =>
    reapAnswers(platform).catch((error: unknown) =>
      log.warn({ err: error }, 'answers could not be reaped yet'),
    );
  void reap();
  const reaping = setInterval(() => void reap(), reapEveryMs);

  const server = await createServer(platform, { shedsLoad });
  const leaving = leavesInOrder(server);
  const authenticate = createAuthenticate(platform);
  addRoutes(server, platform, routes, {
    authenticate,
    cookieSession: createCookieSession(platform),
    checksAnswers,
  });
  await serveSocket(server, platform, authenticate);
  serveHealth(server, platform, () => leaving.hasBegun);
  serveApiReference(server, config);
  serveCardArt(server);
  await servePage(server, platform);

  return {
    server,
    platform,
    async close(options = {}) {
      leaving.begin();
      clearInterval(reaping);
      const patienceMs = options.answersPatienceMs ?? answersPatienceMs;
      // A judgement may begin an answer.
      await drainJudgements(Math.min(patienceMs, judgementsPatienceMs));
      await drainAnswers(patienceMs);
      await platform.live.close();
      await leaving.close(callsPatienceMs);
      await platform.jobs.close();
      await drainMails();
      await drainPushes();
      platform.mail.close();
      platform.limits.close();
      await database.close();
    },
  };
}
