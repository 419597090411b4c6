import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { type FullPerson, fullPerson, mark, staying } from '../../testing/full-person.ts';
import { eventually } from '../../testing/guided-world.ts';
import { pairOf, sayTo } from '../../testing/people-world.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, type World, sharedWorld, world } from '../../testing/world.ts';
import { dataMap } from './data-map.ts';
import { forgetExports, reviveExports, writeExport } from './write-export.ts';

const one = sharedWorld();

const stateOf = async (person: Person) => (await person.call(api.rights.export)).body;

async function exported(person: Person) {
  await person.call(api.rights.requestExport);
  await eventually(async () => (await stateOf(person)).state === 'done');
  return stateOf(person);
}

const cookieOf = ({ cookies }: Person) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

function download(person: Person, url: string | null, headers: Record<string, string> = {}) {
  return person.call(api.rights.downloadExport, {
    params: { id: url?.split('/').at(-1) ?? '' },
    headers: { cookie: cookieOf(person), ...headers },
  });
}

/** The files of the zip, opened by another library than the one that writes it. */
async function unpacked(person: Person): Promise<Map<string, Buffer>> {
  const { url } = await exported(person);
  const answer = await download(person, url);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  const entries = Object.entries(unzipSync(new Uint8Array(answer.bytes)));
  return new Map(entries.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

const rowsIn = (zip: Map<string, Buffer>, name: string) =>
  JSON.parse(zip.get(`data/${name}.json`)?.toString() ?? 'null') as Record<string, unknown>[];

const poolOf = ({ app }: World) => app.platform.database.pool;

describe('the export of somebody who has used everything', () => {
  let zip: Map<string, Buffer>;
  let full: FullPerson;
  beforeAll(async () => {
    full = await fullPerson(one);
    zip = await unpacked(full.ana);
  }, 60_000);
  const inFolders = (file: string) =>
    [...zip].filter(([name]) => name.startsWith('chats/') && name.endsWith(`/${file}`));

  test('has rows of every table of which there is something to give', () => {
    const given = Object.entries(dataMap).flatMap(([name, { rows }]) => (rows ? [name] : []));
    expect(given.filter((name) => rowsIn(zip, name).length === 0)).toEqual([]);
  });

  test('has what was written in each field, as it was written', () => {
    const words = [...zip.values()].map(String).join('\n');
    for (const field of [
      'Display',
      'bio',
      'about me',
      'please',
      'to the guide',
      'another version',
      'chat',
      'draft',
      'folder',
      'goal',
      'card',
      'card picture',
      'opinion',
      'report',
      'alt',
      'on my picture',
      'transcript',
      'rude',
      'action',
      'note',
      'insight',
      'moment',
      'meeting',
      'agenda',
      'place',
      'once',
      'choice',
      'feedback',
    ])
      expect(words, field).toContain(`${mark} ${field}`);
    expect(rowsIn(zip, 'account')).toMatchObject([
      { username: mark, email: `${mark}@example.org`, settings: { discoverable: true } },
    ]);
  });

  test('has each chat that they are in, as Markdown and JSON, and what they wrote where they are no more', () => {
    expect(inFolders('chat.md').length).toBe(inFolders('chat.json').length);
    for (const [name, bytes] of inFolders('chat.json'))
      expect(() => JSON.parse(bytes.toString()) as unknown, name).not.toThrow();
    const read = inFolders('chat.md').map(([, bytes]) => bytes.toString());
    expect(read.filter((text) => text.includes(`${staying} to Ben`))).toHaveLength(1);
    expect(read.filter((text) => text.includes('Ben mentions'))).toHaveLength(1);
    expect(read.filter((text) => text.includes(`${staying} before leaving`))).toEqual([]);
    expect(rowsIn(zip, 'own_messages').map(({ text }) => text)).toContain(
      `${staying} before leaving`,
    );
  });

  test('shows of chats what they see: neither what they deleted for themselves nor what others wrote elsewhere', () => {
    for (const [name, bytes] of zip)
      expect(bytes.toString(), name).not.toMatch(/Ben writes|Ben complains/u);
  });

  test('has their files, and names them from the chats', () => {
    const files = rowsIn(zip, 'files');
    expect(files).toHaveLength(5);
    for (const { id, kind } of files) {
      const folder = { avatar: 'avatars', image: 'pictures', audio: 'recordings' }[String(kind)];
      const name = `files/${folder}/${String(id)}.${kind === 'audio' ? 'wav' : 'webp'}`;
      expect(zip.get(name)?.subarray(0, 4).toString(), name).toBe('RIFF');
    }
    const inPair = inFolders('chat.md').find(([, text]) => text.includes(`${staying} picture`));
    expect(inPair?.[1].toString()).toContain(`../../files/pictures/${full.imageId}.webp`);
  });

  test('has their meetings for calendars, those of others too', () => {
    const calendar = zip.get('meetings.ics')?.toString() ?? '';
    expect(calendar).toContain(`${mark} meeting`);
    expect(calendar).toContain('Ben’s meeting');
  });

  test('holds no secret', async () => {
    const words = [...zip.values()].map((bytes) => bytes.toString('latin1')).join('\n');
    const { rows } = await poolOf(one).query<{ secret: string }>(
      `select password_hash as secret from users where id = $1
       union all select media_hash from sessions where user_id = $1
       union all select hash from refresh_tokens
       union all select hash from mail_tokens
       union all select key from meeting_feeds union all select key from shares
       union all select hash from connection_links union all select hash from chat_links`,
      [full.ana.user.id],
    );
    expect(rows.length).toBeGreaterThan(7);
    for (const { secret } of rows) expect(words).not.toContain(secret);
  });

  test('says in the language of the person what lies where', async () => {
    expect(zip.get('README.txt')?.toString()).toContain('Everything of the account');
    const noa = await one.person({ language: 'he' });
    expect((await unpacked(noa)).get('README.txt')?.toString()).toContain('תיקייה לכל שיחה');
  });
});

test('an export does not show that somebody has blocked the person', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  await ben.call(api.people.block, { params: { username: ana.username } });
  await sayTo(ana, id, 'into the void');
  const zip = await unpacked(ana);
  expect(rowsIn(zip, 'own_messages').map(({ text }) => text)).toContain('into the void');
  const others = [...zip].filter(([name]) => name !== 'data/account.json');
  for (const [name, bytes] of others)
    expect(bytes.toString(), name).not.toMatch(/withheld|block(?!ed_id)/u);
  expect(rowsIn(zip, 'blocks')).toEqual([]);
});

test('more rows than a page has are all given, once', async () => {
  const ana = await one.person();
  await poolOf(one).query(
    `insert into usage (user_id, limit_id, day, used)
     select $1, 'answers', to_char(date '2020-01-01' + n, 'YYYY-MM-DD'), n from generate_series(1, 1203) n`,
    [ana.user.id],
  );
  const used = rowsIn(await unpacked(ana), 'usage').map((row) => row['used']);
  expect(new Set(used).size).toBe(1_203);
  expect(used).toHaveLength(1_203);
});

describe('a download', () => {
  test('goes on where it broke off, and is for its person alone', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { url, size_bytes: size } = await exported(ana);
    const whole = await download(ana, url);
    expect(whole.headers).toMatchObject({
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
    });
    const rest = await download(ana, url, {
      range: 'bytes=100-',
      'if-range': String(whole.headers['etag']),
    });
    expect([rest.status, rest.headers['content-range']]).toEqual([
      206,
      `bytes 100-${(size ?? 0) - 1}/${size}`,
    ]);
    expect(rest.bytes.equals(whole.bytes.subarray(100))).toBe(true);
    const beyond = await download(ana, url, { range: `bytes=${size}-` });
    expect([beyond.status, beyond.code]).toEqual([416, 'media.range_invalid']);
    const stranger = await download(ben, url);
    expect([stranger.status, stranger.code]).toEqual([404, 'export.not_found']);
    const nobody = await ana.call(api.rights.downloadExport, { params: { id: url ?? '' } });
    expect([nobody.status, nobody.code]).toEqual([403, 'auth.token_missing']);
  });

  test('spans the parts in which a large file is stored', async () => {
    const ana = await one.person();
    const { files } = one.app.platform;
    const { rows } = await poolOf(one).query<{ id: string }>(
      `insert into media (id, owner_id, kind, content_type, size_bytes)
       select gen_random_uuid(), $1, 'audio', 'audio/wav', 1 from generate_series(1, 2) returning id`,
      [ana.user.id],
    );
    // Noise, which can't be compressed.
    const big = randomBytes(9_000_000);
    for (const { id } of rows) await files.write(`audios/${id}.wav`, big, 'audio/wav');
    const { url, size_bytes: size } = await exported(ana);
    expect(size).toBeGreaterThan(2 * 8 * 1024 * 1024 - 1);
    const whole = await download(ana, url);
    const unzipped = unzipSync(new Uint8Array(whole.bytes));
    for (const { id } of rows)
      expect(big.equals(unzipped[`files/recordings/${id}.wav`] ?? new Uint8Array())).toBe(true);
    const seam = 8 * 1024 * 1024;
    const across = await download(ana, url, { range: `bytes=${seam - 5}-${seam + 4}` });
    expect(across.bytes.equals(whole.bytes.subarray(seam - 5, seam + 5))).toBe(true);
  });
});

describe('one export at a time', () => {
  test('a new one takes the place of the one before, and its file goes', async () => {
    const ana = await one.person();
    const first = await exported(ana);
    const before = await partsOf(ana);
    expect(before).toHaveLength(1);
    const second = await exported(ana);
    expect(second.url).not.toBe(first.url);
    expect((await download(ana, first.url)).status).toBe(404);
    expect((await download(ana, second.url)).status).toBe(200);
    await expect.poll(() => areThere(before)).toBe(false);
  });

  test('asked for twice at once there is one', async () => {
    const ana = await one.person();
    const asked = await Promise.all([1, 2, 3].map(() => ana.call(api.rights.requestExport)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await poolOf(one).query('select 1 from exports where user_id = $1', [
      ana.user.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('cancelled there is none, and a writer that was at it stops', async () => {
    const ana = await one.person();
    await ana.call(api.rights.cancelExport);
    expect((await stateOf(ana)).state).toBe('none');
    const { url } = await exported(ana);
    await ana.call(api.rights.cancelExport);
    expect(await stateOf(ana)).toMatchObject({ state: 'none', url: null });
    expect((await download(ana, url)).status).toBe(404);
  });
});

/** The stored parts of somebody’s export. */
async function partsOf({ user }: Person): Promise<string[]> {
  const { rows } = await poolOf(one).query<{ id: string }>(
    'select writer_id as id from exports where user_id = $1',
    [user.id],
  );
  const all = await one.app.platform.files.changedBefore('exports', new Date(Date.now() + 60_000));
  return all.filter((key) => key.includes(rows[0]?.id ?? 'nothing'));
}

async function areThere(parts: string[]): Promise<boolean> {
  const found = await Promise.all(parts.map((key) => one.app.platform.files.read(key)));
  return found.some((bytes) => bytes !== null);
}

describe('after the death of its writer', () => {
  async function cutOff(person: Person): Promise<string> {
    const { rows } = await poolOf(one).query<{ id: string }>(
      `insert into exports (id, user_id, state, writer_id, done, total, heartbeat_at)
       values (gen_random_uuid(), $1, 'running', gen_random_uuid(), 3, 9, now()) returning id`,
      [person.user.id],
    );
    return rows[0]?.id ?? '';
  }

  test('another starts over after a minute of silence, and nobody writes it beside a living one', async () => {
    const ana = await one.person();
    const id = await cutOff(ana);
    await writeExport(one.app.platform, id);
    expect(await stateOf(ana)).toMatchObject({ state: 'running', progress: 3 / 9 });
    await poolOf(one).query(
      `update exports set heartbeat_at = now() - interval '2 minutes' where id = $1`,
      [id],
    );
    await reviveExports(one.app.platform);
    await eventually(async () => (await stateOf(ana)).state === 'done');
    expect((await download(ana, (await stateOf(ana)).url)).status).toBe(200);
  });

  test('one that nobody has begun is queued again, and one that ended five processes is given up', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    await poolOf(one).query(
      `insert into exports (id, user_id, created_at) values (gen_random_uuid(), $1, now() - interval '2 minutes')`,
      [ana.user.id],
    );
    const id = await cutOff(ben);
    await poolOf(one).query(
      `update exports set heartbeat_at = now() - interval '2 minutes', tries = 5 where id = $1`,
      [id],
    );
    await reviveExports(one.app.platform);
    expect((await stateOf(ben)).state).toBe('failed');
    await eventually(async () => (await stateOf(ana)).state === 'done');
  });

  test('after five failures the person is shown that it failed, and can start again', async () => {
    const ana = await one.person();
    const id = await cutOff(ana);
    await poolOf(one).query(
      `update exports set heartbeat_at = now() - interval '2 minutes', tries = 4 where id = $1`,
      [id],
    );
    const { platform } = one.app;
    const broken = {
      ...platform,
      files: { ...platform.files, write: () => Promise.reject(new Error('the disk is full')) },
    };
    await writeExport(broken, id);
    expect(await stateOf(ana)).toMatchObject({ state: 'failed', url: null });
    expect((await exported(ana)).state).toBe('done');
  });

  test('its parts are swept, and those of others stay', async () => {
    const ana = await one.person();
    const { url } = await exported(ana);
    const { files, now } = one.app.platform;
    await files.write('exports/dead-0.part', Buffer.from('x'), 'application/octet-stream');
    await forgetExports({ ...one.app.platform, now: () => new Date(now().getTime() + 600_000) });
    expect(await files.read('exports/dead-0.part')).toBeNull();
    expect((await download(ana, url)).status).toBe(200);
  });
});

test('after seven days the file is gone', async () => {
  const ana = await one.person();
  const { url, expires_at: end } = await exported(ana);
  const parts = await partsOf(ana);
  expect(await areThere(parts)).toBe(true);
  const days = (Date.parse(end ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);
  await poolOf(one).query(`update exports set expires_at = now() where user_id = $1`, [
    ana.user.id,
  ]);
  expect((await stateOf(ana)).state).toBe('none');
  expect((await download(ana, url)).status).toBe(404);
  const { now } = one.app.platform;
  await forgetExports({ ...one.app.platform, now: () => new Date(now().getTime() + 600_000) });
  expect(await areThere(parts)).toBe(false);
});

test('a mail in the person’s language leads to the download', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const mailing = await world({ SMTP_URL: smtp.url });
  const noa = await mailing.person({ language: 'he', email: 'noa@example.org' });
  const token = linkToken(await smtp.mailTo('noa@example.org'));
  await mailing.call(api.account.verifyEmail, { body: { token } });
  await exported(noa);
  const done = () => smtp.mails.filter(({ subject }) => subject.includes('הנתונים שלך'));
  await expect.poll(() => done().length, { timeout: 20_000 }).toBe(1);
  expect(done()[0]?.text).toContain('http://zavit.test/profile/me#data');
  expect(done()[0]?.text).not.toContain('/api/media/');
});
