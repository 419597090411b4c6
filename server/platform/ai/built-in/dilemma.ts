import type { Language } from '#contract/shapes.ts';
import { script } from '#content/guide/script.ts';
import { normalised, wordsOf } from './normalise.ts';
import { compiledBoth } from './patterns.ts';
import { isStopword } from './signals.ts';
import { wordForms } from './word-forms.ts';

const { dilemma_parse: rules } = script.signals;
const patterns = compiledBoth(rules);

/** Two options that the person names for a choice, as typed. */
export interface Dilemma {
  a: string;
  b: string;
}

export function dilemmaIn(text: string, language: Language): Dilemma | null {
  const plain = text.replaceAll('’', "'");
  for (const pattern of patterns[language]) {
    const groups = pattern.exec(plain)?.groups;
    if (!groups) continue;
    const a = (groups['a'] ?? '').trim();
    const b = withoutTail(groups['b'] ?? '', language);
    const fits = (side: string) => side !== '' && side.split(/\s+/u).length <= rules.max_words;
    if (fits(a) && fits(b) && !judges[language].test(b)) return { a, b };
  }
  return null;
}

/** “Should I text again or is that cringe”: the second half asks about the first, and is no way of its own. */
const judges = {
  en: /^(?:is|isn't|are|am|would|will|does|do|did|was) (?:that|this|it|i|he|she|they)\b|^(?:not|what|no|something|whatever)$/iu,
  he: /^(?:זה|האם|ש?זה|לא|מה|משהו)(?:\s|$)/u,
};

/** Whether the message prefers one side to the other. */
export function choosesSide(normal: string, dilemma: Dilemma, language: Language): boolean {
  const said = new Set(wordsOf(normal).flatMap((word) => wordForms(word, language)));
  const named = (side: string) =>
    wordsOf(normalised(side))
      .flatMap((word) => wordForms(word, language))
      .filter((form) => form.length > 2 && !isStopword(form, language) && said.has(form)).length;
  return named(dilemma.a) !== named(dilemma.b);
}

function withoutTail(side: string, language: Language): string {
  let rest = ` ${side} `;
  for (const connector of rules.cut_b_at[language]) {
    const at = rest.toLowerCase().indexOf(connector);
    if (at > 0) rest = rest.slice(0, at);
  }
  return rest.trim().replace(/^(?:ל?בין|to) /iu, '');
}
