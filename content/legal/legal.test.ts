import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { exportKeptDays } from '#contract/rights.ts';
import { deletionGraceDays, eventsKeptDays } from '#contract/values.ts';
import type { LegalText } from './legal-text.ts';
import { privacyInEnglish } from './privacy-en.ts';
import { privacyInHebrew } from './privacy-he.ts';
import { termsInEnglish } from './terms-en.ts';
import { termsInHebrew } from './terms-he.ts';
import { termsVersion } from './terms-version.ts';

const wordsOf = ({ intro, parts }: LegalText) =>
  [intro, ...parts.flatMap(({ heading, body }) => [heading, ...body.flat()])].join('\n');
/** The ids of the parts, and how many points each paragraph has. */
const shapeOf = ({ parts }: LegalText) =>
  parts.map(({ id, body }) => [id, ...body.map((one) => (Array.isArray(one) ? one.length : 'p'))]);

describe.each([
  ['the privacy policy', privacyInEnglish, privacyInHebrew],
  ['the terms', termsInEnglish, termsInHebrew],
] as const)('%s', (_, english, hebrew) => {
  test('has the same parts in both languages', () => {
    expect(shapeOf(hebrew)).toEqual(shapeOf(english));
    expect(new Set(english.parts.map(({ id }) => id)).size).toBe(english.parts.length);
  });

  test('keeps the style of the product', () => {
    for (const text of [english, hebrew]) {
      expect(wordsOf(text)).not.toMatch(/!|\.\.\./u);
      expect(
        wordsOf(text)
          .match(/\{\w*\}?/gu)
          ?.every((name) => name === '{product}'),
      ).toBe(true);
    }
    // Forms that are written differently for a woman and for a man.
    expect(wordsOf(hebrew)).not.toMatch(
      /[א-ת]\/[א-ת]|(?<![א-ת])(?:אתה|עליך|אליך|לגביך|אחריך|לפניך|זכויותיך)(?![א-ת])/u,
    );
  });
});

test('the version is a day', () => {
  expect(new Date(termsVersion).toISOString().slice(0, 10)).toBe(termsVersion);
});

/** Each of these makes a sentence of the texts untrue when it changes; the texts then get a new version. */
test('the texts say what the product does', () => {
  const paths = Object.values(api).flatMap((group) =>
    Object.values(group).map(({ method, path }) => `${method} ${path}`),
  );
  // “Get a copy of everything at once”, “Delete your account.”
  expect(paths).toContain('DELETE /api/user');
  expect(paths).toContain('POST /api/user/export');
  // “Cancel at any time on the page of your plan”, “Stripe alone sees your card.”
  expect(paths.filter((path) => /payment/u.test(path)).toSorted()).toEqual([
    'GET /api/payment/plans',
    'POST /api/payment/portal',
    'POST /api/payment/result',
    'POST /api/payment/resume',
    'POST /api/payment/stripe',
    'POST /api/payment/webhook',
  ]);
  const kept = privacyInEnglish.parts
    .find(({ id }) => id === 'duration')
    ?.body.flat()
    .join('\n');
  expect(kept).toContain(
    `the account is deleted, ${deletionGraceDays} days after you asked for it`,
  );
  expect(kept).toContain(`all your data that you asked for: ${exportKeptDays} days`);
  expect(kept).toContain(
    `catch up after a break, which may repeat what was written: ${eventsKeptDays} days`,
  );
});
