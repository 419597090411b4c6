import { memo, useMemo } from 'react';
import { BlockView, type MarkdownLabels } from './Blocks.tsx';
import { talkReading } from './markdown-reader.ts';
import { classNames } from '../class-names.ts';
import classes from './Markdown.module.css';

export type TalkProps = {
  text: string;
  /** Keep it the same object between renders. */
  labels: MarkdownLabels;
};

/**
 * Text that people write to each other: emphasis, code, quotes, lists and links. Headings, tables and lines
 * across stay as typed, and every line finds its own direction.
 */
export const Talk = memo(function Talk({ text, labels }: TalkProps) {
  const { blocks, definitions } = useMemo(() => talkReading(text), [text]);
  return (
    <div className={classNames(classes.markdown, classes.talk)}>
      {blocks.map(({ at, token, live }) => (
        <BlockView key={at} token={token} live={live} definitions={definitions} labels={labels} />
      ))}
    </div>
  );
});
