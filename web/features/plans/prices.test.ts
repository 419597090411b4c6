import { describe, expect, test } from 'vitest';
import { currencies, plans } from '#contract/billing.ts';
import { amountText, currencyFor, priceOf, yearSaving } from './prices.ts';

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
    expect(amountText(priceOf(plans.plus, 'month', 'usd'), 'usd', 'en')).toBe('$9');
    expect(amountText(priceOf(plans.pro, 'year', 'eur'), 'eur', 'en')).toBe('€190');
  });

  test('other amounts keep theirs', () => {
    expect(amountText(950, 'usd', 'en')).toBe('$9.50');
  });

  test('a free plan costs zero in every currency', () => {
    expect(amountText(priceOf(plans.free, 'month', 'eur'), 'eur', 'en')).toBe('€0');
    expect(amountText(priceOf(plans.free, 'year', 'ils'), 'ils', 'he')).toContain('0');
  });

  test('a year of every paid plan costs as much as ten months', () => {
    for (const plan of [plans.plus, plans.pro])
      for (const currency of currencies)
        expect(yearSaving(plan, currency)).toBe(2 * priceOf(plan, 'month', currency));
    expect(yearSaving(plans.free, 'usd')).toBe(0);
  });
});
