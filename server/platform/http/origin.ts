import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Whether a browser sent the request from our own pages. A request without `Origin` is not from a page; a
 * request whose origin equals its own host can't be foreign.
 */
export function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (origin === new URL(config.PUBLIC_URL).origin || origin === new URL(config.API_URL).origin)
    return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
