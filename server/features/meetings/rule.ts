import { momentOf } from '#contract/wall-clock.ts';

export type Rule = Map<string, string>;

const weekday = '(MO|TU|WE|TH|FR|SA|SU)';
const list = (item: string) => new RegExp(`^${item}(,${item})*$`, 'u');
const days = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const day = '-?([1-9]|[12][0-9]|3[01])';

/** The allowed parts of a rule: its times are the meeting's, so it has nothing below days. */
const parts: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/u,
  INTERVAL: /^[1-9]\d{0,2}$/u,
  COUNT: /^([1-9]\d{0,3}|10000)$/u,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/u,
  BYDAY: list(`(-?[1-5])?${weekday}`),
  BYMONTHDAY: list(day),
  BYMONTH: list('([1-9]|1[0-2])'),
  BYSETPOS: list('-?([1-9]|[1-9][0-9]|[12][0-9][0-9]|3[0-6][0-6])'),
  WKST: new RegExp(`^${weekday}$`, 'u'),
};

/** The parts of a rule in their order; null where it makes no sense. */
export function ruleOf(recurrence: string): Rule | null {
  const rule: Rule = new Map();
  for (const part of recurrence.split(';')) {
    const [name = '', value = ''] = part.split('=');
    if (rule.has(name) || !parts[name]?.test(value)) return null;
    rule.set(name, value);
  }
  const freq = rule.get('FREQ');
  const isWeekly = freq === 'WEEKLY' || freq === 'DAILY';
  if (freq === undefined || (rule.has('COUNT') && rule.has('UNTIL'))) return null;
  if (isWeekly && /\d/u.test(rule.get('BYDAY') ?? '')) return null;
  if (freq === 'WEEKLY' && rule.has('BYMONTHDAY')) return null;
  if (rule.has('BYSETPOS') && !rule.has('BYDAY') && !rule.has('BYMONTHDAY')) return null;
  const until = rule.get('UNTIL');
  return until !== undefined && untilOf(until, 'UTC') === null ? null : rule;
}

export function textOf(rule: Rule): string {
  return [...rule].map(([name, value]) => `${name}=${value}`).join(';');
}

/** The rule, ended before a moment. */
export function endedBefore(recurrence: string, moment: Date): string {
  const rule = new Map(ruleOf(recurrence) ?? []);
  rule.delete('COUNT');
  rule.set('UNTIL', basicTime(new Date(moment.getTime() - 1_000)));
  return textOf(rule);
}

/** The moment of a time of iCalendar in UTC. */
export function basicTime(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
}

/** The last moment of UNTIL; a day ends with its last second. */
export function untilOf(until: string, timezone: string): Date | null {
  const [day, clock = '235959Z'] = until.split('T') as [string, string?];
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${clock.slice(0, 2)}:${clock.slice(2, 4)}:${clock.slice(4, 6)}Z`;
  const at = new Date(iso);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(8, 10) !== day.slice(6)) return null;
  return until.endsWith('Z') ? at : momentOf(at, timezone);
}

/** A rule that moves along with its meeting: the days of a week, and its end. Both are on the wall clock. */
export function movedRule(
  recurrence: string,
  timezone: string,
  { from, to }: { from: Date; to: Date },
): string {
  const rule = new Map(ruleOf(recurrence) ?? []);
  const byDay = rule.get('BYDAY');
  const until = rule.get('UNTIL');
  if (rule.get('FREQ') === 'WEEKLY' && byDay !== undefined) {
    const by = to.getUTCDay() - from.getUTCDay() + 7;
    const moved = byDay.split(',').map((name) => days[(days.indexOf(name) + by) % 7]);
    rule.set('BYDAY', moved.join(','));
  }
  const end = until === undefined ? null : untilOf(until, timezone);
  if (end) rule.set('UNTIL', basicTime(new Date(end.getTime() + to.getTime() - from.getTime())));
  return textOf(rule);
}
