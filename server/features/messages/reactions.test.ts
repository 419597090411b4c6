import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { peopleWorld, sayTo } from '../../testing/people-world.ts';

test('a reaction that is taken back leaves no notification, however often it is given', async () => {
  const { owner, member, group } = await peopleWorld();
  const { message } = await sayTo(owner, group.id, 'hello');
  const params = { id: message.id, emoji: '👍' };
  const react = () => member.call(api.messages.addReaction, { params });
  const takeBack = () => member.call(api.messages.removeReaction, { params });
  const received = async () => {
    const { items, unread } = (await owner.call(api.notifications.list)).body;
    return [items.filter(({ kind }) => kind === 'reaction').length, unread];
  };
  await react();
  await takeBack();
  await react();
  expect(await received()).toEqual([1, 1]);
  await takeBack();
  expect(await received()).toEqual([0, 0]);
});
