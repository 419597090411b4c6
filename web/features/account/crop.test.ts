import { describe, expect, test } from 'vitest';
import { closeness, closerCrop, movedCrop, widestCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

describe('the square of a picture', () => {
  test('begins as the largest one, in the middle', () => {
    expect(widestCrop(wide)).toEqual({ x: 100, y: 0, side: 200 });
    expect(widestCrop({ width: 30, height: 90 })).toEqual({ x: 0, y: 30, side: 30 });
  });

  test('stays inside the picture wherever it is moved', () => {
    const widest = widestCrop(wide);
    expect(movedCrop(widest, wide, [40, 40])).toEqual({ x: 140, y: 0, side: 200 });
    expect(movedCrop(widest, wide, [-900, -900])).toEqual({ x: 0, y: 0, side: 200 });
    expect(movedCrop(widest, wide, [900, 900])).toEqual({ x: 200, y: 0, side: 200 });
  });

  test('gets closer around its middle, and never beyond the picture again', () => {
    const widest = widestCrop(wide);
    const close = closerCrop(widest, wide, 1);
    expect(close.side).toBeCloseTo(25);
    expect(close.x + close.side / 2).toBeCloseTo(200);
    expect(close.y + close.side / 2).toBeCloseTo(100);
    expect(closeness(close, wide)).toBeCloseTo(1);
    expect(closerCrop(close, wide, 9)).toEqual(close);
    const cornered = closerCrop(movedCrop(close, wide, [900, 900]), wide, -1);
    expect(cornered).toEqual({ x: 200, y: 0, side: 200 });
    expect(closeness(cornered, wide)).toBeCloseTo(0);
  });
});
