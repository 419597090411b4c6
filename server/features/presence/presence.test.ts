import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { eventually } from '../../testing/guided-world.ts';
import type { LiveClient } from '../../testing/live-client.ts';
import { groupOf } from '../../testing/people-world.ts';
import { type Person, world } from '../../testing/world.ts';

/** A socket's presence events, in order. */
const heard = ({ frames }: LiveClient) =>
  frames.flatMap((frame) =>
    frame.type === 'presence' ? [`${frame.user_id} ${frame.online ? 'came' : 'left'}`] : [],
  );

/** The same, once each: who connects amid a coming may learn of it twice. */
const news = (socket: LiveClient) => [...new Set(heard(socket))];

/** Each socket's last presence event of a person. */
async function expectSeen(state: 'came' | 'left', ...sights: [LiveClient, Person][]) {
  for (const [socket, { user }] of sights)
    await eventually(
      () => heard(socket).findLast((news) => news.startsWith(user.id)) === `${user.id} ${state}`,
    );
}

test('people in a common group get presence changes, also when many change at once', async () => {
  const { person } = await world();
  const people = await Promise.all(Array.from({ length: 6 }, () => person()));
  const [ana, ben, cleo, dan, eve, stranger] = people as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  await groupOf(ana, ben, cleo, dan, eve);
  await dan.call(api.account.updateProfile, { body: { user: { settings: { presence: false } } } });
  await ana.call(api.people.block, { params: { username: eve.username } });
  const outside = await stranger.live();
  const hidden = await dan.live();
  const blocked = await eve.live();

  const watching = await ana.live();
  const others = await Promise.all([ben.live(), cleo.live()]);
  const came = [`${ben.user.id} came`, `${cleo.user.id} came`].toSorted();
  await eventually(() => news(watching).length >= came.length);
  expect(news(watching).toSorted()).toEqual(came);

  const again = await ana.live();
  await eventually(() => news(again).length >= came.length);
  expect(news(again).toSorted()).toEqual(came);

  for (const socket of others) socket.close();
  const left = [`${ben.user.id} left`, `${cleo.user.id} left`].toSorted();
  await eventually(() => news(again).length >= came.length + left.length);
  expect(news(again).slice(came.length).toSorted()).toEqual(left);
  expect(heard(outside)).toEqual([]);
  expect(heard(hidden)).toEqual([]);
  expect(heard(blocked).filter((news) => news.startsWith(ana.user.id))).toEqual([]);
});

test('people whose only common group is deleted disappear for each other, and reappear when it is restored', async () => {
  const { person } = await world();
  const [ana, ben] = [await person(), await person()];
  const { id } = await groupOf(ana, ben);
  const [mine, theirs] = [await ana.live(), await ben.live()];
  await expectSeen('came', [theirs, ana], [mine, ben]);
  await ana.call(api.chat.remove, { params: { id } });
  await expectSeen('left', [theirs, ana], [mine, ben]);
  await ana.call(api.chat.restore, { params: { id } });
  await expectSeen('came', [theirs, ana], [mine, ben]);
});

test('a person who blocks, or hides their presence, disappears at once, and reappears when that ends', async () => {
  const { person } = await world();
  const [ana, ben, cleo] = [await person(), await person(), await person()];
  await groupOf(ana, ben, cleo);
  const [mine, theirs, watching] = [await ana.live(), await ben.live(), await cleo.live()];
  await expectSeen('came', [mine, ben], [theirs, ana], [watching, ana], [mine, cleo]);

  await ana.call(api.people.block, { params: { username: ben.username } });
  await expectSeen('left', [mine, ben], [theirs, ana]);
  await expectSeen('came', [watching, ana]);
  await ana.call(api.people.unblock, { params: { username: ben.username } });
  await expectSeen('came', [mine, ben], [theirs, ana]);

  const show = (presence: boolean) =>
    ana.call(api.account.updateProfile, { body: { user: { settings: { presence } } } });
  await show(false);
  await expectSeen('left', [mine, ben], [theirs, ana], [watching, ana]);
  await show(true);
  await expectSeen('came', [mine, ben], [theirs, ana], [watching, ana]);
});

test('two see that the other is there from when they are connected until that ends', async () => {
  const { person } = await world();
  const [ana, ben] = [await person(), await person()];
  const [mine, theirs] = [await ana.live(), await ben.live()];
  const ask = { body: { username: ben.username } };
  await ana.call(api.connections.request, ask);
  const { body } = await ben.call(api.connections.request, { body: { username: ana.username } });
  await expectSeen('came', [mine, ben], [theirs, ana]);
  await ana.call(api.connections.remove, { params: { id: body.connection?.id ?? '' } });
  await expectSeen('left', [mine, ben], [theirs, ana]);
});

test('a new member of a group is shown there at once, and a former one no longer', async () => {
  const { person } = await world();
  const [ana, ben, cleo] = [await person(), await person(), await person()];
  const { id } = await groupOf(ana, ben);
  const [mine, theirs, coming] = [await ana.live(), await ben.live(), await cleo.live()];
  await expectSeen('came', [mine, ben], [theirs, ana]);
  await ana.call(api.members.invite, { params: { id }, body: { usernames: [cleo.username] } });
  await cleo.call(api.members.accept, { params: { id } });
  await expectSeen('came', [mine, cleo], [theirs, cleo], [coming, ana], [coming, ben]);
  await cleo.call(api.chat.remove, { params: { id } });
  await expectSeen('left', [mine, cleo], [theirs, cleo], [coming, ana], [coming, ben]);
});
