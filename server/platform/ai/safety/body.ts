import type { Danger } from '#db/schema/care-state.ts';
import { saysBodyFine, saysFigureOfSpeech, saysOtherwiseMeant } from './endings.ts';

const poisoned = ['overdose', 'swallowed', 'childSwallowed', 'tookThemLate', 'tookThem'];

/** A poisoned person may not want the help that they need, or be clear enough to say so. */
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
