import { momentOf, wallClockOf } from '#contract/wall-clock.ts';

export const repetitions = [
  'none',
  'daily',
  'weekdays',
  'weekly',
  'fortnightly',
  'monthly',
  'yearly',
] as const;
/** A recurrence rule by its name; `other` is one that was written elsewhere and is kept as it is. */
export type Repetition = (typeof repetitions)[number] | 'other';

const rules: Record<Exclude<Repetition, 'none' | 'other'>, string> = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
};
/** Sunday to Thursday, the working days where the week begins on Sunday. */
const israeliWeekdays = 'FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH';

/** When a repetition ends: never, with a day, or after so many times. */
export type RepetitionEnd =
  | { by: 'never' }
  | { by: 'day'; day: string }
  | { by: 'count'; count: number };

const end = /;?(UNTIL|COUNT)=([^;]+)/u;

export function repetitionOf(recurrence: string | null): Repetition {
  if (recurrence === null) return 'none';
  const bare = recurrence.replace(end, '');
  if (bare === israeliWeekdays) return 'weekdays';
  const known = repetitions.find((name) => name !== 'none' && rules[name] === bare);
  // The day of the meeting itself, as other calendars write it.
  if (known === undefined && /^FREQ=WEEKLY;BYDAY=[A-Z]{2}$/u.test(bare)) return 'weekly';
  return known ?? 'other';
}

export function endOf(recurrence: string | null, timezone: string): RepetitionEnd {
  const [, name, value = ''] = end.exec(recurrence ?? '') ?? [];
  if (name === 'COUNT') return { by: 'count', count: Number(value) };
  if (name !== 'UNTIL') return { by: 'never' };
  const [day = '', clock = ''] = value.split('T');
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
  if (!clock.endsWith('Z')) return { by: 'day', day: iso };
  const at = new Date(`${iso}T${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4, 6)}Z`);
  return { by: 'day', day: wallClockOf(at, timezone).toISOString().slice(0, 10) };
}

/**
 * The rule of RFC 5545. The last day counts whole, as a moment in UTC.
 * @param before the rule so far, which `other` keeps
 */
export function recurrenceOf(
  repetition: Repetition,
  ending: RepetitionEnd,
  {
    before,
    timezone,
    weekBegins,
  }: { before: string | null; timezone: string; weekBegins: 'SU' | 'MO' },
): string | null {
  if (repetition === 'none') return null;
  const bare = bareRule(repetition, before, weekBegins);
  if (ending.by === 'count') return `${bare};COUNT=${ending.count}`;
  if (ending.by === 'never') return bare;
  const last = momentOf(new Date(`${ending.day}T23:59:59Z`), timezone);
  return `${bare};UNTIL=${last.toISOString().replaceAll(/[-:]|\.\d+/gu, '')}`;
}

function bareRule(
  repetition: Exclude<Repetition, 'none'>,
  before: string | null,
  weekBegins: 'SU' | 'MO',
): string {
  if (repetition === 'other') return (before ?? '').replace(end, '');
  return repetition === 'weekdays' && weekBegins === 'SU' ? israeliWeekdays : rules[repetition];
}
