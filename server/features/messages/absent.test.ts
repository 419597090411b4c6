import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { change } from '../../platform/change.ts';
import { groupOf, sayTo } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { notifyAbsent, notifyMentioned } from './absent.ts';

const one = sharedWorld();

/** Isolates around names are not what these tests are about. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '');

async function groupOfThree() {
  const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
  const { id } = await groupOf(ana, ben, cleo);
  for (const person of [ana, ben, cleo]) await person.call(api.notifications.seeAll);
  return { ana, ben, cleo, id };
}

/** A person's unseen notifications, by kind. */
async function noticesTo(person: Person) {
  const { items } = (await person.call(api.notifications.list)).body;
  return items
    .filter(({ seen_at: seenAt }) => seenAt === null)
    .map(({ kind, title, text }) => [kind, plain(title), plain(text).split(': ').at(-1)])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other));
}

const say = async (person: Person, id: string, text: string) =>
  (await sayTo(person, id, text)).message;
const remove = (person: Person, id: string) =>
  person.call(api.messages.remove, { params: { id }, body: { scope: 'all' } });
const edit = (person: Person, id: string, text: string) =>
  person.call(api.messages.edit, { params: { id }, body: { text } });

describe('absent people', () => {
  test('does not learn of what was deleted, nor what was said before it was edited', async () => {
    const { ana, ben, id } = await groupOfThree();
    const kept = await say(ana, id, 'first words');
    const secret = await say(ana, id, 'a secret');
    const heard = async () => (await noticesTo(ben)).map(([, title]) => title);
    await expect.poll(heard).toEqual([expect.stringMatching(/^2 new messages/u)]);
    await remove(ana, secret.id);
    await edit(ana, kept.id, 'other words');
    await ben.call(api.notifications.seeAll);
    await change(one.app.platform, (unit) => {
      for (const message of [kept, secret])
        notifyAbsent(unit, {
          id: message.id,
          chatId: id,
          authorId: ana.user.id,
          mentions: [],
          care: null,
        });
      return Promise.resolve();
    });
    await expect
      .poll(() => noticesTo(ben))
      .toEqual([['message', expect.stringMatching(/^New message/u), 'other words']]);
  });

  test('hears once of what mentions them, whatever else is said in the same moment', async () => {
    const { ana, ben, cleo, id } = await groupOfThree();
    await say(ana, id, `one @${ben.username}`);
    await say(ana, id, 'two');
    await expect
      .poll(() => noticesTo(cleo))
      .toEqual([['message', expect.stringMatching(/^2 new messages/u), 'two']]);
    expect(await noticesTo(ben)).toEqual([
      ['mention', expect.any(String), `one @${ben.username}`],
      ['message', expect.stringMatching(/^New message/u), 'two'],
    ]);
  });

  test('hears nothing of a chat that was deleted by then', async () => {
    const { ana, ben, id } = await groupOfThree();
    const said = await say(ana, id, 'a secret');
    await expect.poll(async () => (await noticesTo(ben)).length).toBe(1);
    await ben.call(api.notifications.seeAll);
    await ana.call(api.chat.remove, { params: { id } });
    const news = { id: said.id, chatId: id, authorId: ana.user.id, mentions: [], care: null };
    await change(one.app.platform, async (unit) => notifyAbsent(unit, news));
    const other = await groupOf(ana, ben);
    await ben.call(api.notifications.seeAll);
    await say(ana, other.id, 'heard');
    await expect
      .poll(async () => (await noticesTo(ben)).map(([, , text]) => text))
      .toEqual(['heard']);
  });

  test('learns of the others also where somebody whom they blocked spoke last', async () => {
    const { ana, ben, cleo, id } = await groupOfThree();
    await cleo.call(api.people.block, { params: { username: ben.username } });
    await say(ana, id, 'one');
    await say(ben, id, 'two');
    await expect
      .poll(() => noticesTo(cleo))
      .toEqual([['message', expect.stringMatching(/^New message/u), 'one']]);
  });
});

test('mentions are notified in the order in which they were written', async () => {
  const { ana, ben, id } = await groupOfThree();
  const lines = Array.from({ length: 12 }, (_, at) => `line ${at}`);
  for (const line of lines) await say(ana, id, `@${ben.username} ${line}`);
  const received = async () =>
    (await ben.call(api.notifications.list)).body.items.flatMap(
      ({ kind, text }) => (kind === 'mention' && /line \d+/u.exec(text)?.[0]) || [],
    );
  await expect.poll(received).toEqual(lines.toReversed());
});

test('nobody is notified of a mention that was deleted before its notification', async () => {
  const { ana, ben, cleo, id } = await groupOfThree();
  const gone = await say(ana, id, 'a secret');
  await remove(ana, gone.id);
  const mentions = [ben.user.id, cleo.user.id];
  const authorId = ana.user.id;
  const stays = await say(ana, id, `@${cleo.username} look`);
  await change(one.app.platform, (unit) => {
    notifyMentioned(unit, { id: gone.id, chatId: id, authorId, mentions, care: null });
    notifyMentioned(unit, { id: stays.id, chatId: id, authorId, mentions, care: null });
    return Promise.resolve();
  });
  await expect
    .poll(async () => (await noticesTo(cleo)).map(([kind]) => kind))
    .toEqual(['mention', 'mention']);
  await expect
    .poll(() => noticesTo(ben))
    .toEqual([['message', expect.any(String), `\u200E@${cleo.username} look`]]);
});

describe('an edit', () => {
  test('changes the text of sent notifications, for people who may see it, and emits the change', async () => {
    const { ana, ben, cleo, id } = await groupOfThree();
    const said = await say(ana, id, `old @${ben.username} @${cleo.username}`);
    for (const person of [ben, cleo])
      await expect.poll(async () => (await noticesTo(person)).length).toBe(1);
    await cleo.call(api.people.block, { params: { username: ana.username } });
    const live = await ben.live();
    await edit(ana, said.id, `new @${ben.username} @${cleo.username}`);
    expect(await noticesTo(ben)).toEqual([
      ['mention', expect.any(String), `new @${ben.username} @${cleo.username}`],
    ]);
    expect(await noticesTo(cleo)).toEqual([['mention', expect.any(String), '']]);
    const rewritten = () => live.events.filter(({ type }) => type === 'notification.seen');
    await live.until(() => rewritten().length === 1);
    expect(rewritten()).toMatchObject([{ ids: [], unread: 1 }]);
    live.close();
  });

  test('gives no words back to a person who reported them', async () => {
    const { ana, ben, id } = await groupOfThree();
    const said = await say(ana, id, `old @${ben.username}`);
    await expect.poll(async () => (await noticesTo(ben)).length).toBe(1);
    await ben.call(api.reports.message, { params: { id: said.id }, body: { text: 'It is bad' } });
    await edit(ana, said.id, `new @${ben.username}`);
    expect(await noticesTo(ben)).toEqual([['mention', expect.any(String), '']]);
  });

  test('gives no words back to a person who deleted the message for themselves', async () => {
    const { ana, ben, cleo, id } = await groupOfThree();
    const said = await say(ana, id, `old @${ben.username}`);
    for (const person of [ben, cleo])
      await expect.poll(async () => (await noticesTo(person)).length).toBe(1);
    for (const person of [ben, cleo])
      await person.call(api.messages.remove, { params: { id: said.id }, body: { scope: 'me' } });
    expect(await noticesTo(ben)).toEqual([['mention', expect.any(String), '']]);
    await edit(ana, said.id, `new @${ben.username} @${cleo.username}`);
    expect(await noticesTo(ben)).toEqual([['mention', expect.any(String), '']]);
    await say(ana, id, `@${cleo.username} look`);
    await expect
      .poll(async () => (await noticesTo(cleo)).filter(([kind]) => kind === 'mention'))
      .toEqual([['mention', expect.any(String), `\u200E@${cleo.username} look`]]);
  });

  test('notifies people whom it mentions newly', async () => {
    const { ana, ben, cleo, id } = await groupOfThree();
    const said = await say(ana, id, `hello @${ben.username}`);
    await expect.poll(async () => (await noticesTo(ben)).length).toBe(1);
    await edit(ana, said.id, `hello @${ben.username} and @${cleo.username}`);
    await expect
      .poll(async () => (await noticesTo(cleo)).map(([kind]) => kind))
      .toContain('mention');
    expect((await noticesTo(ben)).map(([kind]) => kind)).toEqual(['mention']);
  });
});

test('a notice that the database could not store is sent later', async () => {
  const { ana, ben, id } = await groupOfThree();
  const { pool } = one.app.platform.database;
  await pool.query(`
    create function refuse_for_now() returns trigger language plpgsql as $$
      begin raise exception 'the database is shutting down' using errcode = '57P01'; end $$;
    create sequence refusals;
    create trigger refuse_for_now before insert on notifications
      for each statement when (nextval('refusals') > 0) execute function refuse_for_now()`);
  const refusals = async () => {
    const { rows } = await pool.query<{ count: string }>(
      'select last_value as count from refusals',
    );
    return Number(rows[0]?.count);
  };
  await say(ana, id, `one @${ben.username}`);
  await expect.poll(refusals).toBeGreaterThan(1);
  await pool.query(
    'drop trigger refuse_for_now on notifications; drop function refuse_for_now; drop sequence refusals',
  );
  await expect.poll(async () => (await noticesTo(ben)).map(([kind]) => kind)).toEqual(['mention']);
});
