import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import { messagesOf, pairOf } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#14585c' } })
    .png()
    .toBuffer();

function send(person: Person, chatId: string, bytes: Buffer, fields: Record<string, string>) {
  const form = formWith({ field: 'image', name: 'photo.png', bytes }, fields);
  return person.call(api.messages.sendUser, { params: { id: chatId }, ...form });
}

async function pair() {
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  return { ana, ben, id };
}

describe('pictures that are sent together', () => {
  test('are messages of their own with one album, live as fetched, and one line in the list', async () => {
    const { ana, ben, id } = await pair();
    const albumId = randomUUID();
    const bytes = await photo();
    for (const reader of [ana, ben]) {
      await verifyLive(reader, [id], async () => {
        for (const message of ['', '', 'our hills'])
          await send(ana, id, bytes, { album_id: albumId, ...(message && { message }) });
      });
    }
    const shown = await messagesOf(ben, id);
    expect(shown.slice(-3).map(({ album_id: of, text }) => [of, text])).toEqual([
      [albumId, ''],
      [albumId, ''],
      [albumId, 'our hills'],
    ]);
    const [listed] = (await ben.call(api.chat.list)).body.items;
    expect(listed?.last_message).toMatchObject({ album: { id: albumId, count: 6 } });
  });

  test('leave the others where one is deleted', async () => {
    const { ana, ben, id } = await pair();
    const albumId = randomUUID();
    const bytes = await photo();
    const sent: string[] = [];
    for (let at = 0; at < 3; at++)
      sent.push((await send(ana, id, bytes, { album_id: albumId })).body.message.id);
    await verifyLive(ben, [id], () =>
      ana.call(api.messages.remove, { params: { id: sent[1] ?? '' }, body: { scope: 'all' } }),
    );
    const shown = (await messagesOf(ben, id)).filter(({ album_id: of }) => of === albumId);
    expect(shown.map(({ image, deleted_at: gone }) => [image !== null, gone !== null])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  test('belong to no album without a picture', async () => {
    const { ana, id } = await pair();
    const sent = await ana.call(api.messages.sendUser, {
      params: { id },
      body: { message: 'words', album_id: randomUUID() },
    });
    expect(sent.body.message.album_id).toBeNull();
  });

  test('are one notification, also where they come slowly, and none beside a mention', async () => {
    const { ana, ben, id } = await pair();
    await ben.call(api.notifications.seeAll);
    const bytes = await photo();
    const albumId = randomUUID();
    const received = async () => {
      const { items } = (await ben.call(api.notifications.list)).body;
      return items
        .filter(({ kind, seen_at: seen }) => seen === null && kind !== 'chat_invite')
        .map(({ kind, title, text }) => [kind, plainText(title), text]);
    };
    await send(ana, id, bytes, { album_id: albumId });
    await send(ana, id, bytes, { album_id: albumId });
    const name = ana.user.display_name;
    await expect
      .poll(received, { timeout: 10_000 })
      .toEqual([['message', `New message from ${name}`, '2 pictures']]);
    await send(ana, id, bytes, { album_id: albumId });
    await expect
      .poll(received, { timeout: 10_000 })
      .toEqual([['message', `New message from ${name}`, '3 pictures']]);
    const seq = (await messagesOf(ben, id)).at(-1)?.seq ?? 0;
    await ben.call(api.chat.read, { params: { id }, body: { seq } });
    const another = randomUUID();
    await send(ana, id, bytes, { album_id: another });
    await send(ana, id, bytes, { album_id: another, message: `@${ben.username} look` });
    await expect.poll(async () => (await received()).length, { timeout: 10_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await received()).map(([kind]) => kind)).toEqual(['mention']);
  });
});

/** Names stand in isolates. */
function plainText(sentence: string): string {
  return sentence.replaceAll(/[\u2066-\u2069]/gu, '');
}
