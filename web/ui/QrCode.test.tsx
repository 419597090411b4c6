import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

test('every dark module is drawn where it belongs, inside four modules of quiet', () => {
  const value = 'https://zavit.test/join/abc-DEF_123';
  const drawn = renderToStaticMarkup(<QrCode value={value} label="A code" />);
  const modules = [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/gu)].map(([, x, y]) => `${x} ${y}`);
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect(modules).toEqual(dark);
  const places = modules.flatMap((one) => one.split(' ').map(Number));
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  expect(drawn).toContain(`viewBox="0 0 ${size} ${size}"`);
  expect(drawn).toContain('role="img" aria-label="A code"');
});
