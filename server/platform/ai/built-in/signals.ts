import type { Language } from '#contract/shapes.ts';
import { type Feeling, type Topic, type WordList, script } from '#content/guide/script.ts';
import { normalised, wordsOf } from './normalise.ts';
import { wordForms } from './word-forms.ts';

const intensityMax = 3;
const negationReachWords = 3;

export interface TopicSignal {
  topic: Topic;
  matches: number;
}

export interface FeelingSignal {
  feeling: Feeling;
  /** 0 to 3, adjusted for words such as "very" and "a bit". */
  intensity: number;
  position: number;
}

/** Entries by word or phrase, for each language; a word may belong to several. */
interface Index<Entry> {
  words: Map<string, Entry[]>;
  phrases: [string, Entry][];
}

const topicIndex = bothIndexes(script.signals.topics);
const feelingIndex = bothIndexes(script.signals.feelings);

const degree = {
  up: normalisedBoth(script.text.intensifiers),
  down: normalisedBoth(script.text.diminishers),
};
const negation = { en: new Set(script.text.negation.en), he: new Set(script.text.negation.he) };
/** “Leave the phone alone” is not about loneliness; “they left me alone” is. */
const leaveAlone = / (?:(?:leave|leaves|leaving|left) (?!me |us )(?:\S+ ){1,3}|let )alone(?= )/gu;
/** “His tummy hurts” names no feeling. */
const bodyHurts =
  / (?:tummy|stomach|belly|head|back|tooth|leg|knee|throat|ear|foot) hurts?(?= )| (?:כואב|כואבת) (?:לו|לה|לי) ה(?:בטן|ראש|גב|שן|רגל|ברך|גרון|אוזן)(?= )/gu;
const stopwords = { en: new Set(script.text.stopwords.en), he: new Set(script.text.stopwords.he) };

/** The topics of the message, most frequent first. */
export function topicsIn(normal: string, language: Language): TopicSignal[] {
  const { words, phrases } = topicIndex[language];
  const matches = new Map<Topic, number>();
  const count = (topic: Topic) => matches.set(topic, (matches.get(topic) ?? 0) + 1);
  for (const word of wordsOf(normal)) entriesOf(word, words, language).forEach(count);
  for (const [phrase, topic] of phrases) if (normal.includes(` ${phrase} `)) count(topic);
  return script.signals.topics
    .map((topic) => ({ topic, matches: matches.get(topic) ?? 0 }))
    .filter((signal) => signal.matches > 0)
    .toSorted((a, b) => b.matches - a.matches);
}

/** The feelings in the message, strongest first, then latest first; negated feelings are left out. */
export function feelingsIn(normal: string, language: Language, raised = false): FeelingSignal[] {
  return namedFeelings(normal, language, raised)
    .filter(({ isDenied }) => !isDenied)
    .toSorted((a, b) => b.intensity - a.intensity || b.position - a.position);
}

/** The dark feelings that the message says are not there. */
export function deniedFeelingsIn(normal: string, language: Language): Feeling[] {
  return namedFeelings(normal, language, false)
    .filter(({ isDenied, feeling }) => isDenied && feeling.valence === '-')
    .map(({ feeling }) => feeling);
}

function namedFeelings(normal: string, language: Language, raised: boolean) {
  const { phrases } = feelingIndex[language];
  const tokens = wordsOf(normal.replaceAll(leaveAlone, ' ').replaceAll(bodyHurts, ' '));
  const found: (FeelingSignal & { isDenied: boolean })[] = [];
  const add = (feeling: Feeling, position: number) => {
    const before = withinClause(
      tokens.slice(Math.max(0, position - negationReachWords - 1), position),
    ).slice(-negationReachWords);
    const isDenied =
      before.some((word) => negation[language].has(word)) ||
      denies[language].test(` ${tokens.slice(0, position).join(' ')} `);
    const around = ` ${[...before, ...tokens.slice(position, position + 2)].join(' ')} `;
    const up = raised || degree.up[language].some((word) => around.includes(word)) ? 1 : 0;
    const down = degree.down[language].some((word) => around.includes(word)) ? 1 : 0;
    const intensity = Math.max(0, Math.min(intensityMax, feeling.intensity + up - down));
    found.push({ feeling, intensity, position, isDenied });
  };
  tokens.forEach((word, position) => {
    // “אני כל כך stressed”: a feeling may be named in the other language.
    const ofWord = languageOfWord(word, language);
    for (const feeling of entriesOf(word, feelingIndex[ofWord].words, ofWord))
      add(feeling, position);
  });
  for (const [phrase, feeling] of phrases) {
    const at = normal.indexOf(` ${phrase} `);
    if (at >= 0) add(feeling, wordsOf(normal.slice(0, at + 1)).length);
  }
  return found;
}

function languageOfWord(word: string, language: Language): Language {
  if (/[א-ת]/u.test(word)) return 'he';
  return /[a-z]/u.test(word) ? 'en' : language;
}

/** “Not bored I’m lonely”: with its subject something new begins, unless it depends on a verb: “I don’t think I’m sad”. */
function withinClause(words: readonly string[]): readonly string[] {
  const subject = words.findLastIndex(
    (word, place) => subjects.has(word) && !beforeSubject.has(words[place - 1] ?? ''),
  );
  return words.slice(subject + 1);
}
const subjects = new Set(["i'm", 'im', 'i', "it's", 'its', 'אני', 'זה', 'זו', 'זאת']);
const beforeSubject = new Set('think believe say said mean that know feel like sure'.split(' '));

/** Words right before a feeling that say it is not there: “don’t really miss”, “stop with the fear”. */
const denies = {
  en: / (?:don't|dont|didn't|didnt|doesn't|isn't|isnt|wasn't|wasnt|aren't|ain't|(?:stop|enough)(?: it)? with|less|(?:thought|expected|hoped|assumed|figured) (?:that )?(?:i'd|i would|i'll|to)(?: be| feel)?|(?:supposed|meant) to(?: be| feel)?|(?:should|ought to) (?:be|feel)|(?:i'd|i would) (?:rather|like to) (?:be|feel))(?: (?:really|even|that|so|very|at|all|any|a|feel|feeling|the|this|your|about)){0,3} $/u,
  he: / (?:[וש]{1,2}לא|אינני|אינו|אינה|פחות|(?:חשבתי|ציפיתי|קיוויתי) ש(?:אני )?(?:אהיה|ארגיש)|(?:אמור|אמורה|אמורים) (?:להיות|להרגיש)|(?:תפסיק|תפסיקי|די|מספיק|עזוב|עזבי) (?:עם|את))(?: (?:ממש|באמת|בכלל|כל כך|שום|מרגיש|מרגישה|כל|כך)){0,3} $/u,
};

const speaking = {
  en: new Set("i i'm im i've ive i'd me feel feeling feels felt".split(' ')),
  he: new Set('אני לי בי אותי מרגיש מרגישה הרגשתי הרגשה'.split(' ')),
};
const spokenOf = {
  en: new Set("he she they you he's she's they're his her their who".split(' ')),
  he: new Set('הוא היא הם הן אתה לו לה להם שלו שלה שלהם'.split(' ')),
};
const ownReachWords = 4;
const bareWordsMax = 4;

/** Whether the person says that this feeling is theirs, and does not only use its word: “the law is a jealous mistress”. */
export function isOwnFeeling(
  { position }: FeelingSignal,
  words: readonly string[],
  language: Language,
): boolean {
  if (words.length <= bareWordsMax) return true;
  if (language === 'he' && (words[position] ?? '').endsWith('תי')) return true;
  const before = words.slice(Math.max(0, position - ownReachWords), position).toReversed();
  const nearest = before.find(
    (word) => speaking[language].has(word) || spokenOf[language].has(word),
  );
  return nearest !== undefined && speaking[language].has(nearest);
}

export function isStopword(word: string, language: Language): boolean {
  return stopwords[language].has(word);
}

function entriesOf<Entry>(
  word: string,
  words: Map<string, Entry[]>,
  language: Language,
): Set<Entry> {
  return new Set(wordForms(word, language).flatMap((form) => words.get(form) ?? []));
}

function bothIndexes<Entry extends Record<Language, WordList>>(
  entries: Entry[],
): Record<Language, Index<Entry>> {
  return { en: indexOf(entries, 'en'), he: indexOf(entries, 'he') };
}

function indexOf<Entry extends Record<Language, WordList>>(
  entries: Entry[],
  language: Language,
): Index<Entry> {
  const words = new Map<string, Entry[]>();
  const phrases: [string, Entry][] = [];
  for (const entry of entries) {
    for (const word of entry[language].words) {
      words.set(word, [...(words.get(word) ?? []), entry]);
    }
    for (const phrase of entry[language].phrases) phrases.push([normalised(phrase).trim(), entry]);
  }
  return { words, phrases };
}

function normalisedBoth(lists: Record<Language, string[]>): Record<Language, string[]> {
  return { en: lists.en.map(normalised), he: lists.he.map(normalised) };
}
