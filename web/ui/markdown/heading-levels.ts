import type { Token } from 'marked';

/** The page has a heading of the first level, under which a text stands. */
const highest = 2;
const lowest = 6;

/**
 * The level of each heading among those of the page, by its place in the outline of the text: whatever
 * depths the writer chose, no level is left out. Undefined for other blocks.
 */
export function headingLevels(tokens: readonly Token[]): (number | undefined)[] {
  const above: number[] = [];
  return tokens.map((token) => {
    if (token.type !== 'heading') return undefined;
    const depth = token.depth as number;
    while ((above.at(-1) ?? 0) >= depth) above.pop();
    above.push(depth);
    return Math.min(lowest, highest - 1 + above.length);
  });
}
