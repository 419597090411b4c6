import { expect, test } from 'vitest';
import {
  bodyOf,
  changesIn,
  formOf,
  problemsIn,
  problemsOfRefusal,
  startingAt,
  timesIn,
} from './meeting-draft.ts';

const zone = 'Asia/Jerusalem';
const empty = formOf({}, zone, new Date('2026-12-06T08:20:00Z'));
const titled = { ...empty, title: 'A walk' };
const rule = { before: null, language: 'en' } as const;

test('a new meeting starts at the next full hour of the reader’s clock and lasts an hour', () => {
  expect(empty).toMatchObject({ starts: '2026-12-06T11:00', ends: '2026-12-06T12:00' });
  expect(formOf({}, zone, new Date('2026-12-06T09:00:00Z')).starts).toBe('2026-12-06T12:00');
});

test('a later start moves the end along', () => {
  expect(startingAt(empty, '2026-12-31T23:30').ends).toBe('2027-01-01T00:30');
});

test('a start that is being typed changes no end', () => {
  expect(startingAt(empty, '').ends).toBe(empty.ends);
  expect(startingAt(empty, '9999-12-31T23:30')).toMatchObject({
    starts: '9999-12-31T23:30',
    ends: empty.ends,
  });
});

test('each fault is named beside its field', () => {
  expect(problemsIn(empty)).toEqual({ title: 'meetings.title_missing' });
  expect(problemsIn(titled)).toEqual({});
  expect(problemsIn({ ...titled, starts: '' })).toEqual({ starts: 'meetings.time_missing' });
  expect(problemsIn({ ...titled, starts: '9999-12-31T10:00', ends: '9999-12-31T11:00' })).toEqual({
    starts: 'meetings.time_far',
  });
  expect(problemsOfRefusal({ starts_at: 'field.invalid', participants: 'field.invalid' })).toEqual({
    starts: 'field.invalid',
  });
  expect(problemsIn({ ...titled, ends: titled.starts })).toEqual({ ends: 'meetings.ends_before' });
  expect(problemsIn({ ...titled, ends: '2027-01-06T11:00' })).toEqual({
    ends: 'meetings.too_long',
  });
  const weekly = { ...titled, repetition: 'weekly' } as const;
  for (const ending of [
    { by: 'day', day: '2026-12-05' },
    { by: 'count', count: 0 },
    { by: 'count', count: 10_001 },
    { by: 'count', count: Number.NaN },
  ] as const)
    expect(problemsIn({ ...weekly, ending })).toEqual({ ending: 'meetings.ending_missing' });
  // Without a repetition its end means nothing.
  expect(problemsIn({ ...titled, ending: { by: 'count', count: 0 } })).toEqual({});
});

test('times are those of the chosen zone', () => {
  const times = timesIn({ ...empty, timezone: 'America/New_York' });
  expect(times).toEqual({
    starts_at: '2026-12-06T16:00:00.000Z',
    ends_at: '2026-12-06T17:00:00.000Z',
  });
});

test('a time that clocks jump over becomes one that exists', () => {
  const jumped = { ...empty, starts: '2026-03-27T02:30', ends: '2026-03-27T03:30' };
  const times = timesIn(jumped);
  expect(times).not.toBeNull();
  expect(Number.isNaN(Date.parse(times?.starts_at ?? ''))).toBe(false);
});

test('only what differs goes to the server, and times go together', () => {
  const before = bodyOf(titled, rule);
  const after = bodyOf({ ...titled, note: 'Bring water', ends: '2026-12-06T12:30' }, rule);
  if (!before || !after) throw new Error('A body is missing.');
  expect(changesIn(after, before)).toEqual({
    note: 'Bring water',
    starts_at: '2026-12-06T09:00:00.000Z',
    ends_at: '2026-12-06T10:30:00.000Z',
  });
  expect(changesIn(before, before)).toEqual({});
});
