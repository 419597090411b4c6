import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './command.ts';

const documents = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'];

const folders =
  '{contract,dates,markdown,i18n,content,db,server,web,e2e,bench,deploy,scripts,docs,.ci}';

/** Files in which names are searched: everything that we write, except the documents themselves. */
const sources = [
  `${folders}/**/*.{ts,tsx,js,css,html}`,
  '*.{ts,cjs,json,yml}',
  '.dependency-cruiser.cjs',
  'content/**/*.json',
  'db/migrations/*.sql',
];

/** Names that the program makes when it is built or runs. */
const produced =
  /^(?:\.\/)?(?:data|dist|DATA_DIR|backups|files|outbox|secrets)(?:\/[^.]*(?:\.tar\.gz)?)?$/u;

/** Names that are not ours: of shells, browsers and PostgreSQL, and words that we advise against. */
const outside = new Set(
  [
    'git ls-files grep kill npm npx install drizzle-kit pg_dump zavit.dump zavit /safe/zavit-2026-01-31.tar /safe/closed.csv closed.csv',
    'OLLAMA_CONTEXT_LENGTH CloseWatcher AggregateError ActualText chromium-headless-shell update-snapshots en_US.UTF-8',
    'utils helpers common',
  ].flatMap((words) => words.split(' ')),
);

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const extension = /\w\.(?:tsx?|js|css|json|sql|md|svg|html|cjs|yml)$/u;

/** Reads the tree once, then says of any document which of its names are nowhere. */
export function nameCheck(): (document: string) => string[] {
  const tree = globSync([`${folders}/**/*`, '*', '.env.example', '.dependency-cruiser.cjs'], {
    cwd: root,
  })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .join('\n');
  const text = globSync(sources, { cwd: root })
    .filter((file) => !/^(?:docs|package-lock|scripts\/documents)\b/u.test(file))
    .map((file) => withoutComments(read(file)))
    .join('\n');
  const words = new Set(text.match(/[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu));
  for (const word of words) for (const part of word.split('-')) words.add(part);
  const routes = new Set(
    [...text.matchAll(/'(\/[\w/:$.-]*)'/gu)].map(([, route = '']) =>
      route.replaceAll(/[:$]\w+/gu, '*'),
    ),
  );

  const isPath = (name: string) => {
    if (produced.test(name)) return true;
    const pattern = pathPattern(name.replace(/^\.?\//u, '').replace(/\/$/u, ''));
    return new RegExp(`/${pattern}$`, 'mu').test(tree);
  };
  const isWord = (name: string) =>
    words.has(name) || name.split('.').every((part) => part === '' || words.has(part));
  const isKnown = (name: string) => {
    if (outside.has(name)) return true;
    if (name.startsWith('/')) return routes.has(name);
    if (name.startsWith('@')) return text.includes(`"${name}`);
    if (extension.test(name) || /\w\/|\/\w/u.test(name)) return isPath(name);
    return isWord(name);
  };
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const measurements = read('bench/run.ts');
  const isCommand = ([, script = '', measurement]: string[]) =>
    script in scripts && (!measurement || measurements.includes(`/${measurement}.ts'`));
  return (document) => [
    ...namesIn(document).filter((name) => !isKnown(name)),
    ...[...document.matchAll(/npm run ([a-z][\w-]*)(?: -- ([a-z][\w-]*))?/gu)]
      .filter((command) => !isCommand(command))
      .map(([command]) => command),
  ];
}

function pathPattern(name: string): string {
  return name.replaceAll(/[.+$()[\]]/gu, String.raw`\$&`).replaceAll(/\*+/gu, '[^/\n]*');
}

/** The words of all spans in backticks; in blocks of code only files, `camelCase` and `dotted.names`. */
function namesIn(document: string): string[] {
  const names = new Set<string>();
  const prose = document.replaceAll(/^```.*?^```/gmsu, (block) => {
    for (const name of wordsOf(block)) if (/[a-z][A-Z]|\w\.\w/u.test(name)) names.add(name);
    return '';
  });
  for (const [, span = ''] of prose.matchAll(/`([^`]+)`/gu))
    for (const name of wordsOf(span)) names.add(name);
  return [...names];
}

function wordsOf(span: string): string[] {
  return span
    .replaceAll(/(?<=\/)(?:\{\w+\}|<\w+>)/gu, '*')
    .replaceAll(/<\w+>|\?\S*/gu, '')
    .split(/[\s'"“”(){},;|=…→]+/u)
    .map((word) => word.replaceAll(/^(?:--?|\$)|[-:.]+$/gu, ''))
    .filter((word) => /[a-z]/iu.test(word));
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/(?<=^|\s)\/\/.*$/gmu, '');
}

if (import.meta.main) {
  const unknownNames = nameCheck();
  for (const document of globSync(documents, { cwd: root }).toSorted())
    for (const name of unknownNames(read(document))) {
      console.error(`${document}: \`${name}\` is nowhere in the tree`);
      process.exitCode = 1;
    }
}
