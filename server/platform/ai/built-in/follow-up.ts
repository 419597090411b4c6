import { followUps } from '#content/guide/follow-ups.ts';
import type { FollowUp } from '#content/guide/follow-ups/follow-up.ts';
import type { Language } from '#contract/shapes.ts';
import { englishClause, phraseOf } from './english-words.ts';
import { gerundOf } from './english-forms.ts';
import { hebrewForms, hebrewSlot } from './hebrew-slots.ts';
import { isMourning } from './grief.ts';
import { capitalised, type Said, wordCount } from './lines.ts';
import type { Moment } from './moment.ts';
import { pointOf } from './point.ts';
import { isQuotable, quoted, withoutQuotations } from './quotes.ts';
import { stageNamed } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { feelingsIn } from './signals.ts';
import { normalised } from './normalise.ts';
import { apostrophes, writtenOut } from './spelling.ts';
import { concernsGuide } from './to-guide.ts';

/** Longer sentences say too much for one form. */
const sentenceLengthMax = 240;
const sentencesMax = 4;
const questionWordsMax = 24;
/** In a long message a form may be anything but its point. */
const longWordsMax = 45;
const slotWordsMax = 9;

interface Found {
  form: FollowUp;
  slots: Map<string, string>;
  /** The place of its first word, counted over the message. */
  at: number;
}

/** A question made of the words of this message, by the form of one of its sentences; null where none has a known form. */
export function followUpOf(moment: Moment, weightMin: FollowUp['weight'] = 1): Said | null {
  const { language } = moment.reading;
  // “I want to move on to Focus” is said to the guide.
  if (stageNamed(moment.reading) !== null || isMourning(moment.state)) return null;
  const isLong = moment.reading.words.length > longWordsMax;
  for (const { form, slots } of formsIn(moment)) {
    if (form.weight < weightMin || (isLong && form.weight < 3)) continue;
    for (const [place, ask] of form.asks.entries()) {
      const id = `follow.${form.key}.${place}`;
      if (moment.state.used.has(`${id}:${language}`) || moment.avoid.has(id)) continue;
      const text = filled(ask, slots, language);
      if (text === null || wordCount(text) > questionWordsMax) continue;
      moment.state.used.add(`${id}:${language}`);
      return { text: capitalised(text), lines: [id], asks: true };
    }
  }
  return null;
}

/** The forms of a message, the weightiest first, and of equals the later sentence, of the least the later words: people come to their point. */
function formsIn({ reading: { text, language } }: Moment): Found[] {
  const sentences = sentencesOf(pointOf(text, language), language)
    .filter(
      (one) =>
        one.text.length <= sentenceLengthMax &&
        !one.text.includes('?') &&
        !concernsGuide(normalised(withoutQuotations(one.text)), language),
    )
    .slice(-sentencesMax);
  return sentences
    .toReversed()
    .flatMap((one, place) => formsOf(one.text, text, language, -place * sentenceLengthMax))
    .toSorted(
      (one, other) =>
        other.form.weight - one.form.weight || (one.form.weight === 1 ? other.at - one.at : 0),
    );
}

function formsOf(sentence: string, text: string, language: Language, from: number): Found[] {
  const own = language === 'en' ? plainEnglish(sentence) : plainHebrew(sentence);
  return followUps[language].flatMap((form) => {
    const match = form.unless?.test(text) ? null : startOf(form, language).exec(own);
    const slots = match && slotsOf(match.groups ?? {}, language);
    return match && slots ? [{ form, slots, at: from + match.index }] : [];
  });
}

const starts = new WeakMap<FollowUp, RegExp>();
/** A sign is looked for where a clause begins. */
function startOf(form: FollowUp, language: Language): RegExp {
  const known = starts.get(form);
  if (known) return known;
  const made = new RegExp(`${clauseStart[language]}(?:${form.sign.source})`, 'u');
  starts.set(form, made);
  return made;
}
const clauseStart = {
  en: '(?<=^|[,;:–—(] ?|\\b(?:and|but|so|because|cause|then|that|now|though|guess|suppose|mean|maybe|honestly|is|thing|part|also|today|yesterday|lately|plus|when|while|since) )',
  he: '(?<=^|[\\s,;:–—(])',
};

/** “I asked Mum” → “i asked my mum”: names alone keep their capital letter. */
function plainEnglish(sentence: string): string {
  return writtenOut(sentence, 'en')
    .trim()
    .replaceAll(/(?<![\p{L}'])I(?![\p{L}])/gu, 'i')
    .replaceAll(/ n (?=\p{L})/gu, ' and ')
    .replaceAll(short, (word) => full[word.toLowerCase()] ?? word)
    .replaceAll(
      /(?<!\b(?:my|our|your|his|her|their|the|a) )(?<![\p{L}'])(?:Mum|Mom|Dad|Mummy|Daddy|Grandma|Grandpa|Gran|Granny|Grandad)(?![\p{L}'])/gu,
      (word) => `my ${word.toLowerCase()}`,
    )
    .replace(
      /^(?:He|She|They|We|My|Our|It|It's|That|That's|This|What|And|But|So|Then|There|There's|If|Because|Well|Honestly|Maybe|Now|Yes|No|Today|Yesterday|The|A|An|Just|Also|Not)(?=[\s,'])/u,
      (word) => word.toLowerCase(),
    );
}
/** “הר"מ” is one word. */
function plainHebrew(sentence: string): string {
  return sentence.trim().replaceAll(/(?<=\p{L})"(?=\p{L}(?:\s|$|[,.!]))/gu, '״');
}
const full: Record<string, string> = { im: "i'm", ive: "i've", ...apostrophes };
const short = new RegExp(`(?<![\\p{L}'])(?:${Object.keys(full).join('|')})(?![\\p{L}'])`, 'giu');

function slotsOf(groups: Record<string, string | undefined>, language: Language) {
  const slots = new Map<string, string>();
  for (const [name, words] of Object.entries(groups)) {
    if (words === undefined) continue;
    const value = valueOf(name, words.trim().replace(/[\s,]+$/u, ''), language);
    if (value === null) return null;
    slots.set(name, value);
  }
  return slots;
}

/** The words of a group as a question to the person holds them; null where they can’t be turned. */
function valueOf(name: string, words: string, language: Language): string | null {
  if (name === 'q')
    return isQuotable(words)
      ? quoted(asWritten(words.replace(/[.,!]+$/u, ''), language), language)
      : null;
  if (name === 'k') return words;
  if (name === 'f') return feelingWords(words, language);
  const value = language === 'en' ? englishValue(name, words) : hebrewSlot(name, words);
  return value !== null &&
    value !== '' &&
    wordCount(value) <= slotWordsMax + (clauses.has(name) ? 4 : 0)
    ? value
    : null;
}

/** Their words are more than those of a noun. */
const clauses = new Set(['a', 'b', 'c', 'd', 'e', 'n', 's', 't']);

const asWritten = (words: string, language: Language) =>
  language === 'en' ? words.replaceAll(/(?<![\p{L}'])i(?![\p{L}])/gu, 'I') : words;

function feelingWords(words: string, language: Language): string | null {
  const parts = words.split(' and ');
  return parts.every((part) => feelingsIn(normalised(part), language).length > 0) ? words : null;
}

/** “He’ll leave”: short, and whole. */
const twoWords = /^(?:he|she|they|it|nobody|everyone)(?:'\p{L}+)? \p{L}+$/u;
/** The turn of a sentence to another matter. */
const goesOn = / (?:but|because|so|though|although|and then|and (?:i|he|she|they|it|we))\b.*$/u;
function englishValue(name: string, words: string): string | null {
  if (name === 'c') {
    const clause = words.replace(goesOn, '');
    return englishClause(clause) ?? (twoWords.test(clause) ? phraseOf(clause) : null);
  }
  if (/^(?:he|she|they)$/u.test(words)) return words;
  if (/\b(?:anything|nothing|anybody|anyone)\b/u.test(words) && name !== 'p') return null;
  const phrase = phraseOf(withArticle.test(words) ? `a ${words}` : words);
  if (phrase === null || nested.test(phrase)) return null;
  if (name === 'g' && !/^\p{Ll}+ing\b/u.test(phrase)) return null;
  return phrase;
}
/** “I have no plan”: what one would have is “a plan”. */
const withArticle = /^(?:job|plan|place of my own)$/u;
/** A second sentence inside of the words. */
const nested =
  /(?:^|\s)(?:i|i'm|you're|he's|she's|it's|they're|you|that's|is|are|was|were)(?:\s|$)/u;

function filled(
  ask: string,
  slots: ReadonlyMap<string, string>,
  language: Language,
): string | null {
  let isWhole = true;
  const text = ask.replaceAll(/\{(\w)(?::(\w+))?\}/gu, (_, name: string, form?: string) => {
    const own = slots.get(name);
    const value = own === undefined ? null : formed(own, form, language);
    if (value === null) isWhole = false;
    return value ?? '';
  });
  return isWhole ? text : null;
}

const plural =
  /^(?:they|your (?:.*)(?:parents|sisters|kids|children|friends|colleagues|coworkers|in-laws|students|clients|neighbou?rs|sons))$/u;
const subjects: Record<string, string> = {
  him: 'he',
  her: 'she',
  them: 'they',
  anyone: 'somebody',
  anybody: 'somebody',
};
const objects: Record<string, string> = { he: 'him', she: 'her', they: 'them' };
const possessives: Record<string, string> = { him: 'his', her: 'hers', them: 'theirs' };

function formed(own: string, form: string | undefined, language: Language): string | null {
  if (form === undefined) return own;
  if (language === 'he') return hebrewForms[form]?.(own) ?? null;
  if (form === 'want') return `${own} ${plural.test(own) ? 'want' : 'wants'}`;
  if (form === 'ing') return gerundOf(own);
  if (form === 'subject') return subjects[own] ?? own;
  if (form === 'object') return objects[own] ?? own;
  if (form === 'possessive') return possessives[own] ?? `${own}’s`;
  return null;
}
