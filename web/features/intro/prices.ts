import type { Plan } from '#contract/billing.ts';
import type { Language } from '#contract/shapes.ts';

export type Currency = keyof Plan['prices'];
export type Interval = 'month' | 'year';

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

/** A price without decimals where it has none; what costs nothing is 0 of the currency. */
export function priceText(
  plan: Plan,
  interval: Interval,
  currency: Currency,
  language: Language,
): string {
  const minorUnits = plan.prices[currency]?.[interval] ?? 0;
  return new Intl.NumberFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minorUnits / 100);
}
