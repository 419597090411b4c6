import { dayIn } from '#contract/days.ts';

const styles = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** A moment in words of both languages, on the clocks of a zone; with the year where it is another one than now. */
export function spokenTime(
  at: Date,
  timeZone: string,
  now: Date,
): { when_en: string; when_he: string } {
  const yearOf = (moment: Date) => dayIn(timeZone, moment).slice(0, 4);
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: 'numeric' } as const);
  const inWords = (locale: string) =>
    new Intl.DateTimeFormat(locale, { ...styles, ...year, timeZone }).format(at);
  return { when_en: inWords('en-GB'), when_he: inWords('he-IL') };
}
