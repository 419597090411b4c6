import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { plans } from '#contract/billing.ts';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import {
  endedAnswer,
  landscape,
  rowCounts,
  show,
  shownMessages,
  usedToday,
} from '../../testing/guided-world.ts';
import { type Person, type World, sharedWorld, world } from '../../testing/world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { forgetMedia } from '../media/forget-media.ts';
import { removeOutdated } from '../upkeep/upkeep.ts';

const one = sharedWorld();

/** A line in a chat about a picture. */
async function ask(person: Person, chatId: string, message: string) {
  const { body } = await person.call(api.analysis.send, {
    body: { chat_id: chatId, message, client_id: randomUUID() },
  });
  return { ...body, ended: () => endedAnswer(person, chatId, body.answer?.id ?? '') };
}

async function leaveAnalyses({ app }: World, person: Person, left: number): Promise<void> {
  await app.platform.database.pool.query(
    `insert into usage (user_id, limit_id, day, used) values ($1, 'analyses', $2, $3)`,
    [person.user.id, new Date().toISOString().slice(0, 10), plans.free.limits.analyses - left],
  );
}

describe('a picture for the guide', () => {
  test('begins a chat about it, measured, and is answered', async () => {
    const ana = await one.person();
    const begun = await show(ana, await landscape(), { image_alt: 'The hill behind our house' });
    expect(begun.chat).toMatchObject({
      chat_type: 'IA',
      title: 'The hill behind our house',
      generating: true,
      last_message: { kind: 'guide' },
    });
    const { analysis, ...image } = begun.message.image ?? {};
    expect(image).toMatchObject({ width: 600, height: 400, alt: 'The hill behind our house' });
    expect(analysis?.palette.map(({ name }) => name)).toEqual(['teal', 'cream']);
    expect(analysis?.light).toBeLessThan(0.5);
    expect((await begun.ended()).status).toBe('sent');
    const [asked, answer] = await shownMessages(ana, begun.chat.id);
    expect(asked).toMatchObject({ ...begun.message, image: begun.message.image });
    expect(answer?.suggestions.length).toBeGreaterThan(0);
    expect((await ana.call(api.chat.list)).body.items[0]?.id).toBe(begun.chat.id);
  });

  test('is talked about further with words, and with another picture', async () => {
    const ana = await one.person();
    const begun = await show(ana, await landscape());
    await begun.ended();
    const asked = await ask(ana, begun.chat.id, 'It reminds me of my grandmother’s garden');
    expect(asked.message).toMatchObject({ image: null, parent_id: begun.answer?.id });
    expect((await asked.ended()).status).toBe('sent');
    const another = await show(ana, await landscape(300, 500), { chat_id: begun.chat.id });
    expect(another.chat.id).toBe(begun.chat.id);
    expect(another.message.image?.height).toBe(500);
    await another.ended();
    expect(await shownMessages(ana, begun.chat.id)).toHaveLength(6);
  });

  test('is answered again, edited with versions, and moved through the stages as every chat with the guide', async () => {
    const ana = await one.person();
    const begun = await show(ana, await landscape(), {
      message: 'What do I miss about this hill?',
    });
    const first = await begun.ended();
    const again = await ana.call(api.messages.regenerate, { params: { id: first.id } });
    const second = await endedAnswer(ana, begun.chat.id, again.body.answer.id);
    expect(second.version).toEqual({ index: 2, count: 2 });
    expect(second.text).not.toBe(first.text);
    const edited = await ana.call(api.messages.edit, {
      params: { id: begun.message.id },
      body: { text: 'And what do I not miss?' },
    });
    expect(edited.body.message.image).toEqual(begun.message.image);
    const answer = edited.body.answer?.id ?? '';
    await ana.call(api.messages.stop, { params: { id: answer } });
    await endedAnswer(ana, begun.chat.id, answer);
    const continued = await ana.call(api.messages.continue, { params: { id: answer } });
    expect((await endedAnswer(ana, begun.chat.id, continued.body.answer.id)).status).toBe('sent');
    const staged = await ana.call(api.chat.stage, {
      params: { id: begun.chat.id },
      body: { stage: 'ED' },
    });
    expect(staged.body.chat.stage).toBe('ED');
    expect(await usedToday(ana, 'analyses')).toBe(1);
  });

  test('can come later, into a chat that was made for it', async () => {
    const ana = await one.person();
    const { chat } = (
      await ana.call(api.chat.create, { body: { chat: { chat_type: 'IA', title: 'Walls' } } })
    ).body;
    const asked = await ask(ana, chat.id, 'I will show you something in a moment');
    expect((await asked.ended()).status).toBe('sent');
    const shown = await show(ana, await landscape(), { chat_id: chat.id });
    expect([shown.chat.id, shown.chat.title]).toEqual([chat.id, 'Walls']);
    const refused = await ana.call(api.chat.create, {
      body: { chat: { chat_type: 'IA', participants: ['somebody'] } },
    });
    expect(refused.status).toBe(422);
  });

  test('goes into a chat with the guide, too', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const form = formWith(
      { field: 'image', name: 'a.jpg', bytes: await landscape() },
      { client_id: randomUUID(), image_alt: 'A hill' },
    );
    const sent = await ana.call(api.messages.send, { params: { id }, ...form });
    expect(sent.body.message).toMatchObject({ text: '', image: { alt: 'A hill' } });
    expect((await endedAnswer(ana, id, sent.body.answer?.id ?? '')).status).toBe('sent');
    expect(await usedToday(ana, 'analyses')).toBe(1);
  });
});

describe('a resend', () => {
  test('begins one chat however often it comes, also at the same moment', async () => {
    const ana = await one.person();
    const bytes = await landscape();
    const fields = { client_id: randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => show(ana, bytes, fields)));
    await sent[0]?.ended();
    const again = await show(ana, bytes, fields);
    const all = [...sent, again];
    expect(new Set(all.map(({ chat }) => chat.id)).size).toBe(1);
    expect(new Set(all.map(({ message }) => message.id)).size).toBe(1);
    expect(new Set(all.map(({ message }) => message.image?.id)).size).toBe(1);
    expect((await ana.call(api.chat.list)).body.items).toHaveLength(1);
    expect([await usedToday(ana, 'analyses'), await usedToday(ana, 'answers')]).toEqual([1, 1]);
  });

  test('of somebody else’s client id begins a chat of one’s own', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const fields = { client_id: randomUUID() };
    const [hers, his] = [
      await show(ana, await landscape(), fields),
      await show(ben, await landscape(), fields),
    ];
    expect(his.chat.id).not.toBe(hers.chat.id);
  });

  test('of a follow-up answers the first exchange again', async () => {
    const ana = await one.person();
    const begun = await show(ana, await landscape());
    await begun.ended();
    const body = { chat_id: begun.chat.id, message: 'And the light?', client_id: randomUUID() };
    const first = await ana.call(api.analysis.send, { body });
    const second = await ana.call(api.analysis.send, { body });
    expect(second.body.message.id).toBe(first.body.message.id);
    await endedAnswer(ana, begun.chat.id, first.body.answer?.id ?? '');
    expect(await shownMessages(ana, begun.chat.id)).toHaveLength(4);
  });
});

test('every device learns of it as it is stored: old state and events make the new one', async () => {
  const ana = await one.person();
  const begun = await show(ana, await landscape());
  await begun.ended();
  const heard = await verifyLive(ana, [begun.chat.id], async () => {
    const more = await show(ana, await landscape(), {
      chat_id: begun.chat.id,
      message: 'And this one?',
    });
    await more.ended();
    const again = await ana.call(api.messages.regenerate, {
      params: { id: more.answer?.id ?? '' },
    });
    await endedAnswer(ana, begun.chat.id, again.body.answer.id);
    const other = await show(ana, await landscape());
    await other.ended();
  });
  expect(heard).toContain('message.created');
  expect(heard).toContain('chat.created');
});

describe('refusals', () => {
  test('a chat without a picture, a message with nothing in it, and chats of another kind', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const client = () => ({ client_id: randomUUID() });
    const nothing = await ana.call(api.analysis.send, { body: { message: 'hello', ...client() } });
    expect([nothing.status, nothing.error.fields]).toEqual([422, { image: 'field.required' }]);
    const wrong = await ana.call(api.analysis.send, {
      body: { chat_id: id, message: 'hello', ...client() },
    });
    expect(wrong.code).toBe('chat.wrong_type');
    const begun = await show(ana, await landscape());
    await begun.ended();
    const empty = await ana.call(api.analysis.send, {
      body: { chat_id: begun.chat.id, ...client() },
    });
    expect(empty.error.fields).toEqual({ message: 'field.required' });
    const other = await ana.call(api.messages.send, {
      params: { id: begun.chat.id },
      body: { message: 'hello', ...client() },
    });
    expect(other.code).toBe('chat.wrong_type');
  });

  test('a bomb and a drawing, and they leave nothing', async () => {
    const ana = await one.person();
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#14585c' },
    })
      .png()
      .toBuffer();
    const before = await rowCounts(one);
    for (const [bytes, code] of [
      [bomb, 'media.too_many_pixels'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'media.type_unsupported'],
      [Buffer.alloc(0), 'media.unreadable'],
    ] as const) {
      const form = formWith({ field: 'image', name: 'x.png', bytes }, { client_id: randomUUID() });
      expect((await ana.call(api.analysis.send, form)).code).toBe(code);
    }
    expect(await rowCounts(one)).toEqual(before);
  });

  test('a picture beyond the day’s last analysis; words about earlier ones are still answered', async () => {
    const free = await world({ DEFAULT_PLAN: 'free' });
    const ana = await free.person();
    await leaveAnalyses(free, ana, 1);
    const begun = await show(ana, await landscape());
    await begun.ended();
    const before = await rowCounts(free);
    const form = formWith(
      { field: 'image', name: 'x.jpg', bytes: await landscape() },
      { client_id: randomUUID() },
    );
    const refused = await ana.call(api.analysis.send, form);
    expect([refused.status, refused.code]).toEqual([402, 'plan.limit_reached']);
    expect(refused.error).toMatchObject({ limit: 'analyses', max: 5 });
    expect(await rowCounts(free)).toEqual(before);
    expect((await (await ask(ana, begun.chat.id, 'Still here?')).ended()).status).toBe('sent');
  });
});

describe('access', () => {
  test('is its owner alone', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const begun = await show(ana, await landscape());
    const fetched = (url: string, person: Person) =>
      one.app.server.inject({
        url,
        headers: { cookie: `media_token=${person.cookies['media_token']}` },
      });
    for (const url of [begun.message.image?.url ?? '', begun.message.image?.thumb_url ?? '']) {
      expect((await fetched(url, ana)).statusCode).toBe(200);
      expect((await fetched(url, ben)).statusCode).toBe(404);
    }
    const body = { chat_id: begun.chat.id, message: 'hello', client_id: randomUUID() };
    expect((await ben.call(api.analysis.send, { body })).code).toBe('chat.not_found');
    expect((await ben.call(api.analysis.list)).body.items).toEqual([]);
  });

  test('is nobody once the chat is deleted, and its files are swept', async () => {
    const alone = await world();
    const ana = await alone.person();
    const begun = await show(ana, await landscape());
    await begun.ended();
    const { files, database } = alone.app.platform;
    const key = `images/${begun.message.image?.id}.webp`;
    await ana.call(api.chat.remove, { params: { id: begun.chat.id } });
    const shown = await alone.app.server.inject({
      url: begun.message.image?.url ?? '',
      headers: { cookie: `media_token=${ana.cookies['media_token']}` },
    });
    expect(shown.statusCode).toBe(404);
    expect(await files.read(key)).not.toBeNull();
    await database.pool.query(`update chats set deleted_at = now() - interval '1 hour'`);
    await removeOutdated(alone.app.platform);
    const later = new Date(Date.now() + 2 * 3_600_000);
    await forgetMedia({ ...alone.app.platform, now: () => later });
    expect(await files.read(key)).toBeNull();
  });
});

describe('past analyses', () => {
  test('are listed by last message with the picture they began with, page by page', async () => {
    const ana = await one.person();
    const bytes = await landscape(80, 60);
    const ids: string[] = [];
    for (let count = 0; count < 22; count++) {
      const begun = await show(ana, bytes);
      ids.push(begun.chat.id);
      await ana.call(api.messages.stop, { params: { id: begun.answer?.id ?? '' } });
    }
    await ana.chat();
    const first = (await ana.call(api.analysis.list)).body;
    expect(first.items.map(({ chat }) => chat.id)).toEqual(ids.toReversed().slice(0, 20));
    expect(first.items[0]?.image).toMatchObject({ width: 80, height: 60 });
    const rest = await ana.call(api.analysis.list, { query: { page: first.next ?? '' } });
    expect(rest.body.items.map(({ chat }) => chat.id)).toEqual(ids.toReversed().slice(20));
    expect(rest.body.next).toBeNull();
  });

  test('reach the chat list of another device as they begin', async () => {
    const ana = await one.person();
    const live = await ana.live();
    const begun = await show(ana, await landscape());
    await begun.ended();
    const received = live.frames.find((frame) => frame.type === 'chat.created');
    expect(received).toMatchObject({ chat: { id: begun.chat.id, chat_type: 'IA' } });
    live.close();
  });
});
