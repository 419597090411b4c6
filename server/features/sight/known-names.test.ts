import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { nameKey } from '#contract/name-key.ts';
import { connect, groupOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

async function called(name: string): Promise<Person> {
  const person = await one.person();
  await rename(person, name);
  return person;
}

const rename = (person: Person, name: string) =>
  person.call(api.account.updateProfile, { body: { user: { display_name: name } } });

const namesOf = async (person: Person) => {
  const { body } = await person.call(api.connections.names);
  return body.items.map(({ user_id: id, key }) => ({ id, key }));
};

test('the names of connections are known as they are now, and to nobody else', async () => {
  const [ana, dana, ben] = [await one.person(), await called('Dana Levi'), await one.person()];
  const isKnown = (name: string) => [{ id: dana.user.id, key: nameKey(name) }];
  expect(await namesOf(ana)).toEqual([]);
  await verifyLive(ana, [], () => connect(ana, dana));
  expect(await namesOf(ana)).toEqual(isKnown('Dana Levi'));
  expect(await verifyLive(ana, [], () => rename(dana, 'Dana Bar'))).toEqual(['connection.changed']);
  expect(await namesOf(ana)).toEqual(isKnown('Dana Bar'));
  // An open request is no connection yet.
  await ben.call(api.connections.request, { body: { username: dana.username } });
  expect(await namesOf(ben)).toEqual([]);
  const [connection] = (await ana.call(api.connections.list)).body.items;
  await verifyLive(ana, [], () =>
    ana.call(api.connections.remove, { params: { id: connection?.id ?? '' } }),
  );
  expect(await namesOf(ana)).toEqual([]);
});

test('an update that does not change a name is not announced to connections', async () => {
  const [ana, dana] = [await one.person(), await called('Dana Levi')];
  await connect(ana, dana);
  const heard = await verifyLive(ana, [], () =>
    dana.call(api.account.updateProfile, { body: { user: { bio: 'by the sea' } } }),
  );
  expect(heard).toEqual([]);
});

test('notifications, copies and what is found name a stranger who is called as a connection with the username', async () => {
  const [ana, dana, other] = [await one.person(), await called('Dana'), await called('DANA')];
  await connect(ana, dana);
  const { id } = await groupOf(ana, dana, other);
  await pairOf(ana, other);
  const full = `DANA (\u2068@${other.username}\u2069)`;
  const live = await ana.live();
  await sayTo(dana, id, `@${ana.username} hello`);
  await sayTo(other, id, `@${ana.username} hello too`);
  const isMention = (frame: (typeof live.frames)[number]) =>
    frame.type === 'notification' && frame.title.includes(full);
  await live.until(() => live.frames.some(isMention));
  live.close();
  const { body } = await ana.call(api.notifications.list);
  const titles = body.items.filter(({ kind }) => kind === 'mention').map(({ title }) => title);
  expect(titles.some((title) => title.includes(full))).toBe(true);
  expect(titles.some((title) => title.includes('\u2068Dana\u2069'))).toBe(true);
  const copy = await ana.call(api.copies.download, {
    params: { id },
    query: { format: 'markdown' },
  });
  expect(copy.text).toContain(`**${full}**`);
  expect(copy.text).toContain('**Dana**');
  const { body: found } = await ana.call(api.search.find, {
    query: { query: 'dana', kind: 'chat' },
  });
  expect(found.results.map(({ title }) => title)).toContain(full);
});
