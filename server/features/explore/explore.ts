import { dayIn } from '#contract/days.ts';
import { cardArt } from '#contract/card-art.ts';
import type { CardTexts } from '#contract/cards.ts';
import type { Deck, JourneyOffer, Prompt } from '#contract/explore.ts';
import type { api } from '#contract/index.ts';
import { coveredCard } from '#contract/reports.live.ts';
import { cardTypes } from '#contract/values.ts';
import { type Journey, journeys } from '#content/journeys/journeys.ts';
import promptList from '#content/prompts.json' with { type: 'json' };
import type { Call, Input } from '../../platform/http/call.ts';
import { personOf } from '../account/people.ts';
import { type DeckCard, deckCards, wireDeckCard } from '../cards/deck-cards.ts';
import { reportedCards } from '../sight/reported.ts';
import { folded } from '../../platform/search/fold.ts';
import { searchFormOf } from '../search/find-cards.ts';
import { type Terms, hasTerms, termsOf } from '../../platform/search/terms.ts';
import { cardOfTheDay } from './card-of-the-day.ts';

const coverMax = 2;

interface Findable<Thing> {
  thing: Thing;
  form: string;
}

const offers: Findable<JourneyOffer>[] = journeys.map((journey) => ({
  thing: offerOf(journey),
  form: formOf(journey.title, journey.description),
}));
const prompts: Findable<Prompt>[] = (promptList.starters as (CardTexts & Prompt)[]).map(
  ({ id, stage, en, he }) => ({
    thing: { id, stage, texts: { en, he } },
    form: formOf({ en, he }),
  }),
);

function offerOf(journey: Journey): JourneyOffer {
  const { id, title, description, minutes, theme_image: image, stages } = journey;
  return {
    id,
    title,
    description,
    minutes,
    for: journey.for,
    theme_image: cardArt(image),
    stages: stages.map(({ stage, card_type, opening }) => ({ stage, card_type, opening })),
  };
}

function formOf(...texts: CardTexts[]): string {
  return folded(texts.map(({ en, he }) => `${en}\n${he}`).join('\n'));
}

/** Themes that a chat can start from, and the card of the caller’s day. */
export async function showExplore(call: Call, { query }: Input<typeof api.explore.show>) {
  const { stage } = query;
  const terms = termsOf(query.query ?? '');
  const isAsked = (query.query ?? '').trim() !== '';
  const isOfStage = (thing: { stage: string }) => stage === undefined || thing.stage === stage;
  const decks = cardTypes.map((type) => ({
    type,
    cards: deckCards[type].filter((card) => isOfStage(card) && isIn(searchFormOf(card), terms)),
  }));
  const date = await today(call);
  const dayCard = cardOfTheDay(date);
  const found = isAsked
    ? shareOf(
        decks.map(({ cards }) => cards),
        query.cards,
      )
    : [];
  const covers = decks.flatMap(({ cards }) => cards.slice(0, coverMax));
  const reported = await reportedCards(
    call.db,
    call.me.userId,
    [dayCard, ...found, ...covers].map(({ id }) => id),
  );
  const wire = (card: DeckCard) => {
    const shown = wireDeckCard(call.language, card);
    return reported.has(card.id) ? coveredCard(shown, 'by_me') : shown;
  };
  return {
    card_of_the_day: { date, card: wire(dayCard) },
    decks: decks
      .filter(({ cards }) => !isAsked || cards.length > 0)
      .map(({ type, cards }): Deck => ({
        card_type: type,
        count: cards.length,
        cover: cards.slice(0, coverMax).map(wire),
      })),
    cards: found.map(wire),
    journeys: thingsIn(offers, terms),
    prompts: thingsIn(prompts, terms).filter(isOfStage),
  };

  function isIn(form: string, wanted: Terms): boolean {
    return !isAsked || (wanted.wanted.length > 0 && hasTerms(form, wanted));
  }
  function thingsIn<Thing>(all: Findable<Thing>[], wanted: Terms): Thing[] {
    return all.filter(({ form }) => isIn(form, wanted)).map(({ thing }) => thing);
  }
}

/** The first of each list: an equal part of `max`, and of what the shorter ones leave. */
function shareOf<Thing>(lists: Thing[][], max: number): Thing[] {
  const parts = new Map<Thing[], number>();
  let left = max;
  for (const [at, list] of lists.toSorted((one, other) => one.length - other.length).entries()) {
    const part = Math.min(list.length, Math.floor(left / (lists.length - at)));
    parts.set(list, part);
    left -= part;
  }
  return lists.flatMap((list) => list.slice(0, parts.get(list)));
}

/** By the profile as it is now: the person who changes the time zone may find another day. */
async function today({ db, me, platform }: Call): Promise<string> {
  const person = await personOf(db, me.userId);
  return dayIn(person?.timezone ?? 'UTC', platform.now());
}
