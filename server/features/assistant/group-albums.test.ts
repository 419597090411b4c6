import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import { endedAnswer, guidedWorld, landscape, usedToday } from '../../testing/guided-world.ts';
import { picturesIn } from '../../testing/model-modes.ts';
import { groupOf, messagesOf, sayTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const seeing = { AI_VISION: 'on' };
const tokens = ['Three paths.'];

async function showAlbum(person: Person, chatId: string, widths: number[], words: string) {
  const albumId = randomUUID();
  let sent;
  for (const [at, width] of widths.entries()) {
    const fields = { album_id: albumId, client_id: randomUUID() };
    const message = at === widths.length - 1 ? words : '';
    const form = formWith(
      { field: 'image', name: 'photo.jpg', bytes: await landscape(width, 200) },
      { ...fields, ...(message && { message }) },
    );
    sent = (await person.call(api.messages.sendUser, { params: { id: chatId }, ...form })).body;
  }
  const answerId = sent?.answer?.id ?? '';
  return { sent, ended: () => endedAnswer(person, chatId, answerId) };
}

describe('an album among people, with the guide mentioned in its words', () => {
  test('is shown to a model whole and once, without the pictures of others', async () => {
    const { consenting, asked } = await guidedWorld({ kind: 'tokens', tokens }, seeing);
    const [ana, ben] = [await consenting(), await consenting()];
    const { id } = await groupOf(ana, ben);
    await showAlbum(ben, id, [500, 540], 'mine');
    const { ended } = await showAlbum(ana, id, [300, 340, 380], '@guide which one?');
    expect((await ended()).text).toBe('Three paths.');
    const widthsIn = async (at: number) => {
      const request = asked()[at];
      if (!request) throw new Error('the model was asked');
      const seen = await Promise.all(picturesIn(request).map((each) => sharp(each).metadata()));
      return seen.map(({ width }) => width);
    };
    expect(await widthsIn(0)).toEqual([300, 340, 380]);
    expect(await usedToday(ana, 'analyses')).toBe(3);
    expect(await usedToday(ben, 'analyses')).toBe(0);
    const again = await sayTo(ana, id, '@guide and now?');
    await endedAnswer(ana, id, again.answer?.id ?? '');
    expect(await widthsIn(1)).toEqual([]);
    expect(await usedToday(ana, 'analyses')).toBe(3);
    // The measurements for the answer are not stored with messages.
    expect((await messagesOf(ben, id)).filter(({ image }) => image?.analysis)).toEqual([]);
  });

  test('is spoken of by the built-in guide, live as fetched', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    await verifyLive(ben, [id], async () => {
      const { ended } = await showAlbum(ana, id, [300, 340], '@guide');
      const { text } = await ended();
      expect(text).toContain('Measured of picture 2: wide');
    });
  });

  test('says so where it holds more than the guide looks at', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const { ended } = await showAlbum(ana, id, [300, 320, 340, 360, 380], '@guide');
    const { text } = await ended();
    expect(text).toContain('The answer is about the last 4 of these pictures.');
    expect(text).not.toContain('picture 5');
    expect(await usedToday(ana, 'analyses')).toBe(4);
  });

  test('is sent without an answer beyond the analyses of the day, and costs no answer', async () => {
    const ana = await one.person();
    const { id } = await groupOf(ana, await one.person());
    const { pool } = one.app.platform.database;
    await pool.query(
      `insert into usage (user_id, limit_id, day, used) values ($1, 'analyses', $2, 1000000)`,
      [ana.user.id, new Date().toISOString().slice(0, 10)],
    );
    const { sent } = await showAlbum(ana, id, [300, 340], '@guide');
    expect([sent?.answer, sent?.answer_refused]).toEqual([null, 'plan.limit_reached']);
    expect(await usedToday(ana, 'answers')).toBe(0);
    expect(sent?.message.image).not.toBeNull();
  });
});
