import { describe, expect, test } from 'vitest';
import { ImageRegion } from '#contract/image-analysis.ts';
import { pointedAt, withMore } from './marking-tool.ts';

const place = { x: 0.1, y: 0.2, w: 0.3, h: 0.4, label: 'A path' };

const placesOf = (regions: unknown) => pointedAt('show_regions', JSON.stringify({ regions }));

describe('places that a model marks', () => {
  test('are kept in their order and numbered from 1', () => {
    const regions = withMore([], placesOf([place, { ...place, label: 'שביל' }]));
    expect(regions).toEqual([
      { n: 1, ...place },
      { n: 2, ...place, label: 'שביל' },
    ]);
    for (const region of regions) ImageRegion.parse(region);
  });

  test('are kept within the picture', () => {
    expect(placesOf([{ ...place, x: -0.2, y: 0.9, w: 0.5, h: 0.5 }])).toEqual([
      { ...place, x: 0, y: 0.9, w: 0.3, h: 0.1 },
    ]);
    expect(placesOf([{ x: 0.123456, y: 0, w: 2, h: 1, label: 'All of it' }])).toEqual([
      { x: 0.1235, y: 0, w: 0.8765, h: 1, label: 'All of it' },
    ]);
  });

  test('are left out if they make no sense; the others stay', () => {
    const absurd = [
      null,
      'here',
      [0.1, 0.2, 0.3, 0.4],
      {},
      { ...place, x: '0.1' },
      { ...place, w: null },
      { ...place, x: 120, w: 300 },
      { ...place, w: 0 },
      { ...place, h: -0.4 },
      { ...place, x: 1.5 },
      { ...place, w: 0.001 },
      { ...place, label: ' \u200f\u0000 ' },
      { ...place, label: 7 },
    ];
    expect(placesOf([...absurd, place])).toEqual([place]);
  });

  test('are at most eight, also over many calls', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ ...place, label: `${at}` }));
    expect(placesOf(many).map(({ label }) => label)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
    const regions = withMore(withMore([], placesOf(many.slice(0, 5))), placesOf(many.slice(5, 10)));
    expect(regions.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('have labels of one line without direction marks, cut if too long', () => {
    const label = (words: string) => placesOf([{ ...place, label: words }])[0]?.label;
    expect(label('  A\npath\u202e into\u0000 the \t mist ')).toBe('A path into the mist');
    expect(label('\ud800')).toBe('\ufffd');
    for (const long of ['x'.repeat(5_000), '🙂'.repeat(100), `${'a'.repeat(58)}🙂🙂`]) {
      const cut = label(long) ?? '';
      expect(cut.length).toBeLessThanOrEqual(60);
      expect(cut).toMatch(/…$/u);
      expect(cut.isWellFormed()).toBe(true);
    }
  });

  test('are none if the call can’t be parsed or belongs to another tool', () => {
    const bad = [
      '',
      'null',
      '[]',
      '{"regions":{}}',
      '{"regions":[{"x":NaN}]}',
      '{"regions":[',
      '7',
    ];
    for (const input of bad) expect(pointedAt('show_regions', input)).toEqual([]);
    expect(
      pointedAt('show_regions', `{"regions":[{"x":1e999,"y":0,"w":1,"h":1,"label":"a"}]}`),
    ).toEqual([]);
    expect(
      pointedAt('show_regions', JSON.stringify({ regions: [place], more: ' '.repeat(20_000) })),
    ).toEqual([]);
    expect(pointedAt('draw_card', JSON.stringify({ regions: [place] }))).toEqual([]);
  });
});
