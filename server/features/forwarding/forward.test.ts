import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import {
  answersUsed,
  endedAnswer,
  guidedWorld,
  landscape,
  say,
  shownMessages,
  usedToday,
} from '../../testing/guided-world.ts';
import { connect, groupOf, messagesOf, pairOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { wavOf } from '../../testing/wav.ts';
import { type Asked, type Person, type World, sharedWorld } from '../../testing/world.ts';

type Forward = typeof api.forwarding.forward;

const forward = (
  person: Person,
  id: string,
  chatIds: string[],
  more: { client_id?: string } = {},
  asked: Asked<Forward> = {},
) =>
  person.call(api.forwarding.forward, {
    params: { id },
    body: { chat_ids: chatIds, ...more },
    ...asked,
  });

function fetched({ app }: World, url: string | undefined, person: Person) {
  const cookie = `media_token=${person.cookies['media_token']}`;
  return app.server.inject({ url: url ?? '', headers: { cookie } });
}

const photo = async () => ({ field: 'image', name: 'photo.jpg', bytes: await landscape() });
const sound = { field: 'audio', name: 'audio.wav', bytes: wavOf(800) };

async function sendFile(
  person: Person,
  id: string,
  file: Parameters<typeof formWith>[0],
  fields: Record<string, string> = {},
) {
  const form = formWith(file, fields);
  return (await person.call(api.messages.sendUser, { params: { id }, ...form })).body.message;
}

/** Ana and Ben share a chat; Ana shares another one with Cleo. */
async function scene(one: World, person = () => one.person()) {
  const [ana, ben, cleo] = [await person(), await person(), await person()];
  const from = (await pairOf(ana, ben)).id;
  const to = (await pairOf(ana, cleo)).id;
  return { ana, ben, cleo, from, to };
}

describe('a message that is passed on', () => {
  const one = sharedWorld();

  test('is a new one of mine in each chat, says that it was passed on, and not by whom', async () => {
    const { ana, ben, cleo, from, to } = await scene(one);
    const group = (await groupOf(ana, cleo)).id;
    const { message } = await sayTo(ben, from, 'Worth **reading** @guide');
    const types = await verifyLive(cleo, [to, group], () => forward(ana, message.id, [to, group]));
    expect(types.filter((type) => type === 'message.created')).toHaveLength(2);
    for (const id of [to, group]) {
      const last = (await messagesOf(cleo, id)).at(-1);
      expect(last).toMatchObject({
        text: 'Worth **reading** @guide',
        forwarded: true,
        mentions: [],
        reply_to: null,
        author: { id: ana.user.id },
        edited_at: null,
      });
      expect(JSON.stringify(last)).not.toContain(ben.username);
    }
    expect((await messagesOf(ana, from)).at(-1)).toMatchObject({ forwarded: false });
    const [listed] = (await cleo.call(api.chat.list)).body.items;
    expect(listed).toMatchObject({ unread: 1, mention: 0 });
  });

  test('can’t be edited, and what becomes of the first does not change it', async () => {
    const { ana, ben, from, to } = await scene(one);
    const { message } = await sayTo(ben, from, 'as it was');
    const [sent] = (await forward(ana, message.id, [to])).body.items;
    const params = { id: sent?.message?.id ?? '' };
    const edited = await ana.call(api.messages.edit, { params, body: { text: 'twisted' } });
    expect([edited.status, edited.code]).toEqual([409, 'message.not_allowed']);
    await ben.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'all' } });
    expect((await messagesOf(ana, to)).at(-1)?.text).toBe('as it was');
    expect((await forward(ana, message.id, [to])).code).toBe('message.not_allowed');
  });

  test('comes once, however often it is sent: by client id, by key, by a chat that is named twice', async () => {
    const { ana, ben, from, to } = await scene(one);
    const { message } = await sayTo(ben, from, 'once');
    const before = (await messagesOf(ana, to)).length;
    const client = { client_id: randomUUID() };
    const all = await Promise.all([
      forward(ana, message.id, [to, to], client),
      forward(ana, message.id, [to], client),
    ]);
    const ids = all.flatMap(({ body }) => body.items.map((item) => item.message?.id));
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
    const headers = { 'idempotency-key': randomUUID() };
    for (let count = 0; count < 2; count++) await forward(ana, message.id, [to], {}, { headers });
    expect(await messagesOf(ana, to)).toHaveLength(before + 2);
    const bad = await forward(ana, message.id, [to], {}, { headers: { 'idempotency-key': 'x' } });
    expect(bad.code).toBe('request.idempotency_key_invalid');
  });

  test('is refused under the client id of another message', async () => {
    const { ana, ben, from, to } = await scene(one);
    const [alpha, beta] = [await sayTo(ben, from, 'alpha'), await sayTo(ben, from, 'beta')];
    const client = { client_id: randomUUID() };
    await forward(ana, alpha.message.id, [to], client);
    const { items } = (await forward(ana, beta.message.id, [to], client)).body;
    expect(items).toMatchObject([{ message: null, error: { code: 'message.client_id_reused' } }]);
  });

  test('brings its picture and its recording along, for those who see the new message', async () => {
    const { ana, ben, cleo, from, to } = await scene(one);
    const picture = await sendFile(ben, from, await photo(), { image_alt: 'A hill' });
    const voice = await sendFile(ben, from, sound);
    expect((await fetched(one, picture.image?.url, cleo)).statusCode).toBe(404);
    await verifyLive(cleo, [to], async () => {
      await forward(ana, picture.id, [to]);
      await forward(ana, voice.id, [to]);
    });
    const [image, audio] = (await messagesOf(cleo, to)).slice(-2);
    expect(image?.image).toMatchObject({ alt: 'A hill', analysis: null });
    expect(audio?.audio?.duration_ms).toBe(800);
    for (const id of [picture.id, voice.id])
      await ben.call(api.messages.remove, { params: { id }, body: { scope: 'all' } });
    expect((await fetched(one, image?.image?.url, cleo)).statusCode).toBe(200);
    expect((await fetched(one, audio?.audio?.url, cleo)).statusCode).toBe(200);
    expect((await fetched(one, image?.image?.url, ben)).statusCode).toBe(404);
    const media = await cleo.call(api.messages.media, {
      params: { id: to },
      query: { kind: 'audio' },
    });
    expect(media.body.items.map(({ id }) => id)).toEqual([audio?.id]);

    await ana.call(api.messages.remove, {
      params: { id: image?.id ?? '' },
      body: { scope: 'all' },
    });
    expect((await fetched(one, image?.image?.url, ana)).statusCode).toBe(404);
    const rows = await one.app.platform.database.pool.query('select 1 from media where id = $1', [
      picture.image?.id,
    ]);
    expect(rows.rowCount).toBe(0);
  });

  test('goes only where I may write, and each chat says why not', async () => {
    const { ana, ben, cleo, from, to } = await scene(one);
    const { message } = await sayTo(ben, from, 'for whom');
    const dan = await one.person();
    const waiting = (
      await ana.call(api.chat.create, { body: { chat_type: 'US', participants: [dan.username] } })
    ).body.chat.id;
    const invited = (
      await cleo.call(api.chat.create, { body: { chat_type: 'GP', participants: [ana.username] } })
    ).body.chat.id;
    const foreign = (await pairOf(ben, cleo)).id;
    const left = (await groupOf(cleo, ana)).id;
    await ana.call(api.chat.remove, { params: { id: left } });
    const blocked = (await pairOf(ana, dan)).id;
    const ids = [waiting, invited, foreign, left, randomUUID(), 'nonsense'];
    expect(blocked).toBe(waiting);
    await ana.call(api.people.block, { params: { username: dan.username } });
    const { items } = (await forward(ana, message.id, [...ids, to])).body;
    expect(items.map(({ error }) => error?.code ?? null)).toEqual([
      'chat.blocked',
      'chat.not_joined',
      'chat.not_found',
      'chat.not_found',
      'chat.not_found',
      'chat.not_found',
      null,
    ]);
    // Of a chat that he is not in.
    expect((await forward(dan, message.id, [blocked])).status).toBe(404);
    const early = await one.person();
    const unanswered = (
      await ana.call(api.chat.create, { body: { chat_type: 'US', participants: [early.username] } })
    ).body.chat.id;
    const refused = (await forward(ana, message.id, [unanswered])).body.items;
    expect(refused).toMatchObject([{ message: null, error: { code: 'chat.not_accepted_yet' } }]);
  });

  test('is never one that I can’t see, a note, one that is gone, or one that is being written', async () => {
    const { ana, ben, cleo, from, to } = await scene(one);
    const { message } = await sayTo(ben, from, 'not yours');
    expect((await forward(cleo, message.id, [to])).status).toBe(404);
    expect((await forward(cleo, randomUUID(), [to])).status).toBe(404);
    await ana.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'me' } });
    expect((await forward(ana, message.id, [to])).status).toBe(404);
    const group = (await groupOf(ana, cleo)).id;
    const note = (await messagesOf(ana, group)).find(({ kind }) => kind === 'system');
    expect((await forward(ana, note?.id ?? '', [to])).code).toBe('message.not_allowed');
    const chat = await ana.chat();
    const { answer, ended } = await say(ana, chat.id, 'What now?');
    expect((await forward(ana, answer?.id ?? '', [to])).code).toBe('message.not_allowed');
    await ended();
    const sent = (await forward(ana, answer?.id ?? '', [to])).body.items;
    expect(sent).toMatchObject([{ message: { kind: 'user', forwarded: true } }]);
  });

  test('names one to ten chats', async () => {
    const { ana, ben, from } = await scene(one);
    const { message } = await sayTo(ben, from, 'many');
    const ids = Array.from({ length: 11 }, () => randomUUID());
    expect((await forward(ana, message.id, ids)).status).toBe(422);
    expect((await forward(ana, message.id, [])).status).toBe(422);
  });

  test('that speaks of danger is answered with care to me alone, and asks no guide', async () => {
    const { ana, ben, cleo, from, to } = await scene(one);
    const { message } = await sayTo(ben, from, 'I want to kill myself');
    const [sent] = (await forward(ana, message.id, [to])).body.items;
    expect(sent?.message?.care).not.toBeNull();
    expect((await messagesOf(cleo, to)).at(-1)?.care).toBeNull();
  });
});

describe('a message that is passed on to the guide', () => {
  test('is answered as any other, with a picture of its own', async () => {
    const { one, model, consenting, asked } = await guidedWorld(
      { kind: 'tokens' },
      { AI_VISION: 'on' },
    );
    const { ana, ben, from } = await scene(one, consenting);
    const chat = (await ana.chat()).id;
    const picture = await sendFile(ben, from, await photo(), { message: 'Our valley' });
    expect((await forward(ana, picture.id, [chat])).body.items).toMatchObject([{ error: null }]);
    const [message, answer] = await shownMessages(ana, chat);
    expect(message).toMatchObject({ text: 'Our valley', forwarded: true });
    expect(message?.image?.analysis).not.toBeNull();
    expect((await endedAnswer(ana, chat, answer?.id ?? '')).status).toBe('sent');
    expect(JSON.stringify(asked()[0]?.body.messages)).toContain('Our valley');
    expect([await answersUsed(ana), await usedToday(ana, 'analyses')]).toEqual([1, 1]);
    expect((await messagesOf(ben, from)).at(-1)?.image?.analysis).toBeNull();
    await ben.call(api.messages.remove, { params: { id: picture.id }, body: { scope: 'all' } });
    expect((await fetched(one, message?.image?.url, ana)).statusCode).toBe(200);
    expect(model.requests.length).toBeGreaterThan(0);
  });

  test('needs the consent of the person who wrote it, also when somebody passed it on before', async () => {
    const { one, consenting, asked } = await guidedWorld({ kind: 'tokens' });
    const [ana, ben, silent] = [await consenting(), await consenting(), await one.person()];
    await connect(ana, silent);
    const from = (await pairOf(ana, silent)).id;
    const between = (await pairOf(ana, ben)).id;
    const chat = (await ben.chat()).id;
    const { message } = await sayTo(silent, from, 'mine alone');
    const mine = (await ana.chat()).id;
    const direct = (await forward(ana, message.id, [mine])).body.items;
    expect(direct).toMatchObject([{ error: { code: 'message.words_of_another' } }]);
    const [passed] = (await forward(ana, message.id, [between])).body.items;
    const again = (await forward(ben, passed?.message?.id ?? '', [chat])).body.items;
    expect(again).toMatchObject([{ error: { code: 'message.words_of_another' } }]);
    const group = (await groupOf(ana, ben)).id;
    await forward(ana, passed?.message?.id ?? '', [group]);
    await sayTo(ana, group, '@guide what was said?');
    await expect.poll(() => asked().length).toBe(1);
    expect(JSON.stringify(asked()[0]?.body.messages)).not.toContain('mine alone');
  });

  test('waits for an answer that is being written, and recordings are not for it', async () => {
    const { one, consenting } = await guidedWorld({ kind: 'stall-first' });
    const { ana, ben, from } = await scene(one, consenting);
    const chat = (await ana.chat()).id;
    await say(ana, chat, 'first');
    const { message } = await sayTo(ben, from, 'second');
    const voice = await sendFile(ben, from, sound);
    const received = async (id: string) =>
      (await forward(ana, id, [chat])).body.items[0]?.error?.code;
    expect(await received(message.id)).toBe('message.being_answered');
    expect(await received(voice.id)).toBe('message.not_allowed');
  });
});
