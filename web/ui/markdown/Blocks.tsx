import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, memo, type ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import { textDirection } from '#markdown/direction.ts';
import { inlines, joined } from './Inlines.tsx';
import { keyboardScrollable } from './keyboard-scrollable.ts';
import type { Block } from './markdown-reader.ts';
import classes from './Markdown.module.css';

export type MarkdownLabels = {
  /** Names the button that copies a code block. */
  copy: string;
  /** Shown and announced after copying. */
  copied: string;
  /** Names a code block without a language. */
  code: string;
};

/** Settings for drawing every block. */
type Drawing = { labels: MarkdownLabels; live: boolean; level?: number };

type BlockViewProps = Omit<Block, 'at'> & {
  /** Link definitions of the whole text. */
  definitions: string;
  labels: MarkdownLabels;
  /** Of a heading, among those of the page; 2 to 6. */
  level?: number;
  /** Shown after the last word. */
  tail?: ReactNode;
};

export const BlockView = memo(
  function BlockView({ token, live, labels, level, tail }: BlockViewProps) {
    return block(token, { labels, live, level }, tail);
  },
  (before, after) =>
    before.token.raw === after.token.raw &&
    before.token.type === after.token.type &&
    before.live === after.live &&
    before.definitions === after.definitions &&
    before.labels === after.labels &&
    before.level === after.level &&
    before.tail === after.tail,
);

function blocks(tokens: Token[], drawing: Drawing, tail?: ReactNode): ReactNode {
  const shown = tokens.filter(({ type }) => type !== 'space' && type !== 'def');
  const nodes = shown.map((token, index) =>
    block(token as MarkedToken, drawing, index === shown.length - 1 ? tail : undefined),
  );
  if (tail && shown.length === 0) nodes.push(tail);
  return joined(nodes);
}

function block(token: MarkedToken, drawing: Drawing, tail?: ReactNode): ReactNode {
  switch (token.type) {
    case 'heading':
      return drawing.level ? (
        createElement(`h${drawing.level}`, { dir: 'auto' }, inlines(token.tokens, tail))
      ) : (
        // Inside a quote or a list it is no heading of this text.
        <p dir="auto">
          <strong>{inlines(token.tokens, tail)}</strong>
        </p>
      );
    case 'paragraph':
      return <p dir="auto">{inlines(token.tokens, tail)}</p>;
    case 'blockquote':
      return <blockquote dir="auto">{leadBlocks(token.tokens, drawing, tail)}</blockquote>;
    case 'list':
      return list(token, drawing, tail);
    case 'table':
      return table(token, tail);
    case 'code':
      return (
        <CodeBlock
          code={token.text}
          language={token.lang?.trim().split(/[\s{,]/)[0] ?? ''}
          live={drawing.live}
          labels={drawing.labels}
          tail={tail}
        />
      );
    case 'hr':
      return tail ? (
        <>
          <hr />
          <p>{tail}</p>
        </>
      ) : (
        <hr />
      );
    default:
      return <p dir="auto">{inlines([token], tail)}</p>;
  }
}

/**
 * The blocks of an item or a quote. Its first paragraph is not a block of its own direction,
 * because dir="auto" on the item looks only at text that no inner dir has claimed.
 */
function leadBlocks(tokens: Token[], drawing: Drawing, tail?: ReactNode): ReactNode {
  const lead: Token[] = [];
  const checkbox = tokens[0]?.type === 'checkbox' ? tokens[0] : undefined;
  const rest = checkbox ? tokens.slice(1) : [...tokens];
  const first = rest[0] as MarkedToken | undefined;
  if (checkbox) lead.push(checkbox);
  if (first?.type === 'text' || first?.type === 'paragraph') {
    lead.push(...(first.tokens ?? [first]));
    rest.shift();
  }
  const alone = rest.every(({ type }) => type === 'space' || type === 'def');
  if (alone) return inlines(lead, tail);
  return (
    <>
      {lead.length > 0 && <div>{inlines(lead)}</div>}
      {blocks(rest, drawing, tail)}
    </>
  );
}

function list(token: Tokens.List, drawing: Drawing, tail?: ReactNode): ReactNode {
  const lastItem = token.items.at(-1);
  const listItem = (item: Tokens.ListItem) => (
    <li dir="auto" className={item.task ? classes.task : undefined}>
      {leadBlocks(item.tokens, drawing, item === lastItem ? tail : undefined)}
    </li>
  );
  const start = token.ordered && token.start !== '' && token.start !== 1 ? token.start : undefined;
  return createElement(
    token.ordered ? 'ol' : 'ul',
    {
      // The side of the bullets; the text of each item finds its own direction.
      dir: textDirection(token.raw),
      start,
      className: token.loose ? classes.loose : undefined,
    },
    ...token.items.map(listItem),
  );
}

const alignments = { left: 'start', center: 'center', right: 'end' } as const;

function table(token: Tokens.Table, tail?: ReactNode): ReactNode {
  const lastRow = token.rows.at(-1) ?? token.header;
  const lastFilled = Math.max(
    0,
    lastRow.findLastIndex((cell) => cell.text !== ''),
  );
  const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
    createElement(
      'tr',
      null,
      ...cells.map((cell, index) => {
        const end = cells === lastRow && index === lastFilled ? tail : undefined;
        return createElement(
          tag,
          {
            dir: 'auto',
            scope: tag === 'th' ? 'col' : undefined,
            style: cell.align ? { textAlign: alignments[cell.align] } : undefined,
          },
          cellLines(cell.tokens, end),
        );
      }),
    );
  return (
    <div className={classes.table} dir={textDirection(token.raw)} {...keyboardScrollable}>
      <table>
        <thead>{row(token.header, 'th')}</thead>
        <tbody>{joined(token.rows.map((cells) => row(cells, 'td')))}</tbody>
      </table>
    </div>
  );
}

/** A cell has one line in Markdown, so writers break it with <br>. */
function cellLines(tokens: Token[], tail?: ReactNode): ReactNode {
  const split = tokens.flatMap((token) =>
    token.type === 'text' && /<br\s*\/?>/i.test(token.raw)
      ? token.raw
          .split(/(<br\s*\/?>)/i)
          .map((raw, index): Token =>
            index % 2 ? { type: 'br', raw } : { type: 'text', raw, text: raw },
          )
      : [token],
  );
  return inlines(split, tail);
}
