import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { media } from '#db/schema/media.ts';
import { formWith } from '../../testing/form.ts';
import { eventually } from '../../testing/guided-world.ts';
import { groupOf, messagesOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { type Person, type World, sharedWorld, world } from '../../testing/world.ts';
import { forgetMedia } from '../media/forget-media.ts';

const one = sharedWorld();

const photo = (width = 1_200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#14585c' } });

/** Three frames, of which the first is red. */
const moving = async () => {
  const frames = ['#d02020', '#2e8b3d', '#2450c8'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
};

function send(
  person: Person,
  chatId: string,
  bytes: Buffer,
  fields: Record<string, string> = {},
  name = 'photo.jpg',
) {
  const form = formWith({ field: 'image', name, bytes }, fields);
  return person.call(api.messages.sendUser, { params: { id: chatId }, ...form });
}

function fetched({ app }: World, url: string, person?: Person, headers = {}) {
  const cookie = person ? { cookie: `media_token=${person.cookies['media_token']}` } : {};
  return app.server.inject({ url, headers: { ...cookie, ...headers } });
}

function filesOf({ app }: World): string[] {
  const folder = path.join(app.platform.config.DATA_DIR, 'files');
  return ['images', 'thumbs'].flatMap((kind) => {
    try {
      return readdirSync(path.join(folder, kind));
    } catch {
      return [];
    }
  });
}

async function pair(from: World = one) {
  const [ana, ben] = [await from.person(), await from.person()];
  const { id } = await pairOf(ana, ben);
  return { ana, ben, id };
}

describe('a picture in a message', () => {
  test('is kept upright, small, and without a word of where it was taken', async () => {
    const { ana, ben, id } = await pair();
    const bytes = await photo(3_000, 2_000)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '32/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sent = await send(ana, id, bytes, { message: 'the hill', image_alt: 'A green hill' });
    const { image, text } = sent.body.message;
    expect(text).toBe('the hill');
    expect(image).toMatchObject({ width: 1_707, height: 2_560, alt: 'A green hill' });
    for (const [url, side] of [
      [image?.url, 2_560],
      [image?.thumb_url, 720],
    ] as const) {
      const answer = await fetched(one, url ?? '', ben);
      expect(answer.headers['content-type']).toBe('image/webp');
      const seen = await sharp(answer.rawPayload).metadata();
      expect(Math.max(seen.width, seen.height)).toBe(side);
      expect(seen.exif).toBeUndefined();
    }
    expect((await messagesOf(ben, id)).at(-1)?.image).toEqual(image);
  });

  test('needs no text, and is described as a picture in lists, quotes and notifications', async () => {
    const { ana, ben, id } = await pair();
    const sent = await send(ana, id, await photo().png().toBuffer());
    const { message } = sent.body;
    expect(message.text).toBe('');
    const [listed] = (await ben.call(api.chat.list)).body.items;
    expect(listed?.last_message).toMatchObject({ text: '', image: true });
    await eventually(async () => {
      const { items } = (await ben.call(api.notifications.list)).body;
      return items.some(({ kind, text }) => kind === 'message' && text === 'A picture');
    });
    const answered = await sayTo(ben, id, 'where is that?', message.id);
    expect(answered.message.reply_to).toMatchObject({ text: '', image: true, deleted: false });
  });

  test('is stored once, however often it is sent with the same client id', async () => {
    const { ana, ben, id } = await pair();
    const bytes = await photo().jpeg().toBuffer();
    const before = filesOf(one).length;
    const fields = { client_id: randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => send(ana, id, bytes, fields)));
    const again = await send(ana, id, bytes, fields);
    const ids = [...sent, again].map(({ body }) => body.message.image?.id);
    expect(new Set(ids).size).toBe(1);
    expect((await messagesOf(ben, id)).filter(({ image }) => image !== null)).toHaveLength(1);
    await eventually(() => filesOf(one).length === before + 2);
  });

  test('is asked for again each time, and costs nothing while it may be seen', async () => {
    const { ana, id } = await pair();
    const sent = await send(ana, id, await photo().jpeg().toBuffer());
    const url = sent.body.message.image?.url ?? '';
    const first = await fetched(one, url, ana);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const again = await fetched(one, url, ana, { 'if-none-match': first.headers['etag'] });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

test('the pictures of a chat are listed newest first, page by page, without those that are gone', async () => {
  const { ana, ben, id } = await pair();
  const bytes = await photo(60, 40).png().toBuffer();
  const sent: string[] = [];
  for (let count = 0; count < 26; count++)
    sent.push((await send(ana, id, bytes, { message: `${count}` })).body.message.id);
  await sayTo(ana, id, 'and words');
  const [first = '', second = ''] = sent;
  await ana.call(api.messages.remove, { params: { id: first }, body: { scope: 'all' } });
  await ben.call(api.messages.remove, { params: { id: second }, body: { scope: 'me' } });
  const seen: string[] = [];
  let page: string | null = '1';
  while (page !== null) {
    const answer: Awaited<ReturnType<typeof ana.call<typeof api.messages.media>>> = await ben.call(
      api.messages.media,
      { params: { id }, query: { page } },
    );
    seen.push(...answer.body.items.map((message) => message.id));
    page = answer.body.next;
  }
  expect(seen).toEqual(sent.slice(2).toReversed());
});

describe('access to a picture', () => {
  test('are those who are in the chat at that moment', async () => {
    const [owner, member, stranger] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(owner, member);
    const sent = await send(member, id, await photo().jpeg().toBuffer());
    const { url = '', thumb_url: thumb = '' } = sent.body.message.image ?? {};
    const status = async (address: string, person?: Person) =>
      (await fetched(one, address, person)).statusCode;
    expect(await status(url, owner)).toBe(200);
    expect(await status(url)).toBe(403);
    for (const address of [url, thumb]) expect(await status(address, stranger)).toBe(404);
    await owner.call(api.members.remove, { params: { id, username: member.username } });
    for (const address of [url, thumb]) expect(await status(address, member)).toBe(404);
    expect(await status(url.replace('/image', '/avatar'), owner)).toBe(404);
  });

  test('is nobody once the message is deleted, and its files are gone', async () => {
    const alone = await world();
    const { ana, ben, id } = await pair(alone);
    const sent = await send(ana, id, await photo().jpeg().toBuffer(), { message: 'oh no' });
    const { message } = sent.body;
    expect(filesOf(alone)).toHaveLength(2);
    await ana.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'all' } });
    expect((await fetched(alone, message.image?.url ?? '', ben)).statusCode).toBe(404);
    const last = (await messagesOf(ben, id)).at(-1);
    expect([last?.image, last?.text]).toEqual([null, '']);
    await eventually(() => filesOf(alone).length === 0);
  });
});

test('the same picture that is sent again is another message with files of its own', async () => {
  const alone = await world();
  const { ana, ben, id } = await pair(alone);
  const bytes = await moving();
  const [first, second] = [await send(ana, id, bytes), await send(ana, id, bytes)];
  expect(first.body.message.image?.id).not.toBe(second.body.message.image?.id);
  await ana.call(api.messages.remove, {
    params: { id: first.body.message.id },
    body: { scope: 'all' },
  });
  await eventually(() => filesOf(alone).length === 2);
  const kept = await fetched(alone, second.body.message.image?.url ?? '', ben);
  const { pages, format } = await sharp(kept.rawPayload).metadata();
  expect([kept.statusCode, format, pages ?? 1]).toEqual([200, 'webp', 1]);
  const { dominant } = await sharp(kept.rawPayload).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

describe('files that are no picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
  const cases: [name: string, bytes: () => Buffer | Promise<Buffer>, code: string][] = [
    ['nothing at all', () => Buffer.alloc(0), 'media.unreadable'],
    ['a drawing with a script', () => svg, 'media.type_unsupported'],
    ['a page under the name of a picture', () => Buffer.from('<html>'), 'media.type_unsupported'],
    ['a picture of a phone that is not read here', () => heic, 'media.heic_unsupported'],
    [
      'half of a picture',
      async () => (await photo().jpeg().toBuffer()).subarray(0, 900),
      'media.unreadable',
    ],
    ['a bomb', () => photo(9_000, 9_000).png().toBuffer(), 'media.too_many_pixels'],
  ];

  test.each(cases)('%s is refused and leaves nothing', async (_name, bytes, code) => {
    const { ana, ben, id } = await pair();
    const [files, messages] = [filesOf(one).length, (await messagesOf(ben, id)).length];
    const refused = await send(ana, id, await bytes(), { message: 'look' });
    expect(refused.code).toBe(code);
    expect(filesOf(one)).toHaveLength(files);
    expect(await messagesOf(ben, id)).toHaveLength(messages);
  });

  test.each([
    ['16 bit', () => photo(300, 200).toColourspace('rgb16').png().toBuffer()],
    ['CMYK', () => photo(300, 200).toColourspace('cmyk').jpeg().toBuffer()],
    ['one pixel high', () => photo(16_000, 1).png().toBuffer()],
    ['one pixel wide and 60,000 high', () => photo(1, 60_000).png().toBuffer()],
    ['moving', () => moving()],
    ['under the name of another kind', () => photo(20, 20).webp().toBuffer()],
    ['with a path in its name', () => photo(20, 20).png().toBuffer()],
  ])('a picture that is %s is taken', async (name, bytes) => {
    const { ana, id } = await pair();
    const sent = await send(ana, id, await bytes(), {}, `../../${name}.png`);
    expect(sent.body.message.image?.height).toBeGreaterThan(0);
  });
});

test('a plan’s storage limit holds', async () => {
  const small = await world({ DEFAULT_PLAN: 'free' });
  const { ana, id } = await pair(small);
  const { pool } = small.app.platform.database;
  await pool.query(
    `insert into media (id, owner_id, kind, content_type, size_bytes, created_at)
     values ($1, $2, 'image', 'image/webp', $3, now())`,
    [randomUUID(), ana.user.id, 200 * 1024 ** 2 - 10],
  );
  const refused = await send(ana, id, await photo().jpeg().toBuffer());
  expect([refused.status, refused.code]).toEqual([402, 'plan.limit_reached']);
  expect(refused.error).toMatchObject({ limit: 'storage', megabytes: 200 });
});

test('a picture without a message is swept, and nothing else', async () => {
  const alone = await world();
  const { ana, id } = await pair(alone);
  await send(ana, id, await photo().jpeg().toBuffer());
  const { files } = alone.app.platform;
  const stray = `images/${randomUUID()}.webp`;
  await files.write(stray, Buffer.from('left of a change that failed'), 'image/webp');
  const later = new Date(Date.now() + 2 * 3_600_000);
  await forgetMedia({ ...alone.app.platform, now: () => later });
  expect(await files.read(stray)).toBeNull();
  expect(filesOf(alone)).toHaveLength(2);
});

test('a storage that takes nothing is said so, and leaves no message, no row and no file', async () => {
  const own = await world();
  const { ana, ben, id } = await pair(own);
  const folder = path.join(own.app.platform.config.DATA_DIR, 'files');
  // A file where the folder of files would be: nothing can be written under it.
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, '');
  const refused = await send(ana, id, await photo().jpeg().toBuffer());
  expect([refused.status, refused.code]).toEqual([503, 'media.storage_failed']);
  expect(await messagesOf(ben, id)).toEqual([]);
  expect(await own.app.platform.database.db.select().from(media)).toEqual([]);
  rmSync(folder);
  expect((await send(ana, id, await photo().jpeg().toBuffer())).status).toBe(200);
});
