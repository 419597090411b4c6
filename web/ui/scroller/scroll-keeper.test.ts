import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScrollKeeper, type Whereabouts } from './scroll-keeper.ts';

const viewTop = 50;
const viewHeight = 600;

/** A part of a row that is laid out below the others. */
interface Block {
  height: number;
  isConnected: boolean;
  children: Block[];
  getBoundingClientRect(): { top: number; bottom: number; height: number };
}

/** A list that lays its rows out below each other, as far as the keeper asks a browser. */
class List extends EventTarget {
  rows: (Block & { dataset: { key: string } })[] = [];
  clientHeight = viewHeight;
  #top = 0;

  get scrollHeight(): number {
    return this.rows.reduce((sum, { height }) => sum + height, 0);
  }

  get scrollTop(): number {
    // A browser moves a list that got too short for its place.
    this.#top = Math.min(this.#top, Math.max(0, this.scrollHeight - viewHeight));
    return this.#top;
  }

  set scrollTop(top: number) {
    this.#top = Math.max(0, Math.min(top, this.scrollHeight - viewHeight));
  }

  getBoundingClientRect() {
    return { top: viewTop, bottom: viewTop + viewHeight };
  }

  contains() {
    return true;
  }

  row(key: string, ...heights: number[]) {
    const blocks = heights.map((height) => block(height, () => 0));
    const row = Object.assign(
      block(0, () => this.#startOf(key)),
      { dataset: { key }, children: blocks },
    );
    Object.defineProperty(row, 'height', {
      get: () => blocks.reduce((sum, { height }) => sum + height, 0),
    });
    for (const [at, inner] of blocks.entries())
      inner.getBoundingClientRect = () => {
        const before = blocks.slice(0, at).reduce((sum, { height }) => sum + height, 0);
        const top = this.#startOf(key) + before;
        return { top, bottom: top + inner.height, height: inner.height };
      };
    return row;
  }

  #startOf(key: string): number {
    const at = this.rows.findIndex(({ dataset }) => dataset.key === key);
    const before = this.rows.slice(0, at).reduce((sum, { height }) => sum + height, 0);
    return viewTop + before - this.scrollTop;
  }
}

function block(height: number, start: () => number): Block {
  return {
    height,
    isConnected: true,
    children: [],
    getBoundingClientRect() {
      const top = start();
      return { top, bottom: top + this.height, height: this.height };
    },
  };
}

function opened({ rows = 20, at }: { rows?: number; at?: { key: string; offset: number } } = {}) {
  const list = new List();
  for (let count = 1; count <= rows; count++) list.rows.push(list.row(`${count}`, 100));
  let where: Whereabouts | undefined;
  const taken = vi.fn<() => void>();
  // The keeper holds on to its rows as to a live collection of elements.
  const live = new Proxy([] as Element[], {
    get: (_, name) => Reflect.get(list.rows, name) as unknown,
  });
  const keeper = new ScrollKeeper(list as unknown as HTMLElement, live, {
    onWhereabouts: (now) => (where = now),
    onTaken: taken,
  });
  keeper.open(at);
  return {
    list,
    keeper,
    taken,
    where: () => where,
    fromEnd: () => list.scrollHeight - viewHeight - list.scrollTop,
    /** How far below the top of the view a row starts. */
    offsetOf: (key: string) => {
      const row = list.rows.find(({ dataset }) => dataset.key === key);
      return (row?.getBoundingClientRect().top ?? Number.NaN) - viewTop;
    },
    scrollBy(pixels: number) {
      list.scrollTop += pixels;
      list.dispatchEvent(new Event('scroll'));
    },
    change(edit: (rows: List['rows']) => void) {
      edit(list.rows);
      keeper.settle();
    },
  };
}

let selection: { isCollapsed: boolean; anchorNode: null } | null;

beforeEach(() => {
  selection = null;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      hidden: false,
      documentElement: { dataset: { motion: 'less' } },
    }),
  );
  vi.stubGlobal('getSelection', () => selection);
  vi.stubGlobal('getComputedStyle', () => ({ display: 'block', position: 'static' }));
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

afterEach(() => void vi.unstubAllGlobals());

describe('a list that follows', () => {
  test('opens at its end and stays there while its last row grows and others come', () => {
    const { list, fromEnd, change, keeper } = opened();
    expect(fromEnd()).toBe(0);
    change((rows) => void (rows.at(-1)!.children[0]!.height = 500));
    expect(fromEnd()).toBe(0);
    change((rows) => void rows.push(list.row('21', 300)));
    expect(fromEnd()).toBe(0);
    expect(keeper.following).toBe(true);
  });

  test('follows on when it gets shorter, which no reader did', () => {
    const { change, keeper, fromEnd } = opened();
    change((rows) => void rows.splice(10, 5));
    expect(keeper.following).toBe(true);
    expect(fromEnd()).toBe(0);
  });

  test('stops as soon as the reader wants to go up', () => {
    const { list, keeper, taken, change, offsetOf } = opened();
    list.dispatchEvent(Object.assign(new Event('wheel'), { deltaY: -1, ctrlKey: false }));
    expect(keeper.following).toBe(false);
    expect(taken).toHaveBeenCalled();
    const before = offsetOf('18');
    change((rows) => void rows.push(list.row('21', 300)));
    expect(offsetOf('18')).toBe(before);
  });
});

describe('the visible rows', () => {
  test('stays where it is when older rows come before it and rows after it grow', () => {
    const { list, scrollBy, change, offsetOf, keeper } = opened();
    scrollBy(-700);
    expect(keeper.following).toBe(false);
    const before = offsetOf('9');
    change((rows) => void rows.unshift(list.row('b', 130), list.row('a', 170)));
    expect(offsetOf('9')).toBe(before);
    change((rows) => void (rows.at(-1)!.children[0]!.height = 900));
    expect(offsetOf('9')).toBe(before);
  });

  test('stays when the row above it is taken away', () => {
    const { scrollBy, change, offsetOf } = opened();
    scrollBy(-700);
    const before = offsetOf('9');
    change((rows) => {
      const [gone] = rows.splice(7, 1);
      if (gone) gone.isConnected = false;
    });
    expect(offsetOf('9')).toBe(before);
  });

  test('is held by the block in view of a long row that grows above it', () => {
    const { list, scrollBy, change } = opened({ rows: 5 });
    change((rows) => void rows.splice(2, 1, list.row('long', 300, 300, 300, 300)));
    const long = list.rows[2]!;
    scrollBy(-(list.scrollTop - 650));
    const line = long.children[2]!;
    const before = line.getBoundingClientRect().top;
    change(() => void (long.children[0]!.height = 450));
    expect(line.getBoundingClientRect().top).toBe(before);
  });
});

describe('going down again', () => {
  test('follows from near the end on', () => {
    const { scrollBy, keeper } = opened();
    scrollBy(-700);
    scrollBy(300);
    expect(keeper.following).toBe(false);
    scrollBy(260);
    expect(keeper.following).toBe(true);
  });

  test('follows nothing while there are newer rows that are not loaded', () => {
    const { scrollBy, keeper } = opened();
    keeper.hasNewer = true;
    scrollBy(-700);
    scrollBy(700);
    expect(keeper.following).toBe(false);
  });

  test('follows nothing while words are being selected', () => {
    const { scrollBy, keeper } = opened();
    scrollBy(-700);
    selection = { isCollapsed: false, anchorNode: null };
    scrollBy(650);
    expect(keeper.following).toBe(false);
  });

  test('is offered beyond one limit until within another', () => {
    const { scrollBy, where } = opened();
    scrollBy(-190);
    expect(where()?.away).toBe(false);
    scrollBy(-20);
    expect(where()?.away).toBe(true);
    scrollBy(40);
    expect(where()?.away).toBe(true);
  });
});

describe('a place', () => {
  test('is none at the end, and else the first row in view that lasts', () => {
    const { scrollBy, keeper } = opened();
    expect(keeper.place(() => true)).toBeUndefined();
    scrollBy(-730);
    expect(keeper.place(() => true)).toEqual({ key: '7', offset: -70 });
    expect(keeper.place((key) => key !== '7')).toEqual({ key: '8', offset: 30 });
  });

  test('is where the list opens again, and one that is gone is the end', () => {
    expect(opened({ at: { key: '7', offset: -70 } }).offsetOf('7')).toBe(-70);
    expect(opened({ at: { key: 'gone', offset: -70 } }).fromEnd()).toBe(0);
  });

  test('follows new rows when its rest fits into the view', () => {
    const { keeper } = opened({ at: { key: '18', offset: 0 } });
    expect(keeper.following).toBe(true);
  });
});

test('a jump shows its row in the upper part of the view, and one to nowhere says so', () => {
  const { keeper, offsetOf } = opened();
  expect(keeper.showRow('8')).toBe(true);
  expect(keeper.following).toBe(false);
  expect(offsetOf('8')).toBeGreaterThanOrEqual(16);
  expect(offsetOf('8')).toBeLessThan(viewHeight / 2);
  expect(keeper.showRow('gone')).toBe(false);
  keeper.followEnd();
  expect(keeper.following).toBe(true);
});

test('a row is in view when half of it is shown', () => {
  const { scrollBy, keeper } = opened();
  scrollBy(-740);
  expect(keeper.inView).toEqual(['8', '9', '10', '11', '12', '13']);
});
