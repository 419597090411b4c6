import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * The same strict headers on every answer, errors included. Scripts come from our own files, and the page's
 * inline one by its hash; styles also from elements with the page's nonce.
 */
export async function addSecurityHeaders(server: FastifyInstance, config: Config): Promise<void> {
  const secure = config.PUBLIC_URL.startsWith('https:');
  const api = new URL(config.API_URL).origin;
  const elsewhere =
    api === new URL(config.PUBLIC_URL).origin ? [] : [api, api.replace(/^http/u, 'ws')];
  await server.register(helmet, {
    enableCSPNonces: false,
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Browsers ignore these two without TLS, and log a warning.
    crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
    originAgentCluster: secure,
    crossOriginResourcePolicy: { policy: elsewhere.length > 0 ? 'same-site' : 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  const policy = contentSecurityPolicy(config);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('content-security-policy', policy);
    if (request.url.startsWith('/api')) void reply.header('cache-control', 'no-store');
    done();
  });
}

/** Minimum headers for answers that no hook handles. */
export function strictHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}

/** The inline parts of the page; no other inline code may run. */
interface Inline {
  styleNonce: string;
  scriptHashes: readonly string[];
}

export function contentSecurityPolicy(config: Config, inline?: Inline): string {
  const api = new URL(config.API_URL).origin;
  const elsewhere =
    api === new URL(config.PUBLIC_URL).origin ? '' : ` ${api} ${api.replace(/^http/u, 'ws')}`;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(inline?.scriptHashes ?? []).map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self'${inline ? ` 'nonce-${inline.styleNonce}'` : ''}`,
    `img-src 'self' data: blob:${elsewhere}`,
    `media-src 'self' blob:${elsewhere}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${elsewhere}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
