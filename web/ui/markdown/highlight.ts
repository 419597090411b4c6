import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const languages = {
  bash,
  c,
  cpp,
  csharp,
  css,
  go,
  java,
  javascript,
  json,
  markdown,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

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

/** The code cut into coloured runs, or nothing when its language is not known. */
export function codeRuns(code: string, language: string): CodeRun[] | undefined {
  if (code.length > codeLengthMax || !hljs.getLanguage(language)) return undefined;
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
