import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Card } from '#contract/cards.ts';
import type { SearchResult } from '#contract/search.ts';
import { cardTypes, limits } from '#contract/values.ts';
import { ownCards } from '#db/schema/cards.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { coveredForMe, wireOwnCards, pathOfCard } from '../cards/card-doors.ts';
import { type DeckCard, deckCards, wireDeckCard } from '../cards/deck-cards.ts';
import { folded } from '../../platform/search/fold.ts';
import { matchesIn } from './matches.ts';
import { type Terms, hasTerms, holding } from '../../platform/search/terms.ts';
import { connectionsOf } from '../sight/acquaintances.ts';

const forms = new Map(
  cardTypes
    .flatMap((type) => deckCards[type])
    .map((card) => {
      const { texts, alts } = card;
      return [card.id, folded([texts.en, texts.he, alts.en, alts.he].join('\n'))];
    }),
);

/** The text of a deck card and of its picture, in both languages and in searched form. */
export function searchFormOf({ id }: DeckCard): string {
  return forms.get(id) ?? '';
}

/** Cards by what they say and show: mine and those of my connections, newest first, then the decks in their order. */
export async function findCards(call: Call, terms: Terms, page: string | undefined) {
  const from = markerOf(page);
  const own = await findOwnCards(call, terms);
  const deck = cardTypes.flatMap((type) =>
    deckCards[type]
      .filter((card) => hasTerms(searchFormOf(card), terms))
      .map((card) => wireDeckCard(call.language, card)),
  );
  // Cards that I reported are not found.
  const all = (await coveredForMe(call, [...own, ...deck])).filter(
    ({ covered }) => covered !== 'by_me',
  );
  const to = from + limits.pageSize;
  return {
    cards: all.slice(from, to),
    next: to < all.length ? String(to) : null,
    count: all.length,
  };
}

async function findOwnCards(call: Call, terms: Terms): Promise<Card[]> {
  const { userId } = call.me;
  const seen = sql`(select ${userId}::uuid union ${connectionsOf(userId)})`;
  const rows = await call.db
    .select()
    .from(ownCards)
    .where(
      and(
        inArray(ownCards.ownerId, seen),
        isNull(ownCards.removedAt),
        // Finding a covered card would reveal its words.
        or(isNull(ownCards.coveredAt), eq(ownCards.ownerId, userId)),
        holding(sql`search_form(${ownCards.text} || E'\n' || ${ownCards.alt})`, terms),
      ),
    )
    .orderBy(desc(ownCards.id))
    .limit(limits.cardsMax);
  return wireOwnCards(call, rows);
}

/** The card's text is the title; if the words are found elsewhere, that text is shown under it. */
export function cardResult(card: Card, { wanted }: Terms): SearchResult {
  const inTitle = matchesIn(card.title, wanted);
  const elsewhere = [card.alt, ...Object.values(card.texts), ...Object.values(card.alts)]
    .filter((words) => words !== card.title)
    .find((words) => matchesIn(words, wanted).length > 0);
  const shown = inTitle.length > 0 ? null : (elsewhere ?? null);
  return {
    id: card.id,
    title: card.title,
    search_message: shown,
    last_message_date: null,
    kind: 'card',
    chat_type: null,
    message_id: null,
    seq: null,
    person: null,
    card,
    link: pathOfCard(card),
    matches: shown === null ? inTitle : matchesIn(shown, wanted),
  };
}

function markerOf(marker: string | undefined): number {
  if (marker === undefined || marker === '1') return 0;
  const from = /^\d{1,6}$/u.test(marker) ? Number(marker) : -1;
  if (from < 0) throw new Refusal('request.invalid', { fields: { page: 'field.invalid' } });
  return from;
}
