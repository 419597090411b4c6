const rounds = 15;
const firstRate = 2;
const decay = 0.15;
const pull = 0.002;
const usualValue = 1.5;
const countsMost = 3;

/** A message by the places of its features, with the place of its label. */
export interface Example {
  features: number[];
  label: number;
}

/** Draws that are the same in every run, so that the same examples give the same weights. */
export function draws(): () => number {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

export function shuffle<Item>(items: Item[], draw: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(draw() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one];
  }
}

/** Weights as bytes, and the factor that makes them weights again. */
export function rounded(weights: Float64Array): { scale: number; table: Int8Array } {
  const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  return { scale, table: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

export interface Model {
  biases: Float64Array;
  /** By place, then by label. */
  products: Float64Array;
}

/** Logistic regression over all labels by stochastic gradient descent, in a fixed order. */
export function weightsOf(given: readonly Example[], labels: number, places: number): Model {
  const weights = new Float64Array(places * labels);
  const biases = new Float64Array(labels);
  const values = valuesOf(given, places);
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
function valuesOf(examples: readonly Example[], places: number): Float64Array {
  const seen = new Float64Array(places);
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

export function scoresOf(
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

/** The likelihood of each label, all together 1. */
export function likelihoods(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** The place of the likeliest label. */
export function bestOf(features: readonly number[], { biases, products }: Model): number {
  const values = new Float64Array(products.length / biases.length).fill(1);
  const scores = scoresOf(features, { weights: products, values, biases });
  return scores.indexOf(Math.max(...scores));
}
