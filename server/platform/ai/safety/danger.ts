import type { Language } from '#contract/shapes.ts';
import { dangerFeatures, type Feature } from '#content/guide/safety-features.ts';
import type { Danger, DangerKind } from './care.ts';
import { matchOf, type Places, type Sequence, sequenceOf } from './sequences.ts';
import { type Read, read } from './word-lists.ts';

const sureFrom = 10;
/** So many unclear features together leave no doubt. */
const perhapsFrom = 2;

interface CompiledFeature extends Pick<Feature, 'kind' | 'weight'> {
  any: Sequence[];
  unless: string[];
}

const features: CompiledFeature[] = Object.values(dangerFeatures).map(
  ({ kind, weight, any, unless = [] }) => ({ kind, weight, any: any.map(sequenceOf), unless }),
);

/** Medical help can't wait for anything else; after it the most direct words decide. */
const order: readonly DangerKind[] = ['medical', 'self_harm', 'violence', 'abuse'];

/** The danger to life or limb that a message shows, in either language. */
export function dangerIn(text: string, _language: Language): Danger | null {
  const message = withoutIdioms(read(text));
  const scores = new Map<DangerKind, number>();
  for (const { kind, weight, any, unless } of features) {
    if (unless.some((list) => message.places.has(list))) continue;
    if (!any.some((one) => matchOf(one, message.words, message.places))) continue;
    scores.set(kind, (scores.get(kind) ?? 0) + weight);
  }
  const [best] = order
    .map((kind) => ({ kind, score: scores.get(kind) ?? 0 }))
    .filter(({ score }) => score >= perhapsFrom)
    .toSorted((one, other) => Number(other.score >= sureFrom) - Number(one.score >= sureFrom));
  if (!best) return null;
  const { kind, score } = best;
  return {
    level: score >= sureFrom ? 'sure' : 'perhaps',
    kind,
    who: whoIn(message.places, kind),
    when: message.places.has('longpast') ? 'past' : 'now',
  };
}

/** The features that a message shows, for tuning. */
export function featuresIn(text: string): string[] {
  const message = withoutIdioms(read(text));
  return Object.keys(dangerFeatures).filter((_, at) => {
    const feature = features[at];
    return (
      feature !== undefined &&
      !feature.unless.some((list) => message.places.has(list)) &&
      feature.any.some((one) => matchOf(one, message.words, message.places))
    );
  });
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
  const isAboutMe = places.has('myself') || places.has('i') || places.has('me');
  if (kind === 'violence')
    return places.has('killme') || places.has('intimidate') ? 'self' : 'other';
  return isAboutMe || !places.has('kin') ? 'self' : 'other';
}
