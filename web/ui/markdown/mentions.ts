import { createContext } from 'react';
import { handlesIn } from '#contract/mentions.ts';

export type Mention = {
  /** The text after the @. */
  name: string;
  /** The reader. */
  isMe: boolean;
};

/** The person meant by a name after @; undefined for an unknown name. */
export type MentionLookup = (name: string) => Mention | undefined;

/** Without it nothing in a text is a mention. */
export const MentionsContext = createContext<MentionLookup | null>(null);

export type MentionPart = string | { mention: Mention };

/** A text with its mentions taken out; signs that end a sentence are no part of a name. */
export function withMentions(text: string, lookup: MentionLookup): MentionPart[] {
  const parts: MentionPart[] = [];
  let from = 0;
  for (const handle of handlesIn(text)) {
    const found = lookup(handle.name);
    if (!found) continue;
    if (handle.from > from) parts.push(text.slice(from, handle.from));
    parts.push({ mention: found });
    from = handle.to;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
