import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { wallClockOf } from '#contract/wall-clock.ts';
import type { Participant } from '#contract/meetings.ts';
import type { Change } from '../../platform/change.ts';
import type { Calendar } from '../../platform/mail/mailer.ts';
import { participantsOf } from './meeting-rows.ts';
import {
  type Cancelled,
  type ExceptionRow,
  type MeetingRow,
  exceptionsOf,
  occurrenceAt,
} from './occurrences.ts';
import { timezoneOf } from './timezone-file.ts';
import { basicTime, endedBefore, ruleOf, textOf, untilOf } from './rule.ts';

const product = '-//Zavit//Action hub//EN';
const answers = {
  pending: ICalAttendeeStatus.NEEDSACTION,
  yes: ICalAttendeeStatus.ACCEPTED,
  maybe: ICalAttendeeStatus.TENTATIVE,
  no: ICalAttendeeStatus.DECLINED,
};

type Reading = Pick<Change, 'db' | 'platform'>;

/** The file that comes with the mail of an invitation. */
export async function invitationFile(change: Reading, meeting: MeetingRow): Promise<Calendar> {
  const content = await calendarFile(change, [meeting], ICalCalendarMethod.REQUEST);
  return { method: 'REQUEST', content };
}

/**
 * The file that takes a meeting, or one occurrence of it, out of calendars. One that ends before an occurrence is
 * the same meeting with another rule.
 */
export async function cancellationFile(
  change: Reading,
  meeting: MeetingRow,
  cancelled: Cancelled,
): Promise<Calendar> {
  const sequence = meeting.sequence + 1;
  const people = (await participantsOf(change, [meeting.id]))(meeting.id);
  if (cancelled.scope === 'following') {
    const { at } = cancelled.occurrence;
    const recurrence = endedBefore(meeting.recurrence ?? '', at);
    const exceptions = (await exceptionsOf(change.db, [meeting.id]))(meeting.id);
    const earlier = exceptions.filter(({ occurrence }) => occurrence < at);
    const file = newFile(ICalCalendarMethod.REQUEST);
    addEvent(file, change, { ...meeting, recurrence, sequence }, { exceptions: earlier, people });
    return { method: 'REQUEST', content: contentOf(file) };
  }
  const calendar = newFile(ICalCalendarMethod.CANCEL);
  const { timezone } = meeting;
  const clock = (at: Date) => (meeting.recurrence === null ? at : onClock(at, timezone));
  const { startsAt, endsAt } = cancelled.scope === 'all' ? meeting : cancelled.occurrence;
  calendar.createEvent({
    ...sharedBy(change, { ...meeting, sequence }, people),
    summary: meeting.title,
    status: ICalEventStatus.CANCELLED,
    ...(meeting.recurrence === null ? {} : { timezone }),
    start: clock(startsAt),
    end: clock(endsAt),
    ...(cancelled.scope === 'all' ? {} : { recurrenceId: clock(cancelled.occurrence.at) }),
  });
  return { method: 'CANCEL', content: contentOf(calendar) };
}

/** Meetings as one iCalendar file (RFC 5545). */
export async function calendarFile(
  change: Reading,
  rows: readonly MeetingRow[],
  method: ICalCalendarMethod = ICalCalendarMethod.PUBLISH,
): Promise<string> {
  const ids = rows.map(({ id }) => id);
  const exceptions = await exceptionsOf(change.db, ids);
  const participants = await participantsOf(change, ids);
  const calendar = newFile(method);
  for (const row of rows) {
    const people = participants(row.id);
    addEvent(calendar, change, row, { exceptions: exceptions(row.id), people });
  }
  return contentOf(calendar);
}

function newFile(method: ICalCalendarMethod): ICalCalendar {
  const calendar = ical({ prodId: product, method });
  calendar.timezone({ name: null, generator: timezoneOf });
  return calendar;
}

function contentOf(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

interface With {
  exceptions: readonly ExceptionRow[];
  people: readonly Participant[];
}

/** A recurring one on the wall clock of its zone, with its exceptions as events beside it; one without in UTC. */
function addEvent(
  calendar: ICalCalendar,
  reading: Reading,
  meeting: MeetingRow,
  { exceptions, people }: With,
): void {
  const shared = sharedBy(reading, meeting, people);
  const words = ({ title, note, place }: Pick<MeetingRow, 'title' | 'note' | 'place'>) => ({
    summary: title,
    ...(note === '' ? {} : { description: note }),
    ...(place === '' ? {} : { location: place }),
  });
  const { recurrence, timezone, startsAt, endsAt } = meeting;
  if (recurrence === null) {
    calendar.createEvent({ ...shared, ...words(meeting), start: startsAt, end: endsAt });
    return;
  }
  const clock = (at: Date) => onClock(at, timezone);
  calendar.createEvent({
    ...shared,
    ...words(meeting),
    timezone,
    start: clock(startsAt),
    end: clock(endsAt),
    repeating: repeatingOf(meeting, exceptions),
  });
  for (const exception of exceptions) {
    if (exception.cancelled) continue;
    const { title, note, place } = exception;
    const own = occurrenceAt(meeting, exception.occurrence, exceptions);
    calendar.createEvent({
      ...shared,
      ...words({
        title: title ?? meeting.title,
        note: note ?? meeting.note,
        place: place ?? meeting.place,
      }),
      timezone,
      start: clock(own.startsAt),
      end: clock(own.endsAt),
      recurrenceId: clock(exception.occurrence),
    });
  }
}

/** The properties that all events of a meeting share. */
function sharedBy({ platform }: Reading, meeting: MeetingRow, people: readonly Participant[]) {
  const { PUBLIC_URL, PRODUCT_NAME } = platform.config;
  const host = new URL(PUBLIC_URL).hostname;
  const organiser = people.find(({ user }) => user.id === meeting.organiserId);
  return {
    id: `${meeting.id}@${host}`,
    sequence: meeting.sequence,
    stamp: meeting.changedAt,
    created: meeting.createdAt,
    url: `${PUBLIC_URL}/action-hub/my-meetings?meeting=${meeting.id}`,
    organizer: {
      // A file can't leave the name out; of a closed account none is given.
      name: lineOf(organiser?.user.display_name ?? PRODUCT_NAME),
      email: addressOf(meeting.organiserId, host),
    },
    attendees: people.map(({ user, rsvp }) => ({
      name: lineOf(user.display_name),
      email: addressOf(user.id, host),
      status: answers[rsvp],
      rsvp: rsvp === 'pending',
    })),
  };
}

/** The rule, and the dates that are cancelled. UNTIL is in UTC, as RFC 5545 wants it beside a zone. */
function repeatingOf(
  { recurrence, timezone }: MeetingRow,
  exceptions: readonly ExceptionRow[],
): string {
  const rule = new Map(ruleOf(recurrence ?? '') ?? []);
  const until = rule.get('UNTIL');
  const end = until === undefined ? null : untilOf(until, timezone);
  if (end) rule.set('UNTIL', basicTime(end));
  const cancelled = exceptions
    .filter((exception) => exception.cancelled)
    .map(({ occurrence }) => basicTime(wallClockOf(occurrence, timezone)).slice(0, -1));
  const lines = [`RRULE:${textOf(rule)}`];
  if (cancelled.length > 0) lines.push(`EXDATE;TZID=${timezone}:${cancelled.join(',')}`);
  return lines.join('\r\n');
}

/** Nobody’s address is given away: calendars only have to know people apart. */
function addressOf(userId: string, host: string): string {
  return `${userId}@${host}`;
}

/** A name as the parameter of a property, which can hold no quotes and no line breaks. */
function lineOf(name: string): string {
  return name.replaceAll(/["\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

function onClock(at: Date, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);
}
