import {
  dangerFeatures,
  easyLists,
  everydaySenses,
  everydaySubjects,
  type Feature,
} from '#content/guide/safety-features.ts';
import { indirectFeatures, leaningLists } from '#content/guide/safety-indirect-features.ts';
import type { Clarity, Danger, DangerKind } from '#db/schema/care-state.ts';
import { languageOf } from '../built-in/language.ts';
import { legible } from '../built-in/normalise.ts';
import { withoutDeniedHarm } from './answers.ts';
import { isAnswerClause } from './ease.ts';
import { dangerLikeness } from './likeness.ts';
import { sentenceEnd } from './readable.ts';
import { firstMatch, type Places, type Sequence, sequenceOf } from './sequences.ts';
import { whoIn } from './who.ts';
import { type Passage, passagesOf } from './word-lists.ts';

/** One feature that needs no interpretation, or many that do. */
const sureFrom = 10;
const perhapsFrom = 2;
/** Fewer words are like too many others, and of not many more the likeness must be high. */
const likenessWordsMin = 3;
const fewWordsMax = 5;
const fewWordsFrom = { en: 0.8, he: 1.2 };
/** Everyday words of a feature count in a message that reads like danger; likeness that counts alone is more. */
const hintFrom = 1;
const alikeFrom = 0.3;
/** Hebrew words are fewer, and like more others. */
const aloneFrom = { en: -0.2, he: 0.55 };
/** A false note early in a chat takes the place of a true one later. */
const earlyFrom = { en: 0.6, he: 1 };
/** “That he’s scared”: half a sentence, which is like many others. */
const clauseFrom = { en: 1, he: 2 };
/** A sign that needs another one, and words that lean to danger, lower the likeness that is needed; easy talk raises it. */
const signLess = 0.6;
const leaningLess = 0.35;
const easeMore = 0.6;
/** With all signs together. */
const leastFrom = { en: -0.5, he: 0 };

interface CompiledFeature extends Pick<Feature, 'kind' | 'weight'> {
  name: string;
  any: Sequence[];
  unless: string[];
  asksIf: string[];
}

const features: CompiledFeature[] = Object.entries({ ...dangerFeatures, ...indirectFeatures }).map(
  ([name, { kind, weight, any, unless = [], asksIf = [] }]) => ({
    name,
    kind,
    weight,
    any: any.map(sequenceOf),
    unless,
    asksIf,
  }),
);

/** A longer message says more than the everyday sense of a few of its words. */
const everyday = [
  { sequences: everydaySenses.map(sequenceOf), wordsMax: 16 },
  { sequences: everydaySubjects.map(sequenceOf), wordsMax: 36 },
];

/** Medical help can't wait for anything else; after it the most direct words decide. */
const order: readonly DangerKind[] = ['medical', 'self_harm', 'violence', 'abuse'];

/** Words of what is at hand, and words that name death or harm. */
const means: Record<DangerKind, readonly string[]> = {
  self_harm: ['pills', 'weapon', 'height', 'edge'],
  violence: ['weapon'],
  abuse: ['weapon', 'chokehold'],
  medical: [],
};
const named: Record<DangerKind, readonly string[]> = {
  self_harm: ['die', 'suicide', 'wake', 'cutting', 'letter'],
  violence: ['strongkill', 'killme', 'killfuture'],
  abuse: ['hitme', 'heldme', 'neckheld', 'raped', 'rapedme', 'touching', 'touchme', 'blows'],
  medical: ['collapse', 'breath', 'overdose', 'stroke', 'slurring'],
};

const namesOfDeath = ['die', 'suicide'];

/** These speak against danger in their own sentence only, all others also from the sentences beside it. */
const nearby = new Set([
  'everyday',
  'joy',
  'accident',
  'idiom',
  'leftout',
  'snapthing',
  'drinker',
  'imagined',
  'scene',
  'laughing',
  'loaded',
]);

/**
 * The danger to life or limb that a message shows, in either language; of several, the surest and most pressing. Early in
 * a chat, words that only read like danger need more of it.
 */
export function dangerIn(text: string, { isEarly = false } = {}): Danger | null {
  const message = legible(text);
  const passages = passagesOf(message);
  if (passages.every(isLeaveTaking)) return null;
  const [worst] = passages.map(strongestIn).toSorted(byUrgency);
  if (!worst) return null;
  const { kind, score, passage, at, signs } = worst;
  const isShown = score >= perhapsFrom;
  const likeness = isShown ? 0 : likenessOf(message);
  if (!isShown && (isEveryday(passage) || likeness <= likenessNeeded(message, worst, isEarly)))
    return null;
  const when = isPast(passage, at) ? 'past' : 'now';
  const who = whoIn(passage, kind, at, signs);
  // Somebody who lived through it years ago may coach others today, so they are asked; others are spoken of.
  const isOver = when === 'past' && kind === 'self_harm';
  if (isOver && who !== 'self') return null;
  return {
    level: score >= sureFrom && !isOver ? 'sure' : 'perhaps',
    kind,
    who,
    when,
    clarity: isShown ? clarityOf(passage, kind) : clarityOfLikeness(passage, score),
    signs,
  };
}

function likenessNeeded(message: string, { score, passage }: Shown, isEarly: boolean): number {
  const language = languageOf(message, 'en') ?? 'en';
  if (isAnswerClause(message)) return clauseFrom[language];
  const has = (list: string) => passage.places.has(list);
  const eased = easyLists.some(has) ? easeMore : 0;
  const leaning = isEarly ? 0 : leaningLists.filter((lists) => lists.some(has)).length;
  const from = (isEarly ? earlyFrom : aloneFrom)[language] + eased;
  const alone = from - score * signLess - leaning * leaningLess;
  const needed = score >= hintFrom ? Math.min(alikeFrom, alone) : alone;
  const least = wordCountOf(message) > fewWordsMax ? leastFrom : fewWordsFrom;
  return Math.max(needed, least[language] + eased);
}

function wordCountOf(text: string): number {
  return text.trim().split(/\s+/u).length;
}

/** “Thank you, goodbye”: every word takes leave in the ordinary way, and nothing else is said. */
function isLeaveTaking({ words, places }: Passage): boolean {
  const taken = new Set<number>();
  for (const [start, ends] of places.get('leavetaking') ?? [])
    for (let at = start; at < Math.max(...ends); at++) taken.add(at);
  return words.every((word, at) => word === sentenceEnd || taken.has(at));
}

/** Whether a short message has an everyday sense: “I took two painkillers for my headache”. */
function isEveryday({ words, places }: Passage): boolean {
  return everyday.some(
    ({ sequences, wordsMax }) =>
      words.length <= wordsMax &&
      sequences.some((sequence) => firstMatch(sequence, words, places, () => true) !== null),
  );
}

/** Whether the sentence that shows the danger is about a time long ago, and about nothing that lasts. */
function isPast({ words, places }: Passage, at: number): boolean {
  const near = (list: string, sentencesAway = 0) => {
    const found = places.get(list);
    return found !== undefined && standsNear(found, words, at, at + 1, sentencesAway);
  };
  const isOfYouth = near('asyouth') || near('behindme', 1);
  const isTold =
    near('longpast') ||
    (near('triedonce') && near('pastplace')) ||
    ((near('triedonce') || near('wasonce')) && isOfYouth && !near('lately'));
  if (!isTold) return false;
  // “Today I want to talk about work” is another subject.
  const lasting = new Map(places.get('stillthere'));
  for (const start of places.get('othertopic')?.keys() ?? []) lasting.delete(start);
  return !standsNear(lasting, words, at, at + 1, 0);
}

function clarityOf({ places }: Passage, kind: DangerKind): Clarity {
  if (means[kind].some((list) => places.has(list))) return 3;
  return named[kind].some((list) => places.has(list)) ? 2 : 1;
}

/** Likeness makes a note at most, unless death is named, or means beside other words of a feature. */
function clarityOfLikeness({ places }: Passage, score: number): Clarity {
  if (namesOfDeath.some((list) => places.has(list))) return 2;
  return score > hintFrom ? 3 : 0;
}

interface Shown {
  kind: DangerKind;
  score: number;
  passage: Passage;
  /** The first word of the feature that counts most. */
  at: number;
  signs: string[];
}

/** The features by the lists that their sequences begin with: most messages have words of few. */
const byFirstList = new Map<string, CompiledFeature[]>();
for (const feature of features) {
  const firsts = feature.any.flatMap(({ steps: [first] }) => first?.lists ?? []);
  for (const list of new Set(firsts))
    byFirstList.set(list, [...(byFirstList.get(list) ?? []), feature]);
}

/** The most pressing kind of danger in a passage; self-harm with a score of 0 if it shows none. */
function strongestIn(whole: Passage): Shown {
  const passage = withoutIdioms(whole);
  const begun = new Set([...passage.places.keys()].flatMap((list) => byFirstList.get(list) ?? []));
  const shown = features.flatMap((feature) =>
    begun.has(feature) ? (shownBy(feature, passage) ?? []) : [],
  );
  const kinds = order.flatMap((kind) => {
    const ofKind = shown.filter((one) => one.kind === kind).toSorted(byScore);
    const [heaviest] = ofKind;
    const score = scoreOf(ofKind);
    return heaviest ? [{ ...heaviest, score, signs: ofKind.flatMap(({ signs }) => signs) }] : [];
  });
  const [best] = kinds.toSorted(byUrgency);
  return best ?? { kind: 'self_harm', score: 0, passage, at: 0, signs: [] };
}

/** Features that begin with the same word are one sign. */
function scoreOf(shown: readonly Shown[]): number {
  const heaviest = new Map<number, number>();
  for (const { at, score } of shown) heaviest.set(at, Math.max(score, heaviest.get(at) ?? 0));
  return [...heaviest.values()].reduce((sum, score) => sum + score, 0);
}

function byScore(one: Shown, other: Shown): number {
  return other.score - one.score;
}

function byUrgency(one: Shown, other: Shown): number {
  return (
    Number(other.score >= sureFrom) - Number(one.score >= sureFrom) ||
    Number(other.score >= perhapsFrom) - Number(one.score >= perhapsFrom) ||
    order.indexOf(one.kind) - order.indexOf(other.kind)
  );
}

/** Indirect words that no feature names count where they read like others that were dangerous. */
function likenessOf(message: string): number {
  const text = withoutDeniedHarm(message);
  if (wordCountOf(text) < likenessWordsMin) return -Infinity;
  return dangerLikeness(text, languageOf(text, 'en') ?? 'en');
}

/**
 * A feature of a passage. The sentence beside a sure one may make it unsure ("It is for my novel. I want to die."), but
 * can't take it back: a person may have been to a film, and want to die.
 */
function shownBy(feature: CompiledFeature, passage: Passage): Shown | null {
  const { name, kind, weight, any, unless, asksIf } = feature;
  const signs = [name];
  const alone = placeOf(any, passage, [...unless, ...asksIf], unless);
  if (alone !== null) return { kind, score: weight, passage, at: alone, signs };
  const beside = weight >= sureFrom ? placeOf(any, passage, unless, []) : null;
  return beside === null ? null : { kind, score: perhapsFrom, passage, at: beside, signs };
}

/** The place of words without the lists `own` in their sentence, and the lists `beside` in a sentence next to it. */
function placeOf(
  any: readonly Sequence[],
  { words, places, from, to }: Passage,
  own: readonly string[],
  beside: readonly string[],
): number | null {
  const here = own.flatMap((list) => places.get(list) ?? []);
  const next = beside.flatMap((list) => (nearby.has(list) ? [] : (places.get(list) ?? [])));
  const isMeant = (start: number, end: number) =>
    start >= from &&
    end <= to &&
    !here.some((found) => standsNear(found, words, start, end, 0)) &&
    !next.some((found) => standsNear(found, words, start, end, 1));
  for (const sequence of any) {
    const place = firstMatch(sequence, words, places, isMeant);
    if (place !== null) return place;
  }
  return null;
}

/** Whether one of the found words stands in the sentence of a match, or at most so many sentences away. */
function standsNear(
  found: ReadonlyMap<number, number[]>,
  words: readonly string[],
  start: number,
  end: number,
  sentencesAway: number,
): boolean {
  let after = sentencesAway;
  for (let at = end - 1; at < words.length; at++) {
    if (words[at] === sentenceEnd && after-- === 0) break;
    if (found.has(at)) return true;
  }
  let before = sentencesAway;
  for (let at = end - 1; at >= 0; at--) {
    if (at < start && words[at] === sentenceEnd && before-- === 0) break;
    if (found.has(at)) return true;
  }
  return false;
}

/** Words inside a figure of speech mean nothing else; the figure itself stays visible. */
function withoutIdioms(passage: Passage): Passage {
  const { places } = passage;
  const idioms = places.get('idiom');
  if (!idioms) return passage;
  const covered = new Set<number>();
  for (const [start, ends] of idioms)
    for (let at = start; at < Math.max(...ends); at++) covered.add(at);
  const left: Places = new Map([['idiom', idioms]]);
  for (const [list, found] of places) {
    if (list === 'idiom') continue;
    const kept = new Map(
      [...found].filter(([start, ends]) => ends.some((end) => !within(covered, start, end))),
    );
    if (kept.size > 0) left.set(list, kept);
  }
  return { ...passage, places: left };
}

function within(covered: ReadonlySet<number>, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!covered.has(at)) return false;
  return true;
}
