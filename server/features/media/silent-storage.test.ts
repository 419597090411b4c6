import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { media } from '#db/schema/media.ts';
import { newBucket } from '../../testing/bucket.ts';
import { formWith } from '../../testing/form.ts';
import { messagesOf, pairOf, sayTo, showTo, speakTo } from '../../testing/people-world.ts';
import { wavOf } from '../../testing/wav.ts';
import { world } from '../../testing/world.ts';

const refusedWithinMs = 30_000;
const dot = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const picture = { field: 'image', name: 'dot.gif', bytes: dot };
const sound = { field: 'audio', name: 'audio.wav', bytes: wavOf(500) };

test('a storage that falls silent is refused in time, holds no transaction and stops nobody else', async () => {
  const bucket = await newBucket();
  const one = await world({ ...bucket.settings });
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  const others = [await one.person(), await one.person(), await one.person()];
  await showTo(ana, id);
  bucket.fallSilent();
  const begun = performance.now();
  const sending = [
    ...[picture, sound].map((file) =>
      ana.call(api.messages.sendUser, { params: { id }, ...formWith(file) }),
    ),
    // Their pictures wait for the storage beside one another.
    ...others.map((other) =>
      other.call(api.account.updateProfile, formWith({ ...picture, field: 'avatar' })),
    ),
  ];
  let isOver = false;
  const over = Promise.all(sending).finally(() => (isOver = true));
  const { pool } = one.app.platform.database;
  const looks: number[] = [];
  while (!isOver) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '1 second'`,
    );
    looks.push(rows[0]?.open ?? -1);
    await sayTo(ben, id, 'still here');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  for (const refused of await over) expect(refused.code).toBe('media.storage_failed');
  expect(performance.now() - begun).toBeLessThan(refusedWithinMs);
  expect(looks.length).toBeGreaterThan(5);
  expect(new Set(looks)).toEqual(new Set([0]));
  bucket.wake();
  await expect
    .poll(
      async () =>
        (await ana.call(api.messages.sendUser, { params: { id }, ...formWith(picture) })).status,
    )
    .toBe(200);
  await speakTo(ana, id);
});

test('files whose change is refused or repeated are deleted, and those that are shown stay', async () => {
  const one = await world();
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await pairOf(ana, ben);
  const { files, database } = one.app.platform;
  const stored = async () =>
    (
      await Promise.all(
        ['images', 'thumbs', 'audios', 'avatars'].map((folder) =>
          files.changedBefore(folder, new Date(Date.now() + 60_000)),
        ),
      )
    ).flat();
  const key = { 'idempotency-key': randomUUID() };
  const form = formWith(picture);
  const send = () =>
    ana.call(api.messages.sendUser, {
      params: { id },
      ...form,
      headers: { ...form.headers, ...key },
    });
  const [first, again] = [await send(), await send()];
  expect(again.body.message.id).toBe(first.body.message.id);
  const refused = await Promise.all([
    ana.call(api.messages.sendUser, {
      params: { id },
      ...formWith(sound, { reply_to: randomUUID() }),
    }),
    ana.call(
      api.account.updateProfile,
      formWith({ ...picture, field: 'avatar' }, { user: '{"username":"guide"}' }),
    ),
    ana.call(api.cards.create, formWith(picture, { card_type: 'image', text: '\u200B' })),
  ]);
  for (const { status, text } of refused) expect(status, text).toBeGreaterThanOrEqual(400);
  const known = await database.db.select({ id: media.id }).from(media);
  await expect
    .poll(async () => (await stored()).toSorted())
    .toEqual(known.flatMap((row) => [`images/${row.id}.webp`, `thumbs/${row.id}.webp`]).toSorted());
  expect(known).toHaveLength(1);
  expect((await messagesOf(ben, id)).length).toBeGreaterThan(0);
});
