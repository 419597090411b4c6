import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { say } from '../../testing/guided-world.ts';
import { groupOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, type World, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const { person } = one;

const foldersOf = async (who: Person) => (await who.call(api.folders.list)).body.items;
const chatsOf = async (who: Person) => (await who.call(api.chat.list)).body.items;

async function folder(who: Person, name: string): Promise<string> {
  return (await who.call(api.folders.create, { body: { name } })).body.folder.id;
}

const put = (who: Person, fileId: string, chatId: string) =>
  who.call(api.folders.addChat, { params: { fileId }, body: { chat_id: chatId } });
const takeOut = (who: Person, fileId: string, chatId: string) =>
  who.call(api.folders.removeChat, { params: { fileId, chat_id: chatId } });

describe.concurrent('a folder', () => {
  test('is made, renamed and listed with its chats in the order of the list', async () => {
    const ana = await person();
    const made = await ana.call(api.folders.create, { body: { name: '  תזה, Thesis ' } });
    expect(made.body.folder).toEqual({
      id: made.body.folder.id,
      name: 'תזה, Thesis',
      chats: [],
    });
    const { id } = made.body.folder;
    const second = await folder(ana, 'Family');
    const [older, newer] = [await ana.chat(), await ana.chat()];
    await (await say(ana, newer.id, 'The later one')).ended();
    for (const chat of [older, newer])
      expect((await put(ana, id, chat.id)).body.chat.folders).toEqual([id]);
    expect((await put(ana, second, older.id)).body.chat.folders).toEqual([id, second].toSorted());
    const renamed = await ana.call(api.folders.rename, { params: { id }, body: { name: 'Work ' } });
    expect(renamed.body.folder).toEqual({ id, name: 'Work' });

    const items = await foldersOf(ana);
    expect(items.map(({ name }) => name)).toEqual(['Work', 'Family']);
    expect(items.map(({ chats }) => chats.map((chat) => chat.id))).toEqual([
      [newer.id, older.id],
      [older.id],
    ]);
    expect(items[0]?.chats).toEqual(await chatsOf(ana));
    expect(items[0]?.chats[0]?.unread).toBe(1);
    const info = await ana.call(api.chat.info, { params: { id: older.id } });
    expect(info.body.folders).toEqual([id, second].toSorted());
  });

  test('is deleted, and its chats stay', async () => {
    const ana = await person();
    const [id, other] = [await folder(ana, 'One'), await folder(ana, 'Other')];
    const chat = await ana.chat();
    await put(ana, id, chat.id);
    await put(ana, other, chat.id);
    expect((await ana.call(api.folders.remove, { params: { id } })).body).toEqual({ ok: true });
    expect(await chatsOf(ana)).toMatchObject([{ id: chat.id, folders: [other] }]);
    expect(await foldersOf(ana)).toMatchObject([{ id: other, chats: [{ id: chat.id }] }]);
    const again = await ana.call(api.folders.remove, { params: { id } });
    expect([again.status, again.code]).toEqual([404, 'folder.not_found']);
  });

  test('takes a chat once, and gives it back as often as it is asked', async () => {
    const ana = await person();
    const id = await folder(ana, 'One');
    const chat = await ana.chat();
    await Promise.all([put(ana, id, chat.id), put(ana, id, chat.id)]);
    expect((await foldersOf(ana))[0]?.chats).toHaveLength(1);
    for (const _ of [1, 2]) expect((await takeOut(ana, id, chat.id)).body).toEqual({ ok: true });
    expect((await foldersOf(ana))[0]?.chats).toEqual([]);
    expect(await chatsOf(ana)).toMatchObject([{ id: chat.id, folders: [] }]);
    for (const nothing of [randomUUID(), 'x', 'a\0b'])
      expect((await takeOut(ana, id, nothing)).status, nothing).toBe(200);
  });

  test('has a name of 1 to 100 characters', async () => {
    const ana = await person();
    const id = await folder(ana, 'x'.repeat(100));
    const refused = { '': 'required', '  ': 'required', a: null, 'a\0b': 'text_invalid' };
    for (const [name, problem] of Object.entries({ ...refused, ['x'.repeat(101)]: 'too_long' })) {
      for (const answer of [
        await ana.call(api.folders.create, { body: { name } }),
        await ana.call(api.folders.rename, { params: { id }, body: { name } }),
      ]) {
        expect(answer.status, name).toBe(problem === null ? 200 : 422);
        if (problem !== null) expect(answer.error.fields).toEqual({ name: `field.${problem}` });
      }
    }
  });

  test('is its owner’s alone, also where two keep the same chat', async () => {
    const [ana, ben] = [await person(), await person()];
    const pair = await pairOf(ana, ben);
    const [hers, his] = [await folder(ana, 'Ben'), await folder(ben, 'Ana')];
    await put(ana, hers, pair.id);
    expect((await chatsOf(ben))[0]?.folders).toEqual([]);
    expect((await foldersOf(ben))[0]?.chats).toEqual([]);
    expect((await put(ben, hers, pair.id)).code).toBe('folder.not_found');
    expect((await takeOut(ben, hers, pair.id)).code).toBe('folder.not_found');
    await put(ben, his, pair.id);
    expect((await chatsOf(ana))[0]?.folders).toEqual([hers]);
    expect((await chatsOf(ben))[0]?.folders).toEqual([his]);
  });

  test('takes only chats that I am in', async () => {
    const [ana, ben, eve] = [await person(), await person(), await person()];
    const id = await folder(eve, 'Mine');
    const { id: notHers } = await ana.chat();
    for (const chatId of [notHers, randomUUID(), 'x', ''])
      expect((await put(eve, id, chatId)).code, chatId).toBe('chat.not_found');
    const invited = await ana.call(api.chat.create, {
      body: { chat: { chat_type: 'GP', participants: [eve.username, ben.username] } },
    });
    expect((await put(eve, id, invited.body.chat.id)).code).toBe('chat.not_joined');
    const temporary = await eve.call(api.chat.create, {
      body: { chat: { chat_type: 'AI', temporary: true } },
    });
    expect((await put(eve, id, temporary.body.chat.id)).code).toBe('chat.not_allowed');
    expect((await foldersOf(eve))[0]?.chats).toEqual([]);
  });

  test('shows a chat only while it is mine to see, and has it again when it comes back', async () => {
    const [ana, ben] = [await person(), await person()];
    const [pair, group] = [await pairOf(ana, ben), await groupOf(ana, ben)];
    const id = await folder(ben, 'Ana');
    for (const chat of [pair, group]) await put(ben, id, chat.id);
    const remove = (chatId: string) => ben.call(api.chat.remove, { params: { id: chatId } });
    const inFolder = async () => (await foldersOf(ben))[0]?.chats.map((chat) => chat.id);
    await remove(pair.id);
    await remove(group.id);
    expect(await inFolder()).toEqual([]);
    await sayTo(ana, pair.id, 'Are you there?');
    expect(await inFolder()).toEqual([pair.id]);
    await ben.call(api.chat.restore, { params: { id: group.id } });
    expect((await inFolder())?.toSorted()).toEqual([pair.id, group.id].toSorted());
  });
});

test('nobody has more than 200 folders, or more than 5,000 places in them', async () => {
  const ana = await person();
  const chat = await ana.chat();
  const first = await folder(ana, 'The first');
  const { pool } = one.app.platform.database;
  await pool.query(
    `insert into folders (id, user_id, name) select gen_random_uuid(), $1, 'x' from generate_series(1, $2)`,
    [ana.user.id, limits.foldersMax - 2],
  );
  const tries = await Promise.all(
    [1, 2, 3].map(() => ana.call(api.folders.create, { body: { name: 'x' } })),
  );
  expect(tries.map(({ code }) => code ?? 'made').toSorted()).toEqual([
    'folder.too_many',
    'folder.too_many',
    'made',
  ]);
  const refused = tries.find(({ code }) => code !== null);
  expect([refused?.status, refused?.error['max']]).toEqual([409, limits.foldersMax]);
  await ana.call(api.folders.remove, { params: { id: first } });
  const id = await folder(ana, 'In its place');

  const many = await seedChats(one, ana, 25);
  await pool.query(
    `insert into folder_chats (folder_id, chat_id, user_id)
     select f.id, c.id, $1 from folders f, unnest($2::uuid[]) c(id) where f.user_id = $1 and f.id <> $3
     union all select $3, c.id, $1 from unnest($2::uuid[]) c(id)`,
    [ana.user.id, many, id],
  );
  expect((await put(ana, id, chat.id)).code).toBe('folder.full');
  expect((await put(ana, id, many[0] ?? '')).status, 'what lies there already').toBe(200);
  await takeOut(ana, id, many[0] ?? '');
  expect((await put(ana, id, chat.id)).status).toBe(200);
});

test('200 folders with 2,000 chats are listed with as many statements as one folder', async () => {
  const ana = await person();
  const { pool } = one.app.platform.database;
  const statementsOnce = async () => {
    let count = 0;
    const counted = () => void (count += 1);
    pool.on('acquire', counted);
    const items = await foldersOf(ana);
    pool.off('acquire', counted);
    return { count, items };
  };
  /** The fewest of several times: jobs ask the same pool now and then. */
  const statements = async () => {
    const times = [];
    for (let time = 0; time < 12; time += 1) times.push(await statementsOnce());
    return times.reduce((fewest, next) => (next.count < fewest.count ? next : fewest));
  };
  await put(ana, await folder(ana, 'One'), (await ana.chat()).id);
  const few = await statements();
  expect(few.count).toBeGreaterThan(0);
  const many = await seedChats(one, ana, 2_000);
  await pool.query(
    `with made as (
       insert into folders (id, user_id, name)
       select gen_random_uuid(), $1, 'Folder ' || n from generate_series(1, 199) n returning id
     ), numbered as (select id, row_number() over () - 1 as at from made)
     insert into folder_chats (folder_id, chat_id, user_id)
     select numbered.id, c.id, $1 from unnest($2::uuid[]) with ordinality c(id, n)
     join numbered on numbered.at = c.n % 199`,
    [ana.user.id, many],
  );
  const all = await statements();
  expect(all.items).toHaveLength(200);
  expect(all.items.flatMap(({ chats }) => chats)).toHaveLength(2_001);
  expect(all.count).toBeLessThanOrEqual(few.count);
});

/** Chats with nothing in them, straight into the tables. */
async function seedChats({ app }: World, owner: Person, count: number): Promise<string[]> {
  const { rows } = await app.platform.database.pool.query<{ id: string }>(
    `with made as (
       insert into chats (id, chat_type, owner_id, title)
       select gen_random_uuid(), 'AI', $1, 'Chat ' || n from generate_series(1, $2) n returning id
     ), joined as (
       insert into chat_members (chat_id, user_id, role, state) select id, $1, 'owner', 'active' from made
     )
     select id from made`,
    [owner.user.id, count],
  );
  return rows.map(({ id }) => id);
}

describe('live', () => {
  test('all that I do with folders comes to my devices, and old state + events = fresh fetch', async () => {
    const ana = await person();
    const [one, two] = [await ana.chat(), await ana.chat()];
    const kept = await folder(ana, 'Kept');
    await put(ana, kept, two.id);
    const heard = await verifyLive(ana, [], async () => {
      const made = await folder(ana, 'Made');
      await put(ana, made, one.id);
      await put(ana, made, two.id);
      await put(ana, kept, one.id);
      await ana.call(api.folders.rename, { params: { id: kept }, body: { name: 'Named' } });
      await takeOut(ana, kept, two.id);
      await ana.call(api.folders.remove, { params: { id: made } });
    });
    expect(heard).toEqual([
      'folder.created',
      'folder.chat',
      'folder.chat',
      'folder.chat',
      'folder.renamed',
      'folder.chat',
      'folder.deleted',
    ]);
  });

  test('without a change emits nothing', async () => {
    const ana = await person();
    const chat = await ana.chat();
    const id = await folder(ana, 'Same');
    await put(ana, id, chat.id);
    const heard = await verifyLive(ana, [], async () => {
      await put(ana, id, chat.id);
      await ana.call(api.folders.rename, { params: { id }, body: { name: ' Same' } });
      await takeOut(ana, id, randomUUID());
    });
    expect(heard).toEqual([]);
  });

  test('a folder’s chats are as new as the list: messages, reading, settings, going and coming', async () => {
    const [ana, ben] = [await person(), await person()];
    const [pair, group] = [await pairOf(ana, ben), await groupOf(ana, ben)];
    const own = await ben.chat();
    const id = await folder(ben, 'All');
    for (const chat of [pair, group, own]) await put(ben, id, chat.id);
    const streams = [pair.id, group.id, own.id];
    await verifyLive(ben, streams, async () => {
      await sayTo(ana, pair.id, 'One');
      await sayTo(ana, group.id, `Two, for @${ben.username}`);
      await ben.call(api.chat.settings, { params: { id: own.id }, body: { pinned: true } });
      await ben.call(api.chat.settings, { params: { id: pair.id }, body: { archived: true } });
      await ana.call(api.chat.rename, { params: { id: group.id }, body: { name: 'Circle' } });
      await ben.call(api.chat.read, { params: { id: group.id }, body: { seq: 1_000 } });
      await ben.call(api.chat.settings, { params: { id: pair.id }, body: { archived: false } });
    });
    await verifyLive(ben, [], async () => {
      await ben.call(api.chat.remove, { params: { id: pair.id } });
      await ben.call(api.chat.remove, { params: { id: own.id } });
      await sayTo(ana, pair.id, 'Come back');
      await ben.call(api.chat.restore, { params: { id: own.id } });
    });
    expect((await foldersOf(ben))[0]?.chats).toHaveLength(3);
  });

  test('nobody else learns of my folders', async () => {
    const [ana, ben] = [await person(), await person()];
    const pair = await pairOf(ana, ben);
    const hears = await ben.live({ [pair.id]: 0, [ana.user.id]: 0, [ben.user.id]: 0 });
    const id = await folder(ana, 'A private name');
    await put(ana, id, pair.id);
    await sayTo(ana, pair.id, 'Hello');
    await hears.until(() => hears.events.some(({ type }) => type === 'message.created'));
    expect(JSON.stringify(hears.frames)).not.toMatch(/private name|folder\./u);
    hears.close();
  });
});
