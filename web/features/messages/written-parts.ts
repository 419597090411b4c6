export interface Line {
  at: number;
  line: string;
}

export interface CodeLines {
  at: number;
  code: string;
  language: string;
}

export interface WrittenParts {
  quoted: Line[];
  words: (Line | CodeLines)[];
}

const fence = /^(`{3,}) *([^\s`]*) *$/u;
/** A run of backticks up to the next run of the same length. */
const inlineCode = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gu;

/** The quote before the text, and the text with its code between fences. */
export function writtenParts(text: string): WrittenParts {
  const lines = linesOf(text);
  const quoted = lines.slice(
    0,
    firstWhere(lines, ({ line }) => !line.startsWith('> ')),
  );
  const rest = lines.slice(quoted.length);
  const words = quoted.length > 0 ? rest.slice(firstWhere(rest, ({ line }) => line !== '')) : rest;
  return { quoted, words: withFences(words) };
}

/** A line cut at its code, which stands at the odd places. */
export function withCode(line: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { index, 0: whole, 2: code = '' } of line.matchAll(inlineCode)) {
    parts.push(line.slice(end, index), code.replace(/^ (.*[^ ].*) $/u, '$1'));
    end = index + whole.length;
  }
  return [...parts, line.slice(end)];
}

/** A fence that nothing closes is what it was typed as. */
function withFences(lines: Line[]): (Line | CodeLines)[] {
  const parts: (Line | CodeLines)[] = [];
  let next = 0;
  for (const [index, first] of lines.entries()) {
    if (index < next) continue;
    const [, marks, language = ''] = fence.exec(first.line) ?? [];
    const last = marks ? lines.findIndex(({ line }, at) => at > index && line === marks) : -1;
    if (last === -1) {
      parts.push(first);
      continue;
    }
    const inside = lines.slice(index + 1, last).map(({ line }) => line);
    parts.push({ at: first.at, code: inside.join('\n'), language });
    next = last + 1;
  }
  return parts;
}

/** The place of the first line of that kind, or the end. */
function firstWhere(lines: Line[], isIt: (line: Line) => boolean): number {
  const found = lines.findIndex(isIt);
  return found === -1 ? lines.length : found;
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { at: start, line };
  });
}
