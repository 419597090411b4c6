import type { Language } from '#contract/shapes.ts';
import { type Bilingual, type CrisisKind, script } from '#content/guide/script.ts';
import { languageOf } from './language.ts';
import { legible, normalised } from './normalise.ts';
import { helpFor } from './regions.ts';
import { feelingsIn } from './signals.ts';

/** The person whose region and language select the help lines. */
export interface CrisisPerson {
  language: Language;
  timezone: string;
}

export interface Crisis {
  kind: string;
  /** The fixed caring text, with the help lines of the person's region. */
  reply: string;
}

const darkFeelingMin = 2;
/** "dieee" is "die"; neither language writes a letter three times. */
const drawnOutLetters = /(\p{L})\1{2,}/gu;
/** Typed without the apostrophe; "its", "well" and "were" are excluded, because they are words. */
const contractions =
  /(?<=(?<!\p{L})(?:(?:ai|are|ca|could|did|does|do|had|has|have|is|should|was|were|wo|would)n(?=t)|i(?=m|ve)|(?:he|she|that|there|what|who)(?=s)|(?:they|you)(?=re|ve|ll)|we(?=ve)))(?=(?:t|m|ve|s|re|ll)(?!\p{L}))/gu;
/** Typing errors in the words that matter most here. */
const slips = new Map(
  Object.entries({
    myself: 'meself mself mysef myslef mysefl mysself myselff myslf',
    suicide: 'sucide suiside suicde suacide sucicide suecide suicied',
    suicidal: 'sucidal suisidal suicidle suicidial sucicidal suicidel',
    kill: 'kil kll kiil klil',
    die: 'dei diie',
    dying: 'dieing dyeing dyin',
    living: 'livin livng',
    anymore: 'anymor animore anymroe',
    want: 'wnat wnt waant',
    breathe: 'breth',
    breathing: 'breething brething breathin',
    alive: 'alvie aliv',
    bleeding: 'bleding bleedin',
    without: 'withou witout wihtout',
    because: 'bc cuz coz becuase',
    you: 'u',
    about: 'abt abut',
  }).flatMap(([word, written]) => written.split(' ').map((slip) => [slip, word] as const)),
);
const { kinds, exclude, wrap, replies } = script.crisis;
const kindPatterns = kinds.map((kind) => ({
  kind,
  en: wrapped(kind.en, 'en'),
  he: wrapped(kind.he, 'he'),
}));
const figuresOfSpeech = {
  en: wrapped(exclude.en, 'en', 'gu'),
  he: wrapped(exclude.he, 'he', 'gu'),
};

/**
 * Whether a message shows danger to life or limb, and the reply that then comes before everything else, with
 * a model too. It prefers false alarms to misses.
 */
export function crisisIn(text: string, person: CrisisPerson): Crisis | null {
  const readable = legible(text);
  const language = languageOf(readable, person.language) ?? person.language;
  const kind = crisisKindIn(normalised(readable), language);
  return kind && { kind: kind.id, reply: withHelp(replies[kind.reply], person, language) };
}

/** The kind of danger in the normalised message; patterns of the other language are tried as well. */
export function crisisKindIn(normal: string, language: Language): CrisisKind | null {
  return kindWritten(normal, language) ?? kindWritten(normal, language === 'he' ? 'en' : 'he');
}

/** A crisis text with the help lines and the emergency number of the person's place. */
export function withHelp(
  text: Bilingual | undefined,
  person: CrisisPerson,
  language: Language,
): string {
  if (!text) throw new Error('the script lacks a crisis reply');
  const { helplines, emergency } = helpFor(person.timezone, language);
  return text[language].replaceAll('{helplines}', helplines).replaceAll('{emergency}', emergency);
}

function kindWritten(normal: string, language: Language): CrisisKind | null {
  if (!(language === 'he' ? /[א-ת]/u : /[a-z]/u).test(normal)) return null;
  const literal = corrected(normal, language).replaceAll(figuresOfSpeech[language], ' ');
  for (const { kind, ...patterns } of kindPatterns) {
    if (!patterns[language].test(literal)) continue;
    if (kind.needs !== undefined && !isDark(normal, language)) continue;
    return kind;
  }
  return null;
}

/** Restores the apostrophes, letters and words that the patterns expect, so that hurried typing hides nothing. */
function corrected(normal: string, language: Language): string {
  const short = normal.replaceAll(drawnOutLetters, '$1');
  if (language === 'he') return short;
  return short
    .replaceAll(contractions, "'")
    .replaceAll(/[a-z]+/gu, (word) => slips.get(word) ?? word);
}

function isDark(normal: string, language: Language): boolean {
  return feelingsIn(normal, language).some(
    ({ feeling, intensity }) => feeling.valence === '-' && intensity >= darkFeelingMin,
  );
}

/** Without the case flag: the text is already in lower case, and the search takes half the time. */
function wrapped(sources: string[], language: Language, flags = 'u'): RegExp {
  return new RegExp(
    wrap[language].replace('%', () => sources.join('|')),
    flags,
  );
}
