import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharedHere } from '#contract/program-places.ts';
import { world } from '../../testing/world.ts';
import type { webManifest } from './installed.ts';

type Manifest = ReturnType<typeof webManifest>;

const publicFolder = path.resolve(import.meta.dirname, '../../../web/public');

test('the manifest has the name, the words and the direction of the language that is asked for', async () => {
  const { app } = await world({ PRODUCT_NAME: 'Lamp' });
  const read = async (url: string, accepted = 'en') => {
    const headers = { 'accept-language': accepted };
    const answer = await app.server.inject({ method: 'GET', url, headers });
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    return answer.json<Manifest>();
  };
  const english = await read('/manifest.webmanifest');
  expect(english).toMatchObject({ name: 'Lamp', lang: 'en', dir: 'ltr', display: 'standalone' });
  const hebrew = await read('/manifest.webmanifest', 'he-IL,he;q=0.9,en;q=0.5');
  expect(hebrew).toMatchObject({ lang: 'he', dir: 'rtl', id: english.id, scope: '/' });
  expect(hebrew.description).toMatch(/[\u05D0-\u05EA]/u);
  for (const [at, { name, url }] of hebrew.shortcuts.entries()) {
    expect(name).not.toBe(english.shortcuts[at]?.name);
    expect(url).toBe(english.shortcuts[at]?.url);
  }
  expect(await read('/manifest.webmanifest?language=he')).toEqual(hebrew);
  expect(await read('/manifest.webmanifest?language=xx')).toEqual(english);
});

test('every icon of the manifest is a picture of its size, and those that may be cut off fill their square', async () => {
  const { app } = await world();
  const answer = await app.server.inject({ method: 'GET', url: '/manifest.webmanifest' });
  const { icons, shortcuts } = answer.json<Manifest>();
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((one) => one.icons)]) {
    const file = path.join(publicFolder, src);
    expect(existsSync(file), src).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const masked = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(masked).toHaveLength(2);
  for (const { src } of masked) {
    const corner = { left: 0, top: 0, width: 1, height: 1 };
    const pixel = await sharp(path.join(publicFolder, src))
      .extract(corner)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...pixel], src).toEqual([0x14, 0x58, 0x5c]);
  }
});

test('a share that no service worker took leads to the page, and is not read', async () => {
  const { app } = await world();
  const form = new FormData();
  form.set('text', 'a line');
  for (const payload of [form, undefined]) {
    const answer = await app.server.inject({ method: 'POST', url: sharedHere, payload });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, sharedHere]);
  }
});
