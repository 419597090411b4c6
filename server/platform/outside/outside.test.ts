import { createServer } from 'node:http';
import type { LookupAddress } from 'node:dns';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPublic } from '../../config-network.ts';
import { openOutside, publicLookup } from './outside.ts';

/** Counts what reaches this machine. */
async function canary() {
  const seen: string[] = [];
  const server = createServer((request, answer) => {
    seen.push(request.url ?? '');
    if (request.url === '/away') answer.setHeader('location', '/inner');
    answer.writeHead(request.url === '/away' ? 302 : 201).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { seen, port: (server.address() as { port: number }).port };
}

describe('addresses that people give', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::]/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://printer/',
    'https://push.example.org:8443/',
    'https://push.example.org@127.0.0.1/',
    'https://name:word@push.example.org/',
    'https://１２７.0.0.1/',
    'https://127.0.0.1\\@push.example.org/',
    'http://push.example.org/',
    'file:///etc/passwd',
    'gopher://push.example.org/',
    'data:text/plain,x',
    'not an address',
  ])('%s is refused', async (address) => {
    const outside = openOutside();
    expect(outside.admits(address)).toBe(false);
    await expect(outside.post(address, {}, Buffer.from('x'))).rejects.toThrow('public internet');
  });

  test('addresses of push services are admitted', () => {
    const outside = openOutside();
    for (const address of [
      'https://fcm.googleapis.com/fcm/send/x:y',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
    ])
      expect(outside.admits(address)).toBe(true);
  });

  test('a name that leads to this machine is not connected to, also if another of its addresses is public', async () => {
    const { seen, port } = await canary();
    const asked = (hostname: string) =>
      new Promise<Error | null>((resolve) =>
        publicLookup(hostname, { all: true }, (error) => resolve(error)),
      );
    expect((await asked('localhost'))?.message).toMatch(/inside/u);
    expect((await asked('localhost.'))?.message).toMatch(/inside|ENOTFOUND/u);
    await expect(
      openOutside().post(`https://localhost.:${port}/`, {}, Buffer.from('x')),
    ).rejects.toThrow('public internet');
    expect(seen).toEqual([]);
  });

  test('a redirect is not followed', async () => {
    const { seen, port } = await canary();
    const origin = `http://127.0.0.1:${port}`;
    const outside = openOutside([origin]);
    expect(await outside.post(`${origin}/away`, {}, Buffer.from('x'))).toBe(302);
    expect(seen).toEqual(['/away']);
    expect(outside.admits(`http://127.0.0.1:${port + 1}/`)).toBe(false);
  });
});

test('an address is public or not, in either family', () => {
  const addresses: LookupAddress[] = [
    { address: '8.8.8.8', family: 4 },
    { address: '2a00:1450:4001::200e', family: 6 },
  ];
  for (const { address } of addresses) expect(isPublic(address)).toBe(true);
  for (const address of ['192.168.1.1', '224.0.0.1', '255.255.255.255', '::', '2001:db8::1', 'x'])
    expect(isPublic(address)).toBe(false);
});
