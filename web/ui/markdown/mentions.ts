import { createContext } from 'react';

export type Mention = {
  /** What is shown after the @. */
  name: string;
  /** The reader. */
  isMe: boolean;
};

/** Who is meant by a name after @; nothing for a name that nobody here has. */
export type MentionLookup = (name: string) => Mention | undefined;

/** Without it nothing in a text is a mention. */
export const MentionsContext = createContext<MentionLookup | null>(null);

/** A name after @ that does not go on from a word, an address or a path. */
const named = /(?<![\p{L}\p{N}_.@/])@([A-Za-z\u05D0-\u05EA0-9_.-]{3,30})/gu;

export type MentionPart = string | { mention: Mention };

/** A text with its mentions taken out; signs that end a sentence are no part of a name. */
export function withMentions(text: string, lookup: MentionLookup): MentionPart[] {
  const parts: MentionPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(named)) {
    const bare = name.replace(/[._-]+$/u, '');
    const found = lookup(name) ?? lookup(bare);
    if (!found) continue;
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ mention: found });
    from = index + (lookup(name) ? whole.length : bare.length + 1);
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
