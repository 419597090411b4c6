import nlp from 'compromise';

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

/** The things that a sentence names, each with its article or owner, in their order. */
export function nounsOf(sentence: string): string[] {
  return (nlp(sentence).nouns().json() as { text?: string }[])
    .map(({ text = '' }) =>
      text
        .replace(/ (?:last|next|this|every|each) \p{L}+$/iu, '')
        .replace(/[.,;:!?]+$/u, '')
        .trim(),
    )
    .filter((text) => isNamed.test(text) && !isEmpty.test(text) && text.split(' ').length <= 5);
}
const isNamed = /^(?:my|our|the|this|that|his|her|their|a|an) \p{L}[\p{L}' -]+$/iu;
/** Times, quantities and words that stand for anything. */
const isEmpty =
  /(?:^|\s)(?:i|me|you|it|he|she|they|which|what|who|thing|things|stuff|way|ways|time|times|day|days|night|nights|morning|evening|week|weeks|month|months|year|years|hour|hours|minute|minutes|moment|bit|lot|kind|sort|part|end|start|point|fact|same|other|others|rest|one|ones|case|reason|problem|question|answer|word|words|idea|life|world|people|person|man|woman|guy|something|anything|nothing|everything|everyone|today|tomorrow|yesterday|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|shit|hell|ass|god|couple|number|first|last|next|best|worst|only|half|front|back|side|top|middle|home|place|face|head|mind|hand|hands|eyes)$/iu;
