import { RRule } from 'rrule';
import { expect, test } from 'vitest';
import { lastStart, startAfter, startsBetween } from './recurrence.ts';
import { ruleOf } from './rule.ts';

const zones = [
  'UTC',
  'Asia/Jerusalem',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Dublin',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Asia/Beirut',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
];
const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const random = numbers(14);
const oneOf = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const someDays = () => [...new Set([oneOf(days), oneOf(days), oneOf(days)])].join(',');

function randomRule(): string {
  const freq = oneOf(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
  const parts = [`FREQ=${freq}`];
  if (random(2)) parts.push(`INTERVAL=${1 + random(4)}`);
  const end = random(3);
  if (end === 0) parts.push(`COUNT=${1 + random(40)}`);
  if (end === 1) parts.push(`UNTIL=${2026 + random(4)}0${1 + random(9)}15T235959Z`);
  if (freq === 'WEEKLY' && random(2))
    parts.push(`BYDAY=${someDays()}`, `WKST=${oneOf(['SU', 'MO'])}`);
  if (freq === 'MONTHLY') {
    const kind = random(4);
    if (kind === 0) parts.push(`BYMONTHDAY=${oneOf([1, 15, 28, 29, 30, 31, -1, -2])}`);
    if (kind === 1) parts.push(`BYDAY=${oneOf([1, 2, 3, 4, 5, -1, -2])}${oneOf(days)}`);
    if (kind === 2) parts.push('BYDAY=MO,TU,WE,TH,FR', `BYSETPOS=${oneOf([1, 2, -1])}`);
  }
  if (freq === 'YEARLY' && random(2))
    parts.push(`BYMONTH=${1 + random(12)}`, `BYMONTHDAY=${1 + random(31)}`);
  return parts.join(';');
}

/** The time on the clocks of a zone, as the moment at which those of UTC show it. */
function shownAt(timezone: string): (at: number) => number {
  const clock = clocks.get(timezone);
  return (at) => {
    const parts = clock?.formatToParts(at) ?? [];
    const of = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(of['year'] ?? 0, (of['month'] ?? 1) - 1, of['day'], of['hour'], of['minute']);
  };
}

const numeric = 'numeric';
const shownParts = {
  year: numeric,
  month: numeric,
  day: numeric,
  hour: numeric,
  minute: numeric,
} as const;
const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...shownParts }),
  ]),
);

/** Every offset that a zone has in these years, the largest first. */
const offsetsIn = new Map(
  zones.map((timezone) => {
    const shows = shownAt(timezone);
    const offsets = new Set<number>();
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2030, 0, 1); at += 5 * dayMs)
      offsets.add(shows(at) - at);
    return [timezone, [...offsets].toSorted((one, other) => other - one)];
  }),
);

/** When the clocks show a time, by trying every offset: the first such moment. */
function momentByTrying(wall: number, timezone: string): number {
  const shows = shownAt(timezone);
  for (const offset of offsetsIn.get(timezone) ?? [])
    if (shows(wall - offset) === wall) return wall - offset;
  // The clocks skip it: it is as long after the skip as it would have been.
  const earlier = wall - 3 * hourMs;
  return momentByTrying(earlier, timezone) + (wall - earlier);
}

const expectedOf = (recurrence: string, wall: Date, timezone: string, to: Date): number[] => {
  const until = /UNTIL=(\d{4})(\d{2})(\d{2})T235959Z/u.exec(recurrence);
  const options = RRule.parseString(recurrence.replace(/;UNTIL=[^;]+/u, ''));
  const rule = new RRule({ ...options, dtstart: wall });
  const end = until
    ? Date.UTC(Number(until[1]), Number(until[2]) - 1, Number(until[3]), 23, 59, 59)
    : Infinity;
  return rule
    .between(wall, new Date(to.getTime() + 2 * dayMs), true)
    .map((at) => momentByTrying(at.getTime(), timezone))
    .filter((at) => at <= to.getTime() && at <= end);
};

test('500 random rules in 20 zones give what another implementation gives', () => {
  for (let round = 0; round < 500; round++) {
    const timezone = zones[round % zones.length] ?? 'UTC';
    const recurrence = randomRule();
    expect(ruleOf(recurrence), recurrence).not.toBeNull();
    // Many begin at night, when clocks change.
    const minutes = random(3) === 0 ? random(24 * 4) * 15 : random(4 * 4) * 15;
    const wished = Date.UTC(2026, random(12), 1 + random(28), 0, minutes);
    const startsAt = new Date(momentByTrying(wished, timezone));
    // A meeting starts at a moment, so at a time that its clocks do show.
    const wall = new Date(shownAt(timezone)(startsAt.getTime()));
    const endsAt = new Date(startsAt.getTime() + hourMs);
    const series = { startsAt, endsAt, timezone, recurrence };
    const to = new Date(startsAt.getTime() + 900 * dayMs);
    const found = startsBetween(series, startsAt, to).map((at) => at.toISOString());
    const expected = expectedOf(recurrence, wall, timezone, to).map((at) =>
      new Date(at).toISOString(),
    );
    expect(found, `${recurrence} from ${wall.toISOString()} in ${timezone}`).toEqual(expected);
  }
}, 120_000);

test.each([
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
])('%s ends, although it may never come true', (recurrence) => {
  const startsAt = new Date('2026-02-01T08:00:00Z');
  const endsAt = new Date('2026-02-01T09:00:00Z');
  const series = { startsAt, endsAt, timezone: 'Asia/Jerusalem', recurrence };
  expect(startAfter(series, startsAt)).toBeNull();
  expect(startsBetween(series, startsAt, new Date('2027-02-01T08:00:00Z'))).toEqual([]);
});

test('the last of 10,000 is known, and there is none without end', () => {
  const startsAt = new Date('2026-02-01T08:00:00Z');
  const endsAt = new Date('2026-02-01T09:00:00Z');
  const series = { startsAt, endsAt, timezone: 'UTC', recurrence: 'FREQ=DAILY;COUNT=10000' };
  expect(lastStart(series)).toEqual(new Date(startsAt.getTime() + 9_999 * dayMs));
  expect(lastStart({ ...series, recurrence: 'FREQ=DAILY' })).toBeNull();
  const before = { ...series, recurrence: 'FREQ=DAILY;UNTIL=20260203' };
  expect(lastStart(before)).toEqual(new Date('2026-02-03T08:00:00Z'));
});
