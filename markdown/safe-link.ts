import { decodedEntities } from './entities.ts';

const safeProtocols = new Set(['http:', 'https:', 'mailto:']);

/** The address a link may lead to, written out in full, or nothing when it may not be followed. */
export function safeLink(href: string): string | undefined {
  const address = decodedEntities(href).trim();
  // Without this a browser would read a missing // and fill it from the page it is on.
  if (!/^(https?:\/\/|mailto:)/i.test(address)) return undefined;
  const url = URL.parse(address);
  return url && safeProtocols.has(url.protocol) ? url.href : undefined;
}
