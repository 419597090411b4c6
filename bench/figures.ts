/** One row of the table: what was measured, beside what was asked for. */
export interface Figure {
  name: string;
  measured: string;
  target: string;
  /** Null where nothing was asked for: it explains another row. */
  holds: boolean | null;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const runs = 5;

/** The median of several runs, one after another. */
export async function medianOf(count: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < count; run++) values.push(await measure());
  return median(values);
}

export function atMost(
  name: string,
  measured: number,
  limit: number,
  unit: string,
  digits = 1,
): Figure {
  return {
    name,
    measured: `${measured.toFixed(digits)} ${unit}`,
    target: `≤ ${limit} ${unit}`,
    holds: measured <= limit,
  };
}

export function atLeast(
  name: string,
  measured: number,
  limit: number,
  unit: string,
  digits = 2,
): Figure {
  return {
    name,
    measured: `${measured.toFixed(digits)} ${unit}`,
    target: `≥ ${limit} ${unit}`,
    holds: measured >= limit,
  };
}

/** What a bare program needs for the same on this machine, beside a figure of ours. */
export function beside(name: string, measured: number, unit: string, digits = 1): Figure {
  return { name, measured: `${measured.toFixed(digits)} ${unit}`, target: '–', holds: null };
}

export function printTable(figures: Figure[]): void {
  const width = (column: (figure: Figure) => string, title: string) =>
    Math.max(title.length, ...figures.map((figure) => column(figure).length));
  const name = width((figure) => figure.name, 'figure');
  const measured = width((figure) => figure.measured, 'measured');
  const target = width((figure) => figure.target, 'target');
  const line = (...cells: [string, string, string, string]) =>
    `| ${cells[0].padEnd(name)} | ${cells[1].padStart(measured)} | ${cells[2].padStart(target)} | ${cells[3]} |\n`;
  process.stdout.write(line('figure', 'measured', 'target', ''));
  process.stdout.write(line('-'.repeat(name), '-'.repeat(measured), '-'.repeat(target), '--'));
  for (const figure of figures)
    process.stdout.write(
      line(figure.name, figure.measured, figure.target, figure.holds === false ? '✗ ' : '  '),
    );
}
