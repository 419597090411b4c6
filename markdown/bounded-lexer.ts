import { Lexer, Tokenizer, type Links, type MarkedToken, type Token } from 'marked';

/** Quotes and lists nested deeper than this are shown as the text they are. */
const depthMax = 12;
/** How many marks times characters inline scanning may look at in one text: hostile runs grow with the square. */
const scanMax = 2_000_000;
/** Limit of a text's tokens; a page with more would freeze during layout. */
const piecesMax = 12_000;
const marks = /[*_~`[\]<!\\@\n]|https?:|www\./g;

export class TooComplexError extends Error {}

/** Raw HTML is no markup here, so it stays in the text; a single ~ means "about", not struck out. */
class PlainTokenizer extends Tokenizer {
  override html(): undefined {}
  override tag(): undefined {}
  override del(...[src, maskedSrc, prevChar]: Parameters<Tokenizer['del']>) {
    return src.startsWith('~~') ? super.del(src, maskedSrc, prevChar) : undefined;
  }
}

/** Among people a # or a | is mostly meant as it stands, and four spaces are no code. */
class TalkTokenizer extends PlainTokenizer {
  override heading(): undefined {}
  override lheading(): undefined {}
  override hr(): undefined {}
  override table(): undefined {}
  override def(): undefined {}
  override code(): undefined {}
}

class BoundedLexer extends Lexer {
  #blockDepth = 0;
  #inlineDepth = 0;
  #scanned = 0;
  #pieces = 0;

  constructor(links: Links, tokenizer: Tokenizer) {
    super({ gfm: true, breaks: true, tokenizer });
    this.tokens.links = links;
  }

  override blockTokens(src: string, ...rest: [tokens?: Token[], clipped?: boolean]): Token[];
  override blockTokens(
    src: string,
    ...rest: [tokens?: Token[], clipped?: boolean]
  ): ReturnType<Lexer['lex']>;
  override blockTokens(src: string, tokens: Token[] = [], clipped?: boolean): Token[] {
    if (this.#blockDepth > depthMax) {
      this.state.top = true;
      return [plainToken(src)];
    }
    this.#blockDepth += 1;
    super.blockTokens(src, tokens, clipped);
    this.#blockDepth -= 1;
    this.#count(tokens.length + 1);
    return tokens;
  }

  override inline(src: string, tokens: Token[] = []): Token[] {
    this.#count(1);
    return super.inline(src, tokens);
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (this.#inlineDepth === 0) this.#scanned += src.length * (src.match(marks)?.length ?? 0);
    if (this.#inlineDepth > depthMax || this.#scanned > scanMax) {
      if (src) tokens.push({ type: 'text', raw: src, text: src });
      return tokens;
    }
    this.#inlineDepth += 1;
    super.inlineTokens(src, tokens);
    this.#inlineDepth -= 1;
    this.#count(tokens.length);
    return tokens;
  }

  get pieces(): number {
    return this.#pieces;
  }

  #count(pieces: number): void {
    this.#pieces += pieces;
    if (this.#pieces > piecesMax) throw new TooComplexError();
  }
}

/** A paragraph of text that nothing in it can turn into anything else. */
export function plainToken(text: string): MarkedToken {
  return {
    type: 'paragraph',
    raw: text,
    text,
    tokens: [{ type: 'text', raw: text, text }],
  };
}

export type Lexed = { tokens: MarkedToken[]; pieces: number };

/**
 * The blocks of a text; `links` takes what it defines and gives what earlier text defined.
 * Text that is too complex to show in time comes back as one plain paragraph.
 */
export function lexed(text: string, links: Links = {}): Lexed {
  return lexedBy(new BoundedLexer(links, new PlainTokenizer()), text);
}

/** The blocks of a person's text to others; see `TalkTokenizer`. */
export function lexedTalk(text: string): Lexed {
  return lexedBy(new BoundedLexer({}, new TalkTokenizer()), text);
}

function lexedBy(lexer: BoundedLexer, text: string): Lexed {
  try {
    // Without extensions the lexer makes only the tokens it names.
    return { tokens: lexer.lex(text) as MarkedToken[], pieces: lexer.pieces };
  } catch (error) {
    if (error instanceof TooComplexError || error instanceof RangeError)
      return { tokens: [plainToken(text)], pieces: piecesMax };
    throw error;
  }
}
