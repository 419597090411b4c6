import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardArt, cardArtVersion, cardArtWidths, cardArtWidthsOf } from '#contract/card-art.ts';
import { decks } from '#content/cards/decks.ts';
import { sharedWorld } from '../../testing/world.ts';
import { artVersion, drawnCards } from './art.ts';

const one = sharedWorld();
const root = path.resolve(import.meta.dirname, '../../..');

test('the addresses of the pictures change when a drawing does: put this into contract/card-art.ts', () => {
  expect(cardArtVersion).toBe(artVersion());
});

test('every image card and every deck’s back is drawn, and nothing else', () => {
  const backs = Object.keys(decks).map((type) => `back-${type}`);
  expect(drawnCards().toSorted()).toEqual(
    [...decks.image.map(({ id }) => id), ...backs].toSorted(),
  );
});

test('no drawing runs, asks for anything or is put into a page', async () => {
  const { readFileSync } = await import('node:fs');
  for (const file of globSync('content/cards/svg/*.svg', { cwd: root }))
    expect(readFileSync(path.join(root, file), 'utf8'), file).not.toMatch(
      /<script|\son\w+=|href="(?!#)|url\((?!#)|<foreignObject/iu,
    );
});

test('a picture is WebP in three widths that may be kept for good', async () => {
  for (const width of cardArtWidths) {
    const answer = await fetch(`${await one.url()}${cardArt('door', width)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual([
      'webp',
      width,
      (width / 3) * 4,
    ]);
  }
  expect(cardArtWidthsOf(cardArt('two-chairs'))?.split(', ')).toHaveLength(3);
  expect(cardArtWidthsOf('/api/media/x/image')).toBeUndefined();
});

test('a path that is no picture of this version is 404', async () => {
  for (const name of [
    cardArt('door').replace(cardArtVersion, '0badbad0'),
    cardArt('nothing'),
    cardArt('door').replace('600', '601'),
    cardArt('door').replace('door', '..%2F..%2Fdoor'),
    cardArt('door').replace('door', 'decks'),
  ]) {
    const answer = await fetch(`${await one.url()}${name}`);
    expect(answer.status, name).toBe(404);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  }
});
