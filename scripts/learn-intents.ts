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
import { bestOf, type Example, rounded, weightsOf } from './learning.ts';

/**
 * Learns the weights of `server/platform/ai/built-in/intent-likeness.ts` from written examples: logistic regression over
 * all labels by stochastic gradient descent, in a fixed order. Every fourth message is left out once to say how well others
 * than those that were learnt from are understood. To be repeated when the rules change.
 */
const parts = 4;

interface Message {
  text: string;
  is: Likely;
  or?: Likely[];
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
    const model = weightsOf([...own, ...beside], labels.length, intentPlaces);
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
  const { biases, products } = weightsOf([...examples, ...beside], labels.length, intentPlaces);
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
