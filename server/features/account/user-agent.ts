import type { Session } from '#contract/security.ts';

/** A browser also names those that it descends from, so the more special names come first. */
const browserSigns: [RegExp, Session['browser']][] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//u, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//u, 'Safari'],
];

/** Phones also name the system of a computer that theirs descends from. */
const systemSigns: [RegExp, Session['system']][] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac ?OS\b|\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b|\bX11\b/u, 'Linux'],
];

/** The names of browser and system in a User-Agent header; null where they are not known. */
export function deviceOf(userAgent: string): Pick<Session, 'browser' | 'system'> {
  return { browser: nameIn(userAgent, browserSigns), system: nameIn(userAgent, systemSigns) };
}

function nameIn<Name>(userAgent: string, signs: [RegExp, Name | null][]): Name | null {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
}
