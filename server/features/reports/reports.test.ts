import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, messagesOf, pairOf, sayTo, showTo } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();
const text = 'This is not kind.';

/** Somebody whose report counts: a verified address, and here for more than a week. */
async function known(): Promise<Person> {
  const person = await one.person();
  await age(person, { verified: true, days: 8 });
  return person;
}

async function age(person: Person, { verified, days }: { verified: boolean; days: number }) {
  await one.app.platform.database.pool.query(
    `update users set email_verified_at = case when $2 then now() end,
       created_at = now() - $3 * interval '1 day' where id = $1`,
    [person.user.id, verified, days],
  );
}

const reportImage = (person: Person, id: string, body: object = { text }) =>
  person.call(api.reports.image, { params: { id }, body: body as { text: string } });
const reportMessage = (person: Person, id: string, body: object = { text }) =>
  person.call(api.reports.message, { params: { id }, body: body as { text: string } });

async function statusOf(person: Person, url: string): Promise<number> {
  const cookie = `media_token=${person.cookies['media_token']}`;
  return (await one.app.server.inject({ url, headers: { cookie } })).statusCode;
}

const shownTo = async (person: Person, chatId: string, id: string) =>
  (await messagesOf(person, chatId)).find((message) => message.id === id);

describe('a report of a picture', () => {
  test('covers it at once for the person who reported it, everywhere, and for nobody else', async () => {
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben, cleo);
    const { image, message } = await showTo(ana, id, { image_alt: 'A bad joke' });
    const types = await verifyLive(ben, [id], async () => {
      const { report } = (await reportImage(ben, image.id)).body;
      expect(report).toMatchObject({ text, state: 'open' });
    });
    expect(types).toContain('image.reported');
    for (const url of [image.url, image.thumb_url]) {
      expect(await statusOf(ben, url)).toBe(404);
      expect(await statusOf(cleo, url)).toBe(200);
    }
    expect(await shownTo(ben, id, message.id)).toMatchObject({
      image: { covered: 'by_me', alt: '' },
    });
    expect(await shownTo(cleo, id, message.id)).toMatchObject({
      image: { covered: null, alt: 'A bad joke' },
    });
    const listed = async (person: Person) =>
      (await person.call(api.messages.media, { params: { id } })).body.items.length;
    expect([await listed(ben), await listed(cleo)]).toEqual([0, 1]);
    // A change of the message does not bring it back.
    await verifyLive(ben, [id], () =>
      ana.call(api.messages.edit, { params: { id: message.id }, body: { text: 'changed' } }),
    );
  });

  test('is made once per person, about what others sent, in 3 to 2,000 characters', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const { image } = await showTo(ana, id);
    for (const wrong of ['', 'no', '  no  ', 'x'.repeat(2_001), 'a\0bc', '\ud800abc'])
      expect((await reportImage(ben, image.id, { text: wrong })).status).toBe(422);
    expect((await reportImage(ben, image.id, { text, state: 'cleared' })).status).toBe(422);
    expect((await reportImage(ana, image.id)).code).toBe('report.not_allowed');
    const answers = await Promise.all([1, 2, 3].map(() => reportImage(ben, image.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'report.made_already')).toHaveLength(2);
    expect((await reportImage(ben, image.id)).code).toBe('report.made_already');
    const face = await one.person();
    expect((await reportImage(face, image.id, { nonsense: true })).code).toBe('media.not_found');
    expect((await reportImage(face, randomUUID())).code).toBe('media.not_found');
    expect((await reportImage(face, 'nothing')).code).toBe('media.not_found');
  });

  test('covers it for everybody but its owner at three who count', async () => {
    const ana = await one.person();
    const [ben, cleo, dan] = [await known(), await known(), await known()];
    const [young, unverified, eve] = [await one.person(), await one.person(), await one.person()];
    await age(young, { verified: true, days: 6.9 });
    await age(unverified, { verified: false, days: 30 });
    const { id } = await groupOf(ana, ben, cleo, dan, young, unverified, eve);
    const { image, message } = await showTo(ana, id, { image_alt: 'A bad joke' });
    for (const person of [ben, young, unverified, cleo])
      expect((await reportImage(person, image.id)).status).toBe(200);
    expect(await statusOf(eve, image.url)).toBe(200);
    const types = await verifyLive(eve, [id], () => reportImage(dan, image.id));
    expect(types).toContain('image.covered');
    expect(await statusOf(eve, image.url)).toBe(404);
    expect(await statusOf(ana, image.url)).toBe(200);
    const covered = { covered: 'by_reports', alt: '' };
    expect(await shownTo(eve, id, message.id)).toMatchObject({ image: covered });
    expect(await shownTo(ana, id, message.id)).toMatchObject({ image: covered });
    expect(await shownTo(ben, id, message.id)).toMatchObject({ image: { covered: 'by_me' } });
    expect((await reportImage(eve, image.id)).code).toBe('media.not_found');
    const opinion = await eve.call(api.opinions.ofImage, { params: { id: image.id } });
    expect(opinion.status).toBe(404);
  });

  test('counts no longer when the person who made it is out of the chat', async () => {
    const ana = await one.person();
    const [ben, cleo, dan] = [await known(), await known(), await known()];
    const { id } = await groupOf(ana, ben, cleo, dan);
    const { image } = await showTo(ana, id);
    await reportImage(ben, image.id);
    await ana.call(api.members.remove, { params: { id, username: ben.username } });
    await reportImage(cleo, image.id);
    await reportImage(dan, image.id);
    const { rows } = await one.app.platform.database.pool.query<{ covered: boolean }>(
      'select covered_at is not null as covered from media where id = $1',
      [image.id],
    );
    expect(rows).toEqual([{ covered: false }]);
  });

  test('three at the same moment cover it once', async () => {
    const ana = await one.person();
    const people = [await known(), await known(), await known()];
    const { id } = await groupOf(ana, ...people);
    const { image } = await showTo(ana, id);
    const types = await verifyLive(ana, [id], () =>
      Promise.all(people.map((person) => reportImage(person, image.id))),
    );
    expect(types.filter((type) => type === 'image.covered')).toHaveLength(1);
  });
});

describe('removing a picture', () => {
  test('takes it from everybody and its files away; the message keeps its words and its place', async () => {
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben, cleo);
    const { image, message } = await showTo(ana, id, { message: 'From the walk' });
    await reportImage(cleo, image.id);
    await ben.call(api.opinions.giveOnImage, {
      params: { id: image.id },
      body: { feeling: 'like' },
    });
    const remove = (person: Person) =>
      person.call(api.reports.removeImage, { params: { id: image.id } });
    expect((await remove(ben)).code).toBe('media.not_allowed');
    expect((await remove(await one.person())).code).toBe('media.not_found');
    const types = await verifyLive(ben, [id], () => remove(ana));
    expect(types).toContain('image.covered');
    expect((await remove(ana)).status).toBe(200);
    for (const person of [ana, ben, cleo]) {
      expect(await statusOf(person, image.url)).toBe(404);
      expect(await shownTo(person, id, message.id)).toMatchObject({
        text: 'From the walk',
        image: { covered: 'removed', alt: '', width: 1, height: 1 },
      });
    }
    const { files, database } = one.app.platform;
    expect(await files.read(`images/${image.id}.webp`)).toBeNull();
    expect(await files.read(`thumbs/${image.id}.webp`)).toBeNull();
    const { rows } = await database.pool.query(
      `select size_bytes, (select count(*)::int from opinions where thing_id = media.id::text) as opinions
       from media where id = $1`,
      [image.id],
    );
    expect(rows).toEqual([{ size_bytes: 0, opinions: 0 }]);
    const received = (await cleo.call(api.notifications.list)).body.items;
    expect(received.find(({ kind }) => kind === 'report_outcome')?.text).toBe(
      'The picture is removed.',
    );
  });

  test('is possible for its owner also after they left the chat', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const { image, message } = await showTo(ben, id);
    await ben.call(api.chat.remove, { params: { id } });
    const removed = await ben.call(api.reports.removeImage, { params: { id: image.id } });
    expect(removed.status).toBe(200);
    expect(await shownTo(ana, id, message.id)).toMatchObject({ image: { covered: 'removed' } });
  });
});

describe('a report of a message', () => {
  test('covers its words for the person who reported it: here, quoted, in lists, in search, in notifications', async () => {
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben, cleo);
    const { message } = await sayTo(ana, id, `rudeword for @${ben.username}`);
    const early = await sayTo(cleo, id, 'early answer', message.id);
    const about = (person: Person) => person.call(api.messages.list, { params: { id } });
    const types = await verifyLive(ben, [id], () => reportMessage(ben, message.id));
    expect(types).toContain('message.reported');
    await verifyLive(ben, [id], () =>
      ana.call(api.messages.edit, { params: { id: message.id }, body: { text: 'rudeword twice' } }),
    );
    await verifyLive(ben, [id], () =>
      cleo.call(api.messages.addReaction, { params: { id: message.id, emoji: '👍' } }),
    );
    await verifyLive(ben, [id], () => sayTo(cleo, id, 'late answer', message.id));
    const page = await about(ben);
    expect(page.text).not.toContain('rudeword');
    expect(page.body.reported).toEqual([message.id]);
    const own = page.body.items.find((item) => item.id === message.id);
    expect(own).toMatchObject({ reported: true, text: '', image: null, reactions: [] });
    const quote = page.body.items.find((item) => item.id === early.message.id)?.reply_to;
    expect(quote).toMatchObject({ text: '', deleted: true });
    expect((await about(cleo)).text).toContain('rudeword');
    const found = async (person: Person) =>
      (await person.call(api.search.find, { query: { query: 'rudeword' } })).body.results.length;
    expect([await found(ben), await found(cleo)]).toEqual([0, 1]);
    expect((await ben.call(api.notifications.list)).text).not.toContain('rudeword');
    const { report } = (await ben.call(api.reports.ofMessage, { params: { id: message.id } })).body;
    expect(report).toMatchObject({ text, state: 'open' });
    const theirs = await cleo.call(api.reports.ofMessage, { params: { id: message.id } });
    expect(theirs.body.report).toBeNull();
  });

  test('covers the last line of the list, and the picture that came with it', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const { image, message } = await showTo(ana, id, { message: 'rudeword' });
    await verifyLive(ben, [id], () => reportMessage(ben, message.id));
    for (const endpoint of [api.chat.list, api.chat.listPeople])
      expect((await ben.call(endpoint)).text).not.toContain('rudeword');
    for (const endpoint of [api.chat.openTheme, api.chat.info])
      expect((await ben.call(endpoint, { params: { id } })).text).not.toContain('rudeword');
    expect((await ana.call(api.chat.list)).text).toContain('rudeword');
    expect(await statusOf(ben, image.url)).toBe(404);
    expect(await statusOf(ana, image.url)).toBe(200);
    expect((await ben.call(api.messages.media, { params: { id } })).body.items).toEqual([]);
    // Changed, it would be the last line again.
    await verifyLive(ben, [id], () =>
      ana.call(api.messages.edit, { params: { id: message.id }, body: { text: 'rudeword again' } }),
    );
  });

  test('is made once, about what others wrote, and not where one talks with the guide alone', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const { message } = await sayTo(ana, id, 'hello');
    expect((await reportMessage(ana, message.id)).code).toBe('report.not_allowed');
    expect((await reportMessage(await one.person(), message.id)).code).toBe('message.not_found');
    expect((await reportMessage(ben, message.id)).status).toBe(200);
    expect((await reportMessage(ben, message.id)).code).toBe('report.made_already');
    const later = await sayTo(ana, id, 'gone soon');
    await ana.call(api.messages.remove, {
      params: { id: later.message.id },
      body: { scope: 'all' },
    });
    expect((await reportMessage(ben, later.message.id)).code).toBe('report.not_allowed');
  });

  test('and a deletion for me alone go together', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const { message } = await sayTo(ana, id, 'hello');
    await ben.call(api.messages.remove, { params: { id: message.id }, body: { scope: 'me' } });
    await verifyLive(ben, [id], () => reportMessage(ben, message.id));
    expect(await shownTo(ben, id, message.id)).toBeUndefined();
    const later = await sayTo(ana, id, 'hello again');
    await reportMessage(ben, later.message.id);
    expect(await shownTo(ben, id, later.message.id)).toMatchObject({ reported: true });
    await verifyLive(ben, [id], () =>
      ben.call(api.messages.remove, { params: { id: later.message.id }, body: { scope: 'me' } }),
    );
    expect(await shownTo(ben, id, later.message.id)).toBeUndefined();
  });
});

describe('a report of a person', () => {
  const report = (from: Person, username: string, body: object = { text }) =>
    from.call(api.reports.person, { params: { username }, body: body as { text: string } });

  test('is made once, not about oneself, and the person is not notified', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    expect((await report(ana, ana.username)).code).toBe('report.not_allowed');
    expect((await report(ana, ben.username)).status).toBe(200);
    expect((await report(ana, ben.username)).code).toBe('report.made_already');
    expect((await ben.call(api.notifications.list)).body.items).toEqual([]);
  });

  test("a person who blocked me can't be found", async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    await ben.call(api.people.block, { params: { username: ana.username } });
    const unknown = await report(ana, 'nobody-of-this-name', { nonsense: true });
    const blocked = await report(ana, ben.username, { nonsense: true });
    expect([blocked.code, unknown.code]).toEqual(['person.not_found', 'person.not_found']);
  });
});
