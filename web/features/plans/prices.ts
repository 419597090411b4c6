import type { Currency, Interval, Plan } from '#contract/billing.ts';
import type { Language } from '#contract/shapes.ts';

const euroRegions = new Set(
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
);

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}

/** The currency of the first region that the browser names, else of the language. */
export function currencyFor(language: Language, locales: readonly string[]): Currency {
  const region = locales.map(regionOf).find((named) => named !== undefined);
  if (region === 'IL') return 'ils';
  if (region && euroRegions.has(region)) return 'eur';
  return language === 'he' && !region ? 'ils' : 'usd';
}

/** An amount without decimals where it has none. */
export function amountText(minorUnits: number, currency: Currency, language: Language): string {
  return new Intl.NumberFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minorUnits / 100);
}

/** In minor units; 0 for a free plan. */
export function priceOf(plan: Plan, interval: Interval, currency: Currency): number {
  return plan.prices[currency]?.[interval] ?? 0;
}

/** The difference between twelve months one by one and a year, in minor units. */
export function yearSaving(plan: Plan, currency: Currency): number {
  return 12 * priceOf(plan, 'month', currency) - priceOf(plan, 'year', currency);
}
