import { expect, test } from 'vitest';
import { endOf, recurrenceOf, repetitionOf, repetitions } from './repetition.ts';

const zone = 'Asia/Jerusalem';
const rule = { before: null, timezone: zone, weekBegins: 'SU' } as const;

test('each choice of the form is read back from its rule', () => {
  for (const weekBegins of ['SU', 'MO'] as const)
    for (const name of repetitions) {
      const recurrence = recurrenceOf(name, { by: 'never' }, { ...rule, weekBegins });
      expect(repetitionOf(recurrence), String(recurrence)).toBe(name);
    }
});

test('working days are Sunday to Thursday where the week begins on Sunday', () => {
  const days = (weekBegins: 'SU' | 'MO') =>
    recurrenceOf('weekdays', { by: 'never' }, { ...rule, weekBegins });
  expect(days('SU')).toBe('FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH');
  expect(days('MO')).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR');
});

test('the last day counts whole, in the zone of the meeting', () => {
  const recurrence = recurrenceOf('weekly', { by: 'day', day: '2026-12-31' }, rule);
  expect(recurrence).toBe('FREQ=WEEKLY;UNTIL=20261231T215959Z');
  expect(endOf(recurrence, zone)).toEqual({ by: 'day', day: '2026-12-31' });
});

test('a last day that was written as a date alone is that day', () => {
  expect(endOf('FREQ=DAILY;UNTIL=20270102', zone)).toEqual({ by: 'day', day: '2027-01-02' });
});

test('a number of times is kept', () => {
  const recurrence = recurrenceOf('daily', { by: 'count', count: 10 }, rule);
  expect(recurrence).toBe('FREQ=DAILY;COUNT=10');
  expect(endOf(recurrence, zone)).toEqual({ by: 'count', count: 10 });
  expect(repetitionOf(recurrence)).toBe('daily');
});

test('a rule of another calendar keeps its form, and gets the new end', () => {
  const before = 'FREQ=MONTHLY;COUNT=4;BYDAY=2TU';
  expect(repetitionOf(before)).toBe('other');
  expect(recurrenceOf('other', { by: 'count', count: 6 }, { ...rule, before })).toBe(
    'FREQ=MONTHLY;BYDAY=2TU;COUNT=6',
  );
});
