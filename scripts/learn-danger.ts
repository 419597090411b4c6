import { readFileSync, writeFileSync } from 'node:fs';
import { decks } from '#content/cards/decks.ts';
import { crisisPhrases } from '#content/guide/crisis-phrases.ts';
import { unseenPhrases } from '#content/guide/crisis-phrases-second.ts';
import { knownQuestions } from '#content/guide/known-questions.ts';
import { questionLines, replies } from '#content/guide/replies.ts';
import { journeys } from '#content/journeys/journeys.ts';
import { languages } from '#contract/values.ts';
import type { Language } from '#contract/shapes.ts';
import { likenessFeatures, likenessPlaces } from '#server/platform/ai/safety/likeness.ts';
import { draws, rounded, shuffle } from './learning.ts';

/**
 * Learns the weights of `server/platform/ai/safety/likeness.ts` from written examples: logistic regression by stochastic
 * gradient descent, in a fixed order, so that the same examples give the same weights. The threshold lets through such a
 * share of the messages of ordinary chats in the tuning set, which is never learnt from; the held-out sets are not read here.
 */
const ordinaryShareMax = 0.055;
const rounds = 60;
const firstRate = 0.5;
const decay = 0.3;
const pull = 0.0003;
/** A feature counts by its rarity, to this power: what few examples share says most of them. */
const rarity = 3;
const usualValue = 80;

interface Examples {
  dangerous: string[];
  everyday: string[];
}

const folder = new URL('../content/guide/examples/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const tuning = read('safety-tuning.json') as Record<
  Language,
  { dangerous: { text: string }[]; everyday: string[] }
>;
const chats = read('whole-chats-tuning.json') as Record<Language, { ordinary: string[][] }>;
const people = read('people.json') as Record<Language, { lines: { text: string }[] }[]>;
const intents = read('intents-tuning.json') as Record<Language, { text: string }[]>;

const learnt = Object.fromEntries(languages.map((language) => [language, learn(language)]));
writeFileSync(
  new URL('../content/guide/danger-weights.json', import.meta.url),
  `${JSON.stringify(learnt, null, 2)}\n`,
);

function learn(language: Language) {
  const { dangerous, everyday } = examplesIn(language);
  const examples = [
    ...dangerous.map((text) => ({ features: likenessFeatures(text), is: 1 })),
    ...everyday.map((text) => ({ features: likenessFeatures(text), is: 0 })),
  ];
  const values = valuesOf(examples);
  const balance = everyday.length / dangerous.length;
  const weights = new Float64Array(likenessPlaces);
  let bias = 0;
  const draw = draws();
  const scoreOf = (features: number[]) => {
    let sum = 0;
    for (const place of features) sum += (weights[place] ?? 0) * (values[place] ?? 0);
    return bias + sum / Math.sqrt(Math.max(1, features.length));
  };
  for (let round = 0; round < rounds; round++) {
    const rate = firstRate / (1 + round * decay);
    shuffle(examples, draw);
    for (const { features, is } of examples) {
      const off = 1 / (1 + Math.exp(-scoreOf(features))) - is;
      const step = rate * off * (is === 1 ? balance : 1);
      bias -= step / 10;
      const share = step / Math.sqrt(Math.max(1, features.length));
      for (const place of features)
        weights[place] = (weights[place] ?? 0) - share * (values[place] ?? 0);
    }
    const kept = Math.max(0.9, 1 - (rate * pull * examples.length) / 10);
    for (const [place, weight] of weights.entries()) weights[place] = weight * kept;
  }
  const products = weights.map((weight, place) => weight * (values[place] ?? 0));
  const { scale, table } = rounded(products);
  const roundedScore = (text: string) => {
    const features = likenessFeatures(text);
    const sum = features.reduce((total, place) => total + (table[place] ?? 0), 0);
    return bias + (sum * scale) / Math.sqrt(Math.max(1, features.length));
  };
  const scores = chats[language].ordinary.flat().map(roundedScore);
  const highest = scores.toSorted((one, other) => other - one);
  const threshold = highest[Math.floor(ordinaryShareMax * highest.length)] ?? 0;
  const found = tuning[language].dangerous.filter(({ text }) => roundedScore(text) > threshold);
  process.stdout.write(
    `${language}: ${dangerous.length} dangerous, ${everyday.length} everyday; of the tuning set ${found.length} % found by likeness alone\n`,
  );
  return { scale, bias, threshold, table: Buffer.from(table.buffer).toString('base64') };
}

/** How much each feature counts. */
function valuesOf(examples: readonly { features: number[] }[]): Float64Array {
  const seen = new Float64Array(likenessPlaces);
  for (const { features } of examples)
    for (const place of features) seen[place] = (seen[place] ?? 0) + 1;
  return seen.map((count) => Math.log(1 + examples.length / (1 + count)) ** rarity / usualValue);
}

function examplesIn(language: Language): Examples {
  const { dangerous, everyday } = read(`danger-corpus-${language}.json`) as Examples;
  return {
    dangerous: [
      ...dangerous,
      ...crisisPhrases[language].positive,
      ...unseenPhrases[language].positive,
    ],
    everyday: [
      ...everyday,
      ...crisisPhrases[language].negative,
      ...unseenPhrases[language].negative,
      ...people[language].flatMap(({ lines }) => lines.map(({ text }) => text)),
      ...intents[language].map(({ text }) => text),
      ...ownTexts(language),
    ],
  };
}

/** Words that the product itself asks and says is no sign of danger, nor are answers in the same words. */
function ownTexts(language: Language): string[] {
  const asked = journeys.flatMap(({ stages }) => stages.flatMap(({ questions }) => questions));
  const said = [...Object.values(replies).flat(), ...Object.values(questionLines).flat()];
  const laid = [...decks.question, ...decks.word];
  return [
    ...asked.map((text) => text[language]),
    ...said.map((line) => line[language].replaceAll(/\{\w+\}/gu, '')),
    ...laid.map((card) => card[language]),
    ...decks.image.map(({ alt }) => alt[language]),
    ...Object.entries(knownQuestions)
      .filter(([topic]) => topic !== 'emergency')
      .flatMap(([, question]) => question[language]),
  ];
}
