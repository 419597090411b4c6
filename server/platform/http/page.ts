import { hash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { serveInstalled } from './installed.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** The built browser program. */
export const webFolder = path.resolve(import.meta.dirname, '../../../dist/web');

/**
 * The browser program: hashed files are cached permanently and were compressed at build time; every other
 * path is the one page, filled in for each request. Nothing under `/api` is ever a page.
 */
export async function servePage(server: FastifyInstance, platform: Platform): Promise<void> {
  const { config } = platform;
  const file = path.join(webFolder, 'index.html');
  const built = existsSync(file);
  if (built) {
    await server.register(fastifyStatic, {
      root: webFolder,
      index: false,
      preCompressed: true,
      wildcard: false,
      // Both are filled in.
      globIgnore: ['index.html*', 'service-worker.js*'],
      cacheControl: false,
      setHeaders(response, filePath) {
        const forGood = filePath.includes(`${path.sep}assets${path.sep}`);
        void response.header(
          'cache-control',
          forGood ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  } else {
    platform.log.warn('the browser program is not built; only the API is served');
  }
  const template = built ? readFileSync(file, 'utf8') : '';
  const scriptHashes = hashesOfScripts(template);
  const apiUrl = config.API_URL === config.PUBLIC_URL ? '' : config.API_URL;
  const filled = template
    .replaceAll('__API_URL__', escapeHtml(apiUrl))
    .replaceAll('__PRODUCT_NAME__', escapeHtml(config.PRODUCT_NAME));
  const policyFor = (styleNonce: string) =>
    contentSecurityPolicy(config, { styleNonce, scriptHashes });
  serveInstalled(server, config, { webFolder, page: `${policyFor('')}\n${filled}` });

  server.setNotFoundHandler((request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      built &&
      !/^\/(?:api|ws|assets|metrics)(?:\/|$)/u.test(request.url);
    if (!isPage) throw new Refusal('request.not_found');
    const nonce = randomBytes(16).toString('base64url');
    // Shared chats are for people with the link, not for search engines.
    if (request.url.startsWith('/shared/')) void reply.header('x-robots-tag', 'noindex, nofollow');
    return reply
      .header('content-security-policy', policyFor(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(filled.replaceAll('__CSP_NONCE__', nonce));
  });
}

/** Hashes of inline scripts, in the form of the content security policy. */
function hashesOfScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/gu)].map(
    ([, script = '']) => `sha256-${hash('sha256', script, 'base64')}`,
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
