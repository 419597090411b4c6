import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorBody, type ErrorCode, errors } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { limits } from '#contract/values.ts';
import { errorMessage } from '#i18n/errors.ts';
import type { Config } from '../../config.ts';
import { callLimit } from '../limits/call-limits.ts';

const codes = Object.keys(errors) as ErrorCode[];

/** The OpenAPI document, generated from the contract. */
export function openApiDocument(config: Config) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [noun, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const path = endpoint.path.replaceAll(/:(\w+)/gu, '{$1}');
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = operation(noun, name, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${config.PRODUCT_NAME} API`, version: '1' },
    servers: [{ url: config.API_URL }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
      },
      examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message', 'request_id'],
              properties: {
                code: { enum: codes },
                message: { type: 'string' },
                request_id: { type: 'string' },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
    paths,
  };
}

const security = { member: [{ token: [] }], cookie: [{ cookie: [] }], public: [] };

function operation(noun: string, name: string, endpoint: Endpoint) {
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  return {
    tags: [noun],
    operationId: `${noun}.${name}`,
    summary: endpoint.summary,
    security: security[endpoint.access],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
    ],
    ...(hasBody
      ? {
          requestBody: {
            content: {
              'application/json': { schema: schemaOf(endpoint.body, 'input') },
              ...(endpoint.files
                ? { 'multipart/form-data': { schema: multipartSchema(endpoint) } }
                : {}),
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } },
      },
      ...refusalResponses(endpoint),
    },
  };
}

/** Fills the sentences of the examples. */
export const exampleParams = {
  limit: 'answers',
  max: 30,
  larger: 'yes',
  open: 'invoice',
  state: 'ended',
  megabytes: limits.uploadBytesMax / 1024 ** 2,
  megapixels: limits.imagePixelsMax / 1_000_000,
  minutes: limits.voiceMsMax / 60_000,
  provider: 'OpenAI',
  seconds: 30,
};

/** The refusals that an endpoint may answer, by status, each with its sentence. */
function refusalResponses(endpoint: Endpoint) {
  const byStatus = Object.groupBy(refusalsOf(endpoint), (code) => errors[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { properties: { error: { properties: { code: { enum: codes } } } } },
              ],
            },
            examples: Object.fromEntries(
              codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  );
}

function exampleOf(code: ErrorCode): { value: ErrorBody } {
  const message = errorMessage('en', code, exampleParams);
  const request_id = '019a1b2c-3d4e-7f50-8a6b-9c0d1e2f3a4b';
  return { value: { error: { code, message, request_id } } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function multipartSchema(endpoint: Endpoint) {
  const files = Object.fromEntries(
    (endpoint.files ?? []).map((file) => [file, { type: 'string', format: 'binary' }]),
  );
  return {
    type: 'object',
    properties: { ...schemaOf(endpoint.body, 'input').properties, ...files },
  };
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/**
 * `GET /api/openapi.json`, with a viewer at `/api/reference`. The viewer is half as large as the server, so
 * it is loaded at its first request, in a small server of its own.
 */
export function serveApiReference(server: FastifyInstance, config: Config): void {
  const limited = config.RATE_LIMITS === 'on' ? { config: callLimit({ perMinute: 60 }) } : {};
  let document: string | undefined;
  server.get('/api/openapi.json', limited, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(config));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  const isWanted = config.API_REFERENCE ?? (config.PUBLIC_URL.startsWith('https:') ? 'off' : 'on');
  if (isWanted === 'off') return;
  let reader: Promise<FastifyInstance> | undefined;
  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    reader ??= openReader(config);
    const page = await (await reader).inject({ method: 'GET', url: request.url });
    const type = String(page.headers['content-type'] ?? 'text/html; charset=utf-8');
    const nonce = randomBytes(16).toString('base64url');
    return forTheReader(reply)
      .status(page.statusCode)
      .headers({
        'content-type': type,
        ...(page.headers.location ? { location: String(page.headers.location) } : {}),
        'content-security-policy': readerPolicy(nonce),
      })
      .send(
        type.startsWith('text/html')
          ? page.payload.replace('<head>', `<head>${ownStorage}`).replaceAll(noncePlace, nonce)
          : page.rawPayload,
      );
  };
  server.get('/api/reference', limited, read);
  server.get('/api/reference/*', limited, read);
}

/** The viewer has another origin (see `sandbox`), so its public files are open to all origins. */
function forTheReader(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/**
 * The viewer is a lot of third-party code. The sandbox gives it an opaque origin, where it reads neither our
 * cookies nor the app’s storage, and only scripts with the nonce run.
 */
function readerPolicy(nonce: string): string {
  return [
    'sandbox allow-scripts allow-popups allow-downloads',
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const noncePlace = 'nonce-of-this-answer';

/** A sandbox has no storage, which the viewer needs to start; this replacement ends with the page. */
const ownStorage = `<script nonce="${noncePlace}">
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map();
  const value = {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, text) => void kept.set(String(key), String(text)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() { return kept.size; },
  };
  Object.defineProperty(window, name, { value });
}
</script>`;

async function openReader(config: Config): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reader = Fastify();
  await reader.register(scalar, {
    routePrefix: '/api/reference',
    configuration: {
      content: () => openApiDocument(config),
      nonce: noncePlace,
      withDefaultFonts: false,
      telemetry: false,
    },
  });
  await reader.ready();
  return reader;
}
