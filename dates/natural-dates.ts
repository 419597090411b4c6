import { dayIn, dayOf, daysAfter } from '#contract/days.ts';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';
import type { Language } from '#contract/shapes.ts';
import { readEnglish } from './english-dates.ts';
import { readHebrew } from './hebrew-dates.ts';
import { dayMs, minuteMs, wallAt } from './local-time.ts';
import { type Reading, minutesOf, nothingRead } from './reading.ts';

export interface QuickAdd {
  title: string;
  due_on: string | null;
  remind_at: string | null;
}

const readers = { en: readEnglish, he: readHebrew };
const letters = { en: /[a-z]/iu, he: /\p{Script=Hebrew}/u };
const half = 12 * 60;

/** A day and a time that somebody named, and the words that named them. */
export interface When {
  /** Null where the words name neither a day nor a time. */
  dueOn: string | null;
  /** ISO 8601, never past; null where no time is named. */
  remindAt: string | null;
  /** The words name a day, and not only a time of it. */
  hasDay: boolean;
  /** The words that were read: from, to. */
  spans: [number, number][];
}

/** Splits what somebody typed into a title, a day and a reminder, by the clock of their zone. */
export function readQuickAdd(
  text: string,
  language: Language,
  now: Date,
  timezone: string,
): QuickAdd {
  const { dueOn, remindAt, spans } = readWhen(text, language, now, timezone);
  return { title: titleWithout(text, spans), due_on: dueOn, remind_at: remindAt };
}

/** The day and time that a text names, in either language, by the clock of its reader’s zone. */
export function readWhen(text: string, language: Language, now: Date, timezone: string): When {
  const wall = wallClockOf(now, timezone);
  const order: Language[] = language === 'he' ? ['he', 'en'] : ['en', 'he'];
  const found = order
    .filter((each) => letters[each].test(text) || (each === language && /\d/u.test(text)))
    .map((each) => readers[each](text, wall))
    .find(({ spans }) => spans.length > 0);
  const reading = found ?? nothingRead;
  const { due_on: dueOn, remind_at: remindAt } = when(reading, now, timezone);
  const hasDay = reading.day !== null || reading.inMinutes !== null;
  return { dueOn, remindAt, hasDay, spans: reading.spans };
}

function when(reading: Reading, now: Date, timezone: string): Omit<QuickAdd, 'title'> {
  const { day, clock, inMinutes } = reading;
  if (inMinutes !== null) {
    const at = new Date(now.getTime() + inMinutes * minuteMs);
    return { due_on: dayIn(timezone, at), remind_at: at.toISOString() };
  }
  const wall = wallClockOf(now, timezone);
  const today = dayOf(wall);
  const minutes = minutesOf(reading);
  if (minutes === null) return { due_on: day, remind_at: null };
  const past = (wall.getTime() % dayMs) / minuteMs;
  if (day === null) {
    const due = minutes > past ? today : daysAfter(today, 1);
    return { due_on: due, remind_at: momentAt(due, minutes) };
  }
  // "Today at 9", said at noon, is the evening.
  const isEvening = day === today && minutes <= past && clock?.isLoose && minutes + half > past;
  const meant = isEvening && minutes < half ? minutes + half : minutes;
  const at = momentAt(day, meant);
  return { due_on: day, remind_at: Date.parse(at) > now.getTime() ? at : null };

  function momentAt(due: string, minute: number): string {
    return momentOf(wallAt(due, minute), timezone).toISOString();
  }
}

/** The title without the words of the date; a text of nothing else stays whole. */
function titleWithout(text: string, spans: [number, number][]): string {
  let rest = '';
  let from = 0;
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    rest += `${text.slice(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  rest += text.slice(from);
  const title = rest
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,.;:!?])/gu, '')
    .replaceAll(/([,;:])[,;:]+/gu, '$1')
    .replace(/^[\s,.;:–—-]+/u, '')
    .replace(/[\s,;:–—-]+$/u, '');
  return title === '' ? text.trim() : title;
}
