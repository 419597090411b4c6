import type { Language } from '#contract/shapes.ts';
import { type HelpLine, type HelpRegion, script } from '#content/guide/script.ts';

const europeanUnion =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE';
const regionOfZone = new Map<string, string>(
  [
    ...europeanUnion.split(' ').map((country) => ['EU', country] as const),
    ...['IL', 'US', 'CA', 'GB', 'IE'].map((country) => [country, country] as const),
  ].flatMap(([region, country]) =>
    zonesOf(country).map((zone) => [canonicalZone(zone) ?? zone, region] as const),
  ),
);
/** Only in English: without a known place, Hebrew gets the lines of Israel. */
const shownWhenUnknown = [
  ['US and Canada', 'US'],
  ['UK and Ireland', 'GB'],
  ['elsewhere', '*'],
] as const;

/** Help lines and emergency number, in the language of the reply. */
export interface Help {
  helplines: string;
  emergency: string;
}

/**
 * The help lines of the person's place: by their time zone, or by the language of their message if the zone
 * names no place (none, or UTC).
 */
export function helpFor(timezone: string, language: Language): Help {
  const zone = canonicalZone(timezone);
  const isPlace = zone !== null && zone.includes('/') && !zone.startsWith('Etc/');
  if (!isPlace && language === 'en') {
    return {
      helplines: shownWhenUnknown
        .map(([place, id]) => `${place}: ${listOf(regionNamed(id), language)}`)
        .join('; '),
      emergency: script.crisis.emergency_elsewhere[language],
    };
  }
  const region = regionNamed(isPlace ? (regionOfZone.get(zone) ?? '*') : 'IL');
  return {
    helplines: listOf(region, language),
    emergency:
      region.emergency === null
        ? script.crisis.emergency_elsewhere[language]
        : inOrder(region.emergency),
  };
}

function regionNamed(id: string): HelpRegion {
  const region = script.helplines.find((one) => one.region === id);
  if (!region) throw new Error(`the script has no help lines for ${id}`);
  return region;
}

/** Links stay bare, so that they can be opened. */
function listOf({ lines }: HelpRegion, language: Language): string {
  const entry = ({ name, number, url }: HelpLine) =>
    `${name[language]}: ${number === undefined ? (url ?? '') : inOrder(number)}`;
  return lines.map(entry).join('; ');
}

/** Isolated left to right: inside Hebrew "116 123" would otherwise be read in reverse order. */
function inOrder(number: string): string {
  return `\u2066${number}\u2069`;
}

/** TypeScript's library does not know this part of ECMA-402 yet. */
interface CountryLocale extends Intl.Locale {
  getTimeZones(): string[] | undefined;
}

function zonesOf(country: string): string[] {
  return (new Intl.Locale(`und-${country}`) as CountryLocale).getTimeZones() ?? [];
}

/** Old zone names ("US/Eastern") have one canonical name; null if there is no such zone. */
function canonicalZone(timezone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
