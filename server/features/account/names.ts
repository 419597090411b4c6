import { isVisible, plainLine } from '#contract/visible-text.ts';
import { refuseField } from '../../platform/refusal.ts';
import { imitates } from './imitation.ts';

const marksMax = 3;
const stacked = new RegExp(`\\p{M}{${marksMax + 1}}`, 'u');
/** Letters that look like Latin ones. */
const lookalikeLetters =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;
const latinLetters = /\p{Script=Latin}/u;

/** A display name as it is kept: `plainLine`; null when nothing that can be seen is left. */
export function cleanName(name: string): string | null {
  const cleaned = plainLine(name);
  return isVisible(cleaned) ? cleaned : null;
}

/**
 * A display name that may be had, as it is kept.
 * @throws Refusal request.invalid: field.required, field.name_invalid, field.name_reserved
 */
export function allowedName(name: string, productName: string): string {
  const field = 'user.display_name';
  const cleaned = cleanName(name);
  if (cleaned === null) throw refuseField(field, 'field.required');
  // Marks that were joined to their letters by the first form count, too.
  const isStacked = stacked.test(cleaned.normalize('NFD'));
  if (isStacked || cleaned.split(/[^\p{L}\p{M}]+/u).some(mixesScripts))
    throw refuseField(field, 'field.name_invalid');
  if (imitates(cleaned, productName)) throw refuseField(field, 'field.name_reserved');
  return cleaned;
}

/** Nobody’s name has Latin letters beside their look-alikes in one word. */
function mixesScripts(word: string): boolean {
  return latinLetters.test(word) && lookalikeLetters.test(word);
}
