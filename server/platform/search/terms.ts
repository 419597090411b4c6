import { type SQL, sql } from 'drizzle-orm';
import { folded } from './fold.ts';

/** A query in the searched form. */
export interface Terms {
  /** Words, parts of words and phrases that must all be there. */
  wanted: string[];
  unwanted: string[];
}

const term = /(-?)"(.+?)(?:"(?= |$)|$)|(-?)([^ ]+)/gu;

/**
 * `quiet "the house" -sea`: words that must all be there, a phrase in quotes, and what must not be there. Quotes count
 * only at the ends of words, since Hebrew has them inside. What would only exclude is looked for as it is written, but
 * where the search is narrowed it leaves out of what is there.
 */
export function termsOf(query: string, { isNarrowed = false } = {}): Terms {
  const words = folded(query).trim();
  const wanted = new Set<string>();
  const unwanted = new Set<string>();
  for (const [, phraseSign, phrase, wordSign, word] of words.matchAll(term)) {
    const found = (phrase ?? word ?? '').trim();
    // A minus alone is one whose word is still being typed.
    if (found === '' || word === '-') continue;
    (phraseSign || wordSign ? unwanted : wanted).add(found);
  }
  if (wanted.size === 0 && !isNarrowed)
    return { wanted: words === '' ? [] : [words], unwanted: [] };
  return { wanted: [...wanted], unwanted: [...unwanted] };
}

/** The condition that a column with searched forms holds what is looked for; without words everything does. */
export function holding(column: SQL, { wanted, unwanted }: Terms): SQL {
  const conditions = [
    ...wanted.map((words) => sql`${column} like ${containing(words)}`),
    ...unwanted.map((words) => sql`${column} not like ${containing(words)}`),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a text in the searched form holds what is looked for, as `holding` asks the database. */
export function hasTerms(form: string, { wanted, unwanted }: Terms): boolean {
  return (
    wanted.every((words) => form.includes(words)) && !unwanted.some((words) => form.includes(words))
  );
}

function containing(words: string): string {
  return `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
