import { namedCount, namedIn } from './known-questions.ts';
import { type Said, sayLine } from './lines.ts';
import type { Moment } from './moment.ts';
import { normalised, wordsOf } from './normalise.ts';
import { quotableIn, quoted } from './quotes.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** Something that the person wrote earlier in this chat, in their words. */
export function saidBefore(moment: Moment, text: string | undefined, pool: string): Said | null {
  if (text === undefined) return sayLine(moment, `${pool}_none`);
  const { language } = moment.state;
  const q = quoted(quotableIn(text, language) ?? firstSentenceOf(text), language);
  return sayLine({ ...moment, slots: { ...moment.slots, q } }, pool);
}

/** The sentences of this chat that name most of what is asked after; a name is best where it is given. */
export function mentionedOf(moment: Moment): Said | null {
  const { reading, state } = moment;
  const { language } = reading;
  const normal = normalised(reading.sentence);
  const asked = namedIn({ normal, language });
  const asksName = asksForName[language].test(normal);
  // “What was her name again?” asks after the name that was given last.
  const isOfAnybody = asked.length === 0 && asksName && ofSomebody[language].test(normal);
  if (asked.length === 0 && !isOfAnybody) return null;
  const found = state.written
    .flatMap((text) => sentencesOf(text, language))
    .filter(({ asks }) => !asks)
    .map((one) => {
      const isGiven = asksName && givesName(one, asked);
      const count = isOfAnybody && isGiven ? 1 : namedCount(one.text, asked);
      return { text: one.text, isGiven, weight: count + (isGiven ? givenWeight : 0) };
    })
    .filter(({ weight }) => weight >= 1);
  const most = Math.max(...found.map(({ weight }) => weight));
  const best = found.filter(({ weight }) => weight === most);
  const last = best.at(-1);
  if (!last) return isOfAnybody ? null : sayLine(moment, 'mentioned_none');
  const parts = (last.isGiven ? [last] : best).map(({ text }) => partNaming(text, asked));
  const q = newestOf(parts)
    .map((part) => quoted(part, state.language))
    .join(', ');
  const pool = asksName && !last.isGiven ? 'mentioned_nameless' : 'mentioned';
  // However often it is asked, the sentence is there.
  return (
    sayLine({ ...moment, slots: { ...moment.slots, q } }, pool, 'mentioned') ?? {
      text: `${q}.`,
      lines: [],
      asks: false,
    }
  );
}
const givenWeight = 0.5;
const asksForName = {
  en: / (?:names?|called) /u,
  he: / (?:ה?שם|קוראים|קראו|נקרא|נקראת) /u,
};
const ofSomebody = {
  en: / (?:her|his|their|he|she|they) /u,
  he: / (?:לו|לה|להם|להן|שלו|שלה|שלהם) /u,
};
const naming =
  / (?:called|named|names? (?:is|was)|name's|goes by|(?:קוראים|קראו|שמו|שמה|שמם|בשם|נקרא|נקראת|השם)) /u;

/** “My coach is called Ines”, “my coach Ines”; without a word before it any name counts. */
function givesName({ text, normal }: Sentence, asked: readonly string[]): boolean {
  const words = text.split(/[^\p{L}\p{N}'’]+/u);
  const precedes = (word: string, at: number) =>
    asked.length > 0 ? namedCount(word, asked) > 0 : /^my$/iu.test(words[at - 1] ?? '');
  return (
    naming.test(normal) ||
    words.some((word, at) => /^\p{Lu}\p{Ll}/u.test(words[at + 1] ?? '') && precedes(word, at))
  );
}

/** The newest of the parts that a reply has room for, each once. */
function newestOf(parts: readonly string[]): string[] {
  const chosen: string[] = [];
  let room = mentionedWordsMax;
  for (const part of [...new Set(parts)].toReversed()) {
    room -= part.split(/\s+/u).length;
    if (chosen.length > 0 && room < 0) break;
    chosen.unshift(part);
  }
  return chosen;
}
const mentionedWordsMax = 34;

/** A sentence whole, or of a long one the clauses around what is asked after. */
function partNaming(text: string, asked: readonly string[]): string {
  const whole = text.trim().replace(/[.!…,;:]+$/u, '');
  const clauses = whole.split(/(?<=[,;:–—])\s+/u);
  const at = clauses.findIndex((clause) => namedCount(clause, asked) > 0);
  if (wordsOf(normalised(whole)).length <= namingWordsMax || at < 0) return whole;
  return (clauses[at] ?? whole).replace(/[.!…,;:–—\s]+$/u, '');
}
const namingWordsMax = 24;

/** The first sentence whole, for a message without a clause that is short enough. */
function firstSentenceOf(text: string): string {
  return text.split(/(?<=[.!?])\s|\n/u)[0]?.replace(/[.!]+$/u, '') ?? text;
}
