import { dangerFeatures, type Feature } from '#content/guide/safety-features.ts';
import { languageOf } from '../built-in/language.ts';
import { legible } from '../built-in/normalise.ts';
import type { Danger, DangerKind } from './care.ts';
import { dangerLikeness } from './likeness.ts';
import { sentenceEnd } from './readable.ts';
import { matches, type Places, type Sequence, sequenceOf } from './sequences.ts';
import { type Passage, passagesOf } from './word-lists.ts';

/** One feature that needs no interpretation, or many that do. */
const sureFrom = 10;
const perhapsFrom = 2;
/** Fewer words are like too many others. */
const likenessWordsMin = 6;

interface CompiledFeature extends Pick<Feature, 'kind' | 'weight'> {
  any: Sequence[];
  unless: string[];
}

const features: CompiledFeature[] = Object.values(dangerFeatures).map(
  ({ kind, weight, any, unless = [] }) => ({ kind, weight, any: any.map(sequenceOf), unless }),
);

/** Medical help can't wait for anything else; after it the most direct words decide. */
const order: readonly DangerKind[] = ['medical', 'self_harm', 'violence', 'abuse'];

/** These speak against danger in their own sentence only, all others also from the sentences beside it. */
const nearby = new Set(['everyday', 'joy', 'accident', 'idiom']);

/** The danger to life or limb that a message shows, in either language; of several, the surest and most pressing. */
export function dangerIn(text: string): Danger | null {
  const message = legible(text);
  const [worst] = passagesOf(message).map(strongestIn).toSorted(byUrgency);
  if (!worst) return null;
  const { kind, score, places } = worst;
  if (score < perhapsFrom && !readsLikeDanger(message)) return null;
  return {
    level: score >= sureFrom ? 'sure' : 'perhaps',
    kind,
    who: whoIn(places, kind),
    when: places.has('longpast') ? 'past' : 'now',
  };
}

interface Shown {
  kind: DangerKind;
  score: number;
  places: Places;
}

/** The most pressing kind of danger in a passage; self-harm with a score of 0 if it shows none. */
function strongestIn(whole: Passage): Shown {
  const passage = withoutIdioms(whole);
  const scores = new Map<DangerKind, number>();
  for (const feature of features)
    scores.set(feature.kind, (scores.get(feature.kind) ?? 0) + weightIn(passage, feature));
  const [best] = [...scores]
    .filter(([, score]) => score > 0)
    .map(([kind, score]) => ({ kind, score, places: passage.places }))
    .toSorted(byUrgency);
  return best ?? { kind: 'self_harm', score: 0, places: passage.places };
}

function byUrgency(one: Shown, other: Shown): number {
  return (
    Number(other.score >= sureFrom) - Number(one.score >= sureFrom) ||
    Number(other.score >= perhapsFrom) - Number(one.score >= perhapsFrom) ||
    order.indexOf(one.kind) - order.indexOf(other.kind)
  );
}

/** Indirect words that no feature names are asked about where they read like others that were dangerous. */
function readsLikeDanger(text: string): boolean {
  const words = text.trim().split(/\s+/u).length;
  if (words < likenessWordsMin) return false;
  return dangerLikeness(text, languageOf(text, 'en') ?? 'en') > 0;
}

/**
 * What a feature adds to the danger of a passage. The sentence beside a sure one may make it unsure ("It is for my
 * novel. I want to die."), but can't take it back: a person may have been to a film, and want to die.
 */
function weightIn(passage: Passage, feature: CompiledFeature): number {
  const { weight, unless } = feature;
  if (shows(passage, feature, unless)) return weight;
  if (weight < sureFrom) return 0;
  return shows(passage, feature, []) ? perhapsFrom : 0;
}

/** Whether words of a feature stand in a passage, none of the lists `beside` in a sentence next to theirs. */
function shows(
  { words, places, context }: Passage,
  { any, unless }: CompiledFeature,
  beside: readonly string[],
): boolean {
  const own = unless.flatMap((list) => places.get(list) ?? []);
  const next = beside.flatMap((list) => (nearby.has(list) ? [] : (places.get(list) ?? [])));
  return any.some((sequence) =>
    matches(
      sequence,
      words,
      places,
      (start, end) =>
        start >= context &&
        !own.some((found) => standsNear(found, words, start, end, 0)) &&
        !next.some((found) => standsNear(found, words, start, end, 1)),
    ),
  );
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
function withoutIdioms({ words, places, context }: Passage): Passage {
  const idioms = places.get('idiom');
  if (!idioms) return { words, places, context };
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
  return { words, places: left, context };
}

function within(covered: ReadonlySet<number>, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!covered.has(at)) return false;
  return true;
}

function whoIn(places: Places, kind: DangerKind): Danger['who'] {
  if (places.has('child') && !places.has('myself')) return 'child';
  if (kind === 'violence')
    return places.has('killme') || places.has('intimidate') ? 'self' : 'other';
  if (kind === 'abuse') return places.has('me') || places.has('i') ? 'self' : 'other';
  const isMe = places.has('myself') || (places.has('i') && !places.has('self'));
  return isMe || !places.has('kin') ? 'self' : 'other';
}
