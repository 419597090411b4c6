import type { FieldError } from '#contract/errors.ts';
import type { Language, Stage, UserRef } from '#contract/shapes.ts';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';
import { type MeetingFields, type NewMeeting } from './meeting-changes.ts';
import { othersIn } from './meeting-words.ts';
import {
  type Repetition,
  type RepetitionEnd,
  endOf,
  recurrenceOf,
  repetitionOf,
} from './repetition.ts';
import type { MeetingDraft } from './shown-meeting.ts';

const hourMs = 60 * 60_000;
const remindByDefault = 15;
/** 14 days, as the contract says. */
const longestMs = 14 * 24 * hourMs;

/** The fields of the form; times are those of date fields, on the clock of `timezone`. */
export interface FormFields {
  title: string;
  note: string;
  place: string;
  stage: Stage | null;
  starts: string;
  ends: string;
  timezone: string;
  repetition: Repetition;
  ending: RepetitionEnd;
  remind: number | null;
  people: UserRef[];
}
export type Problems = Partial<Record<ProblemField, ProblemKey | FieldError>>;
type ProblemField = 'title' | 'starts' | 'ends' | 'timezone' | 'ending';
type ProblemKey =
  | 'meetings.title_missing'
  | 'meetings.time_missing'
  | 'meetings.time_far'
  | 'meetings.ends_before'
  | 'meetings.too_long'
  | 'meetings.ending_missing';

const fieldOf = (wall: Date) => wall.toISOString().slice(0, 16);

function momentIn(field: string, timezone: string): Date | null {
  const wall = new Date(`${field}Z`);
  return Number.isNaN(wall.getTime()) ? null : momentOf(wall, timezone);
}

export function formOf(draft: MeetingDraft, timezone: string, now = new Date()): FormFields {
  const { meeting } = draft;
  if (!meeting) {
    const next = new Date(Math.ceil((now.getTime() + 1) / hourMs) * hourMs);
    const start = draft.startsAt ?? wallClockOf(next, timezone);
    return {
      title: '',
      note: '',
      place: '',
      stage: null,
      starts: fieldOf(start),
      ends: fieldOf(new Date(start.getTime() + hourMs)),
      timezone,
      repetition: 'none',
      ending: { by: 'never' },
      remind: remindByDefault,
      people: [],
    };
  }
  const { title, note, place, stage, recurrence, remind_minutes: remind } = meeting;
  const wall = (at: string) => fieldOf(wallClockOf(new Date(at), meeting.timezone));
  return {
    title,
    note,
    place,
    stage,
    starts: wall(meeting.starts_at),
    ends: wall(meeting.ends_at),
    timezone: meeting.timezone,
    repetition: repetitionOf(recurrence),
    ending: endOf(recurrence, meeting.timezone),
    remind,
    people: othersIn(meeting).map(({ user }) => user),
  };
}

/** The fields with another start: the end moves along. */
export function startingAt(fields: FormFields, starts: string): FormFields {
  const lasts = Date.parse(`${fields.ends}Z`) - Date.parse(`${fields.starts}Z`);
  const start = Date.parse(`${starts}Z`);
  if (Number.isNaN(start) || Number.isNaN(lasts)) return { ...fields, starts };
  const ends = new Date(start + Math.max(0, lasts));
  return { ...fields, starts, ends: ends.getUTCFullYear() > 9999 ? fields.ends : fieldOf(ends) };
}

/** The moments of the form; null where a field is empty or cut. */
export function timesIn({ starts, ends, timezone }: FormFields) {
  const [from, to] = [momentIn(starts, timezone), momentIn(ends, timezone)];
  if (!from || !to) return null;
  return { starts_at: from.toISOString(), ends_at: to.toISOString() };
}

export function problemsIn(fields: FormFields): Problems {
  const times = timesIn(fields);
  const lasts = times ? Date.parse(times.ends_at) - Date.parse(times.starts_at) : null;
  const { ending, repetition } = fields;
  const isEndless =
    (ending.by === 'day' && ending.day < fields.starts.slice(0, 10)) ||
    (ending.by === 'count' && !(ending.count >= 1 && ending.count <= 10_000));
  return {
    ...(fields.title.trim() === '' && { title: 'meetings.title_missing' }),
    ...(fields.starts === '' && { starts: 'meetings.time_missing' }),
    ...(fields.ends === '' && { ends: 'meetings.time_missing' }),
    ...(times && isFar(times.starts_at) && { starts: 'meetings.time_far' }),
    ...(lasts !== null && lasts <= 0 && { ends: 'meetings.ends_before' }),
    ...(lasts !== null && lasts > longestMs && { ends: 'meetings.too_long' }),
    ...(repetition !== 'none' && isEndless && { ending: 'meetings.ending_missing' }),
  };
}

/** The server takes no times before or after these. */
function isFar(at: string): boolean {
  return at < '1900-01-01T00:00:00.000Z' || at > '9000-01-01T00:00:00.000Z';
}

const refusedFields: Record<string, ProblemField> = {
  title: 'title',
  starts_at: 'starts',
  ends_at: 'ends',
  timezone: 'timezone',
  recurrence: 'ending',
};

/** The refused fields of a request, beside those of the form. */
export function problemsOfRefusal(refused: Record<string, FieldError> = {}): Problems {
  const found = Object.entries(refused).flatMap(([name, problem]) => {
    const field = refusedFields[name];
    return field ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The meeting as it goes to the server; null while its times are missing. */
export function bodyOf(
  fields: FormFields,
  { before, language }: { before: string | null; language: Language },
): NewMeeting | null {
  const times = timesIn(fields);
  if (!times) return null;
  const { title, note, place, stage, timezone, repetition, ending, remind, people } = fields;
  return {
    title: title.trim(),
    note,
    place: place.trim(),
    stage,
    ...times,
    timezone,
    recurrence: recurrenceOf(repetition, ending, {
      before,
      timezone,
      weekBegins: language === 'he' ? 'SU' : 'MO',
    }),
    remind_minutes: remind,
    participants: people.map(({ username }) => username),
  };
}

/** Only what differs goes out, so that another device keeps what it changed meanwhile. */
export function changesIn(body: NewMeeting, before: NewMeeting): MeetingFields {
  const changed = Object.entries(body).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof NewMeeting]),
  );
  const fields = Object.fromEntries(changed) as MeetingFields;
  // Times belong together.
  return fields.starts_at === undefined && fields.ends_at === undefined
    ? fields
    : { ...fields, starts_at: body.starts_at, ends_at: body.ends_at };
}
