import { describe, expect, test } from 'vitest';
import type { Meeting } from '#contract/meetings.ts';
import {
  conflictsWith,
  daysIn,
  meetingsOn,
  momentsOf,
  movedTo,
  placedIn,
  segmentsOn,
  shownDays,
  stepFrom,
  wallAt,
} from './calendar.ts';

const zone = 'Asia/Jerusalem';

function meeting(id: string, from: string, to: string): Meeting {
  return {
    id,
    occurrence: null,
    title: id,
    note: '',
    place: '',
    stage: null,
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(to).toISOString(),
    timezone: zone,
    recurrence: null,
    changed: false,
    chat_id: null,
    organiser: { id: 'me', username: 'me', display_name: 'Me', avatar_url: null },
    participants: [],
    remind_minutes: null,
  };
}

const lanesOf = (...meetings: Meeting[]) =>
  Object.fromEntries(
    segmentsOn('2026-12-06', placedIn('UTC', meetings)).map((one) => [
      one.meeting.id,
      [one.lane, one.lanes],
    ]),
  );

describe('the days of a view', () => {
  test('a week begins on Sunday in Hebrew and on Monday in English', () => {
    expect(shownDays('week', '2026-12-06', 'he')).toEqual({ from: '2026-12-06', to: '2026-12-12' });
    expect(shownDays('week', '2026-12-06', 'en')).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  });

  test('a month is six whole weeks around it', () => {
    const range = shownDays('month', '2026-12-15', 'he');
    expect(range).toEqual({ from: '2026-11-29', to: '2027-01-09' });
    expect(daysIn(range)).toHaveLength(42);
  });

  test('a step from the last day of a long month shows the next month, not the one after it', () => {
    expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-01');
    expect(stepFrom('month', '2027-03-31', -1)).toBe('2027-02-01');
    expect(stepFrom('week', '2026-12-30', 1)).toBe('2027-01-06');
  });

  test('the day on which clocks change has 23 or 25 hours', () => {
    const hours = (day: string) => {
      const { from, to } = momentsOf({ from: day, to: day }, zone);
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect(hours('2026-03-27')).toBe(23);
    expect(hours('2026-10-25')).toBe(25);
    expect(hours('2026-12-06')).toBe(24);
  });
});

describe('meetings on a day', () => {
  test('one that ends at midnight does not touch the next day', () => {
    const placed = placedIn('UTC', [meeting('late', '2026-12-06T22:00Z', '2026-12-07T00:00Z')]);
    expect(meetingsOn('2026-12-06', placed)).toHaveLength(1);
    expect(meetingsOn('2026-12-07', placed)).toHaveLength(0);
  });

  test('one of three days is on each of them, whole in the middle', () => {
    const placed = placedIn('UTC', [meeting('trip', '2026-12-05T20:00Z', '2026-12-07T06:00Z')]);
    const part = (day: string) => segmentsOn(day, placed).map(({ from, to }) => [from, to]);
    expect(part('2026-12-05')).toEqual([[1200, 1440]]);
    expect(part('2026-12-06')).toEqual([[0, 1440]]);
    expect(part('2026-12-07')).toEqual([[0, 360]]);
  });

  test('the clock is the reader’s', () => {
    const [placed] = placedIn(zone, [meeting('call', '2026-12-06T23:00Z', '2026-12-07T00:00Z')]);
    expect(placed?.firstDay).toBe('2026-12-07');
  });

  test('a short one is long enough to press, also just before midnight', () => {
    const placed = placedIn('UTC', [meeting('brief', '2026-12-06T23:55Z', '2026-12-06T23:56Z')]);
    expect(segmentsOn('2026-12-06', placed)).toMatchObject([{ from: 1415, to: 1440 }]);
  });
});

describe('meetings of the same time', () => {
  const at = (id: string, from: string, to: string) =>
    meeting(id, `2026-12-06T${from}Z`, `2026-12-06T${to}Z`);

  test('they stand beside one another, and a free lane is used again', () => {
    expect(
      lanesOf(at('a', '09:00', '11:00'), at('b', '09:30', '10:00'), at('c', '10:00', '10:30')),
    ).toEqual({ a: [0, 2], b: [1, 2], c: [1, 2] });
  });

  test('one after the other, each has the whole width', () => {
    expect(lanesOf(at('a', '09:00', '10:00'), at('b', '10:00', '11:00'))).toEqual({
      a: [0, 1],
      b: [0, 1],
    });
  });

  test('no two overlap in the same lane', () => {
    const many = Array.from({ length: 40 }, (_, index) => {
      const from = Date.parse('2026-12-06T06:00Z') + ((index * 37) % 600) * 60_000;
      const to = from + (30 + ((index * 53) % 120)) * 60_000;
      return meeting(`m${index}`, new Date(from).toISOString(), new Date(to).toISOString());
    });
    const segments = segmentsOn('2026-12-06', placedIn('UTC', many));
    const overlapping = segments.filter((one) =>
      segments.some(
        (other) =>
          other !== one && other.lane === one.lane && other.from < one.to && other.to > one.from,
      ),
    );
    expect(overlapping).toEqual([]);
    expect(segments.every(({ lane, lanes }) => lane < lanes)).toBe(true);
  });
});

describe('another time', () => {
  test('a meeting keeps its length over a change of clocks', () => {
    const long = meeting('talk', '2026-03-26T08:00:00Z', '2026-03-26T09:30:00Z');
    expect(movedTo(long, wallAt('2026-03-27', 10 * 60), zone)).toEqual({
      starts_at: '2026-03-27T07:00:00.000Z',
      ends_at: '2026-03-27T08:30:00.000Z',
    });
  });

  test('conflicts are other meetings that overlap, not those that touch, nor itself', () => {
    const mine = meeting('mine', '2026-12-06T09:00Z', '2026-12-06T10:00Z');
    const others = [
      mine,
      meeting('before', '2026-12-06T08:00Z', '2026-12-06T09:00Z'),
      meeting('over', '2026-12-06T09:59Z', '2026-12-06T11:00Z'),
      meeting('after', '2026-12-06T10:00Z', '2026-12-06T11:00Z'),
    ];
    expect(conflictsWith(mine, others).map(({ id }) => id)).toEqual(['over']);
  });
});
