import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { groupOf, pairOf } from '../../testing/people-world.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { deckCards } from './deck-cards.ts';
import { dealCards } from './draw.ts';
import { shuffled } from './shuffle.ts';

const one = sharedWorld();

type Wanted = { chat_id?: string; stage?: 'PS' | 'ED' | 'FC' | 'DG'; face_down?: boolean };

async function draw(person: Person, type: 'image' | 'word' | 'question', wanted: Wanted = {}) {
  return (await person.call(api.cards.draw, { body: { card_type: type, ...wanted } })).body;
}

async function pileOf(chatId: string) {
  const { rows } = await one.app.platform.database.pool.query<{
    seed: string;
    cards_left: string[];
  }>('select seed, cards_left from card_draws where chat_id = $1', [chatId]);
  return rows;
}

describe.concurrent('a draw', () => {
  test('does not repeat a card until the deck ends, then shuffles again', async () => {
    const ana = await one.person();
    const drawn: string[] = [];
    for (let at = 0; at < 48; at++) {
      const { card, left } = await draw(ana, 'image', { face_down: at % 2 === 0 });
      expect(left).toBe(47 - at);
      drawn.push(card.id);
    }
    expect(new Set(drawn).size).toBe(48);
    expect((await draw(ana, 'image')).left).toBe(47);
    expect((await draw(ana, 'word')).left).toBe(95);
  });

  test('gives the members of a chat who draw at the same time one order, and nobody the same card', async () => {
    const people = await Promise.all([one.person(), one.person(), one.person()]);
    const [ana, ben, eli] = people;
    const { id } = await groupOf(ana, ben, eli);
    await draw(ana, 'image', { chat_id: id });
    const [started] = await pileOf(id);
    const order = shuffled(
      deckCards.image.map((card) => card.id),
      started?.seed ?? '',
    );
    expect(started?.cards_left).toEqual(order.slice(1));
    const drawn = await Promise.all(
      Array.from({ length: 24 }, (_, at) => draw(people[at % 3] ?? ana, 'image', { chat_id: id })),
    );
    const ids = drawn.map(({ card }) => card.id);
    expect(new Set(ids).size).toBe(24);
    expect(ids.toSorted()).toEqual(order.slice(1, 25).toSorted());
    expect((await pileOf(id))[0]).toEqual({ seed: started?.seed, cards_left: order.slice(25) });
  });

  test('is a chat’s own, no matter who draws elsewhere', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    await draw(ana, 'word', { chat_id: id });
    await draw(ana, 'word');
    expect((await draw(ben, 'word', { chat_id: id })).left).toBe(94);
    expect((await draw(ben, 'word')).left).toBe(95);
  });

  test('of a stage gives its cards alone', async () => {
    const ana = await one.person();
    const drawn = [];
    for (let at = 0; at < 24; at++) drawn.push((await draw(ana, 'question', { stage: 'FC' })).card);
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(24);
    expect(new Set(drawn.map(({ stage }) => stage))).toEqual(new Set(['FC']));
    expect((await draw(ana, 'question', { stage: 'FC' })).card.stage).toBe('FC');
  });

  test('that began with a stage, or a journey’s open cards, goes through the whole deck all the same', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const [asked, dealt] = [await pairOf(ana, ben), await groupOf(ana, ben)];
    const first = await draw(ana, 'question', { chat_id: asked.id, stage: 'FC' });
    expect(first.left).toBe(95);
    const { db } = one.app.platform.database;
    const open = await dealCards({ db }, dealt.id, { type: 'question', stage: 'FC', count: 2 });
    for (const [id, begun] of [
      [asked.id, [first.card.id]],
      [dealt.id, open],
    ] as const) {
      const stages = [];
      const ids = [...begun];
      while (ids.length < 96) {
        const { card } = await draw(ana, 'question', { chat_id: id });
        ids.push(card.id);
        stages.push(card.stage);
      }
      expect(new Set(ids).size).toBe(96);
      expect(new Set(stages.slice(0, 22)).size).toBeGreaterThan(1);
    }
  });

  test('passes over what was laid in the chat face up', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const { card } = await draw(ana, 'image', { chat_id: id });
    const next = (await pileOf(id))[0]?.cards_left[0] ?? '';
    expect(next).not.toBe(card.id);
    await ben.call(api.messages.sendUser, {
      params: { id },
      body: { client_id: randomUUID(), image_card: { id: next } },
    });
    const drawn = [];
    for (let at = 0; at < 46; at++) drawn.push((await draw(ben, 'image', { chat_id: id })).card.id);
    expect(drawn).not.toContain(next);
    expect((await pileOf(id))[0]?.cards_left).toEqual([]);
  });

  test('in a chat that is not mine is not there', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    const { id } = await ana.chat();
    for (const chatId of [id, randomUUID(), 'x', 'a\0b']) {
      const refused = await eve.call(api.cards.draw, {
        body: { card_type: 'image', chat_id: chatId },
      });
      expect(refused.code, chatId).toBe('chat.not_found');
    }
    expect(await pileOf(id)).toEqual([]);
  });
});
