import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { formWith } from '../../testing/form.ts';
import {
  answersUsed,
  endedAnswer,
  guidedWorld,
  landscape,
  rowCounts,
  say,
  shownMessages,
  usedToday,
} from '../../testing/guided-world.ts';
import { picturesIn } from '../../testing/model-modes.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();
const seeing = { AI_VISION: 'on' };
const tokens = ['Three paths', ' into the mist.'];

/** Pictures with different widths, so that tests can identify them. */
const widths = [300, 340, 380];

interface Part {
  clientId: string;
  more: number;
  words: string;
  bytes: Buffer;
}

async function partsOf(words: string, of = widths): Promise<Part[]> {
  return Promise.all(
    of.map(async (width, at) => ({
      clientId: randomUUID(),
      more: of.length - 1 - at,
      words: at === of.length - 1 ? words : '',
      bytes: await landscape(width, 200),
    })),
  );
}

function post(person: Person, chatId: string, albumId: string, part: Part) {
  const { clientId, more, words, bytes } = part;
  const fields = {
    client_id: clientId,
    album_id: albumId,
    more: `${more}`,
    ...(words && { message: words }),
  };
  const form = formWith({ field: 'image', name: 'photo.jpg', bytes }, fields);
  return person.call(api.messages.send, { params: { id: chatId }, ...form });
}

/** Sends pictures to the guide as one album; `ended` waits for their answer. */
async function showAlbum(person: Person, chatId: string, words = '', of = widths) {
  const albumId = randomUUID();
  const sent = [];
  for (const part of await partsOf(words, of))
    sent.push((await post(person, chatId, albumId, part)).body);
  const answerId = sent.at(-1)?.answer?.id ?? '';
  return { albumId, sent, ended: () => endedAnswer(person, chatId, answerId) };
}

describe('pictures that are sent to the guide together', () => {
  test('are one turn: messages in a row with one answer, live as fetched', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    await verifyLive(ana, [id], async () => {
      const { albumId, sent, ended } = await showAlbum(ana, id, 'Which one would you walk?');
      await ended();
      const shown = await shownMessages(ana, id);
      expect(shown.map(({ kind }) => kind)).toEqual(['user', 'user', 'user', 'guide']);
      expect(shown.map(({ album_id: album }) => album)).toEqual([albumId, albumId, albumId, null]);
      expect(shown.map(({ parent_id: parent }) => parent)).toEqual([
        null,
        ...sent.map(({ message }) => message.id),
      ]);
      expect(sent.map(({ answer }) => answer === null)).toEqual([true, true, false]);
    });
    expect([await answersUsed(ana), await usedToday(ana, 'analyses')]).toEqual([1, 3]);
  });

  test('are counted together in the list while they come', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const albumId = randomUUID();
    const [first, second] = await partsOf('');
    await verifyLive(ana, [id], async () => {
      for (const part of [first, second]) if (part) await post(ana, id, albumId, part);
    });
    const [listed] = (await ana.call(api.chat.list)).body.items;
    expect(listed?.last_message).toMatchObject({ image: true, album: { id: albumId, count: 2 } });
  });

  test('are spoken of in one answer of the built-in guide, in both languages', async () => {
    for (const [language, third] of [
      ['en', 'Measured of picture 3:'],
      ['he', 'נמדד בתמונה 3:'],
    ] as const) {
      const ana = await one.person();
      await ana.call(api.account.updateProfile, { body: { user: { language } } });
      const { id } = await ana.chat();
      const { ended } = await showAlbum(ana, id);
      const { text } = await ended();
      expect(text).toContain(third);
      expect(text).not.toContain('4:');
      const asked = await say(ana, id, language === 'en' ? 'Which colours?' : 'אילו צבעים?');
      expect((await asked.ended()).text).toContain(third);
    }
  });

  test('keep the earlier pictures when the words are edited, and cost no analysis again', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const { albumId, sent, ended } = await showAlbum(ana, id, 'Which one?');
    await ended();
    const edited = await ana.call(api.messages.edit, {
      params: { id: sent[2]?.message.id ?? '' },
      body: { text: 'And which one not?' },
    });
    await endedAnswer(ana, id, edited.body.answer?.id ?? '');
    const shown = await shownMessages(ana, id);
    expect(shown.map(({ text, album_id: album }) => [text !== '', album])).toEqual([
      [false, albumId],
      [false, albumId],
      [true, albumId],
      [true, null],
    ]);
    expect(shown[2]?.version).toEqual({ index: 2, count: 2 });
    expect(await usedToday(ana, 'analyses')).toBe(3);
    const back = { params: { id: shown[2]?.id ?? '' }, body: { index: 1 } };
    await verifyLive(ana, [id], () => ana.call(api.messages.chooseVersion, back));
    expect((await shownMessages(ana, id)).map(({ text }) => text)[2]).toBe('Which one?');
  });

  test('are stored once and answered once, however often a part is sent', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const albumId = randomUUID();
    const parts = await partsOf('Which one?');
    for (const part of parts) {
      const [first, again] = [
        await post(ana, id, albumId, part),
        await post(ana, id, albumId, part),
      ];
      expect(again.body.message.id).toBe(first.body.message.id);
      expect(again.body.answer?.id).toBe(first.body.answer?.id);
    }
    expect(await shownMessages(ana, id)).toHaveLength(4);
    expect(await answersUsed(ana)).toBe(1);
  });

  test('are answered without the last, when what is stored is sent again without more to follow', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const albumId = randomUUID();
    const [first, second] = await partsOf('');
    if (!first || !second) throw new Error('there are three');
    await post(ana, id, albumId, first);
    await post(ana, id, albumId, second);
    const ask = (clientId: string) =>
      ana.call(api.messages.send, { params: { id }, body: { client_id: clientId } });
    expect((await ask(first.clientId)).body.answer).toBeNull();
    await verifyLive(ana, [id], async () => {
      const asked = await ask(second.clientId);
      const answer = await endedAnswer(ana, id, asked.body.answer?.id ?? '');
      expect(answer.text).toContain('picture 2');
      expect((await ask(second.clientId)).body.answer?.id).toBe(answer.id);
    });
    expect([await answersUsed(ana), await usedToday(ana, 'analyses')]).toEqual([1, 2]);
  });

  test('are answered with the next words, when the last never came', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const albumId = randomUUID();
    const [first, second] = await partsOf('');
    for (const part of [first, second]) if (part) await post(ana, id, albumId, part);
    const words = await say(ana, id, 'Describe it, please?');
    expect((await words.ended()).text).toContain('picture 2');
    expect([await answersUsed(ana), await usedToday(ana, 'analyses')]).toEqual([1, 2]);
    const again = await ana.call(api.messages.regenerate, {
      params: { id: words.answer?.id ?? '' },
    });
    await endedAnswer(ana, id, again.body.answer.id);
    expect([await answersUsed(ana), await usedToday(ana, 'analyses')]).toEqual([2, 2]);
  });

  test('are not waited for with words of danger', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const [part] = await partsOf('');
    if (!part) throw new Error('there are three');
    const words = 'I want to kill myself';
    const { body } = await post(ana, id, randomUUID(), { ...part, words });
    const answer = await endedAnswer(ana, id, body.answer?.id ?? '');
    expect(answer.text).toMatch(/\d{3}/u);
    expect(await answersUsed(ana)).toBe(0);
  });

  test('go on in a chat about a picture, too', async () => {
    const ana = await one.person();
    const { chat } = (await ana.call(api.chat.create, { body: { chat: { chat_type: 'IA' } } }))
      .body;
    const albumId = randomUUID();
    const answers = [];
    for (const { clientId, more, bytes } of await partsOf('')) {
      const form = formWith(
        { field: 'image', name: 'photo.jpg', bytes },
        { chat_id: chat.id, client_id: clientId, album_id: albumId, more: `${more}` },
      );
      answers.push((await ana.call(api.analysis.send, form)).body.answer);
    }
    expect(answers.map((answer) => answer?.id !== undefined)).toEqual([false, false, true]);
  });
});

describe('an album beyond the limits of the day', () => {
  const leave = async (person: Person, from: Awaited<ReturnType<typeof world>>, left: number) =>
    from.app.platform.database.pool.query(
      `insert into usage (user_id, limit_id, day, used) values ($1, 'analyses', $2, $3)`,
      [person.user.id, new Date().toISOString().slice(0, 10), 5 - left],
    );

  test('is refused with its first picture, and nothing of it is stored', async () => {
    const free = await world({ DEFAULT_PLAN: 'free' });
    const ana = await free.person();
    const { id } = await ana.chat();
    await leave(ana, free, 2);
    const before = await rowCounts(free);
    const [first] = await partsOf('');
    if (!first) throw new Error('there are three');
    const refused = await post(ana, id, randomUUID(), first);
    expect([refused.status, refused.code]).toEqual([402, 'plan.limit_reached']);
    expect(refused.error).toMatchObject({ limit: 'analyses', max: 5 });
    expect(await rowCounts(free)).toEqual(before);
    const { ended } = await showAlbum(ana, id, '', widths.slice(0, 2));
    expect((await ended()).status).toBe('sent');
    expect(await usedToday(ana, 'analyses')).toBe(5);
  });

  test('says no more to follow than an album has', async () => {
    const ana = await one.person();
    const { id } = await ana.chat();
    const [part] = await partsOf('');
    if (!part) throw new Error('there are three');
    const refused = await post(ana, id, randomUUID(), { ...part, more: limits.albumPicturesMax });
    expect(refused.status).toBe(422);
  });
});

describe('a model that sees', () => {
  test('is given all pictures of an album in one message, in their order', async () => {
    const { consenting, asked } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
    const ana = await consenting();
    const { id } = await ana.chat();
    const of = [300, 340, 380, 420];
    const { ended } = await showAlbum(ana, id, 'Which one would you walk?', of);
    expect((await ended()).text).toBe('Three paths into the mist.');
    const [request, ...others] = asked();
    expect(others).toEqual([]);
    if (!request) throw new Error('the model was asked');
    const seen = await Promise.all(picturesIn(request).map((each) => sharp(each).metadata()));
    expect(seen.map(({ width }) => width)).toEqual(of);
    const people = request.body.messages.filter(({ role }) => role === 'user');
    expect(people).toHaveLength(1);
    expect(JSON.stringify(people)).toContain('Which one would you walk?');
    expect(JSON.stringify(request.body.messages)).toContain('shows several pictures');
  });

  test('that fails costs nothing of the album, and another answer counts all of it', async () => {
    const { consenting, model } = await guidedWorld({ kind: 'status', status: 500 }, seeing);
    const ana = await consenting();
    const { id } = await ana.chat();
    const { sent, ended } = await showAlbum(ana, id);
    expect((await ended()).status).toBe('failed');
    expect([await answersUsed(ana), await usedToday(ana, 'analyses')]).toEqual([0, 0]);
    model.mode = { kind: 'tokens', tokens };
    const again = await ana.call(api.messages.regenerate, {
      params: { id: sent.at(-1)?.answer?.id ?? '' },
    });
    await endedAnswer(ana, id, again.body.answer.id);
    expect([await answersUsed(ana), await usedToday(ana, 'analyses')]).toEqual([1, 3]);
  });

  test('is given nothing of it before the person agreed, and nothing is stored', async () => {
    const { one: asking, model } = await guidedWorld({ kind: 'tokens' }, seeing);
    const ana = await asking.person();
    const { id } = await ana.chat();
    const before = await rowCounts(asking);
    const [part] = await partsOf('');
    if (!part) throw new Error('there are three');
    expect((await post(ana, id, randomUUID(), part)).code).toBe('guide.consent_required');
    expect(await rowCounts(asking)).toEqual(before);
    expect(model.requests).toEqual([]);
  });

  test('names the chat after the answer to its first album', async () => {
    const { consenting, model } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
    const ana = await consenting();
    const { id } = await ana.chat();
    await (await showAlbum(ana, id, 'Which one?')).ended();
    await expect
      .poll(() => model.requests.filter(({ body }) => body.stream !== true).length)
      .toBe(1);
  });
});
