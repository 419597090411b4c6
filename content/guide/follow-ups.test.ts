import { expect, test } from 'vitest';
import { followUps } from './follow-ups.ts';

const languages = ['en', 'he'] as const;

test.each(languages)('%s: each form has a key of its own and a question', (language) => {
  const keys = followUps[language].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, asks } of followUps[language]) expect(asks.length, key).toBeGreaterThan(0);
});

test.each(languages)('%s: each slot of a question is a group of its sign', (language) => {
  for (const { key, sign, asks } of followUps[language]) {
    const groups = [...sign.source.matchAll(/\(\?<(\p{L})>/gu)].map(([, group]) => group);
    for (const ask of asks) {
      const slots = [...ask.matchAll(/\{(\p{L})/gu)].map(([, slot]) => slot);
      expect(groups, `${key}: ${ask}`).toEqual(expect.arrayContaining(slots));
    }
  }
});

test('Hebrew questions address nobody by gender', () => {
  const asks = followUps.he.flatMap((form) => form.asks);
  for (const ask of asks)
    expect(ask).not.toMatch(/(?<!\p{L})(?:את\/ה|אתה|רוצה אתה|חושבת|מרגישה|תגידי|ספרי)(?!\p{L})/u);
});
