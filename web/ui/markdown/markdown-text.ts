import { Parser, Renderer, type MarkedToken, type Token, type Tokens } from 'marked';
import { lexed } from '#markdown/bounded-lexer.ts';
import { copyRich } from './copy.ts';
import { textDirection } from '#markdown/direction.ts';
import { decodedEntities } from '#markdown/entities.ts';
import { safeLink } from '#markdown/safe-link.ts';

/** The words of a Markdown text without its marks, a line for each block. */
export function plainText(markdown: string): string {
  return lines(lexed(markdown).tokens).join('\n');
}

/** Copies a message as its Markdown and as formatted text; false when the browser refuses. */
export function copyMarkdown(markdown: string): Promise<boolean> {
  return copyRich(markdown, richText(markdown));
}

function lines(tokens: Token[]): string[] {
  return tokens.flatMap((each) => {
    const token = each as MarkedToken;
    switch (token.type) {
      case 'space':
      case 'def':
      case 'hr':
        return [];
      case 'list':
        return token.items.flatMap((item, index) => {
          const mark = token.ordered ? `${Number(token.start) + index}.` : '•';
          const [first = '', ...more] = lines(item.tokens);
          return [`${mark} ${first}`, ...more];
        });
      case 'blockquote':
        return lines(token.tokens);
      case 'table':
        return [token.header, ...token.rows].map((row) =>
          row.map((cell) => words(cell.tokens)).join(' | '),
        );
      case 'code':
        return token.text.split('\n');
      case 'checkbox':
        return [];
      default:
        return words([token]).split('\n');
    }
  });
}

function words(tokens: Token[]): string {
  return tokens
    .map((each) => {
      const token = each as MarkedToken;
      if (token.type === 'br') return '\n';
      if ('tokens' in token && token.tokens?.length) return words(token.tokens);
      if (token.type === 'codespan' || token.type === 'escape') return token.text;
      return 'text' in token ? decodedEntities(token.text) : '';
    })
    .join('');
}

/** The lexer leaves no HTML in the tokens, so the library escapes all text; links keep the rule of safe-link.ts. */
class RichTextRenderer extends Renderer {
  override link(token: Tokens.Link): string {
    const href = safeLink(token.href);
    const shown = this.parser.parseInline(token.tokens);
    return href ? `<a href="${escaped(href)}">${shown}</a>` : shown;
  }
  override image({ href, text }: Tokens.Image): string {
    return this.link({
      type: 'link',
      raw: '',
      href,
      text,
      tokens: [{ type: 'text', raw: text, text: text || href }],
    });
  }
}

/** Formatted text for the clipboard. */
export function richText(markdown: string): string {
  const renderer = new RichTextRenderer();
  const html = Parser.parse(lexed(markdown).tokens, { renderer, gfm: true });
  return `<div dir="${textDirection(markdown)}">${html}</div>`;
}

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
