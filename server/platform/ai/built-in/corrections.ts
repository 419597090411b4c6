import {
  asksWhich,
  asksWhom,
  hasNone,
  meant,
  notThat,
  saidIt,
  saysAgain,
  surprised,
} from '#content/guide/corrections.ts';
import type { Language } from '#contract/shapes.ts';
import type { ChatState } from './chat-state.ts';
import { namedIn } from './known-questions.ts';
import { hasWord, normalised, withoutPrefixes, wordsOf } from './normalise.ts';
import { readingOf } from './reading.ts';

/** A correction of the last reply. */
export interface Correction {
  kind: 'amiss' | 'said' | 'huh';
  /** Words of the reply that are put away, or of the person’s that were said already. */
  not: string | null;
  /** The words of the same clause that are no correction. */
  rest?: string;
  /** The next unit is a part of it. */
  takesNext?: boolean;
}

/** One of the sentences and clauses of a message. */
export interface Place {
  units: readonly string[];
  at: number;
}

const lettersMin = 3;
const saidWordsMax = 6;

/** “Which silence?”, “um, I didn’t die”, “no, I mean the other one”, “shame, I said”. */
export function correctionIn(
  { units, at }: Place,
  state: ChatState,
  language: Language,
): Correction | null {
  const unit = units[at] ?? '';
  const normal = normalised(unit);
  const place = { units, at };
  const head = units.slice(0, at + 1).join(' ');
  return (
    putAway(unit, normal, place, state, language) ??
    gladFor(unit, place, state, language) ??
    meantIn(unit, language) ??
    meantIn(head, language) ??
    saidIn(unit, normal, state, language)
  );
}

/** Words of the reply that the clause denies, or asks about with surprise. */
function putAway(
  unit: string,
  normal: string,
  { units, at }: Place,
  state: ChatState,
  language: Language,
): Correction | null {
  const which = unit.includes('?') ? groupIn(asksWhich[language], normal) : null;
  const isMeant =
    which !== null &&
    (isOfReply(which, state, language) || deniesSame(units[at + 1], which, language));
  if (isMeant) return { kind: 'amiss', not: which };
  if (which !== null && units.length === 1 && isUnknown(unit, language))
    return { kind: 'huh', not: null };
  const none = asksWhom[language].test(state.lastReply) ? null : groupIn(hasNone[language], normal);
  if (none !== null && isOfReply(none, state, language)) return { kind: 'amiss', not: none };
  const denied = groupIn(surprised[language], normal);
  if (denied !== null && namedWords(denied, language).some((word) => replyHas(word, state)))
    return { kind: 'amiss', not: null };
  const refused = unit.includes('!') ? groupIn(notThat[language], normal) : null;
  if (refused === null) return null;
  const isMarked = stops.test(normalised(units[at + 1] ?? ''));
  return isMarked || isOfReply(refused, state, language) ? { kind: 'amiss', not: refused } : null;
}
/** “What kettle?” asks after the chat; a question of the app or the world has words of its own. */
function isUnknown(unit: string, language: Language): boolean {
  const { intent, topic } = readingOf(unit, language);
  return topic === null && !intent.startsWith('about_');
}

/** “Which letter? I wrote no letter.” */
function deniesSame(next: string | undefined, which: string, language: Language): boolean {
  const normal = normalised(next ?? '');
  return (
    denies[language].test(normal) &&
    namedWords(which, language).some((word) => hasWord(normal, word))
  );
}
const stops = /^ (?:stop|enough|please stop|די|מספיק|די כבר) $/u;

/** “Glad? I was humiliated”: a word that the guide stated, and did not ask about. */
function gladFor(
  unit: string,
  { units, at }: Place,
  state: ChatState,
  language: Language,
): Correction | null {
  const next = units[at + 1];
  const word = /^\P{L}*(?<what>\p{L}{3,})\?+!*$/u
    .exec(unit.trim())
    ?.groups?.['what']?.toLowerCase();
  if (word === undefined || next === undefined || agrees[language].test(normalised(next)))
    return null;
  const isStated = state.lastReply
    .split(/(?<=[.?!])\s/u)
    .some((sentence) => !sentence.includes('?') && hasWord(sentence, word));
  return isStated && !wasSaid(word, state, language) ? { kind: 'amiss', not: word } : null;
}
const agrees = {
  en: /^ (?:yes|yeah|yep|maybe|a bit|sometimes|sure|probably|could be|i guess|a little|exactly|true) /u,
  he: /^ (?:כן|אולי|קצת|לפעמים|ברור|כנראה|יכול להיות|בדיוק|נכון) /u,
};

/** “No, I mean the landlord thing.” */
function meantIn(unit: string, language: Language): Correction | null {
  const what = meant[language].exec(unit)?.groups?.['what'];
  return what === undefined ? null : { kind: 'amiss', not: null, rest: what };
}

/** “Shame, I said”, “I said, on Instagram”. */
export function saidBeside(
  { units, at }: Place,
  { offer }: ChatState,
  language: Language,
): Correction | null {
  if (offer !== null || !saidIt[language].test(normalised(units[at] ?? ''))) return null;
  const isAfter = at === 1 && isReminded(units, language);
  const beside = isAfter ? units[0] : units[at + 1];
  const isNext = isAfter || (units[at] ?? '').trim().endsWith(',');
  if (!isNext || !isShortly(beside) || names.test(beside) || !isPlain(beside, language))
    return null;
  return { kind: 'said', not: bare(beside), takesNext: !isAfter };
}
const names = /^(?:it's|its|that's|זה|זאת|זו) /iu;

/** “I said maybe”: something that the person has said in this chat, or says with “already”. */
function saidIn(
  unit: string,
  normal: string,
  state: ChatState,
  language: Language,
): Correction | null {
  if (state.offer !== null) return null;
  const groups = saysAgain[language].exec(normal)?.groups;
  const what = groups?.['what'];
  if (what === undefined || !isPlain(what, language)) return null;
  const isMarked = groups?.['marked'] !== undefined || groups?.['more'] !== undefined;
  const words = namedWords(what, language);
  const isKnown =
    unsure.test(what) ||
    (words.length > 0 &&
      2 * words.filter((word) => wasSaid(word, state, language)).length >= words.length);
  if (!isMarked && !isKnown) return null;
  const own = bare(unit.trim().split(/\s+/u).slice(-wordsOf(what).length).join(' '));
  // Hebrew joins “that” to the word.
  const plain =
    language === 'he' && normal.includes(` ש${what.trim()}`) ? own.replace(/^ש/u, '') : own;
  return { kind: 'said', not: isShortly(plain) ? plain : null };
}

/** “Shame, I said”: the first clause is what was said. */
export function isReminded([first = '', second = '']: readonly string[], language: Language) {
  return isShortly(first) && !first.includes('?') && saidIt[language].test(normalised(second));
}

const unsure = /^(?:maybe|perhaps|might|אולי) ?$/u;

/** A step is kept by its own rules, also where it is said once more. */
const isPlain = (text: string, language: Language) =>
  readingOf(text, language).intent !== 'commitment';

function isShortly(text: string | undefined): text is string {
  const count = wordsOf(normalised(text ?? '')).length;
  return count > 0 && count <= saidWordsMax;
}

const bare = (text: string) => text.trim().replaceAll(/^\P{L}+|[\s.,;:!?…–—]+$/gu, '');

function groupIn(signs: RegExp, normal: string): string | null {
  const groups = signs.exec(normal)?.groups;
  return (groups?.['what'] ?? groups?.['none'])?.trim() ?? null;
}

/** The guide brought it up, and the person did not. */
function isOfReply(what: string, state: ChatState, language: Language): boolean {
  return namedWords(what, language).some(
    (word) => replyHas(word, state) && !wasSaid(word, state, language),
  );
}

export function namedWords(what: string, language: Language): string[] {
  const bareWords = wordsOf(what).map((word) => (language === 'he' ? withoutPrefixes(word) : word));
  return namedIn({ normal: bareWords.join(' '), language }).filter(
    (word) => word.length >= lettersMin,
  );
}

const replyHas = (word: string, { lastReply }: ChatState) => hasWord(lastReply, word);

function wasSaid(word: string, { said }: ChatState, language: Language): boolean {
  const own = language === 'he' ? withoutPrefixes(word) : word;
  return said.some((text) => hasWord(text, own));
}

/** A short question, or a denial of the guide’s words, right before or after a protest belongs to it. */
export function isAside(unit: string, state: ChatState, language: Language): boolean {
  const normal = normalised(unit);
  const words = wordsOf(normal);
  if (words.length > asideWordsMax) return false;
  const isOfGuide = words.some((word) => word.length > 2 && replyHas(word, state));
  return (
    (unit.includes('?') && (asksBack[language].test(normal) || isOfGuide)) ||
    (denies[language].test(normal) && isOfGuide)
  );
}
const asideWordsMax = 5;
const asksBack = {
  en: /^ (?:what|which|who|whose|huh|how) /u,
  he: /^ (?:מה|איזה|איזו|מי|הא|אה|למי) /u,
};
const denies = {
  en: / (?:not|\p{L}+n't|dont|didnt|no|never|nobody|nothing) /u,
  he: / (?:לא|אין|אף) /u,
};
