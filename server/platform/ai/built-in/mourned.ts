import { saysDeath, saysWhoDied } from './grief.ts';
import type { Moment } from './moment.ts';
import { ownWordsOf } from './own-words.ts';
import { sentencesOf } from './sentences.ts';

/** The person whose death a sentence of the chat names, where it names nobody else; turned to the writer. */
export function whoDied({ state, reading }: Pick<Moment, 'state' | 'reading'>): string | null {
  const { language } = reading;
  for (const text of [...state.written, reading.text]) {
    for (const sentence of sentencesOf(text, language)) {
      const { normal } = sentence;
      if (!saysDeath(normal, language) || !saysWhoDied({ normal, language })) continue;
      const [person, ...others] = ownWordsOf(sentence.text, language).people;
      if (person !== undefined && others.length === 0) return person;
    }
  }
  return null;
}
