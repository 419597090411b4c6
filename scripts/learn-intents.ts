import { readFileSync, writeFileSync } from 'node:fs';
import { knownQuestions } from '#content/guide/known-questions.ts';
import { languages } from '#contract/values.ts';
import type { Language } from '#contract/shapes.ts';
import {
  intentFeatures,
  intentPlaces,
  type Likely,
} from '#server/platform/ai/built-in/intent-likeness.ts';
import { legible } from '#server/platform/ai/built-in/normalise.ts';
import { understoodByRules } from '#server/platform/ai/built-in/understanding.ts';
import { draws, rounded, shuffle } from './learning.ts';

/**
 * Learns the weights of `server/platform/ai/built-in/intent-likeness.ts` from written examples: logistic regression over
 * all labels by stochastic gradient descent, in a fixed order. Every fourth message is left out once to say how well others
 * than those that were learnt from are understood. To be repeated when the rules change.
 */
const rounds = 15;
const firstRate = 2;
const decay = 0.15;
const pull = 0.002;
const usualValue = 1.5;
const countsMost = 3;
const parts = 4;
const same = new Float64Array(intentPlaces).fill(1);

interface Message {
  text: string;
  is: Likely;
  or?: Likely[];
}

interface Example {
  features: number[];
  label: number;
}

const folder = new URL('../content/guide/examples/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

const learnt = Object.fromEntries(languages.map((language) => [language, learn(language)]));
writeFileSync(
  new URL('../content/guide/intent-weights.json', import.meta.url),
  `${JSON.stringify(learnt, null, 2)}\n`,
);

function learn(language: Language) {
  const messages = read(`messages-${language}.json`) as Message[];
  const more = examplesBeside(language);
  const labels = [...new Set([...messages, ...more].map(({ is }) => is))].toSorted();
  const exampleOf = ({ text, is }: Message): Example => ({
    features: intentFeatures(text, understoodByRules(legible(text), language).intent),
    label: labels.indexOf(is),
  });
  const examples = messages.map(exampleOf);
  const beside = more.map(exampleOf);
  let right = 0;
  for (let part = 0; part < parts; part++) {
    const own = examples.filter((_, at) => at % parts !== part);
    const model = weightsOf([...own, ...beside], labels.length);
    for (const [at, { features }] of examples.entries()) {
      if (at % parts !== part) continue;
      const best = labels[bestOf(features, model)];
      const { is, or = [] } = messages[at] ?? {};
      if (best !== undefined && (best === is || or.includes(best))) right++;
    }
  }
  const share = ((100 * right) / messages.length).toFixed(1);
  process.stdout.write(
    `${language}: ${share} % of ${messages.length} messages understood unseen\n`,
  );
  const { biases, products } = weightsOf([...examples, ...beside], labels.length);
  const { scale, table } = rounded(products);
  return {
    labels,
    biases: [...biases].map((bias) => Number(bias.toFixed(3))),
    scale,
    table: Buffer.from(table.buffer).toString('base64'),
  };
}

/** Labelled messages of the bench’s tuning set, and the known questions. */
function examplesBeside(language: Language): Message[] {
  const tuning = read('intents-tuning.json') as Record<
    Language,
    { text: string; intent: string }[]
  >;
  const asks = /^(?:ask|about)_/u;
  return [
    ...tuning[language]
      .filter(({ intent }) => intent !== 'emoji')
      .map(({ text, intent }) => ({
        text,
        is: asks.test(intent) ? 'question' : (intent as Likely),
      })),
    ...Object.entries(knownQuestions)
      .filter(([topic]) => topic !== 'none')
      .flatMap(([, question]) =>
        question[language].map((text) => ({ text, is: 'question' as const })),
      ),
  ];
}

interface Model {
  biases: Float64Array;
  /** By place, then by label. */
  products: Float64Array;
}

function weightsOf(given: readonly Example[], labels: number): Model {
  const weights = new Float64Array(intentPlaces * labels);
  const biases = new Float64Array(labels);
  const values = valuesOf(given);
  const counts = countsOf(given, labels);
  const examples = [...given];
  const draw = draws();
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate / (1 + round * decay);
    shuffle(examples, draw);
    for (const { features, label } of examples) {
      const likely = likelihoods(scoresOf(features, { weights, values, biases }));
      const share = 1 / Math.sqrt(features.length);
      const steps = likely.map(
        (one, at) => (one - (at === label ? 1 : 0)) * rate * (counts[label] ?? 1),
      );
      for (const [at, step] of steps.entries()) biases[at] = (biases[at] ?? 0) - step / 20;
      for (const place of features) {
        const value = (values[place] ?? 0) * share;
        const first = place * labels;
        for (let at = 0; at < labels; at++)
          weights[first + at] = (weights[first + at] ?? 0) - (steps[at] ?? 0) * value;
      }
    }
    const kept = 1 - rate * pull;
    for (let cell = 0; cell < weights.length; cell++) weights[cell] = (weights[cell] ?? 0) * kept;
  }
  const products = weights.map((weight, cell) => weight * (values[Math.floor(cell / labels)] ?? 0));
  return { biases, products };
}

/** How much each feature counts: the rarer, the more. */
function valuesOf(examples: readonly Example[]): Float64Array {
  const seen = new Float64Array(intentPlaces);
  for (const { features } of examples)
    for (const place of features) seen[place] = (seen[place] ?? 0) + 1;
  return seen.map((count) => Math.sqrt(Math.log(1 + examples.length / (1 + count))) / usualValue);
}

/** How much an example of each label counts: more where there are few. */
function countsOf(examples: readonly Example[], labels: number): number[] {
  return Array.from({ length: labels }, (_, label) => {
    const count = examples.filter((one) => one.label === label).length;
    return Math.min(countsMost, Math.sqrt(examples.length / labels / Math.max(1, count)));
  });
}

function scoresOf(
  features: readonly number[],
  {
    weights,
    values,
    biases,
  }: { weights: Float64Array; values: Float64Array; biases: Float64Array },
): Float64Array {
  const scores = new Float64Array(biases.length);
  const share = 1 / Math.sqrt(features.length);
  for (const place of features) {
    const value = (values[place] ?? 0) * share;
    for (let at = 0; at < scores.length; at++)
      scores[at] = (scores[at] ?? 0) + (weights[place * scores.length + at] ?? 0) * value;
  }
  return scores.map((score, at) => score + (biases[at] ?? 0));
}

function likelihoods(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function bestOf(features: readonly number[], { biases, products }: Model): number {
  const scores = scoresOf(features, { weights: products, values: same, biases });
  return scores.indexOf(Math.max(...scores));
}
