import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type PlanId, planIds } from '#contract/billing.ts';
import { communityLinks, communityLinksMax } from '#contract/community.ts';
import { paymentSettings } from './config-payments.ts';
import { isOwnNetwork } from './config-network.ts';

const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const optional = <Value extends z.ZodType>(value: Value) => value.optional();

const communityForm = `must be at most ${communityLinksMax} entries of the form Name|https://address, separated by commas`;

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Every setting. Absent and empty are the same; a wrong value stops the start with one sentence. */
export const configSchema = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on; 0 takes a free one.')
    .meta({ section: 'Server' }),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on. Anything but loopback belongs behind a proxy with TLS.')
    .meta({ section: 'Server' }),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Where the embedded database, files, secrets and written mails live.')
    .meta({ section: 'Server' }),
  PUBLIC_URL: optional(url)
    .describe('The address that people use, for links and cookies. Default: http://localhost:PORT.')
    .meta({ section: 'Server' }),
  API_URL: optional(url)
    .describe(
      'Address of the API where it is another host of the same site. Default: the same origin.',
    )
    .meta({ section: 'Server' }),
  COOKIE_DOMAIN: optional(z.string())
    .describe('Domain of the CSRF cookie where API_URL is another host, for example example.org.')
    .meta({ section: 'Server' }),
  TRUST_PROXY: optional(z.string())
    .describe('Addresses of the proxy whose X-Forwarded-For is believed, separated by commas.')
    .meta({ section: 'Server' }),
  API_REFERENCE: optional(z.enum(['on', 'off']))
    .describe('Whether /api/reference can be read. Default: on, but off where PUBLIC_URL is https.')
    .meta({ section: 'Server' }),
  METRICS_TOKEN: optional(z.string().min(16, 'needs at least 16 characters'))
    .describe('Bearer token for /metrics; without it only loopback may read them.')
    .meta({ section: 'Server' }),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much is logged.')
    .meta({ section: 'Server' }),
  RATE_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off lets a load test through; never in production.')
    .meta({ section: 'Server' }),

  PRODUCT_NAME: z
    .string()
    .min(1)
    .max(40)
    .default('Zavit')
    .describe('The name in titles, mails and texts.')
    .meta({ section: 'Product' }),
  OPERATOR_NAME: optional(z.string().max(200))
    .describe(
      'The operator of this server, as the privacy policy names them; with an address where the law asks for one.',
    )
    .meta({ section: 'Product' }),
  OPERATOR_EMAIL: optional(z.email('must be an e-mail address'))
    .describe('Who gets reports and feedback. The privacy policy shows it to everybody.')
    .meta({ section: 'Product' }),
  COMMUNITY_LINKS: optional(
    z
      .string()
      .transform((written, context) => communityLinks(written) ?? refuse(context, communityForm)),
  )
    .describe(
      'Places elsewhere where people meet, for their profile: Name|https://address, separated by commas.',
    )
    .meta({ section: 'Product' }),
  SIGNUP: z
    .enum(['open', 'invite', 'closed'])
    .default('open')
    .describe('Who may open an account.')
    .meta({ section: 'Product' }),
  SIGNUP_INVITES: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(5)
    .describe('With SIGNUP=invite: accounts that each person may bring by their links.')
    .meta({ section: 'Product' }),
  DEFAULT_PLAN: optional(z.enum(planIds))
    .describe(
      'The plan of everybody without a subscription. Default: pro, or free where STRIPE_SECRET_KEY is set.',
    )
    .meta({ section: 'Product' }),

  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))
    .describe('An external PostgreSQL (15 or later). Without it a real one is started in DATA_DIR.')
    .meta({ section: 'Services' }),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(20)
    .describe('Connections to the database.')
    .meta({ section: 'Services' }),
  REDIS_URL: optional(z.string().regex(/^rediss?:\/\//, 'must begin with redis://'))
    .describe('Redis or Valkey, needed where several nodes run.')
    .meta({ section: 'Services' }),
  S3_BUCKET: optional(z.string().min(3).max(63))
    .describe(
      'Bucket of an S3-compatible storage for files. Without it they are in DATA_DIR/files.',
    )
    .meta({ section: 'Services' }),
  S3_ENDPOINT: optional(url)
    .describe('Address of the storage, where it is not Amazon’s.')
    .meta({ section: 'Services' }),
  S3_REGION: z
    .string()
    .min(1)
    .default('us-east-1')
    .describe('Region of the bucket.')
    .meta({ section: 'Services' }),
  S3_ACCESS_KEY_ID: optional(z.string())
    .describe('Key of the storage. Without it the machine’s own credentials are used.')
    .meta({ section: 'Services' }),
  S3_SECRET_ACCESS_KEY: optional(z.string())
    .describe('Secret of that key.')
    .meta({ section: 'Services' }),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))
    .describe('Mail server. Without it mails are written as .eml into DATA_DIR/outbox.')
    .meta({ section: 'Services' }),
  MAIL_FROM: optional(z.string())
    .describe(
      'Sender of mails. Default: PRODUCT_NAME, in the language of the mail, <no-reply@host of PUBLIC_URL>.',
    )
    .meta({ section: 'Services' }),

  GOOGLE_CLIENT_ID: optional(z.string())
    .describe(
      'Client for signing in with Google; /profile/login below PUBLIC_URL is its redirect address. Without it there is no such button. With “Session age claims” among its settings at Google, a new sign-in there is also a proof of the person.',
    )
    .meta({ section: 'Services' }),
  GOOGLE_CLIENT_SECRET: optional(z.string())
    .describe('Secret of that client.')
    .meta({ section: 'Services' }),
  GOOGLE_ISSUER: optional(url)
    .describe('The OpenID provider behind that button. Default: Google’s own.')
    .meta({ section: 'Services' }),

  ...paymentSettings,

  AI_PROVIDER: optional(z.enum(['openai', 'anthropic', 'google', 'openai-compatible', 'auto']))
    .describe(
      'Who answers as the guide. Without it the built-in guide does; auto takes an Ollama, LM Studio or llama.cpp server on this machine.',
    )
    .meta({ section: 'Guide' }),
  AI_API_KEY: optional(z.string()).describe('Key of the provider.').meta({ section: 'Guide' }),
  AI_MODEL: optional(z.string())
    .describe(
      'Name of the model, as the provider calls it. With auto the server’s first one, if empty.',
    )
    .meta({ section: 'Guide' }),
  AI_BASE_URL: optional(url)
    .describe(
      'Address of an OpenAI-compatible server (Ollama, vLLM, llama.cpp, LM Studio), or of a gateway.',
    )
    .meta({ section: 'Guide' }),
  AI_PROVIDER_NAME: optional(z.string().max(60))
    .describe('The provider’s name as people see it. Default: the provider.')
    .meta({ section: 'Guide' }),
  AI_TRANSCRIPTION_MODEL: optional(z.string())
    .describe(
      'Model that writes out voice messages when somebody asks (openai, openai-compatible, auto). Without it nobody can ask.',
    )
    .meta({ section: 'Guide' }),
  AI_VISION: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      'Whether the model takes pictures; otherwise it gets their measurements. auto finds out by asking.',
    )
    .meta({ section: 'Guide' }),
  AI_CONTEXT_TOKENS: z.coerce
    .number()
    .int()
    .min(4_096, 'must be at least 4096: less holds no conversation')
    .max(2_000_000)
    .default(32_000)
    .describe(
      'How many tokens of context a request may take, its answer included. Not more than the model has; a local server may be started with less.',
    )
    .meta({ section: 'Guide' }),
  AI_FIRST_BYTE_TIMEOUT_MS: optional(z.coerce.number().int().min(100))
    .describe(
      'How long the first token may take. Default: 30000, or 300000 for a model on this machine or its own network.',
    )
    .meta({ section: 'Guide' }),
  AI_IDLE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(30_000)
    .describe('How long a pause between tokens may last.')
    .meta({ section: 'Guide' }),
  AI_TOTAL_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .default(600_000)
    .describe('How long an answer may take.')
    .meta({ section: 'Guide' }),
});

type Settings = z.output<typeof configSchema>;

export interface Config extends Omit<
  Settings,
  'PUBLIC_URL' | 'API_URL' | 'AI_FIRST_BYTE_TIMEOUT_MS' | 'DEFAULT_PLAN'
> {
  DEFAULT_PLAN: PlanId;
  AI_FIRST_BYTE_TIMEOUT_MS: number;
  PUBLIC_URL: string;
  API_URL: string;
  /** Absolute path. */
  DATA_DIR: string;
  /** Signs access tokens and CSRF values, derives refresh successors, encrypts second factors, is the private key of push messages; 32 random bytes each. */
  secrets: Record<'token' | 'csrf' | 'refresh' | 'factors' | 'push', Uint8Array>;
}

/** A setting that can't be used; the message is one sentence for the person who starts the program. */
export class ConfigError extends Error {}

/** @throws ConfigError naming the setting and what is wrong with it */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = configSchema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'The configuration');
    throw new ConfigError(`${name} can't be used: ${lowerFirst(issue?.message ?? 'invalid')}.`);
  }
  const settings = parsed.data;
  requireFittingProvider(settings);
  if (settings.GOOGLE_CLIENT_ID && !settings.GOOGLE_CLIENT_SECRET) {
    throw new ConfigError('GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set.');
  }
  if (settings.STRIPE_SECRET_KEY && !settings.STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY is set (docs/billing.md).',
    );
  }
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(
    /\/$/u,
    '',
  );
  const dataDir = path.resolve(settings.DATA_DIR);
  return {
    ...settings,
    AI_FIRST_BYTE_TIMEOUT_MS: settings.AI_FIRST_BYTE_TIMEOUT_MS ?? firstByteTimeoutMs(settings),
    DEFAULT_PLAN: settings.DEFAULT_PLAN ?? (settings.STRIPE_SECRET_KEY ? 'free' : 'pro'),
    PUBLIC_URL: publicUrl,
    API_URL: (settings.API_URL ?? publicUrl).replace(/\/$/u, ''),
    DATA_DIR: dataDir,
    secrets: {
      token: secret(dataDir, 'token'),
      csrf: secret(dataDir, 'csrf'),
      refresh: secret(dataDir, 'refresh'),
      factors: secret(dataDir, 'factors'),
      push: secret(dataDir, 'push'),
    },
  };
}

/** @throws ConfigError */
function requireFittingProvider(settings: Settings): void {
  const { AI_PROVIDER: provider } = settings;
  if (provider && provider !== 'auto' && !settings.AI_MODEL) {
    throw new ConfigError(
      'AI_MODEL is missing: AI_PROVIDER is set, so the name of a model is needed.',
    );
  }
  if (provider === 'openai-compatible' && !settings.AI_BASE_URL) {
    throw new ConfigError(
      'AI_BASE_URL is missing: AI_PROVIDER=openai-compatible needs the address of the server.',
    );
  }
  if (provider === 'auto' && settings.AI_BASE_URL) {
    throw new ConfigError(
      'AI_BASE_URL can’t be used with AI_PROVIDER=auto: for a certain server set AI_PROVIDER=openai-compatible.',
    );
  }
  if (['openai', 'anthropic', 'google'].includes(provider ?? '') && !settings.AI_API_KEY) {
    throw new ConfigError(`AI_API_KEY is missing: AI_PROVIDER=${provider} needs a key.`);
  }
  if (
    settings.AI_TRANSCRIPTION_MODEL &&
    !['openai', 'openai-compatible', 'auto'].includes(provider ?? '')
  ) {
    throw new ConfigError(
      'AI_TRANSCRIPTION_MODEL can’t be used: only openai, openai-compatible and auto can transcribe.',
    );
  }
}

/** Whether an address is of this machine. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/u.test(hostname);
}

/** A model of the operator’s own may have to be loaded first, and may read for minutes. */
function firstByteTimeoutMs({ AI_PROVIDER, AI_BASE_URL }: Settings): number {
  const isOwn = AI_PROVIDER === 'auto' || (AI_BASE_URL && isOwnNetwork(AI_BASE_URL));
  return isOwn ? 300_000 : 30_000;
}

const damaged: Record<string, string> = {
  factors: 'restore it from a backup, or no authenticator app works any more',
  push: 'delete it, and notifications have to be turned on again on every device',
};

/** Made once; the person who can read the folder's 0600 files can sign in as anybody. */
function secret(dataDir: string, name: string): Uint8Array {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  if (!existsSync(file)) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const descriptor = openSync(file, 'wx', 0o600);
      writeSync(descriptor, randomBytes(32).toString('base64url'));
      fsyncSync(descriptor);
      closeSync(descriptor);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new ConfigError(`DATA_DIR can't be used: ${dataDir} is not writable.`);
      }
    }
  }
  const value = Buffer.from(readFileSync(file, 'utf8'), 'base64url');
  if (value.length !== 32) {
    const remedy = damaged[name] ?? 'delete it, and everybody signs in again';
    throw new ConfigError(`The secret ${file} is damaged: ${remedy}.`);
  }
  return value;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/u, '');
}
