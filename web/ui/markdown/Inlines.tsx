import type { MarkedToken, Token, Tokens } from 'marked';
import { createElement, Fragment, use, type ReactNode } from 'react';
import { codeParts } from '#markdown/direction.ts';
import { decodedEntities } from '#markdown/entities.ts';
import { type MentionPart, MentionsContext, withMentions } from './mentions.ts';
import { safeLink } from '#markdown/safe-link.ts';
import { classNames } from '../class-names.ts';
import classes from './Markdown.module.css';

/** Nodes in a fixed order, so they need no keys. */
export function joined(nodes: ReactNode[]): ReactNode {
  return nodes.length === 1 ? nodes[0] : createElement(Fragment, null, ...nodes);
}

/** The text of a line; `tail` comes right after its last word. */
export function inlines(tokens: Token[] | undefined, tail?: ReactNode): ReactNode {
  const nodes = (tokens ?? []).map((token) => inline(token as MarkedToken));
  if (tail) nodes.push(tail);
  return joined(nodes);
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'text':
      return token.tokens ? inlines(token.tokens) : words(decodedEntities(token.text));
    case 'escape':
      return token.text;
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>;
    case 'em':
      return <em>{inlines(token.tokens)}</em>;
    case 'del':
      return <del>{inlines(token.tokens)}</del>;
    case 'codespan':
      return <code dir="ltr">{codeWords(token.text)}</code>;
    case 'br':
      return <br />;
    case 'link':
      return link(token);
    case 'image':
      return image(token);
    case 'checkbox':
      return <span className={classes.check}>{token.checked ? '☑' : '☐'} </span>;
    default:
      return token.raw;
  }
}

/** Code whose words of the other direction leave the order of the rest as it was written. */
export function codeWords(code: string): ReactNode {
  const parts = codeParts(code);
  return parts.length === 1 ? code : joined(parts.map(codeOrWord));
}

function codeOrWord(part: string, index: number): ReactNode {
  return index % 2 ? <bdi>{part}</bdi> : part;
}

function link(token: Tokens.Link): ReactNode {
  const href = safeLink(token.href);
  const shown = inlines(token.tokens);
  if (!href) return shown;
  // Only an address reads from left to right in any text; words follow the text around them.
  const address = /^(https?:|www\.|\S+@\S+\.\S)/i.test(token.text);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" dir={address ? 'ltr' : undefined}>
      {shown}
    </a>
  );
}

/** A picture from another site would reveal to its owner who reads the message, so it is only a link. */
function image(token: Tokens.Image): ReactNode {
  const href = safeLink(token.href);
  const alt = decodedEntities(token.text);
  if (!href) return alt;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" dir={alt ? 'auto' : 'ltr'}>
      {alt || href}
    </a>
  );
}

const phone = /((?<![\p{L}\p{N}])\+?\(?\d[\d() .-]{5,18}\d(?![\p{L}\p{N}]))/u;

function words(text: string): ReactNode {
  return text.includes('@') ? <NamedWords text={text} /> : plainWords(text);
}

/** Words in which somebody may be named. */
function NamedWords({ text }: { text: string }): ReactNode {
  const lookup = use(MentionsContext);
  if (!lookup) return plainWords(text);
  return joined(withMentions(text, lookup).map(mentionOrWords));
}

function mentionOrWords(part: MentionPart): ReactNode {
  if (typeof part === 'string') return plainWords(part);
  const { name, isMe } = part.mention;
  return <bdi className={classNames(classes.mention, isMe && classes.me)}>@{name}</bdi>;
}

/** Phone numbers keep their order inside Hebrew. */
function plainWords(text: string): ReactNode {
  if (!/\d.{5}/.test(text)) return text;
  const parts = text.split(phone);
  if (parts.length === 1) return text;
  return joined(parts.map(phoneOrWords));
}

function phoneOrWords(part: string, index: number): ReactNode {
  return index % 2 ? <bdi dir="ltr">{part}</bdi> : part;
}
