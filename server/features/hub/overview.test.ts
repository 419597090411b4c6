import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { BodyIn } from '#contract/endpoint.ts';
import { dayIn, daysAfter } from '#contract/days.ts';
import { connect } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const { person } = one;

const make = async (who: Person, body: BodyIn<typeof api.actions.create>) =>
  (await who.call(api.actions.create, { body })).body.action;
const overviewOf = async (who: Person) => (await who.call(api.actionHub.overview)).body;

test('an overview of nothing has nothing due and no progress', async () => {
  const nothing = { done: 0, total: 0 };
  expect(await overviewOf(await person())).toEqual({
    next_meetings: [],
    due_actions: [],
    due: 0,
    week: nothing,
    stages: { PS: nothing, ED: nothing, FC: nothing, DG: nothing },
    month_summary: { insights: 0, actions_done: 0, cards_kept: 0 },
  });
});

test('an overview shows what is due, the longest due first, and counts its owner’s month alone', async () => {
  const [ana, ben] = [await person(), await person()];
  await ana.call(api.account.updateProfile, { body: { user: { timezone: 'Asia/Jerusalem' } } });
  const today = dayIn('Asia/Jerusalem', new Date());
  await make(ana, { title: 'Today', due_on: today, stage: 'PS' });
  for (const days of [1, 2, 3, 4, 5, 6])
    await make(ana, { title: `${days} ago`, due_on: daysAfter(today, -days), stage: 'ED' });
  await make(ana, { title: 'Tomorrow', due_on: daysAfter(today, 1) });
  await make(ana, { title: 'Some day' });
  const done = await make(ana, { title: 'Done', stage: 'FC' });
  await ana.call(api.actions.update, { params: { id: done.id }, body: { state: 'done' } });
  await make(ana, { title: 'Dropped', state: 'dropped', due_on: today });
  await make(ben, { title: 'His', due_on: dayIn('UTC', new Date()) });
  await ana.call(api.insights.create, { body: { text: 'One' } });

  const shown = await overviewOf(ana);
  expect(shown.due_actions.map(({ title }) => title)).toEqual([
    '6 ago',
    '5 ago',
    '4 ago',
    '3 ago',
    '2 ago',
  ]);
  expect(shown.due).toBe(7);
  expect(shown.week.done).toBe(1);
  expect(shown.stages.FC).toEqual({ done: 1, total: 1 });
  expect(shown.stages.PS).toEqual({ done: 0, total: 1 });
  expect(shown.month_summary).toEqual({ insights: 1, actions_done: 1, cards_kept: 0 });
  expect((await overviewOf(ben)).due).toBe(1);
});

test('an overview shows the next three meetings of two weeks, without declined ones', async () => {
  const [ana, ben] = [await person(), await person()];
  await connect(ana, ben);
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const plan = async (title: string, hours: number, recurrence: string | null = null) =>
    (
      await ana.call(api.meetings.create, {
        body: {
          title,
          starts_at: at(hours),
          ends_at: at(hours + 1),
          timezone: 'UTC',
          recurrence,
          participants: [ben.user.username],
        },
      })
    ).body.meeting;
  await plan('On', -0.5);
  await plan('Over', -3);
  const declined = await plan('Declined', 1);
  await plan('Weekly', 2, 'FREQ=WEEKLY');
  await plan('In 15 days', 15 * 24);
  await ben.call(api.meetings.answer, { params: { id: declined.id }, body: { rsvp: 'no' } });
  const titles = (await overviewOf(ben)).next_meetings.map(({ title }) => title);
  expect(titles).toEqual(['On', 'Weekly', 'Weekly']);
});
