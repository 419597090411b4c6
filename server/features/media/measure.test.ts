import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { colourNames } from '#contract/values.ts';
import { script } from '#content/guide/script.ts';
import { analysis as en } from '#i18n/en/analysis.ts';
import { analysis as he } from '#i18n/he/analysis.ts';
import { measured } from './measure.ts';

const plain = (background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } });

async function measureOf(picture: Sharp) {
  const { data, info } = await picture.webp().toBuffer({ resolveWithObject: true });
  return measured({ bytes: data, width: info.width, height: info.height });
}

/** Stripes of one point each, the hardest edges there are. */
const stripes = () =>
  sharp(Buffer.from(Uint8Array.from({ length: 200 * 100 }, (_, at) => (at % 2 === 0 ? 0 : 255))), {
    raw: { width: 200, height: 100, channels: 1 },
  });

describe('the palette', () => {
  test.each([
    ['#d02020', 'red'],
    ['#f08a24', 'orange'],
    ['#f5d90a', 'yellow'],
    ['#2e8b3d', 'green'],
    ['#14585c', 'teal'],
    ['#1f3a36', 'teal'],
    ['#aebfb5', 'grey'],
    ['#2450c8', 'blue'],
    ['#7a3fb0', 'purple'],
    ['#f29ac0', 'pink'],
    ['#6b4226', 'brown'],
    ['#0b0b0c', 'black'],
    ['#808080', 'grey'],
    ['#fefefe', 'white'],
    ['#f7e6c8', 'cream'],
  ] as const)('%s is called %s', async (color, name) => {
    const { palette } = await measureOf(plain(color));
    expect(palette.map((one) => [one.name, one.share])).toEqual([[name, 1]]);
  });

  test('gives the share of each colour, largest first', async () => {
    const picture = plain('#14585c', 400, 100).composite([
      { input: await plain('#f7e6c8', 100, 100).png().toBuffer(), left: 0, top: 0 },
    ]);
    const { palette } = await measureOf(picture);
    expect(palette.map(({ name }) => name)).toEqual(['teal', 'cream']);
    expect(palette[0]?.share).toBeCloseTo(0.75, 1);
    expect(palette[0]?.color).toMatch(/^#1[0-9a-f]5[0-9a-f]5[0-9a-f]$/u);
  });

  test('has at most six colours however many the picture has', async () => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000000',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    });
    const { palette } = await measureOf(noise);
    expect(palette.length).toBeGreaterThan(0);
    expect(palette.length).toBeLessThanOrEqual(6);
  });

  test('has a word in both languages for every colour, the guide’s own', () => {
    const labels = (script.image_labels.colours ?? {}) as Record<
      string,
      { en: string; he: string }
    >;
    for (const name of colourNames)
      expect([name, en[`analysis.colour_${name}`], he[`analysis.colour_${name}`]]).toEqual([
        name,
        labels[name]?.en,
        labels[name]?.he,
      ]);
  });
});

describe('light, contrast and sharpness', () => {
  test('of one tone: its lightness, and neither contrast nor edges', async () => {
    expect(await measureOf(plain('#000000'))).toMatchObject({
      light: 0,
      contrast: 0,
      sharpness: 0,
    });
    expect((await measureOf(plain('#ffffff'))).light).toBe(1);
  });

  test('of stripes: in the middle, as far apart and as hard as can be', async () => {
    const hard = await measureOf(stripes());
    expect(hard.light).toBeCloseTo(0.5, 1);
    expect(hard.contrast).toBeGreaterThan(0.7);
    expect(hard.sharpness).toBeGreaterThan(0.8);
    const soft = await measureOf(stripes().blur(8));
    expect(soft.sharpness).toBeLessThan(0.2);
  });

  test('of a picture one pixel high, or half transparent, are computed', async () => {
    expect((await measureOf(plain('#14585c', 1_000, 1))).sharpness).toBe(0);
    const see = sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    expect((await measureOf(see)).light).toBe(1);
  });
});
