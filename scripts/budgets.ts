import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './command.ts';

/** Figures that only grow by a decision; sizes are those of the brotli files that people download. */
export const budgets = {
  linesAdvised: 300,
  linesMax: 400,
  suppressionsMax: 0,
  firstLoadRequestsMax: 25,
  /** Before somebody can write in a chat that is opened directly: docs/decisions/061-texts-of-the-first-load.md. */
  firstLoadScriptBytesMax: 180_000,
  /** Before its newest messages can be read, which the composer does not wait for. */
  messagesScriptBytesMax: 220_000,
  firstLoadStyleBytesMax: 40_000,
  scriptBytesMax: 900_000,
  chunkBytesMax: 180_000,
};

export interface BudgetReport {
  /** Over a limit: the check fails. */
  broken: string[];
  /** Near a limit, or not measured. */
  notes: string[];
}

export function budgetReport(): BudgetReport {
  const report: BudgetReport = { broken: [], notes: [] };
  reportSources(report);
  reportPages(report, path.join(root, 'dist', 'web'));
  return report;
}

const suppression =
  /(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck)|oxfmt-ignore|prettier-ignore/;

/** Imports of more than types from files of the contract that hold schemas which no form checks with. */
const schemaImport =
  /^import (?!type\b)[^;]*?\bfrom '(#contract|\.)\/(?:analysis|cards|chat|explore|image-analysis|messages|members|connections|notifications|live|search)\.ts'/gmu;
/** The browser's first load; see docs/decisions/011. */
const isOfFirstLoad = /^(?:web\/(?!.*\.test\.)|contract\/\w+\.live\.ts$)/;

function reportSources({ broken, notes }: BudgetReport): void {
  const folders = 'contract,dates,markdown,i18n,content,db,server,web,e2e,bench,scripts';
  const files = globSync([`{${folders}}/**/*.{ts,tsx,css}`, '*.config.ts'], { cwd: root });
  let suppressions = 0;
  for (const file of files.sort()) {
    const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
    const length = `${file}: ${lines.length} lines`;
    // Data and the wording of one language are lists: they have no second noun to be split off.
    const isList = /^(i18n|content)\//.test(file);
    if (lines.length > budgets.linesMax && !isList) {
      broken.push(`${length}, at most ${budgets.linesMax}`);
    } else if (lines.length > budgets.linesAdvised && !isList) {
      notes.push(`${length}: probably two nouns`);
    }
    if (file === 'scripts/budgets.ts') continue;
    if (/= lazy\((?!\s*(?:later(?:ButAhead)?|firstPart)\()/u.test(lines.join('\n')))
      broken.push(`${file}: a lazy part waits for the network by later()`);
    if (
      /lazyRouteComponent\(\s*\(\) => import\('(?!\.\/features\/conversation\/ChatScreen)/u.test(
        lines.join('\n'),
      )
    )
      broken.push(`${file}: a screen waits for its texts by withTexts()`);
    if (
      /^web\/(?!platform\/query\.ts)/u.test(file) &&
      lines.join('\n').includes('.invalidateQueries(')
    )
      broken.push(`${file}: what may have changed is asked for again by askAgain()`);
    if (isOfFirstLoad.test(file))
      for (const [statement, place] of lines.join('\n').matchAll(schemaImport))
        if (place === '#contract' || file.startsWith('contract/'))
          broken.push(`${file}: ${statement.split('\n')[0]} brings schemas into the first load`);
    for (const [index, line] of lines.entries()) {
      if (!suppression.test(line)) continue;
      suppressions += 1;
      if (suppressions > budgets.suppressionsMax)
        broken.push(`${file}:${index + 1}: ${line.trim()}`);
    }
  }
}

function reportPages({ broken, notes }: BudgetReport, pages: string): void {
  const page = path.join(pages, 'index.html');
  if (!existsSync(page)) {
    notes.push('dist/web is not built, so its sizes are not measured');
    return;
  }
  const html = readFileSync(page, 'utf8');
  // The program is named twice where one of its parts needs it: it comes once.
  const first = [
    ...new Set([
      ...[...html.matchAll(/(?:src|href)="(\/[^"]+\.[a-z0-9]+)"/g)].map(([, name = '']) => name),
      ...earlyFiles(html),
    ]),
  ];
  const within = (what: string, value: number, max: number) => {
    const line = `${what}: ${value.toLocaleString('en')} of ${max.toLocaleString('en')}`;
    if (value > max) broken.push(line);
    else notes.push(line);
  };
  const bytesOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + downloadBytes(path.join(pages, name)), 0);
  const ending = (end: string) => first.filter((name) => name.endsWith(end));
  const scripts = globSync('**/*.js', { cwd: pages });
  const largest = Math.max(0, ...scripts.map((name) => downloadBytes(path.join(pages, name))));

  within('requests on first load', first.length + 1, budgets.firstLoadRequestsMax);
  within('scripts on first load, bytes', bytesOf(ending('.js')), budgets.firstLoadScriptBytesMax);
  const ofMessages = messagesFiles(pages);
  if (ofMessages.size === 0) broken.push('no file of the program lists the messages');
  const read = new Set([...ending('.js'), ...ofMessages]);
  within('scripts until messages, bytes', bytesOf([...read]), budgets.messagesScriptBytesMax);
  within('styles on first load, bytes', bytesOf(ending('.css')), budgets.firstLoadStyleBytesMax);
  within('all scripts, bytes', bytesOf(scripts), budgets.scriptBytesMax);
  within('largest script, bytes', largest, budgets.chunkBytesMax);
  // The early script and the styles of the loading screen alone stand in the page; the policy knows the
  // first by its hash, the others by the page's nonce.
  const inlineScripts = html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
  const inlineStyles = html.match(/<style(?! nonce="__CSP_NONCE__")|\sstyle="/g) ?? [];
  if (inlineScripts.length > 1 || inlineStyles.length > 0 || /\son[a-z]+="/.test(html)) {
    broken.push(
      'index.html holds an inline script or style, which the content security policy refuses',
    );
  }
}

/** Files that boot/early.js requests, the program among them, when a chat is opened, in the language with more words. */
function earlyFiles(html: string): string[] {
  const [, content = '{}'] = /<meta name="early-files" content="([^"]*)"/.exec(html) ?? [];
  const files = JSON.parse(content.replaceAll('&quot;', '"')) as Record<string, string[]>;
  const { program = [], styles = [], chat = [], he = [] } = files;
  return [...program, ...[...styles, ...chat, ...he].map((name) => `/${name}`)];
}

/** The file with the list of messages (vite.config.ts), and all that it imports at once. */
function messagesFiles(pages: string): Set<string> {
  const files = new Set(globSync('assets/messages-*.js', { cwd: pages }).map((name) => `/${name}`));
  for (const file of files)
    for (const [, name] of readFileSync(path.join(pages, file), 'utf8').matchAll(
      /(?:from|import)\s*"\.\/([\w.-]+\.js)"/gu,
    ))
      files.add(`/assets/${name}`);
  return files;
}

function downloadBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
