import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { journeyOf as content } from '#content/journeys/journeys.ts';
import { inRun, journeyOf, seen } from '../../testing/journey-world.ts';
import { verifyLive } from '../../testing/verify-live.ts';
import { sharedWorld } from '../../testing/world.ts';
import { deckCards } from '../cards/deck-cards.ts';

const one = sharedWorld();

test('an open card that somebody reports is covered for them alone, at once and for good', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const run = await journeyOf(ana, ben);
  const id = run.rounds[0]?.cards[1]?.id ?? '';
  const report = { params: { id }, body: { text: 'This is not kind.' } };
  const types = await verifyLive(ben, [run.chat_id], () => ben.call(api.reports.card, report));
  expect(types).toContain('card.reported');
  expect((await seen(ben, run)).reported).toEqual([id]);
  expect((await seen(ana, run)).reported).toEqual([]);
});

test('a card that was reported before is covered when a round lays it open', async () => {
  const [ana, ben] = [await one.person(), await one.person()];
  const run = await journeyOf(ana, ben);
  const next = content(run.journey)?.stages[1];
  if (!next) throw new Error('a journey has four stages');
  for (const { id } of deckCards[next.card_type].filter(({ stage }) => stage === next.stage))
    await ben.call(api.reports.card, { params: { id }, body: { text: 'This is not kind.' } });
  const types = await verifyLive(ben, [run.chat_id], () => inRun(ana, run, { at: 0, step: 1 }));
  expect(types).toContain('card.reported');
  const { rounds, reported } = await seen(ben, run);
  expect(reported).toEqual(rounds[1]?.cards.map(({ id }) => id).toSorted());
});
