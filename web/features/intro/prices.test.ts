import { describe, expect, test } from 'vitest';
import { plans } from '#contract/billing.ts';
import { currencyFor, priceText } from './prices.ts';

describe('the currency of a visitor', () => {
  test.each([
    ['en', ['en-IL'], 'ils'],
    ['he', ['he'], 'ils'],
    ['he', ['he-IL', 'en-US'], 'ils'],
    ['en', ['de-DE', 'en-US'], 'eur'],
    ['en', ['en', 'en-US'], 'usd'],
    ['he', ['en-US', 'he'], 'usd'],
    ['en', [], 'usd'],
    ['en', ['not a locale'], 'usd'],
  ] as const)('%s with %j pays in %s', (language, locales, currency) => {
    expect(currencyFor(language, locales)).toBe(currency);
  });
});

describe('a price', () => {
  test('whole amounts have no decimals', () => {
    expect(priceText(plans.plus, 'month', 'usd', 'en')).toBe('$9');
    expect(priceText(plans.pro, 'year', 'eur', 'en')).toBe('€190');
  });

  test('other amounts keep theirs', () => {
    const plan = { ...plans.plus, prices: { usd: { month: 950, year: 9_050 } } };
    expect(priceText(plan, 'month', 'usd', 'en')).toBe('$9.50');
  });

  test('a free plan costs zero in the currency', () => {
    expect(priceText(plans.free, 'month', 'eur', 'en')).toBe('€0');
    expect(priceText(plans.free, 'month', 'ils', 'he')).toContain('0');
  });
});
