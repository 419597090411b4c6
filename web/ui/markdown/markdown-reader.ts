import type { Links, MarkedToken } from 'marked';
import { lexed, lexedTalk } from '#markdown/bounded-lexer.ts';
import { closed } from './closing.ts';

export type Block = {
  /** The start of the block in the text: constant while text is only added. */
  at: number;
  token: MarkedToken;
  /** More text may still change this block. */
  live: boolean;
};

export type Reading = {
  blocks: Block[];
  /** Link definitions as one word, because they change blocks whose own text stays the same. */
  definitions: string;
};

/**
 * Reads a growing text at a cost that depends on its last blocks only: what can no longer change is kept.
 * Once the text is whole it is read afresh, so the result never depends on how it came.
 */
export class MarkdownReader {
  #text: string | undefined;
  #streaming = false;
  #reading: Reading = { blocks: [], definitions: '' };
  #settled = '';
  #settledBlocks: Block[] = [];
  #links: Links = {};

  read(source: string, streaming: boolean): Reading {
    const text = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
    if (text === this.#text && streaming === this.#streaming) return this.#reading;
    this.#text = text;
    this.#streaming = streaming;
    if (!streaming || !text.startsWith(this.#settled)) this.#forget();
    this.#reading = streaming ? this.#continued(text) : wholeReading(text);
    return this.#reading;
  }

  #forget(): void {
    this.#settled = '';
    this.#settledBlocks = [];
    this.#links = {};
  }

  #continued(text: string): Reading {
    const tail = text.slice(this.#settled.length);
    const links = { ...this.#links };
    const tokens = lexed(tail, links).tokens;
    const solid = tokens.flatMap((token, index) => (token.type === 'space' ? [] : [index]));
    // The unfinished last line may still join its block with the one before it, never with an earlier one.
    const open = solid.at(-2) ?? 0;
    const settling = tokens.slice(0, open);
    const settlingRaw = settling.map((token) => token.raw).join('');
    const start = this.#settled.length;
    if (settlingRaw && tail.startsWith(settlingRaw)) {
      this.#settledBlocks = [...this.#settledBlocks, ...blocksOf(settling, start)];
      this.#settled += settlingRaw;
      this.#links = links;
      return {
        blocks: [
          ...this.#settledBlocks,
          ...liveBlocks(tokens.slice(open), this.#settled.length, links),
        ],
        definitions: Object.keys(links).join('\n'),
      };
    }
    return {
      blocks: [...this.#settledBlocks, ...liveBlocks(tokens, start, links)],
      definitions: Object.keys(links).join('\n'),
    };
  }
}

/** A text that is not going to grow. */
export function wholeReading(text: string): Reading {
  const links: Links = {};
  const { tokens } = lexed(text, links);
  return { blocks: blocksOf(tokens, 0), definitions: Object.keys(links).join('\n') };
}

/** A person's text to others. */
export function talkReading(text: string): Reading {
  const { tokens } = lexedTalk(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
  return { blocks: blocksOf(tokens, 0), definitions: '' };
}

function blocksOf(tokens: MarkedToken[], start: number): Block[] {
  let at = start;
  const blocks: Block[] = [];
  for (const token of tokens) {
    if (token.type !== 'space' && token.type !== 'def') blocks.push({ at, token, live: false });
    at += token.raw.length;
  }
  return blocks;
}

/** The last block is healed as if what is open in it were closed, unless a blank line has ended it. */
function liveBlocks(tokens: MarkedToken[], start: number, links: Links): Block[] {
  const last = tokens.at(-1);
  if (!last || last.type === 'space' || last.type === 'def') return blocksOf(tokens, start);
  const before = tokens.slice(0, -1);
  const at = before.reduce((sum, token) => sum + token.raw.length, start);
  const healed = blocksOf(lexed(healedBlock(last), links).tokens, at);
  return [...blocksOf(before, start), ...healed.map((block) => ({ ...block, live: true }))];
}

function healedBlock({ type, raw }: MarkedToken): string {
  if (type === 'code' || (raw.match(/^[ \t>*+-]*(?:```|~~~)/gm)?.length ?? 0) % 2) return raw;
  if (type === 'paragraph' && raw.trimStart().startsWith('|')) return begunTable(raw);
  const from = openPartStart(type, raw);
  return raw.slice(0, from) + closed(raw.slice(from));
}

/** Marks opened in an earlier item or cell stay as they are: they cannot be closed from here. */
function openPartStart(type: MarkedToken['type'], raw: string): number {
  if (type === 'table') return Math.max(raw.lastIndexOf('|'), raw.lastIndexOf('\n')) + 1;
  if (type !== 'list') return 0;
  const items = [...raw.matchAll(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/gm)];
  return items.at(-1)?.index ?? 0;
}

/** A header row is shown as a table from its first cell on, before the row of dashes proves it. */
function begunTable(raw: string): string {
  const [header = '', rule = '', ...rest] = raw.split('\n');
  if (rest.length > 0 || !/^[\s|:-]*$/.test(rule)) return closed(raw);
  const row = closed(header.trim()).replace(/\|$/, '');
  const cells = row.slice(1).split(/(?<!\\)\|/);
  if (cells.every((cell) => !cell.trim())) return '';
  return `${row}|\n${'|-'.repeat(cells.length)}|`;
}
