import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { connect, groupOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const noOutcomes = { action: 0, insight: 0, meeting: 0 };

type Asked = Record<string, string>;

const found = async (person: Person, query: string, more: Asked = {}) =>
  (await person.call(api.search.find, { query: { query, ...more } })).body;

/** Each result as its highlighted text. */
async function shown(person: Person, query: string, more: Asked = {}) {
  const { results } = await found(person, query, more);
  // Cards have tests of their own.
  const written = results.filter(({ kind }) => kind !== 'card');
  return written.map(({ search_message: text, title, matches }) =>
    matches.map(([from, to]) => (text ?? title).slice(from, to)).join('|'),
  );
}

async function texts(person: Person, query: string, more: Asked = {}) {
  const { results } = await found(person, query, { kind: 'message', ...more });
  return results.map(({ search_message: text }) => text);
}

/** Two people with a group, in which these lines were said by the first. */
async function groupWith(...lines: string[]) {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await groupOf(ana, ben);
  for (const line of lines) await sayTo(ana, id, line);
  return { ana, ben, id };
}

async function named(name: string, discoverable = true): Promise<Person> {
  const person = await one.person();
  await person.call(api.account.updateProfile, {
    body: { user: { display_name: name, settings: { discoverable } } },
  });
  return person;
}

describe('words', () => {
  test('are found whole, at their beginning and inside, whatever the case, accents, points and final letters', async () => {
    const { ben } = await groupWith('Les Cafés du MATIN', 'בְּשָׁלוֹם וּבִבְרָכָה', 'ילדים בחצר');
    expect(await shown(ben, 'cafe')).toEqual(['Café']);
    expect(await shown(ben, 'ATI')).toEqual(['ATI']);
    expect(await shown(ben, 'שלום')).toEqual(['שָׁלוֹם']);
    expect(await shown(ben, 'בשלום וברכה')).toEqual([]);
    expect(await shown(ben, 'ילדימ')).toEqual(['ילדים']);
    expect(await shown(ben, 'דים')).toEqual(['דים']);
    expect(await shown(ben, 'חצ')).toEqual(['חצ']);
    expect(await shown(ben, '%')).toEqual([]);
    expect(await shown(ben, '_')).toEqual([]);
    expect(await shown(ben, '\\')).toEqual([]);
  });

  test('must all be there; a phrase as it is, and nothing that is excluded', async () => {
    const { ben } = await groupWith('quiet morning by the sea', 'a morning so quiet', 'שקט בים');
    expect(await texts(ben, 'morning quiet')).toEqual([
      'a morning so quiet',
      'quiet morning by the sea',
    ]);
    expect(await texts(ben, '"quiet morning"')).toEqual(['quiet morning by the sea']);
    expect(await texts(ben, 'quiet -sea')).toEqual(['a morning so quiet']);
    expect(await texts(ben, 'quiet -"so quiet"')).toEqual(['quiet morning by the sea']);
    expect(await texts(ben, '״שקט בים״')).toEqual(['שקט בים']);
    expect(await texts(ben, 'שקט -ים')).toEqual([]);
    expect(await shown(ben, 'sea morn')).toEqual(['morn|sea']);
  });

  test('are found in messages of every length', async () => {
    const long = `${'filling '.repeat(400)}needle in the hay`;
    const { ana, ben } = await groupWith('needle', long);
    expect(await texts(ben, 'needle')).toEqual([long, 'needle']);
    expect(await texts(ben, 'needle -hay')).toEqual(['needle']);
    expect((await found(ana, 'needle')).counts).toEqual({
      chat: 0,
      message: 2,
      person: 0,
      card: 0,
      ...noOutcomes,
    });
  });
});

describe('access', () => {
  test('a message is found at once, after an edit by its new words, and not after it was deleted', async () => {
    const { ana, ben, id } = await groupWith('heron one');
    const { message } = await sayTo(ana, id, 'heron two');
    expect(await texts(ben, 'heron')).toEqual(['heron two', 'heron one']);
    const params = { id: message.id };
    await ana.call(api.messages.edit, { params, body: { text: 'heron, the second' } });
    expect(await texts(ben, 'two')).toEqual([]);
    expect(await texts(ben, 'second')).toEqual(['heron, the second']);
    await ana.call(api.messages.remove, { params, body: { scope: 'all' } });
    expect(await texts(ben, 'heron')).toEqual(['heron one']);
    expect(await texts(ana, 'heron')).toEqual(['heron one']);
  });

  test('a message that I hid is hidden from me alone', async () => {
    const { ana, ben, id } = await groupWith();
    const { message } = await sayTo(ana, id, 'heron');
    await ben.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'me' } });
    expect(await texts(ben, 'heron')).toEqual([]);
    expect(await texts(ana, 'heron')).toEqual(['heron']);
  });

  test('messages in a group are not found by a person who was blocked by their author', async () => {
    const { ana, ben } = await groupWith('heron');
    const cleo = await one.person();
    const other = await groupOf(ana, ben, cleo);
    await sayTo(cleo, other.id, 'heron of another');
    await ben.call(api.people.block, { params: { username: ana.username } });
    expect(await texts(ben, 'heron')).toEqual(['heron of another']);
    expect(await texts(cleo, 'heron')).toEqual(['heron of another']);
    expect(await texts(ana, 'heron')).toEqual(['heron of another', 'heron']);
    await ben.call(api.people.unblock, { params: { username: ana.username } });
    expect(await texts(ben, 'heron')).toEqual(['heron of another', 'heron']);
  });

  test('a former or removed member, or an outsider, finds nothing of a chat', async () => {
    const [ana, ben, cleo, dan] = [
      await one.person(),
      await one.person(),
      await one.person(),
      await one.person(),
    ];
    const { id } = await groupOf(ana, ben, cleo);
    await ana.call(api.chat.rename, { params: { id }, body: { name: 'Heron watchers' } });
    await sayTo(ana, id, 'heron');
    expect((await found(ben, 'heron')).counts).toEqual({
      chat: 1,
      message: 1,
      person: 0,
      card: 0,
      ...noOutcomes,
    });
    await ben.call(api.chat.remove, { params: { id } });
    await ana.call(api.members.remove, { params: { id, username: cleo.username } });
    for (const person of [ben, cleo, dan]) {
      const nothing = { chat: 0, message: 0, person: 0, card: 0, ...noOutcomes };
      expect(await found(person, 'heron')).toEqual({ results: [], next: null, counts: nothing });
      expect((await found(person, 'heron', { chat_id: id })).counts).toEqual(nothing);
    }
  });

  test('a chat that I deleted for me is found again when somebody writes', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    await sayTo(ana, id, 'heron');
    await ben.call(api.chat.remove, { params: { id } });
    expect(await texts(ben, 'heron')).toEqual([]);
    await sayTo(ana, id, 'still there');
    expect(await texts(ben, 'heron')).toEqual(['heron']);
  });

  test('versions that are not shown and temporary chats are not found', async () => {
    const { ana, ben, id } = await groupWith('heron here', 'heron elsewhere');
    const { pool } = one.app.platform.database;
    await pool.query(
      `update messages set on_path = false where chat_id = $1 and text = 'heron elsewhere'`,
      [id],
    );
    expect(await texts(ben, 'heron')).toEqual(['heron here']);
    await pool.query('update chats set temporary = true where id = $1', [id]);
    expect(await texts(ana, 'heron')).toEqual([]);
  });

  test('an answer is found when it is finished', async () => {
    const { ben, id } = await groupWith('heron');
    const { pool } = one.app.platform.database;
    const become = (status: string) =>
      pool.query('update messages set status = $2 where chat_id = $1', [id, status]);
    await become('streaming');
    expect(await texts(ben, 'heron')).toEqual([]);
    await become('stopped');
    expect(await texts(ben, 'heron')).toEqual(['heron']);
  });
});

describe('chats', () => {
  test('are found by title, and without one by their people', async () => {
    const ana = await one.person();
    const noa = await named('נועה לוי', false);
    const { id: pair } = await pairOf(ana, noa);
    const { id: group } = await groupOf(ana, noa);
    await ana.call(api.chat.rename, { params: { id: group }, body: { name: 'חוג נועם' } });
    const { results, counts } = await found(ana, 'נוע', { kind: 'chat' });
    expect(results.map(({ id }) => id).toSorted()).toEqual([group, pair].toSorted());
    expect(results.find(({ id }) => id === group)?.matches).toEqual([[4, 7]]);
    expect(results.find(({ id }) => id === pair)).toMatchObject({
      title: 'נועה לוי',
      matches: [[0, 3]],
    });
    expect(counts).toMatchObject({ chat: 2, message: 0, person: 1 });
  });

  test('without a query are mine by last message, and no people', async () => {
    const { ana, id } = await groupWith('hello');
    const { id: newer } = await ana.chat();
    const { results, counts } = (await ana.call(api.search.find)).body;
    expect(results.map((result) => [result.kind, result.id])).toEqual([
      ['chat', newer],
      ['chat', id],
    ]);
    expect(counts).toEqual({ chat: 2, message: 0, person: 0, card: 0, ...noOutcomes });
  });
});

describe('people', () => {
  test('I know come first: connections, people of my chats, then those who let themselves be found', async () => {
    const ana = await one.person();
    const [friend, mate, shown_, hidden] = [
      await named('Zoe Heron', false),
      await named('Yael Heron', false),
      await named('Adam Heron'),
      await named('Hidden Heron', false),
    ];
    await connect(ana, friend);
    await groupOf(ana, mate);
    const { results, counts } = await found(ana, 'heron', { kind: 'person' });
    expect(results.map(({ title }) => title)).toEqual(['Yael Heron', 'Zoe Heron', 'Adam Heron']);
    expect(counts.person).toBe(3);
    expect(results[0]).toMatchObject({
      id: mate.user.id,
      kind: 'person',
      link: `/connect?person=${mate.username}`,
      person: { username: mate.username },
      matches: [[5, 10]],
      chat_type: null,
      last_message_date: null,
    });
    const [exact] = (await found(ana, shown_.username, { kind: 'person' })).results;
    expect(exact).toMatchObject({ title: 'Adam Heron', search_message: shown_.username });
    expect((await found(ana, hidden.username)).results).toEqual([]);
  });

  test('never those whom a block stands between us with, nor who left our chat, nor I', async () => {
    const [ana, ben, cleo, dan] = [
      await named('Kim Heron One'),
      await named('Kim Heron Two', false),
      await named('Kim Heron Three', false),
      await named('Kim Heron Four', false),
    ];
    const names = async (person: Person) =>
      (await found(person, '"kim heron"', { kind: 'person' })).results.map(({ title }) => title);
    const { id } = await groupOf(ana, ben, cleo, dan);
    expect(await names(ana)).toHaveLength(3);
    await ben.call(api.people.block, { params: { username: ana.username } });
    await ana.call(api.people.block, { params: { username: cleo.username } });
    expect(await names(ana)).toEqual(['Kim Heron Four']);
    expect(await names(ben)).not.toContain('Kim Heron One');
    expect(await names(cleo)).not.toContain('Kim Heron One');
    await dan.call(api.chat.remove, { params: { id } });
    expect(await names(ana)).toEqual([]);
  });
});

describe('pages and filters', () => {
  test('pages go on where the last one ended, each result once, people first', async () => {
    const ana = await named('Curlew Master', false);
    const { ben, id } = await groupWith();
    const { id: own } = await groupOf(ana, ben);
    for (let at = 1; at <= 25; at++) await sayTo(ana, own, `curlew ${at}`);
    const first = await found(ben, 'curlew');
    expect(first.counts).toEqual({ chat: 1, message: 25, person: 1, card: 0, ...noOutcomes });
    const second = await found(ben, 'curlew', { page: first.next ?? '' });
    expect(second.next).toBeNull();
    const all = [...first.results, ...second.results];
    expect(all.slice(0, 3).map(({ kind }) => kind)).toContain('person');
    expect(all[0]?.kind).toBe('person');
    expect(all).toHaveLength(27);
    expect(
      all.filter(({ kind }) => kind === 'message').map(({ search_message: text }) => text),
    ).toEqual(Array.from({ length: 25 }, (_, at) => `curlew ${25 - at}`));
    expect((await found(ben, 'curlew', { chat_id: id })).results).toEqual([]);
    const unread = await ben.call(api.search.find, { query: { query: 'x', page: 'nonsense' } });
    expect([unread.status, unread.code]).toEqual([422, 'request.invalid']);
  });

  test('people have pages, too', async () => {
    const ana = await one.person();
    const letters = Array.from({ length: 23 }, (_, at) => String.fromCodePoint(97 + at));
    for (const letter of letters) await named(`Stork ${letter}`);
    const first = await found(ana, 'stork', { kind: 'person' });
    const second = await found(ana, 'stork', { kind: 'person', page: first.next ?? '' });
    expect(second.next).toBeNull();
    const names = [...first.results, ...second.results].map(({ title }) => title);
    expect(names).toEqual(letters.map((letter) => `Stork ${letter}`));
    expect((await found(ana, 'stork')).results).toHaveLength(3);
    const unread = await ana.call(api.search.find, {
      query: { query: 'stork', kind: 'person', page: 'nonsense' },
    });
    expect([unread.status, unread.code]).toEqual([422, 'request.invalid']);
  });

  test('by chat, by person and by time', async () => {
    const { ana, ben, id } = await groupWith('heron of Ana');
    await sayTo(ben, id, 'heron of Ben');
    const { id: other } = await pairOf(ana, ben);
    await sayTo(ana, other, 'heron of two');
    expect(await texts(ana, 'heron', { chat_id: id })).toEqual(['heron of Ben', 'heron of Ana']);
    expect(await texts(ana, 'heron', { from: ben.username })).toEqual(['heron of Ben']);
    expect(await texts(ana, 'heron', { from: 'nobody_at_all' })).toEqual([]);
    const [newest] = (await found(ana, 'heron', { kind: 'message' })).results;
    const at = newest?.last_message_date ?? '';
    expect(await texts(ana, 'heron', { after: at })).toEqual(['heron of two']);
    expect(await texts(ana, 'heron', { before: at })).toEqual(['heron of Ben', 'heron of Ana']);
    const far = { after: '1000-01-01T00:00:00Z', before: '9999-12-31T23:59:59Z' };
    expect(await texts(ana, 'heron', far)).toHaveLength(3);
  });
});
