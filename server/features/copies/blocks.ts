import type { MarkedToken, Token, Tokens } from 'marked';
import { lexed, lexedTalk } from '#markdown/bounded-lexer.ts';
import { codeParts, textDirection } from '#markdown/direction.ts';
import { decodedEntities } from '#markdown/entities.ts';
import { safeLink } from '#markdown/safe-link.ts';
import { type Line, type Run, lineOf, runsOf } from './runs.ts';

type Direction = Line['d'];

/** The parts of a message in a PDF; the template draws each kind. */
export type Block =
  | ({ b: 'p' } & Line)
  | ({ b: 'h'; level: number } & Line)
  | { b: 'list'; d: Direction; items: { mark: string; d: Direction; blocks: Block[] }[] }
  | { b: 'quote'; d: Direction; blocks: Block[] }
  | { b: 'code'; r: Run[] }
  | { b: 'table'; d: Direction; head: Line[]; rows: Line[][] }
  | { b: 'rule' };

/** Words that stand as they were written: every line finds its own direction. */
export function writtenBlocks(text: string): Block[] {
  return lines(text).map((line) => ({ b: 'p', ...lineOf(line === '' ? '\u00a0' : line) }));
}

/** Blocks of the guide's text. */
export function guideBlocks(text: string): Block[] {
  return blocksOf(lexed(lines(text).join('\n')).tokens);
}

/** Blocks of a person's text to others, in which fewer characters are Markdown. */
export function talkBlocks(text: string): Block[] {
  return blocksOf(lexedTalk(lines(text).join('\n')).tokens);
}

function lines(text: string): string[] {
  return text.split(/\r\n?|\n/u);
}

function blocksOf(tokens: Token[]): Block[] {
  const shown = tokens.filter(({ type }) => type !== 'space' && type !== 'def');
  return shown.map((token) => blockOf(token as MarkedToken));
}

function blockOf(token: MarkedToken): Block {
  switch (token.type) {
    case 'heading':
      return { b: 'h', level: token.depth, ...paragraph(token.tokens) };
    case 'blockquote':
      return { b: 'quote', d: textDirection(token.raw), blocks: leadBlocks(token.tokens) };
    case 'list':
      return listOf(token);
    case 'table':
      return {
        b: 'table',
        d: textDirection(token.raw),
        head: token.header.map(cellOf),
        rows: token.rows.map((row) => row.map(cellOf)),
      };
    case 'code':
      return { b: 'code', r: runsOf(codeForPaper(token.text)) };
    case 'hr':
      return { b: 'rule' };
    case 'paragraph':
      return { b: 'p', ...paragraph(token.tokens) };
    default:
      return { b: 'p', ...paragraph([token]) };
  }
}

function listOf(token: Tokens.List): Block {
  const first = typeof token.start === 'number' ? token.start : 1;
  return {
    b: 'list',
    d: textDirection(token.raw),
    items: token.items.map((item, index) => {
      const blocks = leadBlocks(item.tokens);
      return {
        mark: token.ordered ? `${first + index}.` : '•',
        d: directionOf(blocks[0]),
        blocks,
      };
    }),
  };
}

function directionOf(block: Block | undefined): Direction {
  return block && 'd' in block ? block.d : 'ltr';
}

/** The first words of an item or a quote stand in no paragraph of their own. */
function leadBlocks(tokens: Token[]): Block[] {
  const isLead = ({ type }: Token) => type === 'text' || type === 'checkbox';
  const from = tokens.findIndex((token) => !isLead(token));
  const lead = from === -1 ? tokens : tokens.slice(0, from);
  const rest = from === -1 ? [] : tokens.slice(from);
  return [...(lead.length > 0 ? [{ b: 'p', ...paragraph(lead) } as const] : []), ...blocksOf(rest)];
}

/** A cell has one line in Markdown, so writers break it with <br>. */
function cellOf({ tokens }: Tokens.TableCell): Line {
  return paragraph(
    tokens.flatMap((token) =>
      token.type === 'text' && /<br\s*\/?>/iu.test(token.raw)
        ? token.raw
            .split(/(<br\s*\/?>)/iu)
            .map((raw, index): Token =>
              index % 2 ? { type: 'br', raw } : { type: 'text', raw, text: raw },
            )
        : [token],
    ),
  );
}

function paragraph(tokens: Token[] | undefined): Line {
  const runs = (tokens ?? []).flatMap((token) => inline(token as MarkedToken, '', undefined));
  return { d: textDirection(runs.map((run) => ('s' in run ? run.s : ' ')).join('')), r: runs };
}

function inline(token: MarkedToken, flags: string, link: string | undefined): Run[] {
  const within = (tokens: Token[] | undefined, more = '', address = link) =>
    (tokens ?? []).flatMap((inner) => inline(inner as MarkedToken, flags + more, address));
  const words = (text: string, more = '') => runsOf(text, flags + more, link);
  switch (token.type) {
    case 'text':
      return token.tokens ? within(token.tokens) : words(decodedEntities(token.text));
    case 'strong':
      return within(token.tokens, 'b');
    case 'em':
      return within(token.tokens, 'i');
    case 'del':
      return within(token.tokens, 'd');
    case 'codespan':
      return words(codeForPaper(token.text), 'c');
    case 'br':
      return [{ n: true }];
    case 'link':
      return within(token.tokens, isAddress(token) ? 'a' : '', safeLink(token.href));
    case 'image':
      return words(token.text === '' ? token.href : token.text);
    case 'checkbox':
      return words(token.checked ? '[x] ' : '[ ] ');
    case 'escape':
      return words(token.text);
    default:
      return words(token.raw);
  }
}

/** A link that shows where it leads; an address runs from left to right among whatever words. */
function isAddress({ text, href }: Tokens.Link): boolean {
  return href === text || href === `mailto:${text}` || href === `http://${text}`;
}

const leftToRightMark = '\u200e';

/** A sign that nobody sees after each word that runs to the left keeps the order of what follows. */
function codeForPaper(code: string): string {
  return codeParts(code)
    .map((part, index) => (index % 2 ? part + leftToRightMark : part))
    .join('');
}
