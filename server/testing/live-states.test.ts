import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { events } from '#contract/live.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('every state that events change has code that applies them, which no event escapes', () => {
  const sources = ['contract/*.live.ts', 'contract/known-names.ts', 'web/**/*.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const states = new Set(Object.values(events).flatMap(({ changes }): string[] => [...changes]));
  const unapplied = [...states].filter((state) => !sources.includes(`Unconcerned<'${state}'>`));
  expect(unapplied).toEqual([]);
});
