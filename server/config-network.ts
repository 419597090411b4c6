import { BlockList, isIP } from 'node:net';

/** Networks that are not the internet: our own machine, neighbours, metadata services, and forms that hide them. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
/** Of IPv6 only global unicast is outside. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const inside6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !inside6.check(address, 'ipv6');
}

/** Whether an address is not of the public internet: of this machine, or of a network of its own. */
export function isOwnNetwork(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/gu, '');
  if (isIP(host) !== 0) return !isPublic(host);
  return !host.includes('.') || /\.(?:local|localhost|lan|internal|home\.arpa)$/u.test(host);
}
