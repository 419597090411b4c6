import { wallClockOf } from '#contract/wall-clock.ts';
import { basicTime } from './rule.ts';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
const yearsBefore = 2;
const yearsAfter = 12;

/** A VTIMEZONE with every change of a zone’s clocks, from before the meetings of a feed to years ahead. */
export function timezoneOf(timezone: string): string {
  const year = new Date().getUTCFullYear();
  const from = Date.UTC(year - yearsBefore, 0, 1);
  const to = Date.UTC(year + yearsAfter, 0, 1);
  const offsets = new Set<number>();
  const changes: string[] = [];
  let offset = offsetAt(from, timezone);
  const first = offset;
  for (let at = from; at < to; at += dayMs) {
    const next = offsetAt(at + dayMs, timezone);
    if (next === offset) continue;
    const moment = changeBetween(at, at + dayMs, timezone);
    changes.push(observance(moment + offset, { from: offset, to: next }));
    offsets.add(next);
    offset = next;
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    observance(0, { from: first, to: first }),
    ...changes,
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** Clocks show `wall` when they change. */
function observance(wall: number, offset: { from: number; to: number }): string {
  const kind = offset.to > offset.from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${basicTime(new Date(wall)).slice(0, -1)}`,
    `TZOFFSETFROM:${signed(offset.from)}`,
    `TZOFFSETTO:${signed(offset.to)}`,
    `END:${kind}`,
  ].join('\r\n');
}

function changeBetween(from: number, to: number, timezone: string): number {
  const before = offsetAt(from, timezone);
  let [low, high] = [from, to];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (offsetAt(middle, timezone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetAt(at: number, timezone: string): number {
  return wallClockOf(new Date(at), timezone).getTime() - at;
}

function signed(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
