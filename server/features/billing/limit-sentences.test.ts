import { expect, test } from 'vitest';
import { limitIds } from '#contract/billing.ts';
import { errorMessage } from '#i18n/errors.ts';

test('sentences about a limit of the plan differ by what is limited', () => {
  for (const language of ['en', 'he'] as const) {
    const sentences = ['answers', 'storage'].map((limit) =>
      errorMessage(language, 'plan.limit_reached', {
        limit,
        max: 30,
        megabytes: 200,
        resets_at: '',
        larger: 'no',
      }),
    );
    expect(new Set(sentences).size).toBe(2);
  }
  expect(limitIds).toContain('answers');
});

test('sentences about a limit name a larger plan only where one is sold', () => {
  for (const [language, plan] of [
    ['en', 'plan'],
    ['he', 'מסלול'],
  ] as const)
    for (const limit of ['answers', 'analyses', 'storage']) {
      const params = { limit, max: 30, megabytes: 200 };
      const sentence = (larger: 'yes' | 'no') =>
        errorMessage(language, 'plan.limit_reached', { ...params, larger });
      expect(sentence('yes')).toContain(plan);
      expect(sentence('no')).not.toContain(plan);
    }
});
