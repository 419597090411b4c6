import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { connect } from '../../testing/people-world.ts';
import { type Person, type World, world } from '../../testing/world.ts';
import { remindPeople } from '../reminders/remind-people.ts';
import { nextReminder } from './reminders.ts';

const remindAt = ({ app }: World, at: string) =>
  remindPeople({ ...app.platform, now: () => new Date(at) }, nextReminder);

const daily = {
  title: 'A walk',
  starts_at: '2031-05-05T06:00:00Z',
  ends_at: '2031-05-05T07:00:00Z',
  timezone: 'UTC',
  recurrence: 'FREQ=DAILY;COUNT=3',
  remind_minutes: 30,
};

const remindersOf = async (person: Person) =>
  (await person.call(api.notifications.list)).body.items
    .filter(({ kind }) => kind === 'meeting_reminder')
    .map(({ title, text, link }) => ({
      title: title.replaceAll(/[\u2068\u2069]/gu, ''),
      text,
      link,
    }));

async function dueOf({ app }: World, person: Person): Promise<string | undefined> {
  const { rows } = await app.platform.database.pool.query<{ due_at: Date }>(
    'select due_at from reminders where user_id = $1',
    [person.user.id],
  );
  return rows[0]?.due_at.toISOString();
}

test('each occurrence reminds those who did not decline, on their own clocks, and moved ones when they are', async () => {
  const one = await world();
  const [ana, ben] = [await one.person(), await one.person({ timezone: 'Asia/Tokyo' })];
  await connect(ana, ben);
  const body = { ...daily, participants: [ben.username] };
  const { id } = (await ana.call(api.meetings.create, { body })).body.meeting;
  await ana.call(api.meetings.update, {
    params: { id },
    body: {
      scope: 'this',
      occurrence: '2031-05-06T06:00:00.000Z',
      starts_at: '2031-05-06T10:00:00Z',
      ends_at: '2031-05-06T11:00:00Z',
    },
  });
  await remindAt(one, '2031-05-05T05:31:00Z');
  await remindAt(one, '2031-05-05T05:32:00Z');
  const [reminder, ...more] = await remindersOf(ben);
  expect(more).toEqual([]);
  expect(reminder).toMatchObject({
    title: 'Soon: A walk',
    link: `/action-hub/my-meetings?meeting=${id}&at=2031-05-05T06%3A00%3A00.000Z`,
  });
  expect(reminder?.text).toContain('15:00');
  expect(await dueOf(one, ben)).toBe('2031-05-06T09:30:00.000Z');
  await ben.call(api.meetings.answer, { params: { id }, body: { rsvp: 'no' } });
  await remindAt(one, '2031-05-06T09:31:00Z');
  expect(await remindersOf(ben)).toHaveLength(1);
  expect(await remindersOf(ana)).toHaveLength(2);
  await remindAt(one, '2031-05-09T09:31:00Z');
  expect((await remindersOf(ana)).map(({ title }) => title)).toContain('A late reminder: A walk');
  expect(await dueOf(one, ana)).toBeUndefined();
});

test('a person who blocks the organiser is not reminded', async () => {
  const one = await world();
  const [ana, ben] = [await one.person(), await one.person()];
  await connect(ana, ben);
  await ana.call(api.meetings.create, { body: { ...daily, participants: [ben.username] } });
  await ben.call(api.people.block, { params: { username: ana.username } });
  await remindAt(one, '2031-05-05T05:31:00Z');
  expect(await remindersOf(ben)).toEqual([]);
  expect(await remindersOf(ana)).toHaveLength(1);
});

test('quiet hours put a reminder off, unless the meeting begins before they end', async () => {
  const one = await world();
  const ana = await one.person();
  const settings = { quiet_hours: { from: '22:00', to: '07:00' } };
  await ana.call(api.account.updateProfile, { body: { user: { settings } } });
  await ana.call(api.meetings.create, { body: { ...daily, recurrence: null } });
  await remindAt(one, '2031-05-05T05:31:00Z');
  expect(await remindersOf(ana)).toHaveLength(1);
  const later = { starts_at: '2031-05-05T09:00:00Z', ends_at: '2031-05-05T10:00:00Z' };
  const body = { ...daily, ...later, recurrence: null, remind_minutes: 180 };
  await ana.call(api.meetings.create, { body });
  await remindAt(one, '2031-05-05T06:01:00Z');
  expect(await remindersOf(ana)).toHaveLength(1);
  expect(await dueOf(one, ana)).toBe('2031-05-05T07:00:00.000Z');
  await remindAt(one, '2031-05-05T07:01:00Z');
  expect(await remindersOf(ana)).toHaveLength(2);
});
