import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { formWith } from '../../testing/form.ts';
import { connect, groupOf, messagesOf } from '../../testing/people-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { signedModerationToken } from '../account/tokens.ts';

const one = sharedWorld();
const text = 'This is not kind.';

/** Somebody whose report counts: a verified address, and here for more than a week. */
async function known(): Promise<Person> {
  const person = await one.person();
  await one.app.platform.database.pool.query(
    `update users set email_verified_at = now(), created_at = now() - interval '8 days' where id = $1`,
    [person.user.id],
  );
  return person;
}

async function ownPicture(person: Person) {
  const bytes = await sharp({
    create: { width: 600, height: 800, channels: 3, background: '#14585c' },
  })
    .png()
    .toBuffer();
  const fields = { card_type: 'image', text: 'Our harbour', alt: 'Boats in the rain' };
  const form = formWith({ field: 'image', name: 'a.png', bytes }, fields);
  return (await person.call(api.cards.create, form)).body.card;
}

const report = (person: Person, id: string) =>
  person.call(api.reports.card, { params: { id }, body: { text } });

const lay = (person: Person, chatId: string, id: string) =>
  person.call(api.messages.sendUser, {
    params: { id: chatId },
    body: { client_id: randomUUID(), image_card: { id } },
  });

async function mayFetch(person: Person, url: string | null): Promise<boolean> {
  const headers = { cookie: `media_token=${person.cookies['media_token']}` };
  return (await one.app.server.inject({ url: url ?? '', headers })).statusCode === 200;
}

const laidFor = async (person: Person, chatId: string) =>
  (await messagesOf(person, chatId)).findLast(({ image_card: card }) => card)?.image_card;

async function theirs(person: Person, owner: Person) {
  const { items } = (await person.call(api.cards.ofUser, { params: { id: owner.user.id } })).body;
  return items[0];
}

const about = async (id: string) => ({
  params: {
    token: await signedModerationToken(one.app.platform.config, one.app.platform.now()),
    kind: 'card',
    id,
  },
});

const empty = { title: '', alt: '', image_url: null, texts: { en: '', he: '' } };

describe('a report of a card of a deck', () => {
  test('covers it for the person who reported it, never for others, and draws it for them no more', async () => {
    const [ana, ben, cleo] = [await known(), await known(), await known()];
    const eve = await one.person();
    for (const person of [ana, ben, cleo]) expect((await report(person, 'door')).status).toBe(200);
    expect((await report(ana, 'door')).code).toBe('report.made_already');
    const show = async (person: Person) => {
      const params = { card_type: 'image', card_index: '1' };
      return (await person.call(api.cards.show, { params })).body.card;
    };
    expect(await show(ana)).toMatchObject({ covered: 'by_me', title: 'Door ajar' });
    expect(await show(eve)).toMatchObject({ covered: null });
    // The decks are everybody’s: it can be looked at again, kept and talked of.
    expect((await ana.call(api.opinions.ofCard, { params: { id: 'door' } })).status).toBe(200);
    const drawn = new Set<string>();
    for (let at = 0; at < 11; at++) {
      const body = { card_type: 'image', stage: 'PS' } as const;
      drawn.add((await ana.call(api.cards.draw, { body })).body.card.id);
    }
    expect(drawn.size).toBe(11);
    expect(drawn).not.toContain('door');
    for (const id of ['nothing', randomUUID(), 'a\0b'])
      expect((await report(ana, id)).code, id).toBe('card.not_found');
    const short = { params: { id: 'bench' }, body: { text: 'no' } };
    expect((await ana.call(api.reports.card, short)).status).toBe(422);
  });

  test('can be cleared and not removed', async () => {
    const ana = await one.person();
    await report(ana, 'word-fog');
    const token = await about('word-fog');
    expect((await one.call(api.moderation.show, token)).body).toMatchObject({
      kind: 'card',
      author: null,
      text: expect.stringContaining('\n'),
      image: null,
      covered: false,
      gone: false,
      removable: false,
    });
    const decide = (action: 'remove' | 'clear') =>
      one.call(api.moderation.decide, { ...token, body: { action } });
    expect((await decide('remove')).code).toBe('report.not_allowed');
    expect((await decide('clear')).body.state).toBe('cleared');
    await report(ana, 'door');
    const picture = await one.call(api.moderation.image, await about('door'));
    expect(picture.status).toBe(200);
  });
});

describe('a report of a card that somebody made', () => {
  test('takes it from the person who reported it at once, also where it lies, and from nobody else', async () => {
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    await connect(ana, ben);
    const { id } = await groupOf(ana, ben, cleo);
    const card = await ownPicture(ana);
    await lay(ana, id, card.id);
    expect((await report(ana, card.id)).code).toBe('report.not_allowed');
    const types = await verifyLive(ben, [id], () => report(ben, card.id));
    expect(types.toSorted()).toEqual(['card.reported', 'cards.changed']);
    expect(await laidFor(ben, id)).toMatchObject({ covered: 'by_me', ...empty });
    expect(await laidFor(cleo, id)).toMatchObject({ covered: null, title: 'Our harbour' });
    expect(await theirs(ben, ana)).toMatchObject({ covered: 'by_me', ...empty });
    expect(await mayFetch(ben, card.image_url)).toBe(false);
    for (const person of [ana, cleo]) expect(await mayFetch(person, card.image_url)).toBe(true);
    expect((await report(ben, card.id)).code).toBe('report.made_already');
    const ofCard = { params: { id: card.id } };
    expect((await ben.call(api.opinions.ofCard, ofCard)).code).toBe('card.not_found');
    expect((await ben.call(api.cards.keep, ofCard)).code).toBe('card.not_found');
    expect((await report(await one.person(), card.id)).code).toBe('card.not_found');
    // A change of the message does not bring it back.
    const { message } = (await lay(ana, id, card.id)).body;
    expect(await laidFor(ben, id)).toMatchObject({ covered: 'by_me' });
    await verifyLive(ben, [id], () => lay(ana, id, card.id));
    await verifyLive(ben, [id], () =>
      ana.call(api.messages.edit, { params: { id: message.id }, body: { text: 'changed' } }),
    );
  });

  test('covers it for everybody but its maker at three who count, until it is cleared', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    const people = [await known(), await known(), await known()] as const;
    const young = await one.person();
    const { id } = await groupOf(ana, eve, young, ...people);
    const card = await ownPicture(ana);
    await lay(ana, id, card.id);
    const [ben, cleo, dan] = people;
    for (const person of [young, ben, cleo]) await report(person, card.id);
    expect(await laidFor(eve, id)).toMatchObject({ covered: null });
    const types = await verifyLive(eve, [id], () => report(dan, card.id));
    expect(types).toEqual(['message.updated']);
    expect(await laidFor(eve, id)).toMatchObject({ covered: 'by_reports', ...empty });
    expect(await mayFetch(eve, card.image_url)).toBe(false);
    expect(await mayFetch(ana, card.image_url)).toBe(true);
    expect(await theirs(ana, ana)).toMatchObject({ covered: 'by_reports', title: 'Our harbour' });
    expect((await eve.call(api.chat.info, { params: { id } })).body.last_message?.card).toBeNull();
    expect((await lay(ana, id, card.id)).code).toBe('card.not_found');
    expect((await report(eve, card.id)).code).toBe('card.not_found');

    const token = await about(card.id);
    expect((await one.call(api.moderation.show, token)).body).toMatchObject({
      author: { username: ana.username },
      text: 'Our harbour',
      image: { alt: 'Boats in the rain' },
      covered: true,
      removable: true,
    });
    expect((await one.call(api.moderation.image, token)).status).toBe(200);
    const decide = { ...token, body: { action: 'clear' as const } };
    await verifyLive(ben, [id], () => one.call(api.moderation.decide, decide));
    expect(await laidFor(eve, id)).toMatchObject({ covered: null, title: 'Our harbour' });
    expect(await laidFor(ben, id)).toMatchObject({ covered: 'by_me' });
    expect(await mayFetch(eve, card.image_url)).toBe(true);
  });

  test('is decided by its removal: a placeholder stays with its maker and where it lies', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const card = await ownPicture(ana);
    await lay(ana, id, card.id);
    await report(ben, card.id);
    const token = await about(card.id);
    const decide = { ...token, body: { action: 'remove' as const } };
    for (const person of [ana, ben])
      await verifyLive(person, [id], () => one.call(api.moderation.decide, decide));
    for (const person of [ana, ben])
      expect(await laidFor(person, id)).toMatchObject({ covered: 'removed', ...empty });
    expect(await theirs(ana, ana)).toMatchObject({ covered: 'removed', ...empty });
    expect(await mayFetch(ana, card.image_url)).toBe(false);
    expect((await one.call(api.moderation.show, token)).body).toMatchObject({
      state: 'removed',
      gone: true,
      text: '',
    });
    const change = { params: { id: card.id }, body: { text: 'Again' } };
    expect((await ana.call(api.cards.update, change)).code).toBe('card.removed');
    const { items } = (await ben.call(api.notifications.list)).body;
    const outcome = items.find(({ kind }) => kind === 'report_outcome');
    expect(outcome?.text).toBe('The card is removed.');
    expect((await ana.call(api.cards.remove, { params: { id: card.id } })).status).toBe(200);
    expect(await theirs(ana, ana)).toBeUndefined();
  });

  test('can be decided also where its maker deleted it, as long as it lies somewhere', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben);
    const card = await ownPicture(ana);
    await lay(ana, id, card.id);
    await report(ben, card.id);
    await ana.call(api.cards.remove, { params: { id: card.id } });
    const token = await about(card.id);
    expect((await one.call(api.moderation.show, token)).body).toMatchObject({
      text: 'Our harbour',
      gone: false,
    });
    await one.call(api.moderation.decide, { ...token, body: { action: 'remove' } });
    expect(await laidFor(ana, id)).toMatchObject({ covered: 'removed' });
    expect(await mayFetch(ana, card.image_url)).toBe(false);
  });
});
