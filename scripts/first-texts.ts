import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const importStatement =
  /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gmsu;
const keyLiteral = /['"]([a-z_]+\.[\w.]+)['"]/gu;
const keyTemplate = /`([a-z_]+\.[\w.]*)\$\{/gu;

/** The files that a module brings with it at once, by what its source says; later parts are none. */
export function filesOf(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = entries.map((entry) => path.join(root, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !/\.tsx?$/u.test(file)) continue;
    found.add(file);
    for (const [, named, bare = ''] of readFileSync(file, 'utf8').matchAll(importStatement)) {
      const next = resolved(file, named ?? bare);
      if (next !== null) waiting.push(next);
    }
  }
  return found;
}

function resolved(from: string, name: string): string | null {
  if (!/^[#.]/u.test(name)) return null;
  const file = name.startsWith('#')
    ? path.join(root, name.slice(1))
    : path.resolve(path.dirname(from), name);
  return existsSync(file) ? file : null;
}

/**
 * The keys of texts that these files may say: all that stand in them, and all that begin as a key with a part to fill in
 * does. A text that merely looks like a key costs a few bytes.
 */
export function textKeysIn(files: Iterable<string>, known: readonly string[]): Set<string> {
  const keys = new Set<string>();
  const isKnown = new Set(known);
  for (const file of files) {
    if (file.startsWith(path.join(root, 'i18n'))) continue;
    const source = readFileSync(file, 'utf8');
    for (const [, key = ''] of source.matchAll(keyLiteral)) if (isKnown.has(key)) keys.add(key);
    for (const [, beginning = ''] of source.matchAll(keyTemplate))
      for (const key of known) if (key.startsWith(beginning)) keys.add(key);
  }
  return keys;
}
