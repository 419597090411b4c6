import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { formWith } from '../../testing/form.ts';
import { eventually } from '../../testing/guided-world.ts';
import { groupOf, messagesOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { wavOf } from '../../testing/wav.ts';
import { type Person, type World, sharedWorld, world } from '../../testing/world.ts';
import { forgetMedia } from '../media/forget-media.ts';

const one = sharedWorld();

function speak(person: Person, chatId: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const form = formWith({ field: 'audio', name: 'audio.wav', bytes }, fields);
  return person.call(api.messages.sendUser, { params: { id: chatId }, ...form });
}

function fetched({ app }: World, url: string, person?: Person, headers = {}) {
  const cookie = person ? { cookie: `media_token=${person.cookies['media_token']}` } : {};
  return app.server.inject({ url, headers: { ...cookie, ...headers } });
}

function filesOf({ app }: World): string[] {
  try {
    return readdirSync(path.join(app.platform.config.DATA_DIR, 'files', 'audios'));
  } catch {
    return [];
  }
}

async function pair(from: World = one) {
  const [ana, ben] = [await from.person(), await from.person()];
  const { id } = await pairOf(ana, ben);
  return { ana, ben, id };
}

describe('a voice message', () => {
  test('is kept with its length and its peaks, and without what came along', async () => {
    const { ana, ben, id } = await pair();
    const wav = wavOf(2_000);
    const comment = Buffer.from('LIST\x0e\0\0\0INFOICMT\x02\0\0\0me', 'latin1');
    const upload = Buffer.concat([wav, comment]);
    upload.writeUInt32LE(upload.length - 8, 4);
    const sent = await speak(ana, id, upload);
    const { audio, text } = sent.body.message;
    expect(text).toBe('');
    expect(audio).toMatchObject({ duration_ms: 2_000, transcript: null });
    expect(audio?.peaks).toHaveLength(limits.voicePeaks);
    expect(new Set(audio?.peaks)).toEqual(new Set([50]));
    expect((await messagesOf(ben, id)).at(-1)?.audio).toEqual(audio);
    const answer = await fetched(one, audio?.url ?? '', ben);
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(wav)).toBe(true);
  });

  test('is described by its length in lists, quotes and notifications, live as fetched', async () => {
    const { ana, ben, id } = await pair();
    await speak(ana, id, wavOf(32_000));
    await eventually(async () => {
      const { items } = (await ben.call(api.notifications.list)).body;
      return items.some(({ text }) => text === 'Voice message, \u20680:32\u2069');
    });
    let messageId = '';
    await verifyLive(ben, [id], async () => {
      messageId = (await speak(ana, id, wavOf(61_400))).body.message.id;
    });
    const [listed] = (await ben.call(api.chat.list)).body.items;
    expect(listed?.last_message).toMatchObject({ text: '', image: false, audio_ms: 61_400 });
    const answered = await sayTo(ben, id, 'really?', messageId);
    expect(answered.message.reply_to).toMatchObject({ text: '', audio_ms: 61_400 });
    await ben.call(api.messages.addReaction, { params: { id: messageId, emoji: '👍' } });
    const { items } = (await ana.call(api.notifications.list)).body;
    expect(items.map(({ text }) => text)).toContain('Voice message, \u20681:01\u2069');
    const types = await verifyLive(ben, [id], () =>
      ana.call(api.messages.remove, { params: { id: messageId }, body: { scope: 'all' } }),
    );
    expect(types).toContain('message.deleted');
    expect((await messagesOf(ben, id)).at(-1)?.reply_to).toMatchObject({
      audio_ms: null,
      deleted: true,
    });
  });

  test('leaves the words that are being written', async () => {
    const { ana, id } = await pair();
    await ana.call(api.chat.draft, { params: { id }, body: { text: 'half a thought' } });
    await speak(ana, id, wavOf(500));
    const draftOf = async () => (await ana.call(api.chat.list)).body.items[0]?.draft;
    expect(await draftOf()).toBe('half a thought');
    await speak(ana, id, wavOf(500), { message: 'with words' });
    expect(await draftOf()).toBe('');
  });

  test('is stored once, however often it is sent with the same client id', async () => {
    const alone = await world();
    const { ana, ben, id } = await pair(alone);
    const fields = { client_id: randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => speak(ana, id, wavOf(300), fields)));
    const again = await speak(ana, id, wavOf(300), fields);
    expect(new Set([...sent, again].map(({ body }) => body.message.audio?.url)).size).toBe(1);
    expect((await messagesOf(ben, id)).filter(({ audio }) => audio !== null)).toHaveLength(1);
    await eventually(() => filesOf(alone).length === 1);
  });

  test('of exactly five minutes is taken', async () => {
    const { ana, id } = await pair();
    const sent = await speak(ana, id, wavOf(limits.voiceMsMax));
    expect(sent.body.message.audio?.duration_ms).toBe(limits.voiceMsMax);
  });
});

describe('parts of a recording', () => {
  test.each([
    ['bytes=0-', 206, 'bytes 0-16043/16044', 16_044],
    ['bytes=100-199', 206, 'bytes 100-199/16044', 100],
    ['bytes=16000-99999', 206, 'bytes 16000-16043/16044', 44],
    ['bytes=-44', 206, 'bytes 16000-16043/16044', 44],
    ['bytes=0-1,4-5', 200, undefined, 16_044],
    ['bytes=9-3', 200, undefined, 16_044],
    ['chapters=1-2', 200, undefined, 16_044],
  ])('%s', async (range, status, contentRange, length) => {
    const { ana, id } = await pair();
    const url = (await speak(ana, id, wavOf(500))).body.message.audio?.url ?? '';
    const answer = await fetched(one, url, ana, { range, 'accept-encoding': 'br, gzip' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, contentRange]);
    expect(answer.rawPayload).toHaveLength(length);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('are refused where there are none, and the whole comes if the file is another', async () => {
    const { ana, id } = await pair();
    const url = (await speak(ana, id, wavOf(500))).body.message.audio?.url ?? '';
    const beyond = await fetched(one, url, ana, { range: 'bytes=16044-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */16044']);
    expect(beyond.json()).toMatchObject({ error: { code: 'media.range_invalid' } });
    const other = await fetched(one, url, ana, { range: 'bytes=0-9', 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, 16_044]);
    const tag = String(other.headers['etag']);
    const same = await fetched(one, url, ana, { range: 'bytes=0-9', 'if-range': tag });
    expect(same.statusCode).toBe(206);
    const kept = await fetched(one, url, ana, { 'if-none-match': tag });
    expect([kept.statusCode, kept.rawPayload.length]).toEqual([304, 0]);
  });
});

describe('access to a recording', () => {
  test('are those who are in the chat at that moment', async () => {
    const [owner, member, stranger] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(owner, member);
    const url = (await speak(member, id, wavOf(400))).body.message.audio?.url ?? '';
    const status = async (person?: Person, headers = {}) =>
      (await fetched(one, url, person, headers)).statusCode;
    expect([await status(owner), await status(), await status(stranger)]).toEqual([200, 403, 404]);
    await owner.call(api.members.remove, { params: { id, username: member.username } });
    expect(await status(member)).toBe(404);
    expect(await status(member, { range: 'bytes=0-9' })).toBe(404);
    expect((await fetched(one, url.replace('/audio', '/image'), owner)).statusCode).toBe(404);
  });

  test('is nobody once the message is deleted, and its file is gone', async () => {
    const alone = await world();
    const { ana, ben, id } = await pair(alone);
    const { message } = (await speak(ana, id, wavOf(400))).body;
    expect(filesOf(alone)).toHaveLength(1);
    await ana.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'all' } });
    expect((await fetched(alone, message.audio?.url ?? '', ben)).statusCode).toBe(404);
    expect((await messagesOf(ben, id)).at(-1)?.audio).toBeNull();
    await eventually(() => filesOf(alone).length === 0);
  });

  test('nobody may send one to a chat that they are not in, whatever it is', async () => {
    const { id } = await pair();
    const stranger = await one.person();
    const refused = await speak(stranger, id, Buffer.from('nonsense'));
    expect([refused.status, refused.code]).toEqual([404, 'chat.not_found']);
  });
});

describe('files that are no recording', () => {
  const withSize = (at: number, size: number) => {
    const wav = wavOf(1_000);
    wav.writeUInt32LE(size, at);
    return wav;
  };
  const cases: [name: string, bytes: () => Buffer, code: string][] = [
    ['nothing at all', () => Buffer.alloc(0), 'voice.unreadable'],
    ['a page under the name of a recording', () => Buffer.from('<html>'), 'voice.type_unsupported'],
    ['an MP3', () => Buffer.from('ID3\x04\0\0\0'.padEnd(200, 'x')), 'voice.type_unsupported'],
    [
      'a picture in the same kind of file',
      () => Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
      'voice.type_unsupported',
    ],
    ['a header alone', () => wavOf(0), 'voice.unreadable'],
    ['half of a header', () => wavOf(1_000).subarray(0, 30), 'voice.unreadable'],
    ['half of a recording', () => wavOf(1_000).subarray(0, 9_000), 'voice.unreadable'],
    ['one that says it is longer than it is', () => withSize(40, 64_000), 'voice.unreadable'],
    ['one that says it is shorter than it is', () => withSize(40, 3_200), 'voice.unreadable'],
    ['one whose end is nowhere', () => withSize(40, 0xffff_ffff), 'voice.unreadable'],
    ['one that says the whole is something else', () => withSize(4, 12), 'voice.unreadable'],
    ['one whose pace is not its own', () => withSize(28, 176_400), 'voice.unreadable'],
    ['one of 44.1 kHz', () => wavOf(500, { rate: 44_100 }), 'voice.type_unsupported'],
    ['one in stereo', () => wavOf(500, { channels: 2 }), 'voice.type_unsupported'],
    ['one of 8 bit', () => wavOf(500, { bits: 8 }), 'voice.type_unsupported'],
    ['one in another code', () => wavOf(500, { kind: 85 }), 'voice.type_unsupported'],
    ['one that is too long', () => wavOf(limits.voiceMsMax + 100), 'voice.too_long'],
  ];

  test.each(cases)('%s is refused and leaves nothing', async (_name, bytes, code) => {
    const { ana, ben, id } = await pair();
    const before = (await messagesOf(ben, id)).length;
    const refused = await speak(ana, id, bytes(), { message: 'listen' });
    expect(refused.code).toBe(code);
    expect(await messagesOf(ben, id)).toHaveLength(before);
  });

  test('a body over twenty megabytes is not even read', async () => {
    const { ana, id } = await pair();
    const refused = await speak(ana, id, Buffer.alloc(limits.uploadBytesMax + 1));
    expect(refused.code).toBe('media.too_large');
  });
});

test('a plan’s storage limit holds', async () => {
  const small = await world({ DEFAULT_PLAN: 'free' });
  const { ana, id } = await pair(small);
  await small.app.platform.database.pool.query(
    `insert into media (id, owner_id, kind, content_type, size_bytes, created_at)
     values ($1, $2, 'image', 'image/webp', $3, now())`,
    [randomUUID(), ana.user.id, 200 * 1024 ** 2 - 10],
  );
  const refused = await speak(ana, id, wavOf(500));
  expect([refused.status, refused.code]).toEqual([402, 'plan.limit_reached']);
});

test('a recording without a message is swept, and nothing else', async () => {
  const alone = await world();
  const { ana, id } = await pair(alone);
  await speak(ana, id, wavOf(300));
  const { files, database } = alone.app.platform;
  const stray = randomUUID();
  const lost = randomUUID();
  for (const name of [stray, lost])
    await files.write(`audios/${name}.wav`, wavOf(100), 'audio/wav');
  await database.pool.query(
    `insert into media (id, owner_id, kind, content_type, size_bytes, created_at)
     values ($1, $2, 'audio', 'audio/wav', 3244, now())`,
    [lost, ana.user.id],
  );
  const later = new Date(Date.now() + 2 * 3_600_000);
  await forgetMedia({ ...alone.app.platform, now: () => later });
  expect(filesOf(alone)).toHaveLength(1);
  const { rows } = await database.pool.query('select 1 from media');
  expect(rows).toHaveLength(1);
});
