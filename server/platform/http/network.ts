import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The key for limits: the person, or a stranger's network. */
export function callerOf({ caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>): string {
  return caller?.userId ?? networkOf(ip);
}

/** An IPv4 address, or the /64 of an IPv6 address: one person often owns all of it. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const last = ip.slice(ip.lastIndexOf(':') + 1);
  // The last two groups may be written as an IPv4 address.
  const [head = '', tail] = (isIPv4(last) ? ip.replace(last, groupsOf(last)) : ip).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const whole = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/u, ''),
  );
  const mapped = /^(?:0:){5}ffff:(?<high>[\da-f]{1,4}):(?<low>[\da-f]{1,4})$/u.exec(
    whole.join(':'),
  );
  if (!mapped?.groups) return whole.slice(0, 4).join(':');
  const { high = '', low = '' } = mapped.groups;
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

/** `10.1.2.3` as `a01:203`. */
function groupsOf(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}
