/**
 * One row of the table. A time, a rate or a size of memory has a limit only as a ratio to a bare program that did the
 * same in the same run, because absolute figures do not travel between machines; the time from a press to the next paint is
 * the exception, because people feel it as it is. Counts of what went wrong and the bytes
 * that a page transfers are the same everywhere. Other absolute figures are seen and have no limit.
 */
export interface Figure {
  name: string;
  value: string;
  goal: string;
  /** The time of the bare program, for information. */
  bare: string;
  holds: boolean;
}

/** Null where nothing is promised: the row explains another one. */
type Goal = { atMost: number } | { atLeast: number } | null;

/** The same measured of the product and of the bare program, right after one another. */
export interface Pair<Ours, Bare = Ours> {
  ours: Ours;
  bare: Bare;
}

/** A number from the command line: `--runs=1`. */
export function option(name: string, otherwise: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given ? Number(given.split('=')[1]) : otherwise;
}

/** The product and the bare program in turns, so that a slow moment of the machine meets both. */
export async function inPairs<Ours, Bare>(
  ours: () => Promise<Ours>,
  bare: () => Promise<Bare>,
  count = option('runs', 5),
): Promise<Pair<Ours, Bare>[]> {
  const pairs: Pair<Ours, Bare>[] = [];
  while (pairs.length < count) {
    pairs.push({ ours: await ours(), bare: await bare() });
    process.stderr.write(`  ${JSON.stringify(pairs.at(-1), rounded)}\n`);
  }
  return pairs;
}

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(2)) : value;

/** The median of the pairs' ratios, and that of the bare program's own figures in this unit. */
export function ratio<Key extends string>(
  name: string,
  pairs: readonly Pair<Record<NoInfer<Key>, number>>[],
  key: Key,
  goal: Goal,
  unit = 'ms',
): Figure {
  const value = median(pairs.map(({ ours, bare }) => ours[key] / bare[key]));
  const plain = median(pairs.map(({ bare }) => bare[key]));
  return count(name, value, goal, '×', 2, `${short(plain)} ${unit}`);
}

/** The median of the product's own counts or bytes, beside the bare program's. */
export function absolute<Key extends string>(
  name: string,
  pairs: readonly Pair<Record<NoInfer<Key>, number>>[],
  key: Key,
  goal: Goal,
  unit = '',
): Figure {
  const plain = median(pairs.map(({ bare }) => bare[key]));
  const amount = median(pairs.map(({ ours }) => ours[key]));
  return count(name, amount, goal, unit, 0, `${short(plain)} ${unit}`.trim());
}

/** A count, bytes, or seconds without a limit. */
export function count(
  name: string,
  amount: number,
  goal: Goal,
  unit = '',
  digits = 0,
  bare = '',
): Figure {
  const row = { name, value: `${amount.toFixed(digits)} ${unit}`.trim(), bare };
  if (goal === null) return { ...row, goal: 'seen, no limit', holds: true };
  const [sign, limit, holds] =
    'atMost' in goal
      ? ['≤', goal.atMost, amount <= goal.atMost]
      : ['≥', goal.atLeast, amount >= goal.atLeast];
  return { ...row, goal: `${sign} ${limit} ${unit}`.trim(), holds };
}

const short = (value: number) => Number(value.toFixed(value < 10 ? 2 : 0));

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function printTable(figures: Figure[]): void {
  const rows = [
    ['figure', 'ratio or count', 'goal', 'bare program', ''],
    ...figures.map(({ name, value, goal, bare, holds }) => [
      name,
      value,
      goal,
      bare || '–',
      holds ? ' ' : '✗',
    ]),
  ];
  const width = (at: number) => Math.max(...rows.map((row) => row[at]?.length ?? 0));
  const widths = [0, 1, 2, 3, 4].map(width);
  rows.splice(
    1,
    0,
    widths.map((dashes) => '-'.repeat(dashes)),
  );
  for (const [name = '', ...cells] of rows) {
    const padded = cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0));
    process.stdout.write(`| ${[name.padEnd(widths[0] ?? 0), ...padded].join(' | ')} |\n`);
  }
}
