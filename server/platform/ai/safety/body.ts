import type { Language } from '#contract/shapes.ts';
import type { Danger } from '#db/schema/care-state.ts';
import { aboutBody } from './answers.ts';
import { saysBodyFine, saysFigureOfSpeech, saysOtherwiseMeant } from './endings.ts';

/** Messages about something else, in care for a body, until the person is asked whether it is still needed. */
export const asidesMax = 2;
const poisoned = ['overdose', 'swallowed', 'childSwallowed'];

/** Who has swallowed too much may not want the help that they need, or be clear enough to say so. */
export function isPoisoned({ kind, signs = [] }: Danger): boolean {
  return kind === 'medical' && signs.some((sign) => poisoned.includes(sign));
}

/** An explanation may repeat the words that were read as danger. */
export function repeats(found: Danger, { signs = [] }: Danger): boolean {
  return found.kind === 'medical' && (found.signs ?? []).every((sign) => signs.includes(sign));
}

/** An explanation that no body is in danger. */
export function saysBodyMeant(danger: Danger, text: string): boolean {
  if (saysFigureOfSpeech(text)) return true;
  return !isPoisoned(danger) && (saysBodyFine(text) || saysOtherwiseMeant(text));
}

/** How many messages of a chat in care for a body, one after another, were about something else. */
export function asidesAfter(
  before: number | undefined,
  text: string,
  found: Danger | null,
  language: Language,
): number {
  if (found && found.clarity > 0) return 0;
  const about = aboutBody(text, language);
  if (about === 'body') return 0;
  return (before ?? 0) + (about === 'aside' ? 1 : 0);
}
