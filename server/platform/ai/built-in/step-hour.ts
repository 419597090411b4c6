import type { Language } from '#contract/shapes.ts';
import { wallClockOf } from '#contract/wall-clock.ts';
import { knownZone, localDay } from './dates.ts';
import type { Moment } from './moment.ts';

const bareHour: Record<Language, RegExp> = {
  en: /(?<=\bat )(?<hour>[1-9]|1[01])(?![\d:.]| ?[ap]\.?m| (?:in the|tonight|minutes|hours))/iu,
  he: /(?<!\p{L})ב[-־]?(?<hour>[1-9]|1[01])(?![\d:.]| ב(?:בוקר|ערב|לילה|צהריים)| (?:דקות|שעות))/u,
};

/** “Today at 10”, after ten in the morning, is in the evening. */
export function withHourOfToday(
  title: string,
  dueOn: string,
  { at, person, reading }: Moment,
): string {
  const hour = Number(bareHour[reading.language].exec(title)?.groups?.['hour'] ?? NaN);
  const now = wallClockOf(at, knownZone(person.timezone, at)).getUTCHours();
  if (Number.isNaN(hour) || dueOn !== localDay(at, person.timezone) || now < hour) return title;
  return title.replace(
    bareHour[reading.language],
    reading.language === 'en' ? `${hour}pm` : `ב־${hour + 12}:00`,
  );
}
