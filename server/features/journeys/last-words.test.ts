import { expect, test } from 'vitest';
import { dayIn, daysAfter } from '#contract/days.ts';
import { api } from '#contract/index.ts';
import { choose, inRun, journeyOf, sayReady } from '../../testing/journey-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

test('the end makes a dated action of the last words of each person, once', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const run = await journeyOf(ana, ben);
  for (const step of [0, 1, 2]) await inRun(ana, run, { at: step, step: step + 1 });
  await choose(ana, run, 'Call Dan the day after tomorrow\nand thank him');
  await choose(ben, run, 'A quiet evening');
  await sayReady(ana, run);
  await sayReady(ben, run);
  const types = await verifyLive(ana, [run.chat_id], () => inRun(ana, run, { at: 3, step: 4 }));
  expect(types).toContain('action.changed');
  await inRun(ben, run, { at: 3, step: 4 });
  const madeBy = async (person: Person) => (await person.call(api.actions.list)).body.items;
  const dayFromNow = (days: number) => daysAfter(dayIn(ana.user.timezone, new Date()), days);
  expect(await madeBy(ana)).toMatchObject([
    { title: 'Call Dan the day after tomorrow', stage: 'DG', due_on: dayFromNow(2) },
  ]);
  expect(await madeBy(ben)).toMatchObject([
    { title: 'A quiet evening', due_on: dayFromNow(1), source: { chat_id: run.chat_id } },
  ]);
  const [outcome] = (await ben.call(api.outcomes.list, { params: { id: run.chat_id } })).body.items;
  expect(outcome?.message_id).not.toBeNull();
});
