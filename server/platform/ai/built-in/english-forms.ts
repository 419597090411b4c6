import nlp from 'compromise';
import type { Language } from '#contract/shapes.ts';

interface Verb {
  verb?: { grammar?: { form?: string; tense?: string }; auxiliary?: string };
}
interface Conjugations {
  Gerund?: string;
}

/** “-ing” of a doing that begins with its verb: “ask him” → “asking him”; null where it is no known verb. */
export function gerundOf(doing: string): string | null {
  const [first = '', ...others] = doing.split(' ');
  if (!/^\p{Ll}{2,}$/u.test(first)) return null;
  const [forms] = nlp(`to ${first}`).verbs().conjugate() as Conjugations[];
  const gerund = forms?.Gerund;
  return gerund && !gerund.includes(' ') ? [gerund, ...others].join(' ') : null;
}

export type ClauseTense = 'past' | 'present' | 'perfect' | 'modal';

/** The tense of the first verb of a clause; null where there is none. */
export function tenseOf(clause: string): ClauseTense | null {
  const [first] = nlp(clause).verbs().json() as Verb[];
  if (!first?.verb) return null;
  const { grammar = {}, auxiliary = '' } = first.verb;
  if (/^(?:would|will|could|should|might|may|must|shall|can)/u.test(auxiliary)) return 'modal';
  const form = grammar.form ?? '';
  if (/modal|future/u.test(form)) return 'modal';
  if (/present-perfect/u.test(form)) return 'perfect';
  return grammar.tense === 'PastTense' ? 'past' : 'present';
}

/** “I sat in the car for twenty minutes before I could make myself go in.” */
export function isOfPast(text: string, language: Language): boolean {
  return language === 'en' && text.length <= pastLengthMax && tenseOf(text) === 'past';
}
/** A longer sentence takes long to read, and is a story anyway. */
const pastLengthMax = 200;
