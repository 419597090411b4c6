import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesLike = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') }).toSorted();

describe('plain English', () => {
  const sources = filesLike(
    '{bench,content,contract,db,e2e,i18n,markdown,scripts,server,web}/**/*.{ts,tsx,js,css}',
  );
  const tests = sources.filter((file) => /\.(?:test|e2e)\.tsx?$/u.test(file));
  /** Comments of a file, each with its first words; runs of line comments are one. */
  const commentsOf = (file: string) =>
    [...read(file).matchAll(/\/\*[*\s]*([^]*?)\*\/|(?:(?<=^|\s)\/\/ ?(.*)\n?\s*)+/gu)].map(
      ([whole, block]) => (block ?? whole.replaceAll(/(?:^|\n)\s*\/\/ ?/gu, ' ')).trim(),
    );
  const titlesOf = (file: string) =>
    [
      ...read(file).matchAll(
        /(?<![\w.])(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\)|`[^`]*`)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gu,
      ),
    ].map(([, , title = '']) => title);
  const clause = /^(?:who|whom|whose|whoever|what|whatever|where|those)\b(?!.*\?)/iu;
  const documents = [
    ...filesLike('{*.md,docs/**/*.md}'),
    '.dependency-cruiser.cjs',
    'server/config.ts',
  ];
  /** The rule itself and its pairs of examples. */
  const isExample = (file: string, line: string) =>
    file === 'CONTRIBUTING.md' && /^\s*\||\*tell\*/u.test(line);
  const telling = /\b(?:tell|tells|telling|told)\b/iu;

  test('begins comments and test names with their subject, not with a clause', () => {
    const clauses = sources.flatMap((file) =>
      [
        ...commentsOf(file).filter((text) => clause.test(text)),
        ...(tests.includes(file) ? titlesOf(file).filter((title) => clause.test(title)) : []),
      ].map((text) => `${file}: ${text.split('\n')[0]}`),
    );
    expect(clauses).toEqual([]);
  });

  test('emits events, notifies people, sends messages and announces to screen readers, with no other verb', () => {
    const found = [
      ...sources.flatMap((file) =>
        [...commentsOf(file), ...(tests.includes(file) ? titlesOf(file) : [])]
          .filter((text) => telling.test(text))
          .map((text) => `${file}: ${text.split('\n')[0]}`),
      ),
      ...sources.flatMap((file) =>
        (
          read(file).match(
            /\btell[A-Z]\w*|\btold[A-Z]\w*|[.#]tell\(|\b(?:function|const|let) \W?(?:tell|told)\b/gu,
          ) ?? []
        ).map((name) => `${file}: ${name}`),
      ),
      ...[...documents, ...filesLike('i18n/en/*.ts')].flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => telling.test(line) && !isExample(file, line))
          .map((line) => `${file}: ${line.trim()}`),
      ),
    ];
    expect(found).toEqual([]);
  });

  test('uses no archaic words', () => {
    const archaic = /\b(?:whoever|anew|hears? of|deeds?|be it)\b/iu;
    const found = [
      ...sources
        .filter((file) => !file.endsWith('plain-english.test.ts'))
        .flatMap((file) =>
          [...commentsOf(file), ...(tests.includes(file) ? titlesOf(file) : [])]
            .filter((text) => archaic.test(text))
            .map((text) => `${file}: ${text.split('\n')[0]}`),
        ),
      ...[...documents, ...filesLike('i18n/en/*.ts')].flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => archaic.test(line) && !isExample(file, line))
          .map((line) => `${file}: ${line.trim()}`),
      ),
    ];
    expect(found).toEqual([]);
  });

  test('has no codes in test names, whose legend would be elsewhere', () => {
    const codes = /\((?:[A-Z]{1,2}-?\d+(?:, | to |\)))+|\b[A-Z]-\d{2}\b|^[A-Z]{1,2}\d+\b/u;
    const coded = tests.flatMap((file) =>
      titlesOf(file)
        .filter((title) => codes.test(title))
        .map((title) => `${file}: ${title}`),
    );
    expect(coded).toEqual([]);
  });
});
