import { spokeOf } from '#content/guide/protests.ts';
import type { Language } from '#contract/shapes.ts';
import { normalised } from './normalise.ts';

export const unitEnds = /(?<=[.!?…,;:–—\n])\s+/u;

/** The sentences and clauses of a message; a list after a comma stays with what it belongs to. */
export function unitsOf(text: string, language: Language): string[] {
  const units: string[] = [];
  for (const unit of text.split(unitEnds)) {
    if (!/[\p{L}\p{N}]/u.test(unit)) continue;
    const before = units.at(-1);
    const isListed =
      before?.endsWith(',') &&
      spokeOf[language].test(normalised(before)) &&
      goesOn[language].test(unit);
    if (isListed) units[units.length - 1] = `${before} ${unit}`;
    else units.push(unit);
  }
  return units;
}
const goesOn = {
  en: /^(?:(?:and )?(?:about )?(?:my|the|our|her|his|their) )(?:\S+ ?){1,4}$/iu,
  he: /^ו?(?:על |ה)\S+(?: \S+){0,3}$/u,
};
