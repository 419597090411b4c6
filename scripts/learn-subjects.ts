import { readFileSync, writeFileSync } from 'node:fs';
import { subjects } from '#content/guide/subjects.ts';
import type { Language } from '#contract/shapes.ts';
import { languages } from '#contract/values.ts';
import {
  noSubject,
  subjectFeatures,
  subjectPlaces,
} from '#server/platform/ai/built-in/subject-likeness.ts';
import { bestOf, type Example, rounded, weightsOf } from './learning.ts';

/**
 * Learns the weights of `server/platform/ai/built-in/subject-likeness.ts` from written examples and from the signs of
 * the subjects, in a fixed order, and says how many of the held-out messages are understood. To be repeated when
 * subjects, their signs or their examples change.
 */
type Messages = Record<string, string[]>;

const folder = new URL('../content/guide/examples/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const heldOut = read('subjects-held-out.json') as Record<string, Record<Language, string[]>>;
const labels = [...subjects.map(({ key }) => key), noSubject];

const learnt = Object.fromEntries(languages.map((language) => [language, learn(language)]));
writeFileSync(
  new URL('../content/guide/subject-weights.json', import.meta.url),
  `${JSON.stringify(learnt, null, 2)}\n`,
);

function learn(language: Language) {
  const written = read(`subjects-${language}.json`) as Messages;
  const examples = labels.flatMap((key, label) => {
    const signs = subjects[label]?.words[language].split(',') ?? [];
    return [...(written[key] ?? []), ...signs].map((text): Example => ({
      features: subjectFeatures(text, language),
      label,
    }));
  });
  const model = weightsOf(examples, labels.length, subjectPlaces);
  const unseen = labels.flatMap((key, label) =>
    (heldOut[key]?.[language] ?? []).map((text) => ({
      label,
      best: bestOf(subjectFeatures(text, language), model),
    })),
  );
  const share = unseen.filter(({ label, best }) => label === best).length / unseen.length;
  process.stdout.write(
    `${language}: ${(100 * share).toFixed(1)} % of ${unseen.length} held-out messages\n`,
  );
  const { scale, table } = rounded(model.products);
  return {
    labels,
    biases: [...model.biases].map((bias) => Number(bias.toFixed(3))),
    scale,
    table: Buffer.from(table.buffer).toString('base64'),
  };
}
