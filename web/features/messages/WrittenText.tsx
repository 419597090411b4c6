import type { ReactNode } from 'react';
import { useMarkdownLabels } from './markdown-labels.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CodeBlock } from '#web/ui/markdown/CodeBlock.tsx';
import { codeWords, joined } from '#web/ui/markdown/Inlines.tsx';
import markdown from '#web/ui/markdown/Markdown.module.css';
import { type CodeLines, type Line, withCode, writtenParts } from './written-parts.ts';
import classes from './WrittenText.module.css';

/** Text as a person wrote it, but for code and what is quoted before it: every line finds its own direction. */
export function WrittenText({ text }: { text: string }) {
  const { quoted, words } = writtenParts(text);
  return (
    <div className={classNames(classes.text, markdown.written)} data-words>
      {quoted.length > 0 && (
        <blockquote dir="auto">
          {quoted.map(({ at, line }) => (
            <p key={at} dir="auto">
              {lineWords(line.slice(2))}
            </p>
          ))}
        </blockquote>
      )}
      {words.map((part) =>
        'code' in part ? <Fenced key={part.at} {...part} /> : <Words key={part.at} {...part} />,
      )}
    </div>
  );
}

function Words({ line }: Line) {
  return <p dir="auto">{line === '' ? <br /> : lineWords(line)}</p>;
}

function lineWords(line: string): ReactNode {
  return joined(withCode(line).map(wordsOrCode));
}

function wordsOrCode(part: string, index: number): ReactNode {
  return index % 2 ? <code dir="ltr">{codeWords(part)}</code> : part;
}

function Fenced({ code, language }: CodeLines) {
  const labels = useMarkdownLabels();
  return (
    <div className={classes.code}>
      <CodeBlock code={code} language={language} live={false} labels={labels} />
    </div>
  );
}
