import type { Language } from '#contract/shapes.ts';
import { crisisKindIn } from '../built-in/crisis.ts';
import { legible, normalised } from '../built-in/normalise.ts';
import type { Danger } from './care.ts';

const kindOfPattern: Record<string, Pick<Danger, 'kind' | 'level' | 'who'>> = {
  self_direct: { kind: 'self_harm', level: 'sure', who: 'self' },
  self_indirect: { kind: 'self_harm', level: 'perhaps', who: 'self' },
  self_soft: { kind: 'self_harm', level: 'perhaps', who: 'self' },
  violence: { kind: 'abuse', level: 'sure', who: 'self' },
  harm_others: { kind: 'violence', level: 'sure', who: 'other' },
  medical: { kind: 'medical', level: 'sure', who: 'self' },
};

/** The danger to life or limb that a message shows; `language` is that of the interface. */
export function dangerIn(text: string, language: Language): Danger | null {
  const found = crisisKindIn(normalised(legible(text)), language);
  const danger = found && kindOfPattern[found.id];
  return danger ? { ...danger, when: 'now' } : null;
}
