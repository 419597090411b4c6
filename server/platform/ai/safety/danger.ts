import { dangerFeatures, type Feature } from '#content/guide/safety-features.ts';
import { languageOf } from '../built-in/language.ts';
import type { Danger, DangerKind } from './care.ts';
import { dangerLikeness } from './likeness.ts';
import { sentenceEnd } from './readable.ts';
import { matches, type Places, type Sequence, sequenceOf } from './sequences.ts';
import { type Read, read } from './word-lists.ts';

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

/** These speak against danger in their own sentence only, all others in the whole message. */
const nearby = new Set(['everyday', 'joy', 'accident', 'idiom']);

/** The danger to life or limb that a message shows, in either language. */
export function dangerIn(text: string): Danger | null {
  const message = withoutIdioms(read(text));
  const scores = new Map<DangerKind, number>();
  for (const feature of features) {
    if (shows(message, feature))
      scores.set(feature.kind, (scores.get(feature.kind) ?? 0) + feature.weight);
  }
  const [best] = order
    .map((kind) => ({ kind, score: scores.get(kind) ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (one, other) =>
        Number(other.score >= sureFrom) - Number(one.score >= sureFrom) ||
        Number(other.score >= perhapsFrom) - Number(one.score >= perhapsFrom),
    );
  const { kind, score } = best ?? { kind: 'self_harm' as const, score: 0 };
  if (score < perhapsFrom && !readsLikeDanger(text)) return null;
  return {
    level: score >= sureFrom ? 'sure' : 'perhaps',
    kind,
    who: whoIn(message.places, kind),
    when: message.places.has('longpast') ? 'past' : 'now',
  };
}

/** Indirect words that no feature names are asked about where they read like others that were dangerous. */
function readsLikeDanger(text: string): boolean {
  const words = text.trim().split(/\s+/u).length;
  if (words < likenessWordsMin) return false;
  return dangerLikeness(text, languageOf(text, 'en') ?? 'en') > 0;
}

function shows({ words, places }: Read, { any, unless }: CompiledFeature): boolean {
  if (unless.some((list) => !nearby.has(list) && places.has(list))) return false;
  const against = unless.filter((list) => nearby.has(list) && places.has(list));
  return any.some((sequence) =>
    matches(
      sequence,
      words,
      places,
      (start, end) => !against.some((list) => sharesSentence(places.get(list), words, start, end)),
    ),
  );
}

function sharesSentence(
  found: ReadonlyMap<number, number[]> | undefined,
  words: readonly string[],
  start: number,
  end: number,
): boolean {
  if (!found) return false;
  for (let at = end - 1; at < words.length && words[at] !== sentenceEnd; at++)
    if (found.has(at)) return true;
  for (let at = end - 1; at >= 0 && (at >= start || words[at] !== sentenceEnd); at--)
    if (found.has(at)) return true;
  return false;
}

/** Words inside a figure of speech mean nothing else; the figure itself stays visible. */
function withoutIdioms({ words, places }: Read): Read {
  const idioms = places.get('idiom');
  if (!idioms) return { words, places };
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
  return { words, places: left };
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
