import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sourceFiles = globSync('server/features/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => path.join(root, file));
const sources = new Map<string, string>();
const sourceOf = (file: string) => {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
};

/** The files of the server that a file imports, itself included. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || !existsSync(file)) return reached;
  reached.add(file);
  for (const [, to = ''] of sourceOf(file).matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/gu))
    reachedFrom(path.resolve(path.dirname(file), to), reached);
  return reached;
}

/** The homes of what serves an endpoint: of its functions, and of what is put around them. */
function homesOf(name: string): string[] {
  const served = new RegExp(
    String.raw`(\w*)\(?\s*serve(?:Prepared)?\(\s*api\.${name.replace('.', String.raw`\.`)},((?:(?!\bserve)[\s\S])*)`,
    'u',
  );
  for (const file of sourceFiles) {
    const [, around, functions] = served.exec(sourceOf(file)) ?? [];
    if (functions === undefined) continue;
    const names = new Set(`${around} ${functions}`.match(/\w+/gu));
    const homes = [...sourceOf(file).matchAll(/import \{([^}]*)\} from '(\.[^']+)'/gu)]
      .filter(([, imported = '']) => imported.match(/\w+/gu)?.some((one) => names.has(one)))
      .map(([, , from = '']) => path.resolve(path.dirname(file), from));
    const own = [...sourceOf(file).matchAll(/function (\w+)/gu)].some(([, one = '']) =>
      names.has(one),
    );
    return own ? [...homes, file] : homes;
  }
  return [];
}

test('every refusal that an endpoint lists is raised in a file that it reaches', () => {
  const never: string[] = [];
  for (const [noun, endpoints] of Object.entries(api))
    for (const [name, { fails }] of Object.entries<Endpoint>(endpoints)) {
      const homes = homesOf(`${noun}.${name}`);
      expect(homes, `${noun}.${name} is served`).not.toEqual([]);
      const reached = [...new Set(homes.flatMap((home) => [...reachedFrom(home)]))];
      for (const code of fails)
        if (!reached.some((file) => sourceOf(file).includes(`'${code}'`)))
          never.push(`${noun}.${name}: ${code}`);
    }
  expect(never).toEqual([]);
});
