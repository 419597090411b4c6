import path from 'node:path';
import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { v7 as newId } from 'uuid';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { limits } from '#contract/values.ts';
import type { Config } from '../../config.ts';
import { callLimit, limitCalls } from '../limits/call-limits.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { answerError } from './answer-error.ts';
import type { Authenticate, Caller } from './authentication.ts';
import { giveCsrfToken, hasCsrfToken } from './csrf.ts';
import { acceptedLanguage } from './language.ts';
import { type Files, forgetUploads, readMultipart, removeUploads } from './multipart.ts';
import { isNestedTooDeep } from './nesting.ts';
import { addSecurityHeaders, strictHeaders } from './security-headers.ts';
import { type Route, isFile } from './serve.ts';

const jsonBytesMax = 1024 * 1024;
/** Checks run once a second or less, so a silent or too slow client is cut off after ten seconds. */
const headerTimeoutMs = 9_000;
const timeoutLookMs = 1_000;
const requestTimeoutMs = 60_000;
const formBytesMax = 1_000;
const eventLoopDelayMaxMs = 3_000;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    readsForm?: boolean;
    readsRaw?: boolean;
  }
}

/** Provided by the account feature: the session of the request's refresh cookie. */
export type CookieSession = (request: FastifyRequest) => Promise<string | null>;

/** The HTTP server with its limits, headers and error bodies, and no routes yet. */
export async function createServer(
  platform: Platform,
  { shedsLoad }: { shedsLoad: boolean },
): Promise<FastifyInstance> {
  const { config } = platform;
  const logger: FastifyBaseLogger = platform.log;
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonBytesMax,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: headerTimeoutMs,
      connectionsCheckingInterval: timeoutLookMs,
      maxHeaderSize: 16 * 1024,
    },
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    genReqId: () => newId(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // Our own 503 has the contract's form (leaving.ts).
    return503OnClosing: false,
    // The contract checks requests and answers (serve.ts); compilers for JSON Schema would only take memory.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    // An address that can't be decoded is refused before any hook runs.
    frameworkErrors(error, request, reply) {
      void reply.headers(strictHeaders(config));
      void answerError(error, request, reply, platform);
    },
  });
  // Only JSON and multipart are read, and forms where an endpoint says so: other sites can send forms and plain text.
  server.removeContentTypeParser('text/plain');
  const parsedJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.routeOptions.config.readsRaw) done(null, text);
    else void parsedJson(request, String(text), done);
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytesMax },
    (request, text, done) => {
      if (request.routeOptions.config.readsForm)
        done(null, Object.fromEntries(new URLSearchParams(String(text))));
      else done(new Refusal('request.type_unsupported'));
    },
  );
  server.decorateRequest('caller', null);
  await addSecurityHeaders(server, config);
  await server.register(cookie);
  await forgetUploads(uploadsFolder(config));
  await server.register(multipart, {
    limits: {
      fileSize: limits.uploadBytesMax,
      // One more than allowed, so that a refusal can name it (multipart.ts).
      files: 2,
      fields: 20,
      fieldSize: jsonBytesMax,
      parts: 22,
      headerPairs: 50,
    },
  });
  const pageOrigin = new URL(config.PUBLIC_URL).origin;
  if (new URL(config.API_URL).origin !== pageOrigin) {
    await server.register(cors, {
      origin: [pageOrigin],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'x-csrftoken',
        'idempotency-key',
        'accept-language',
      ],
      maxAge: 600,
    });
  }
  if (config.RATE_LIMITS === 'on') {
    await limitCalls(server, platform.limits);
  }
  if (shedsLoad) {
    await server.register(underPressure, {
      maxEventLoopDelay: eventLoopDelayMaxMs,
      pressureHandler: () => {
        throw new Refusal('server.unavailable', { retryAfterSeconds: 2 });
      },
    });
  }
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith('/api')) {
      request.log.info(
        {
          request_id: request.id,
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user_id: request.caller?.userId,
        },
        'request',
      );
    }
    done();
  });
  server.setErrorHandler((error: FastifyError, request, reply) =>
    answerError(error, request, reply, platform),
  );
  return server;
}

function noSchemas(): never {
  throw new Error('a route has a schema of its own instead of one in the contract');
}

/** Registers the endpoints of all features. */
export function addRoutes(
  server: FastifyInstance,
  platform: Platform,
  routes: readonly Route[],
  {
    authenticate,
    cookieSession,
    checksAnswers,
  }: { authenticate: Authenticate; cookieSession: CookieSession; checksAnswers: boolean },
): void {
  for (const route of routes) {
    const { endpoint } = route;
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      config: {
        readsForm: endpoint.readsForm ?? false,
        readsRaw: endpoint.readsRaw ?? false,
        ...(platform.config.RATE_LIMITS === 'on' ? callLimit(endpoint) : {}),
      },
      // The caller is known before the body is read, so strangers can't make us read one.
      async onRequest(request) {
        if (endpoint.access === 'member') request.caller = await authenticate(bearerToken(request));
      },
      async handler(request, reply) {
        const language = request.caller?.language ?? acceptedLanguage(request);
        const files: Files = {};
        try {
          const body = await bodyOf(request, endpoint, platform.config, files);
          const cookieSessionId =
            endpoint.access === 'cookie' ? await cookieSession(request) : null;
          // Also replaces the token of another session, so that the next try succeeds.
          if (
            endpoint.access === 'cookie' &&
            !hasCsrfToken(request, platform.config, cookieSessionId)
          )
            giveCsrfToken(reply, platform.config, cookieSessionId);
          const answer = await route.answer(request, reply, {
            platform,
            caller: request.caller,
            language,
            body,
            files,
            cookieSessionId,
            checksAnswers,
          });
          if (!reply.sent) sendAnswer(reply, answer);
        } catch (error) {
          if (checksAnswers) requireListed(endpoint, error);
          throw error;
        } finally {
          await removeUploads(files);
        }
        return reply;
      },
    });
  }
}

/** The error of a refusal that the contract does not list is one of ours, so that a test or `npm run dev` shows it. */
function requireListed(endpoint: Endpoint, error: unknown): void {
  if (error instanceof Refusal && !refusalsOf(endpoint).has(error.code))
    throw new Error(`${endpoint.method} ${endpoint.path} does not list ${error.code} in \`fails\``);
}

function sendAnswer(reply: FastifyReply, answer: unknown): void {
  if (!isFile(answer))
    void reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  // A storage stream is passed on unchanged: it is closed even if nobody begins to read it.
  else if (answer instanceof Uint8Array || answer instanceof Readable) void reply.send(answer);
  else void reply.send(Readable.from(answer));
}

function bearerToken(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (header === undefined || header === '') throw new Refusal('auth.token_missing');
  const [scheme, token, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0)
    throw new Refusal('auth.token_invalid');
  return token;
}

const uploadsFolder = ({ DATA_DIR }: Config) => path.join(DATA_DIR, 'uploads');

async function bodyOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  config: Config,
  files: Files,
): Promise<unknown> {
  if (request.isMultipart() && !endpoint.files && !endpoint.readsForm)
    throw new Refusal('request.type_unsupported');
  const body = request.isMultipart()
    ? await readMultipart(request, endpoint, uploadsFolder(config), files)
    : request.body;
  if (isNestedTooDeep(body)) throw new Refusal('request.malformed');
  return body;
}
