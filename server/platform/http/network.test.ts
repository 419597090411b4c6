import { expect, test } from 'vitest';
import { callerOf, networkOf } from './network.ts';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::ffff:a01:203', '10.1.2.3'],
  ['0:0:0:0:0:FFFF:0a01:0203', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::ff:0:0:1', '2001:db8:0:0'],
  ['64:ff9b::10.1.2.3', '64:ff9b:0:0'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('limits count a signed-in caller by person, a stranger by network', () => {
  const caller = {
    userId: 'ana',
    sessionId: 's',
    language: 'en',
    tokenExpiresAt: new Date(),
  } as const;
  expect(callerOf({ caller, ip: '10.1.2.3' })).toBe('ana');
  expect(callerOf({ caller: null, ip: '2001:db8::1' })).toBe(
    callerOf({ caller: null, ip: '2001:db8::2:1' }),
  );
});
