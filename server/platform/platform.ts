import type { Logger } from 'pino';
import type { Database } from '#db/open.ts';
import type { Config } from '../config.ts';
import type { Followers } from './facts.ts';
import type { GuideModel } from './ai/model.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { LiveHub } from './live/hub.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Outside } from './outside/outside.ts';
import type { Payments } from './payments/payments.ts';
import type { Pusher } from './push/pusher.ts';
import type { StorageRoom } from './storage-room.ts';

/** Everything outside of its own tables that a domain function may use. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly followers: Followers;
  readonly live: LiveHub;
  readonly mail: Mailer;
  readonly files: Files;
  readonly guide: GuideModel;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly outside: Outside;
  readonly push: Pusher;
  /** Null: billing is off. */
  readonly payments: Payments | null;
  readonly storageRoom: StorageRoom;
  now(): Date;
}
