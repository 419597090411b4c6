import { expect, test } from 'vitest';
import { dayIn, daysAfter, monthOf, startOfDay, weekOf } from './days.ts';

test('a day is that of its time zone', () => {
  const late = new Date('2026-11-21T23:30:00Z');
  expect(dayIn('UTC', late)).toBe('2026-11-21');
  expect(dayIn('Asia/Jerusalem', late)).toBe('2026-11-22');
  expect(dayIn('America/New_York', late)).toBe('2026-11-21');
});

test('days are counted over months, years and leap days', () => {
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('a week begins on Sunday in Hebrew, and on Monday in English', () => {
  expect(weekOf('2026-11-22', 'he')).toEqual({ from: '2026-11-22', to: '2026-11-28' });
  expect(weekOf('2026-11-22', 'en')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(weekOf('2026-11-23', 'en')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
});

test('a day begins at its first moment, also where clocks change', () => {
  const begins = (day: string, zone: string) => startOfDay(day, zone).toISOString();
  expect(begins('2026-11-22', 'UTC')).toBe('2026-11-22T00:00:00.000Z');
  expect(begins('2026-03-27', 'Asia/Jerusalem')).toBe('2026-03-26T22:00:00.000Z');
  expect(begins('2026-03-28', 'Asia/Jerusalem')).toBe('2026-03-27T21:00:00.000Z');
  expect(begins('2026-11-01', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
  expect(begins('2026-11-02', 'America/New_York')).toBe('2026-11-02T05:00:00.000Z');
  // Clocks skip midnight in Cairo on 24 April 2026.
  expect(begins('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
  expect(begins('2026-06-01', 'Pacific/Kiritimati')).toBe('2026-05-31T10:00:00.000Z');
  expect(begins('2026-06-01', 'Pacific/Pago_Pago')).toBe('2026-06-01T11:00:00.000Z');
});
