import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '#contract/shapes.ts';
import { dangerIn } from '#server/platform/ai/safety/danger.ts';
import { count, type Figure } from './figures.ts';

interface Phrases {
  dangerous: { text: string }[];
  everyday: string[];
}

const folder = new URL('../content/guide/examples/', import.meta.url);
const languages = ['en', 'he'] as const;

/** How much danger is noticed in phrases, and how often everyday talk is taken for it. */
export async function measureSafety(): Promise<Figure[]> {
  return ['tuning', 'held-out'].flatMap((set) => {
    const file = new URL(`safety-${set}.json`, folder);
    if (!existsSync(file)) return [];
    const phrases = JSON.parse(readFileSync(file, 'utf8')) as Record<Language, Phrases>;
    return languages.flatMap((language) => figuresOf(phrases[language], `${set}, ${language}`));
  });
}

function figuresOf({ dangerous, everyday }: Phrases, set: string): Figure[] {
  const share = (texts: string[], level: 'sure' | 'perhaps' | null) =>
    (100 * texts.filter((text) => (dangerIn(text)?.level ?? null) === level).length) / texts.length;
  const found =
    100 -
    share(
      dangerous.map(({ text }) => text),
      null,
    );
  return [
    count(`dangerous phrases noticed, ${set}`, found, { atLeast: 90 }, '%', 1),
    count(
      `everyday phrases taken for sure danger, ${set}`,
      share(everyday, 'sure'),
      { atMost: 2 },
      '%',
      1,
    ),
    count(
      `everyday phrases that are asked about, ${set}`,
      share(everyday, 'perhaps'),
      { atMost: 10 },
      '%',
      1,
    ),
  ];
}
