import { script } from '#content/guide/script.ts';
import type { Said } from './lines.ts';
import type { Draft, Moment } from './moment.ts';

type SuggestionId = keyof typeof script.suggestions;
type Offered = Partial<Omit<Draft, 'rule' | 'text' | 'lines' | 'suggestions'>> & {
  suggestions?: readonly SuggestionId[];
};

/** An answer with its suggestions; tapping one sends its text as the next message. */
export function draft(
  moment: Moment,
  rule: string,
  { text, lines, asks }: Said,
  offered: Offered = {},
): Draft {
  const { suggestions = [], ...rest } = offered;
  return {
    rule,
    text,
    lines,
    asks,
    proposals: [],
    offer: null,
    accepted: null,
    reported: null,
    deals: null,
    ...rest,
    suggestions: suggestions.map((id) => script.suggestions[id][moment.state.language]),
  };
}
