import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { connect, groupOf } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

const found = (person: Person, query: string) => person.call(api.search.find, { query: { query } });

async function laidWord(owner: Person, chatId: string, text: string): Promise<string> {
  const { card } = (await owner.call(api.cards.create, { body: { card_type: 'word', text } })).body;
  await owner.call(api.messages.sendUser, {
    params: { id: chatId },
    body: { client_id: randomUUID(), word_card: { id: card.id } },
  });
  return card.id;
}

const report = (person: Person, id: string) =>
  person.call(api.reports.card, { params: { id }, body: { text: 'This is not kind.' } });

test('a card that I reported is not shown to me by a search, neither itself nor where it lies', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  await connect(ana, ben);
  const { id } = await groupOf(ana, ben);
  const card = await laidWord(ana, id, 'Quillwort');
  expect((await found(ben, 'quillw')).text).toContain('Quillwort');
  await report(ben, card);
  expect((await found(ben, 'quillw')).text).not.toContain('Quillwort');
  expect((await found(ben, 'quillw')).body.counts.card).toBe(0);
  expect((await found(ana, 'quillw')).body.counts).toMatchObject({ card: 1, message: 1 });
});

test('the words of a card that is covered for all are found by its maker alone', async () => {
  const [ana, eve] = [await one.person(), await one.person()];
  await connect(ana, eve);
  const people = await Promise.all([1, 2, 3].map(() => one.person()));
  const { id } = await groupOf(ana, eve, ...people);
  const card = await laidWord(ana, id, 'Quillwort');
  await one.app.platform.database.pool.query(
    `update users set email_verified_at = now(), created_at = now() - interval '8 days'`,
  );
  for (const person of people) await report(person, card);
  expect((await found(eve, 'quillw')).body).toMatchObject({
    results: [],
    counts: { card: 0, message: 0 },
  });
  expect((await found(ana, 'quillw')).body.counts.card).toBe(1);
});
