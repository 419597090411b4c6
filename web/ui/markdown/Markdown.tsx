import { memo, useEffect, useState } from 'react';
import { BlockView, type MarkdownLabels } from './Blocks.tsx';
import { loadClosing } from './closing.ts';
import { headingLevels } from './heading-levels.ts';
import { MarkdownReader } from './markdown-reader.ts';
import { useStreamedText } from './streamed-text.ts';
import classes from './Markdown.module.css';

export type { MarkdownLabels };

export type MarkdownProps = {
  text: string;
  /** More text is coming: what is unfinished is shown as if it were closed, and a light follows the last word. */
  streaming?: boolean;
  /** Keep it the same object between renders, or every block is drawn again. */
  labels: MarkdownLabels;
};

/** Markdown as React elements: nothing is ever set as HTML, nothing is ever loaded. */
export function Markdown({ text, streaming = false, labels }: MarkdownProps) {
  useEffect(() => {
    if (streaming) void loadClosing().catch(() => undefined);
  }, [streaming]);
  return (
    <MarkdownText text={useStreamedText(text, streaming)} streaming={streaming} labels={labels} />
  );
}

/** Text that came since the last drawing costs nothing until the next one. */
const MarkdownText = memo(function MarkdownText({
  text,
  streaming,
  labels,
}: Required<MarkdownProps>) {
  const [reader] = useState(() => new MarkdownReader());
  const { blocks, definitions } = reader.read(text, streaming);
  const levels = headingLevels(blocks.map(({ token }) => token));
  return (
    <div className={classes.markdown}>
      {blocks.map(({ at, token, live }, index) => (
        <BlockView
          key={at}
          token={token}
          live={live}
          definitions={definitions}
          labels={labels}
          level={levels[index]}
          tail={streaming && index === blocks.length - 1 ? light : undefined}
        />
      ))}
      {streaming && blocks.length === 0 && <p>{light}</p>}
    </div>
  );
});

const light = <span className={classes.light} aria-hidden="true" />;
