import { dayIn, daysAfter } from '#contract/days.ts';
import type { Language } from '#contract/shapes.ts';
import { type DateRule, script } from '#content/guide/script.ts';
import { compiledBoth } from './patterns.ts';

const { dates } = script.signals;
const datePatterns = dates.rules.map((rule) => ({ rule, patterns: compiledBoth(rule) }));
const dateWords = { en: dateWordPatterns('en'), he: dateWordPatterns('he') };

/** The day that a message names: `YYYY-MM-DD` in the person's time zone, and the rule that found it. */
export interface NamedDay {
  rule: string;
  dueOn: string;
}

/** The first day that the normalised message names, or null. A weekday is the next one, never today. */
export function dayNamedIn(
  normal: string,
  language: Language,
  at: Date,
  timezone: string,
): NamedDay | null {
  for (const { rule, patterns } of datePatterns) {
    for (const pattern of patterns[language]) {
      const match = pattern.exec(normal);
      if (!match) continue;
      const today = localDay(at, timezone);
      const days = daysAhead(rule, Number(match.groups?.['n'] ?? 0), weekdayOf(today), language);
      return { rule: rule.id, dueOn: daysAfter(today, days) };
    }
  }
  return null;
}

/** The guide's name for a day: today, tomorrow, or weekday, day and month. */
export function dayLabel(dueOn: string, at: Date, timezone: string, language: Language): string {
  const today = localDay(at, timezone);
  if (dueOn === today) return language === 'he' ? 'היום' : 'today';
  if (dueOn === daysAfter(today, 1)) return language === 'he' ? 'מחר' : 'tomorrow';
  const format = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${dueOn}T12:00:00Z`));
}

/** The text without the words that named a day. */
export function withoutDateWords(text: string, language: Language): string {
  return dateWords[language].reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);
}

function daysAhead(rule: DateRule, counted: number, today: number, language: Language): number {
  if (rule.days_from) return counted;
  if (rule.days !== undefined) return rule.days;
  if (rule.weekend) return daysUntil(dates.weekend[language], today);
  if (rule.end_of_week) return daysUntil(dates.end_of_week[language], today);
  const weekday = rule.start_of_next_week ? dates.week_start[language] : (rule.weekday ?? today);
  return daysUntil(weekday, today) || 7;
}

function daysUntil(weekday: number, today: number): number {
  return (weekday - today + 7) % 7;
}

/** An unknown time zone counts as UTC. */
export function localDay(at: Date, timezone: string): string {
  try {
    return dayIn(timezone, at);
  } catch {
    return dayIn('UTC', at);
  }
}

function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** The patterns run on normalised text; these find the same words in the text as typed. */
function dateWordPatterns(language: Language): RegExp[] {
  return dates.rules
    .flatMap((rule) => rule[language])
    .map((source) =>
      source
        .replace(/^ /u, '(?<![\\p{L}\\p{N}])')
        .replace(/ $/u, `(?: +(?:${dates.part_of_day[language]}))?(?![\\p{L}\\p{N}])`),
    )
    .map((source) => new RegExp(source, 'giu'));
}
