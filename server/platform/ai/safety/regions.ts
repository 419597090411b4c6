import type { Language } from '#contract/shapes.ts';
import {
  anywhere,
  emergencyElsewhere,
  type HelpLine,
  type HelpRegion,
  helpRegions,
  israel,
  noCheckedLine,
  regionOfCountry,
  shownWhenUnknown,
} from '#content/guide/safety-lines.ts';
import type { Danger } from '#db/schema/care-state.ts';
import type { CarePerson } from './care.ts';

/** Help for one kind of danger, in the language of the reply. */
export interface Help {
  /** The first ones fit the danger best; none where only the emergency number helps. */
  lines: string[];
  emergency: string;
}

const countryOfZone = new Map<string, string>();

/**
 * The help of the person's place: by the country of their time zone, or by the language of their message if
 * the zone names no place (none, or UTC).
 */
export function helpFor(
  { timezone }: Pick<CarePerson, 'timezone'>,
  language: Language,
  { kind, who }: Pick<Danger, 'kind' | 'who'>,
): Help {
  const country = countryOf(timezone);
  const emergency = emergencyOf(country, language, kind);
  if (kind === 'medical') return { lines: [], emergency };
  if (country === null && language === 'en') {
    const lines = shownWhenUnknown.flatMap(([place, id]) =>
      linesOf(regionNamed(id), kind, who)
        .slice(0, 1)
        .map((line) => `${place[language]}, ${shown(line, language)}`),
    );
    return { lines: [...lines, shown(anywhere, language)], emergency };
  }
  const region = regionNamed(country ?? 'IL');
  const own = linesOf(region, kind, who);
  const isIsraelNear = own.length === 0 || region.isIsraelNear === true;
  const israeli = language === 'he' && isIsraelNear ? linesOf(regionNamed('IL'), kind, who) : [];
  const last = own.length > 0 ? anywhere : { ...anywhere, name: noCheckedLine };
  return {
    lines: [
      ...own.map((line) => shown(line, language)),
      ...israeli.map((line) => `${israel[language]}, ${shown(line, language)}`),
      shown(last, language),
    ],
    emergency,
  };
}

/** In English without a known place, the numbers of several; violence calls the police, all else medical help. */
function emergencyOf(country: string | null, language: Language, kind: Danger['kind']): string {
  const known = country ?? (language === 'he' ? 'IL' : '*');
  const { emergency } = regionNamed(known);
  if (emergency === null) return emergencyElsewhere[language];
  const calls = kind === 'abuse' || kind === 'violence' ? 'police' : 'medical';
  return inOrder(emergency[calls]);
}

/** The best first; a list that the place lacks is replaced by its line for despair. Where a child is hurt, few are enough. */
function linesOf(region: HelpRegion, kind: Danger['kind'], who: Danger['who']): HelpLine[] {
  const { despair, abuse, child } = region;
  const young = who === 'child' ? child : [];
  const ofHarm = young.length > 0 ? [...young, ...abuse] : [...abuse, ...despair];
  const lines = kind === 'self_harm' ? [...despair, ...young] : ofHarm;
  const numbers = lines.map(({ number, url }) => number ?? url);
  return lines.filter((_, at) => numbers.indexOf(numbers[at]) === at);
}

function regionNamed(country: string): HelpRegion {
  const region = helpRegions[country] ?? helpRegions[regionOfCountry[country] ?? '*'];
  if (!region) throw new Error('the lines of help lack a region');
  return region;
}

/** Links stay bare, so that they can be opened. */
function shown({ name, number, url }: HelpLine, language: Language): string {
  return `${name[language]}: ${number === undefined ? (url ?? '') : inOrder(number)}`;
}

/** Isolated left to right: inside Hebrew "116 123" would otherwise be read in reverse order. */
function inOrder(number: string): string {
  return `\u2066${number}\u2069`;
}

/** TypeScript's library does not know this part of ECMA-402 yet. */
interface CountryLocale extends Intl.Locale {
  getTimeZones(): string[] | undefined;
}

/** '*' for a place that no country of the table claims; null if the zone names no place. */
function countryOf(timezone: string): string | null {
  const zone = canonicalZone(timezone);
  if (zone === null || !zone.includes('/') || zone.startsWith('Etc/')) return null;
  if (countryOfZone.size === 0) {
    for (const country of [...Object.keys(helpRegions), ...Object.keys(regionOfCountry)]) {
      if (country.length !== 2 || country === 'EU') continue;
      for (const name of zonesOf(country)) countryOfZone.set(canonicalZone(name) ?? name, country);
    }
  }
  return countryOfZone.get(zone) ?? '*';
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
