import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';

const languages: Record<string, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  python: () => import('highlight.js/lib/languages/python'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

const otherNames: Record<string, string> = {
  'c++': 'cpp',
  cs: 'csharp',
  golang: 'go',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  md: 'markdown',
  py: 'python',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
  yml: 'yaml',
};

/** Longer code stays in one colour: marking it would hold up the page. */
const codeLengthMax = 10_000;

export type CodeKind = 'word' | 'text' | 'number' | 'remark' | 'name' | 'field';

export type CodeRun = { text: string; kind?: CodeKind };

const kinds: Record<string, CodeKind> = {
  keyword: 'word',
  literal: 'word',
  built_in: 'word',
  type: 'word',
  'selector-tag': 'word',
  tag: 'word',
  string: 'text',
  regexp: 'text',
  subst: 'text',
  addition: 'text',
  number: 'number',
  symbol: 'number',
  bullet: 'number',
  comment: 'remark',
  quote: 'remark',
  meta: 'remark',
  deletion: 'remark',
  title: 'name',
  section: 'name',
  name: 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  attr: 'field',
  attribute: 'field',
  property: 'field',
  variable: 'field',
  params: 'field',
};

/** Fetches what a language needs; nothing when the code cannot be coloured. */
export async function loadLanguage(name: string, code: string): Promise<string | undefined> {
  const language = Object.hasOwn(otherNames, name) ? otherNames[name] : name;
  if (code.length > codeLengthMax || language === undefined) return undefined;
  if (!hljs.getLanguage(language)) {
    if (!Object.hasOwn(languages, language)) return undefined;
    const grammar = await languages[language]?.();
    if (grammar) hljs.registerLanguage(language, grammar.default);
  }
  return language;
}

/** The code cut into coloured runs; its language must be loaded. */
export function codeRuns(code: string, language: string): CodeRun[] {
  return runsOf(hljs.highlight(code, { language, ignoreIllegals: true }).value);
}

const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** Reads the only markup the highlighter writes: spans with a class, and five character references. */
function runsOf(html: string): CodeRun[] {
  const runs: CodeRun[] = [];
  const open: (CodeKind | undefined)[] = [];
  for (const [piece, opened] of html.matchAll(/<span class="([^"]*)">|<\/span>|[^<]+/g)) {
    if (opened !== undefined) {
      const scope = /hljs-([\w-]+)/.exec(opened)?.[1] ?? '';
      open.push(kinds[scope] ?? open.at(-1));
    } else if (piece === '</span>') {
      open.pop();
    } else {
      const text = piece.replace(
        /&(?:lt|gt|quot|#x27|amp);/g,
        (reference) => characters[reference] ?? reference,
      );
      runs.push({ text, kind: open.at(-1) });
    }
  }
  return runs;
}
