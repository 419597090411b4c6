import { z } from 'zod';
import { Timezone } from './account.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, Stage, Time, UserRef, filledText, writtenText } from './shapes.ts';
import { limits, meetingAnswers, meetingScopes } from './values.ts';

/**
 * A recurrence rule of RFC 5545 without its `RRULE:` and without DTSTART, which is the meeting's start in
 * its time zone: FREQ of DAILY, WEEKLY, MONTHLY or YEARLY.
 */
const Recurrence = z
  .string()
  .max(300)
  .regex(
    /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(;[A-Z]+=[-+A-Z0-9,]+)*$/u,
    'field.recurrence_invalid',
  );

export const Participant = z.strictObject({
  user: UserRef,
  rsvp: z.enum(['pending', ...meetingAnswers]),
});
export type Participant = z.output<typeof Participant>;

/** One occurrence of a meeting; its participants alone see it. */
export const Meeting = z.strictObject({
  /** The meeting's; all its occurrences share it. */
  id: Id,
  /** When the rule has this occurrence start, which names it; null without recurrence. */
  occurrence: Time.nullable(),
  title: z.string(),
  note: z.string(),
  place: z.string(),
  /** Colours it in the calendar. */
  stage: Stage.nullable(),
  starts_at: Time,
  ends_at: Time,
  timezone: z.string(),
  recurrence: z.string().nullable(),
  /** This occurrence alone was changed. */
  changed: z.boolean(),
  /** The chat that belongs to it, while the reader is in it. */
  chat_id: Id.nullable(),
  organiser: UserRef,
  /** The organiser among them; in the order in which they were invited. */
  participants: z.array(Participant),
  /** Minutes before its start; null: no reminder. */
  remind_minutes: z.number().int().nullable(),
});
export type Meeting = z.output<typeof Meeting>;

const MeetingFields = z.strictObject({
  title: filledText(limits.titleLengthMax),
  note: writtenText(limits.noteLengthMax),
  place: writtenText(limits.placeLengthMax),
  stage: Stage.nullable(),
  starts_at: Time,
  /** After `starts_at`, at most 14 days. */
  ends_at: Time,
  timezone: Timezone,
  recurrence: Recurrence.nullable(),
  /** From 0 to 40,320 (4 weeks). */
  remind_minutes: z.number().int().min(0).max(40_320).nullable(),
  /** Usernames of connections, or of members of the chat, without the organiser. */
  participants: z.array(z.string().max(60)).max(limits.meetingPeopleMax),
});

/**
 * `occurrence` names the one that `this` and `following` mean, and is required for them. With `all` the new times
 * are those of this occurrence, else of the first one; all others move along.
 */
const Scope = z.strictObject({
  scope: z.enum(meetingScopes).default('all'),
  occurrence: Time.nullable().default(null),
});

const ScopedFails = [
  'meeting.not_found',
  'meeting.not_allowed',
  'meeting.occurrence_not_found',
] as const;

export const meetings = {
  list: endpoint({
    method: 'GET',
    path: '/api/action-hub/meetings',
    summary:
      'Occurrences of my meetings that touch the time between `from` and `to` (at most 400 days), by start. Those that I declined are left out.',
    query: z.strictObject({ from: Time, to: Time }),
    answer: z.strictObject({
      items: z.array(Meeting),
      /** There are more than the 1,000 that are shown. */
      truncated: z.boolean(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/action-hub/meetings/:id',
    summary:
      'A meeting of mine; of a recurring one the occurrence, else the next one, else the last.',
    params: ById,
    query: z.strictObject({ occurrence: Time.optional() }),
    answer: z.strictObject({ meeting: Meeting }),
    fails: ['meeting.not_found', 'meeting.occurrence_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/action-hub/meetings',
    summary:
      'Makes a meeting and invites its participants. With `chat_id` it is proposed there: all its members are invited, and a line in the chat shows it. A repeated `id` of mine answers with the meeting that exists.',
    body: MeetingFields.partial()
      .required({ title: true, starts_at: true, ends_at: true, timezone: true })
      .extend({ id: z.uuid().optional(), chat_id: Id.nullable().optional() }),
    answer: z.strictObject({ meeting: Meeting }),
    fails: [
      'chat.not_found',
      'chat.not_joined',
      'chat.blocked',
      'person.not_found',
      'meeting.too_many',
    ],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/action-hub/meetings/:id',
    summary:
      'Changes the named fields of a meeting that I organise. A new time asks the others again; one of a single occurrence notifies them.',
    params: ById,
    body: MeetingFields.partial().extend(Scope.shape),
    answer: z.strictObject({ meeting: Meeting }),
    fails: [...ScopedFails, 'person.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/action-hub/meetings/:id',
    summary:
      'Cancels a meeting that I organise; one of others disappears for me, and I have declined it.',
    params: ById,
    body: Scope,
    answer: z.strictObject({ id: Id }),
    fails: ['meeting.not_found', 'meeting.occurrence_not_found'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/action-hub/meetings/:id/rsvp',
    summary: 'Answers an invitation, for all occurrences; the organiser is there by default.',
    params: ById,
    body: z.strictObject({ rsvp: z.enum(meetingAnswers) }),
    answer: z.strictObject({ meeting: Meeting }),
    fails: ['meeting.not_found'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/action-hub/meetings/:id.ics',
    summary: 'A meeting of mine as an iCalendar file (RFC 5545).',
    params: ById,
    answer: z.instanceof(Uint8Array),
    fails: ['meeting.not_found'],
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/action-hub/meetings.ics',
    summary:
      'All my meetings, from a year ago on, as an iCalendar feed for other calendars. A person who has the key reads it.',
    access: 'public',
    query: z.strictObject({ key: z.string().max(200) }),
    answer: z.instanceof(Uint8Array),
    perMinute: 30,
    fails: ['meeting.feed_not_found'],
  }),
  feedAddress: endpoint({
    method: 'GET',
    path: '/api/action-hub/feed',
    summary: 'The address of my feed; null while I have none.',
    answer: z.strictObject({ url: z.string().nullable() }),
  }),
  renewFeed: endpoint({
    method: 'POST',
    path: '/api/action-hub/feed',
    summary: 'Makes a new address of my feed; the one before ends.',
    answer: z.strictObject({ url: z.string() }),
    repeatable: false,
  }),
  endFeed: endpoint({
    method: 'DELETE',
    path: '/api/action-hub/feed',
    summary: 'Ends my feed.',
    answer: z.strictObject({ url: z.null() }),
  }),
};
