import { expect, test } from 'vitest';
import { dateLine, dayPart } from './greeting.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  ['02:59', 'evening'],
  ['03:00', 'morning'],
  ['09:59', 'morning'],
  ['10:00', 'afternoon'],
  ['14:59', 'afternoon'],
  ['15:00', 'evening'],
  ['23:00', 'evening'],
] as const)('at %s in Greenwich somebody in Jerusalem has %s', (time, part) => {
  expect(dayPart(at(`${time}:00`), 'Asia/Jerusalem')).toBe(part);
});

test('the date is that of the person’s time zone, in their language', () => {
  expect(dateLine(at('23:30:00'), 'Asia/Jerusalem', 'en')).toMatch(/^Saturday,? 21 November$/u);
  expect(dateLine(at('12:00:00'), 'Asia/Jerusalem', 'he')).toContain('בנובמבר');
});
