import { describe, expect, test } from 'vitest';
import type { Action } from '#contract/actions.ts';
import {
  calendarOf,
  changeFor,
  groupsOf,
  lastPosition,
  positionAt,
  takes,
} from './action-groups.ts';
import { type PendingChange, withPending, withoutPastReminder } from './pending-actions.ts';

const zone = 'Asia/Jerusalem';
// A Wednesday.
const now = new Date('2026-11-25T08:00:00Z');
const calendar = calendarOf(now, 'en', zone);

function action(id: string, fields: Partial<Action> = {}): Action {
  return {
    id,
    title: id,
    note: '',
    stage: 'DG',
    state: 'open',
    due_on: null,
    remind_at: null,
    position: 'a0',
    source: null,
    created_at: '2026-11-20T08:00:00.000Z',
    done_at: null,
    ...fields,
  };
}

function named(actions: Action[]) {
  const groups = groupsOf(actions, 'day', calendar);
  return Object.fromEntries(groups.map((group) => [group.name, group.actions.map(({ id }) => id)]));
}

describe('groups', () => {
  test('an action is in the group of its day, in the order of positions', () => {
    const due = (id: string, day: string | null, position = 'a0') =>
      action(id, { due_on: day, position });
    const actions = [
      due('late', '2026-11-24'),
      due('second', '2026-11-25', 'a1'),
      due('first', '2026-11-25', 'Zz'),
      due('sunday', '2026-11-29'),
      due('monday', '2026-11-30'),
      due('some', null),
      action('over', { state: 'done' }),
    ];
    expect(named(actions)).toEqual({
      overdue: ['late'],
      today: ['first', 'second'],
      week: ['sunday'],
      later: ['monday'],
      someday: ['some'],
    });
  });

  test('the week ends on Saturday in Hebrew', () => {
    expect(calendarOf(now, 'he', zone).weekEnd).toBe('2026-11-28');
    expect(calendar.weekEnd).toBe('2026-11-29');
  });

  test('today is that of the person’s zone', () => {
    const late = new Date('2026-11-25T23:00:00Z');
    expect(calendarOf(late, 'en', zone).today).toBe('2026-11-26');
    expect(calendarOf(late, 'en', 'Europe/London').today).toBe('2026-11-25');
  });

  test('nothing can be moved to overdue, nor to a week that is over', () => {
    const sunday = calendarOf(new Date('2026-11-29T08:00:00Z'), 'en', zone);
    expect(takes('overdue', calendar)).toBe(false);
    expect(takes('week', calendar)).toBe(true);
    expect(takes('week', sunday)).toBe(false);
  });
});

describe('moves', () => {
  test('a move to another day takes the reminder along at its time', () => {
    const one = action('one', { due_on: '2026-11-25', remind_at: '2026-11-25T15:00:00.000Z' });
    expect(changeFor(one, 'later', calendar, now)).toEqual({
      due_on: '2026-11-30',
      remind_at: '2026-11-30T15:00:00.000Z',
    });
    expect(changeFor(one, 'someday', calendar, now)).toEqual({ due_on: null, remind_at: null });
  });

  test('a reminder that would be in the past is left out', () => {
    const one = action('one', { due_on: '2026-11-29', remind_at: '2026-11-29T06:00:00.000Z' });
    expect(changeFor(one, 'today', calendar, now)).toEqual({
      due_on: '2026-11-25',
      remind_at: null,
    });
  });

  test('a move within a group changes no day, and one out of what is done opens it', () => {
    const one = action('one', { due_on: '2026-11-25' });
    expect(changeFor(one, 'today', calendar, now)).toEqual({});
    const over = action('over', { state: 'done', due_on: '2026-11-20' });
    expect(changeFor(over, 'today', calendar, now)).toEqual({
      state: 'open',
      due_on: '2026-11-25',
    });
    expect(changeFor(one, 'PS', calendar, now)).toEqual({ stage: 'PS' });
  });

  test('the position is between the neighbours, at either end, and where two are the same', () => {
    const list = ['a0', 'a1', 'a2'].map((position) => action(position, { position }));
    const between = positionAt(list, 1) ?? '';
    expect(between > 'a0' && between < 'a1').toBe(true);
    expect((positionAt(list, 0) ?? 'b') < 'a0').toBe(true);
    expect((positionAt(list, 3) ?? '') > 'a2').toBe(true);
    const twins = [action('one', { position: 'a1' }), action('two', { position: 'a1' })];
    expect((positionAt(twins, 1) ?? '') > 'a1').toBe(true);
    expect((lastPosition(list) ?? '') > 'a2').toBe(true);
    expect(lastPosition([])).toBeDefined();
  });
});

describe('changes on their way', () => {
  const at = Date.parse('2026-11-25T09:00:00Z');
  const entry = (actionId: string, change: PendingChange['change'], later = 0): PendingChange => ({
    id: `${actionId} ${later}`,
    at: at + later,
    actionId,
    change,
  });

  test('changes that were made offline are shown at once', () => {
    const shown = withPending(
      [action('kept'), action('gone')],
      [
        entry('new', { kind: 'create', body: { title: 'New' }, shownSource: null }),
        entry('new', { kind: 'update', body: { title: 'Newer', state: 'done' } }, 1),
        entry('kept', { kind: 'update', body: { due_on: '2026-12-01' } }, 2),
        entry('gone', { kind: 'remove' }, 3),
      ],
    );
    expect(shown.map(({ id, title, state, due_on: due }) => [id, title, state, due])).toEqual([
      ['kept', 'kept', 'open', '2026-12-01'],
      ['new', 'Newer', 'done', null],
    ]);
  });

  test('once a refused change is dropped, what the server has is shown again', () => {
    const server = [action('one', { title: 'Before' })];
    const change = entry('one', { kind: 'update', body: { title: 'After' } });
    expect(withPending(server, [change])[0]?.title).toBe('After');
    expect(withPending(server, [])[0]?.title).toBe('Before');
  });

  test('an action that the server has already is not made twice', () => {
    const change = entry('one', { kind: 'create', body: { title: 'Mine' }, shownSource: null });
    expect(withPending([action('one', { title: 'Stored' })], [change])).toHaveLength(1);
  });

  test('a change of an action that was deleted elsewhere shows nothing', () => {
    expect(withPending([], [entry('one', { kind: 'update', body: { title: 'x' } })])).toEqual([]);
  });

  test('a reminder that passed while the change waited is left out, and its words are kept', () => {
    const body = { title: 'Call', remind_at: '2026-11-25T08:30:00.000Z' };
    expect(withoutPastReminder(body, at)).toEqual({ title: 'Call', remind_at: null });
    expect(withoutPastReminder(body, at - 3_600_000)).toEqual(body);
  });
});
