import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Intent } from '#content/guide/intents.ts';
import { languageOf } from './language.ts';
import { legible } from './normalise.ts';
import { understood } from './understanding.ts';

const shareMin = 0.95;
const examples = new URL('../../../../content/guide/examples/intents-tuning.json', import.meta.url);
const labelled = JSON.parse(readFileSync(examples, 'utf8')) as Record<
  'en' | 'he',
  { text: string; intent: Intent; or?: Intent[] }[]
>;

const intentOf = (text: string, language: 'en' | 'he') => {
  const own = legible(text);
  return understood(own, languageOf(own, language) ?? language).intent;
};

test.each(['en', 'he'] as const)('the labelled messages are understood (%s)', (language) => {
  const missed = labelled[language].filter(({ text, intent, or = [] }) => {
    const found = intentOf(text, language);
    return found !== intent && !or.includes(found);
  });
  expect(missed.length / labelled[language].length).toBeLessThanOrEqual(1 - shareMin);
});

describe('near misses', () => {
  test.each([
    ['en', 'My son says I keep asking the same questions', 'insult'],
    ['en', 'He invited his mother without asking me', 'refusal'],
    ['en', "I don't know what I'll do and I don't have to know today", 'commitment'],
    ['en', 'She said "what did I do wrong" and left the room', 'ask_blame'],
    ['he', 'יש לי חבר מהמילואים', 'joy'],
    ['he', 'ברגע שאני מגיש מישהו יקרא את זה', 'about_privacy'],
    ['he', 'אולי אתקשר אליו, אולי לא, לא יודעת', 'commitment'],
  ] as const)('%s: %s', (language, text, intent) => {
    expect(intentOf(text, language)).not.toBe(intent);
  });
});
