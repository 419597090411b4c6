import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const used = /var\((--[a-z\d-]+)\)/gu;
const defined = /['"[]?(--[a-z\d-]+)['"]?\]?:/gu;

test('every custom property that is used without a fallback is defined', () => {
  const sources = globSync('web/**/*.{css,ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const all = (pattern: RegExp) =>
    new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name)));
  const missing = [...all(used)].filter((name) => !name?.startsWith('--mantine'));
  expect(missing.filter((name) => !all(defined).has(name))).toEqual([]);
});
