import type { UserRef } from '#contract/shapes.ts';

/** Somebody who can be named after @. */
export interface Nameable {
  id: string;
  /** The inserted text. */
  username: string;
  name: string;
  person: UserRef | null;
}

/** The name that is being written: from its @ to the caret. */
export interface MentionDraft {
  from: number;
  to: number;
  query: string;
}

const draft = /(?<![\p{L}\p{N}_.@/])@([\p{L}\p{M}\p{N}_.-]{0,30})$/u;

export function mentionAt(text: string, caret: number): MentionDraft | null {
  const found = draft.exec(text.slice(0, caret));
  return found && { from: found.index, to: caret, query: found[1] ?? '' };
}

/** People whose name, or a word of it, begins with the typed text; names that begin with it come first. */
export function nameablesFor(all: readonly Nameable[], query: string): Nameable[] {
  const wanted = folded(query);
  const rank = ({ name, username }: Nameable) => {
    if (folded(name).startsWith(wanted) || folded(username).startsWith(wanted)) return 0;
    const words = folded(name).split(/\s+/u);
    return words.some((word) => word.startsWith(wanted)) ? 1 : 2;
  };
  return all
    .map((each) => ({ each, order: rank(each) }))
    .filter(({ order }) => order < 2)
    .toSorted((one, other) => one.order - other.order)
    .map(({ each }) => each);
}

/** Without case, points and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The text with the name written out, and where the caret stands then. */
export function withMention(
  text: string,
  { from, to }: MentionDraft,
  username: string,
): { text: string; caret: number } {
  const after = text.slice(to);
  const written = `@${username}${/^\s/u.test(after) ? '' : ' '}`;
  const caret = from + written.length + (/^\s/u.test(after) ? 1 : 0);
  return { text: text.slice(0, from) + written + after, caret };
}
