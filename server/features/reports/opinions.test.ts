import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, pairOf, showTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { forgetOpinions } from './opinions.ts';

const one = sharedWorld();

async function scene() {
  const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
  const { id } = await groupOf(ana, ben, cleo);
  const { image, message } = await showTo(ana, id);
  return { ana, ben, cleo, id, image, message };
}

const give = (person: Person, id: string, body: object) =>
  person.call(api.opinions.giveOnImage, { params: { id }, body });
const seen = (person: Person, id: string) => person.call(api.opinions.ofImage, { params: { id } });

test('an opinion is a feeling, words or both, one per person, and can be changed and withdrawn', async () => {
  const { ana, ben, cleo, image } = await scene();
  await give(ben, image.id, { feeling: 'curious' });
  await give(cleo, image.id, { text: '  A hill in the rain. ' });
  const both = await give(ben, image.id, { text: 'Where is it?' });
  expect(both.body.mine).toMatchObject({ feeling: 'curious', text: 'Where is it?' });
  const { items, mine, counts } = (await seen(ana, image.id)).body;
  expect(items.map(({ author, feeling, text }) => [author.id, feeling, text])).toEqual([
    [cleo.user.id, null, 'A hill in the rain.'],
    [ben.user.id, 'curious', 'Where is it?'],
  ]);
  expect(mine).toBeNull();
  expect(counts).toEqual({ love: 0, like: 0, curious: 1, uneasy: 0, dislike: 0 });
  const kept = await give(ben, image.id, { feeling: null });
  expect(kept.body.mine).toMatchObject({ feeling: null, text: 'Where is it?' });
  const withdrawn = await give(ben, image.id, { feeling: null, text: null });
  expect([withdrawn.body.mine, withdrawn.body.items.length]).toEqual([null, 1]);
});

test('an invalid opinion is refused, and hostile text stays text', async () => {
  const { ana, ben, image } = await scene();
  for (const body of [
    {},
    { feeling: 'hate' },
    { text: '   ' },
    { text: 'x'.repeat(1_001) },
    { text: 'a\0b' },
    { feeling: 'like', author: ana.user.id },
  ])
    expect((await give(ben, image.id, body)).status, JSON.stringify(body)).toBe(422);
  const hostile = '<img src=x onerror=alert(1)> \u202e"\'; drop table opinions;--';
  await give(ben, image.id, { text: hostile });
  expect((await seen(ana, image.id)).body.items[0]?.text).toBe(hostile);
});

test('the owner is notified once of each opinion, in their language, not of changes and not of their own', async () => {
  const ana = await one.person({ language: 'he' });
  const ben = await one.person();
  const { id } = await pairOf(ana, ben);
  const { image } = await showTo(ana, id);
  await give(ana, image.id, { feeling: 'love' });
  await give(ben, image.id, { feeling: 'love' });
  await give(ben, image.id, { feeling: 'like', text: 'Lovely' });
  const { items } = (await ana.call(api.notifications.list)).body;
  const received = items.filter(({ kind }) => kind === 'opinion');
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ text: 'אהבה גדולה', actor: { id: ben.user.id } });
  expect(received[0]?.link).toMatch(new RegExp(`^/chat/${id}\\?seq=\\d+$`, 'u'));
});

test('only who can see the picture at this moment sees what others think of it', async () => {
  const { ana, ben, cleo, id, image, message } = await scene();
  const stranger = await one.person();
  await give(ben, image.id, { feeling: 'like' });
  expect((await seen(stranger, image.id)).status).toBe(404);
  expect((await give(stranger, image.id, { nonsense: true })).status).toBe(404);
  const { username } = cleo;
  await ana.call(api.members.remove, { params: { id, username } });
  expect((await seen(cleo, image.id)).code).toBe('media.not_found');
  await ben.call(api.reports.image, { params: { id: image.id }, body: { text: 'not kind' } });
  expect((await seen(ben, image.id)).code).toBe('media.not_found');
  expect((await give(ben, image.id, { feeling: 'dislike' })).code).toBe('media.not_found');
  expect((await seen(ana, image.id)).status).toBe(200);
  await ana.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'all' } });
  expect((await seen(ana, image.id)).code).toBe('media.not_found');
  await forgetOpinions(one.app.platform);
  const { rows } = await one.app.platform.database.pool.query(
    'select 1 from opinions where thing_id = $1',
    [image.id],
  );
  expect(rows).toEqual([]);
});

test('opinions of people whom I blocked are hidden from me, and not counted', async () => {
  const { ana, ben, cleo, image } = await scene();
  await give(ben, image.id, { feeling: 'uneasy', text: 'Hm' });
  await cleo.call(api.people.block, { params: { username: ben.username } });
  const { items, counts } = (await seen(cleo, image.id)).body;
  expect([items, counts.uneasy]).toEqual([[], 0]);
  expect((await seen(ana, image.id)).body.counts.uneasy).toBe(1);
});

test('open tabs hear that an opinion came', async () => {
  const { ana, ben, id, image } = await scene();
  const types = await verifyLive(ana, [id], () => give(ben, image.id, { feeling: 'like' }));
  expect(types).toContain('opinion.changed');
});

test('of a picture that was passed on, everybody hears who sees it, and its owner where they have it', async () => {
  const { ana, ben, id, image, message } = await scene();
  const dora = await one.person();
  const { id: other } = await pairOf(ben, dora);
  await ben.call(api.forwarding.forward, {
    params: { id: message.id },
    body: { chat_ids: [other] },
  });
  const heard = await verifyLive(ana, [id], () => give(dora, image.id, { feeling: 'like' }));
  expect(heard).toContain('opinion.changed');
  const { items } = (await ana.call(api.notifications.list)).body;
  const received = items.filter(({ kind }) => kind === 'opinion');
  expect(received.map(({ link }) => link)).toEqual([expect.stringContaining(id)]);
  expect((await seen(ana, image.id)).body.counts.like).toBe(1);
});
