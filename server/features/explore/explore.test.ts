import { describe, expect, test } from 'vitest';
import { dayIn } from '#contract/days.ts';
import { api } from '#contract/index.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { deckCards } from '../cards/deck-cards.ts';
import { cardOfTheDay } from './card-of-the-day.ts';

const one = sharedWorld();

const shownTo = async (person: Person, query: Record<string, string> = {}) =>
  (await person.call(api.explore.show, { query })).body;

describe.concurrent('the card of the day', () => {
  test('is the same for everybody, whatever their language and what they look for', async () => {
    const [ana, ben] = [await one.person(), await one.person({ language: 'he' })];
    const mine = (await shownTo(ana)).card_of_the_day;
    const theirs = (await shownTo(ben, { query: 'there is nothing like this' })).card_of_the_day;
    expect(theirs).toMatchObject({ date: mine.date, card: { id: mine.card.id } });
    expect(theirs.card.title).toBe(mine.card.texts.he);
    expect(mine.card.card_type).toBe('image');
  });

  test('is that of the day on the person’s own calendar, also after a move', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const [east, west] = zones;
    const ana = await one.person({ timezone: east ?? '' });
    const ben = await one.person({ timezone: west ?? '' });
    const [mine, theirs] = [await shownTo(ana), await shownTo(ben)];
    // 25 hours apart, these two never have the same day.
    expect(mine.card_of_the_day.date > theirs.card_of_the_day.date).toBe(true);
    expect(mine.card_of_the_day.card.id).toBe(cardOfTheDay(mine.card_of_the_day.date).id);
    expect(mine.card_of_the_day.card.id).not.toBe(theirs.card_of_the_day.card.id);
    await ana.call(api.account.updateProfile, { body: { user: { timezone: west ?? '' } } });
    expect((await shownTo(ana)).card_of_the_day).toEqual(theirs.card_of_the_day);
  });

  test('changes at local midnight', () => {
    const before = new Date('2026-11-21T21:59:59Z');
    const after = new Date('2026-11-21T22:00:00Z');
    expect(dayIn('Asia/Jerusalem', before)).toBe('2026-11-21');
    expect(dayIn('Asia/Jerusalem', after)).toBe('2026-11-22');
    expect(cardOfTheDay('2026-11-22').id).not.toBe(cardOfTheDay('2026-11-21').id);
  });

  test('comes again only after all others, over years', () => {
    const begun = Date.UTC(2026, 0, 1);
    const ids = Array.from({ length: 3 * 366 }, (_, at) => {
      const date = new Date(begun + at * 86_400_000).toISOString().slice(0, 10);
      return cardOfTheDay(date).id;
    });
    const count = deckCards.image.length;
    for (let at = 0; at + count <= ids.length; at++)
      expect(new Set(ids.slice(at, at + count)).size).toBe(count);
  });
});

describe.concurrent('themes of a chat', () => {
  test('is all there without a query', async () => {
    const found = await shownTo(await one.person());
    expect(found.decks.map(({ card_type: type, count }) => [type, count])).toEqual([
      ['image', 48],
      ['word', 96],
      ['question', 96],
    ]);
    expect(found.decks.every(({ cover }) => cover.length === 2)).toBe(true);
    expect(found.cards).toEqual([]);
    expect([found.journeys.length, found.prompts.length]).toEqual([8, 24]);
    expect(found.journeys[0]?.stages.map(({ stage }) => stage)).toEqual(['PS', 'ED', 'FC', 'DG']);
  });

  test('is found by words of both languages, with and without niqqud', async () => {
    const ana = await one.person();
    const ids = async (query: string) => (await shownTo(ana, { query })).cards.map(({ id }) => id);
    expect(await ids('rope footbridge')).toEqual(['bridge']);
    expect(await ids('הַגֶּשֶׁר')).toContain('bridge');
    expect(await ids('גשר חבלים')).toEqual(['bridge']);
    expect(await ids('bridge -rope')).not.toContain('bridge');
    const journeys = (await shownTo(ana, { query: 'הַחְלָטָה קָשָׁה' })).journeys;
    expect(journeys.map(({ id }) => id)).toEqual(['hard-decision']);
    const prompts = (await shownTo(ana, { query: 'another ANGLE' })).prompts;
    expect(prompts.map(({ stage }) => stage)).toEqual(['ED']);
    const none = await shownTo(ana, { query: 'xylophone quartet' });
    expect(none).toMatchObject({ decks: [], cards: [], journeys: [], prompts: [] });
    expect((await shownTo(ana, { query: '\u05b8' })).cards).toEqual([]);
    expect((await shownTo(ana, { query: '  ' })).journeys).toHaveLength(8);
  });

  test('shows cards of every deck in which something was found, and all where more are asked for', async () => {
    const ana = await one.person();
    const kindsOf = async (query: Record<string, string>) => {
      const { decks, cards } = await shownTo(ana, query);
      const shown = decks.map(
        ({ card_type: type }) => cards.filter((card) => card.card_type === type).length,
      );
      return { shown, found: decks.map(({ count }) => count) };
    };
    const some = await kindsOf({ query: 'a' });
    expect(some.found.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(60);
    expect(some.shown).toEqual([20, 20, 20]);
    const all = await kindsOf({ query: 'a', cards: '300' });
    expect(all.shown).toEqual(all.found);
    // Space left by a deck with few results goes to the others.
    const few = await kindsOf({ query: 'the' });
    expect(few.shown.reduce((sum, count) => sum + count, 0)).toBe(60);
    for (const cards of ['0', '301', 'x'])
      expect((await ana.call(api.explore.show, { query: { cards } })).status, cards).toBe(422);
  });

  test('covers what somebody reported for them alone', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    const body = { text: 'This is not kind.' };
    const { id } = (await shownTo(ana)).card_of_the_day.card;
    for (const each of new Set([id, 'bridge', 'door']))
      await ana.call(api.reports.card, { params: { id: each }, body });
    const coversOf = async (person: Person) => {
      const { card_of_the_day: day, decks } = await shownTo(person);
      const { cards } = await shownTo(person, { query: 'rope footbridge' });
      return [day.card, decks[0]?.cover[0], cards[0]].map((card) => card?.covered);
    };
    expect(await coversOf(ana)).toEqual(['by_me', 'by_me', 'by_me']);
    expect(await coversOf(eve)).toEqual([null, null, null]);
  });

  test('is narrowed by the stage', async () => {
    const ana = await one.person();
    const { decks, prompts } = await shownTo(ana, { stage: 'FC' });
    expect(decks.map(({ count }) => count)).toEqual([12, 24, 24]);
    expect(new Set(prompts.map(({ stage }) => stage))).toEqual(new Set(['FC']));
    const { cards } = await shownTo(ana, { stage: 'PS', query: 'a' });
    expect(cards.length).toBeGreaterThan(5);
    expect(new Set(cards.map(({ stage }) => stage))).toEqual(new Set(['PS']));
    const wrong = await ana.call(api.explore.show, { query: { stage: 'XX' } });
    expect(wrong.status).toBe(422);
  });
});
