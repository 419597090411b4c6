import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { type FullPerson, fullPerson, mark, staying } from '../../testing/full-person.ts';
import { eventually } from '../../testing/guided-world.ts';
import { parsedMail } from '../../testing/mail-text.ts';
import { groupOf, messagesOf, pairOf, sayTo, showTo } from '../../testing/people-world.ts';
import { type Person, type World, password, sharedWorld, world } from '../../testing/world.ts';
import { openLog } from '../../log.ts';
import { dataMap } from './data-map.ts';
import { deleteDue } from './delete-due.ts';

/** Everything that the program said, at its most talkative. */
const logged: string[] = [];
const one = sharedWorld(
  {},
  { log: openLog('trace', { write: (line: string) => void logged.push(line) }) },
);
const proof = { kind: 'password', password } as const;

const poolOf = ({ app }: World) => app.platform.database.pool;

/** The program eight days on, when the time of what is closed now is over. */
function inEightDays({ app }: World) {
  const moment = Date.now() + 8 * 86_400_000;
  return { ...app.platform, now: () => new Date(moment) };
}

async function closeAndDelete(app: World, person: Person) {
  await person.call(api.rights.deleteAccount, { body: { proof } });
  await deleteDue(inEightDays(app));
}

/** Every row of the database, of all schemas, in which one of these words stands, by table. */
async function rowsWith(app: World, words: string[]): Promise<Map<string, string[]>> {
  const pool = poolOf(app);
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(
      `select t::text as line from ${name} t where t::text ilike any($1)`,
      [words.map((word) => `%${word}%`)],
    );
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ line }) => line),
      );
  }
  return found;
}

/** Leaves out the beginning of what may stay. */
const unmarked = (text: string) => text.replaceAll(new RegExp(staying, 'giu'), '');

/** The keys of all stored files. */
async function filesOf({ app }: World): Promise<string[]> {
  const later = new Date(Date.now() + 60_000);
  const folders = ['avatars', 'images', 'thumbs', 'audios', 'exports'];
  const keys = folders.map((folder) => app.platform.files.changedBefore(folder, later));
  return (await Promise.all(keys)).flat();
}

describe('after the deletion of somebody who has used everything', () => {
  let full: FullPerson;
  let filesBefore: string[];
  const countsBefore = new Map<string, number>();
  const counts = async () => {
    const { db } = one.app.platform.database;
    const counted = new Map<string, number>();
    for (const [name, { table, rows }] of Object.entries(dataMap))
      if (rows) counted.set(name, await db.$count(table, rows(full.ana.user.id)));
    return counted;
  };
  beforeAll(async () => {
    full = await fullPerson(one);
    await full.ana.call(api.rights.requestExport);
    await eventually(async () => (await full.ana.call(api.rights.export)).body.state === 'done');
    filesBefore = await filesOf(one);
    for (const [name, count] of await counts()) countsBefore.set(name, count);
    await closeAndDelete(one, full.ana);
  }, 60_000);

  test('no table has a row of theirs, of all that had', async () => {
    for (const [name, count] of countsBefore) expect(count, name).toBeGreaterThan(0);
    for (const [name, count] of await counts()) expect([name, count]).toEqual([name, 0]);
  });

  test('nothing in the database says a word of theirs or their number, but what they wrote to others', async () => {
    const found = await rowsWith(one, [mark, full.ana.user.id]);
    expect(found.has('public.messages')).toBe(true);
    for (const [table, lines] of found)
      for (const line of lines) {
        const rest = line.replaceAll(new RegExp(staying, 'giu'), '');
        expect(rest, table).not.toMatch(new RegExp(mark, 'iu'));
        if (table !== 'public.deleted_accounts')
          expect(rest, table).not.toContain(full.ana.user.id);
      }
  });

  test('their words to others are there for them, without an author, and their pictures are not', async () => {
    const { ben, cleo, pairId, ownGroupId, groupId, leftId } = full;
    const saidIn = async (person: Person, chatId: string) =>
      (await messagesOf(person, chatId)).filter(({ text }) => text.startsWith(staying));
    const all = [
      ...(await saidIn(ben, pairId)),
      ...(await saidIn(cleo, ownGroupId)),
      ...(await saidIn(cleo, groupId)),
      ...(await saidIn(cleo, leftId)),
    ];
    expect(all.map(({ text }) => text)).toEqual([
      `${staying} to Ben`,
      `${staying} picture`,
      `${staying} to my group`,
      `${staying} to the group`,
      `${staying} with a card`,
      `${staying} before leaving`,
    ]);
    for (const message of all)
      expect(message).toMatchObject({
        author: { id: '', username: '', display_name: '' },
        image: null,
        audio: null,
        image_card: null,
        reactions: [],
      });
    // The voice message said nothing in writing: its place is left.
    const emptied = (await messagesOf(ben, pairId)).filter(({ deleted_at: at }) => at !== null);
    expect(emptied).toHaveLength(1);
    const answer = (await messagesOf(ben, groupId)).find(({ text }) =>
      text.startsWith('Ben mentions'),
    );
    expect(answer).toMatchObject({
      text: 'Ben mentions @… and answers',
      mentions: [],
      reply_to: { text: `${staying} to the group`, author: { id: '' } },
    });
  });

  test('no file says a word of theirs, but the mails of others', async () => {
    const { DATA_DIR } = one.app.platform.config;
    const files = readdirSync(DATA_DIR, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const bytes = readFileSync(file);
      if (!file.endsWith('.eml')) {
        expect(file + bytes.toString('latin1'), file).not.toContain(mark);
        continue;
      }
      const { headers } = parsedMail(bytes, { from: '', to: [] });
      expect(String(headers['to'])).not.toContain(mark);
    }
  });

  test('no search finds a word of theirs, but what they wrote to others', async () => {
    for (const person of [full.ben, full.cleo])
      for (const query of [mark, full.ana.user.display_name, `${mark} card`, `${mark} bio`]) {
        const { body } = await person.call(api.search.find, { query: { query } });
        expect(body.results.map(({ kind }) => kind).filter((kind) => kind === 'person')).toEqual(
          [],
        );
        expect(unmarked(JSON.stringify(body.results))).not.toContain(mark);
      }
    const found = (await full.ben.call(api.search.find, { query: { query: staying } })).body;
    expect(found.results.length).toBeGreaterThan(0);
  });

  test('nothing of theirs was ever logged, not even before', () => {
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.filter((line) => line.includes(mark))).toEqual([]);
    expect(logged.filter((line) => line.includes('an account was deleted'))).toHaveLength(1);
  });

  test('no list says their name', async () => {
    for (const person of [full.ben, full.cleo])
      for (const endpoint of [
        api.chat.list,
        api.notifications.list,
        api.connections.list,
        api.explore.show,
        api.cards.list,
        api.timeline.list,
        api.actionHub.overview,
      ]) {
        const answer = await person.call(endpoint);
        expect(answer.status, answer.text).toBe(200);
        expect(answer.text.replaceAll(new RegExp(staying, 'gu'), ''), endpoint.path).not.toContain(
          mark,
        );
      }
  });

  test('their files are gone, and those of others are there', async () => {
    expect(filesBefore.length).toBeGreaterThan(6);
    const left = await filesOf(one);
    const { rows } = await poolOf(one).query<{ id: string }>('select id from media');
    expect(left.every((key) => rows.some(({ id }) => key.includes(id)))).toBe(true);
    expect(left.filter((key) => key.startsWith('exports/'))).toEqual([]);
  });

  test('their group goes on with the member who has been in it longest, and says so', async () => {
    const info = (await full.ben.call(api.chat.info, { params: { id: full.ownGroupId } })).body;
    expect(info.members.map(({ user, role }) => [user.username, role])).toEqual([
      [full.ben.username, 'owner'],
      [full.cleo.username, 'member'],
    ]);
    const notes = (await messagesOf(full.ben, full.ownGroupId)).filter(
      ({ kind }) => kind === 'system',
    );
    expect(notes.at(-1)).toMatchObject({
      author: { id: '' },
      system: { what: 'owner', name: full.ben.user.display_name },
    });
    const renamed = await full.ben.call(api.chat.rename, {
      params: { id: full.ownGroupId },
      body: { name: 'Ours now' },
    });
    expect(renamed.status).toBe(200);
  });

  test('their name and address are free', async () => {
    const again = await one.call(api.account.register, {
      body: {
        user: {
          username: mark,
          email: `${mark}@example.org`,
          password,
          terms_version: termsVersion,
        },
      },
    });
    expect(again.status).toBe(200);
  });
});

test('an account that a restored backup brings back is deleted again', async () => {
  const ana = await one.person();
  await poolOf(one).query('insert into deleted_accounts values ($1, now())', [ana.user.id]);
  await deleteDue(one.app.platform);
  expect((await rowsWith(one, [ana.username])).size).toBe(0);
});

test('a deletion that was cut off anywhere goes on with the next try', async () => {
  const app = await world();
  const [ana, ben, cleo] = [await app.person(), await app.person(), await app.person()];
  const { id: pairId } = await pairOf(ana, ben);
  const { id: ownId } = await groupOf(ana, ben, cleo);
  const { id: otherId } = await groupOf(cleo, ana);
  for (const id of [pairId, ownId, otherId]) {
    await sayTo(ana, id, 'staying');
    await showTo(ana, id);
  }
  await ana.chat();
  await ana.call(api.rights.deleteAccount, { body: { proof } });
  const platform = inEightDays(app);
  const { database } = platform;
  const cuts: number[] = [];
  for (let left = 0; ; left++) {
    let spent = 0;
    // The database refuses everything from some transaction or statement on.
    const cutting = <Method extends (...given: never[]) => unknown>(method: Method, of: object) =>
      ((...given: never[]) => {
        if (spent++ >= left) throw new Error('killed');
        return method.apply(of, given);
      }) as Method;
    const { db } = database;
    const cut = new Proxy(db, {
      get: (of, name) => {
        const value: unknown = Reflect.get(of, name);
        return typeof value === 'function' &&
          ['transaction', 'execute', 'delete', 'update'].includes(String(name))
          ? cutting(value as never, of)
          : value;
      },
    });
    await deleteDue({ ...platform, database: { ...database, db: cut } });
    cuts.push(spent);
    const { rows } = await poolOf(app).query('select 1 from users where id = $1', [ana.user.id]);
    if (rows.length === 0) break;
  }
  expect(cuts.length).toBeGreaterThan(10);
  expect((await rowsWith(app, [ana.username, ana.user.id])).keys().toArray()).toEqual([
    'public.deleted_accounts',
  ]);
  for (const id of [pairId, ownId, otherId]) {
    const reader = id === otherId ? cleo : ben;
    const said = (await messagesOf(reader, id)).filter(({ kind }) => kind === 'user');
    expect(said.map(({ text, deleted_at: at }) => [text, at === null])).toEqual([
      ['staying', true],
      ['', false],
    ]);
  }
  expect(await filesOf(app)).toEqual([]);
});

test('deleted on two nodes at once, it is deleted once', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await groupOf(ana, ben);
  await sayTo(ana, id, 'between us');
  await ana.call(api.rights.deleteAccount, { body: { proof } });
  await Promise.all([deleteDue(inEightDays(one)), deleteDue(inEightDays(one))]);
  expect((await rowsWith(one, [ana.username])).size).toBe(0);
  const notes = (await messagesOf(ben, id)).filter(({ system }) => system?.what === 'owner');
  expect(notes).toHaveLength(1);
});

test('more messages than one transaction takes all lose their author', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await groupOf(ben, ana);
  await poolOf(one).query(
    `insert into messages (id, chat_id, seq, author_id, kind, text)
     select gen_random_uuid(), $1, 100 + n, $2, 'user', 'line ' || n from generate_series(1, 1203) n`,
    [id, ana.user.id],
  );
  await closeAndDelete(one, ana);
  const { rows } = await poolOf(one).query<{ count: number; nameless: number }>(
    `select count(*)::int as count, count(*) filter (where author_id is null)::int as nameless
     from messages where chat_id = $1 and text like 'line %'`,
    [id],
  );
  expect(rows).toEqual([{ count: 1_203, nameless: 1_203 }]);
});
