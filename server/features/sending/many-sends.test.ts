import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { world } from '../../testing/world.ts';

const sends = 30;

test('sends to a group whose audience is not known all succeed, and others are answered meanwhile', async () => {
  const one = await world({ DATABASE_POOL: '4' });
  const [ana, ben, stranger] = [await one.person(), await one.person(), await one.person()];
  const { id } = await groupOf(ana, ben);
  const { seq: before } = (await sayTo(ana, id, 'the first line')).message;
  await stranger.call(api.chat.list);
  // As after a change of members.
  one.app.platform.live.holdAudiences([id])();
  const sending = Array.from({ length: sends }, (_, at) => sayTo(ana, id, `line ${at}`));
  const listing = stranger.call(api.chat.list);
  const [listed, ...sent] = await Promise.all([listing, ...sending]);
  expect(listed.status).toBe(200);
  expect(sent.map(({ message }) => message.seq).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: sends }, (_, at) => before + 1 + at),
  );
});
