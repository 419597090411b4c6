import { queryOptions } from '@tanstack/react-query';
import { cardArtWidthsOf } from '#contract/card-art.ts';
import type { CardType, MyCard } from '#contract/cards.ts';
import { api } from '#contract/index.ts';
import { coveredCard } from '#contract/reports.live.ts';
import { call } from '#web/platform/api.ts';
import { kept } from '#web/platform/kept-queries.ts';
import { askAgain, queryClient } from '#web/platform/query.ts';

/** A list of cards: a deck, or my own. */
export type Shelf = CardType | 'mine';

/** How wide a card is where it is large. */
export const largeSizes = '432px';

const deckFreshMs = 10 * 60_000;

export const cardKeys = {
  all: ['cards'] as const,
  shelf: (shelf: Shelf) => ['cards', 'shelf', shelf] as const,
  place: (type: string, index: string) => ['cards', 'place', type, index] as const,
  ofUser: (id: string) => ['cards', 'user', id] as const,
};

type Page<Item> = { items: Item[]; next: string | null };

/** All pages one after the other: a deck is looked through as a whole. */
async function wholeOf<Answer extends Page<MyCard>>(
  ask: (page: string) => Promise<Answer>,
): Promise<Answer> {
  const first = await ask('1');
  const items = [...first.items];
  for (let { next } = first; next !== null;) {
    const more = await ask(next);
    items.push(...more.items);
    ({ next } = more);
  }
  return { ...first, items };
}

/** A deck; or what I made, and what I keep. */
export function shelfQuery(shelf: Shelf) {
  const asked = shelf === 'mine' ? { mine: 'true' as const } : { card_type: shelf };
  return queryOptions({
    queryKey: cardKeys.shelf(shelf),
    queryFn: ({ signal }) =>
      wholeOf((page) => call(api.cards.list, { query: { ...asked, page }, signal })),
    staleTime: shelf === 'mine' ? 0 : deckFreshMs,
    meta: kept(),
  });
}

const placeFreshMs = 60_000;

export function placeQuery(type: string, index: string) {
  return queryOptions({
    queryKey: cardKeys.place(type, index),
    queryFn: ({ signal }) =>
      call(api.cards.show, { params: { card_type: type, card_index: index }, signal }),
    // My own state of a card arrives live; only the feelings of others become outdated.
    staleTime: placeFreshMs,
    meta: kept(),
  });
}

export function userCardsQuery(id: string) {
  return queryOptions({
    queryKey: cardKeys.ofUser(id),
    queryFn: ({ signal }) =>
      wholeOf((page) => call(api.cards.ofUser, { params: { id }, query: { page }, signal })),
  });
}

/** Keeps a card, or lets it go; wherever it is shown, it is known at once. */
export async function setKept(card: MyCard, kept: boolean): Promise<void> {
  markKept(card.id, kept);
  const params = { id: card.id };
  try {
    await (kept ? call(api.cards.keep, { params }) : call(api.cards.letGo, { params }));
  } catch (error) {
    markKept(card.id, !kept);
    throw error;
  } finally {
    void askAgain(cardKeys.shelf('mine'));
  }
}

function markKept(id: string, kept: boolean): void {
  changeCard(id, (card) => ({ ...card, kept }));
}

/** A card that I reported is covered wherever it is shown. */
export function coverForMe(id: string): void {
  changeCard(id, (card) => coveredCard(card, 'by_me'));
}

function changeCard(id: string, change: (card: MyCard) => MyCard): void {
  const marked = (card: MyCard) => (card.id === id ? change(card) : card);
  queryClient.setQueriesData<{ card?: MyCard; items?: MyCard[] }>(
    { queryKey: cardKeys.all },
    (held) =>
      held && {
        ...held,
        ...(held.card && { card: marked(held.card) }),
        ...(held.items && { items: held.items.map(marked) }),
      },
  );
}

/** Makes ready what is one step away, so that going on is at once. */
export function prefetchPlace(type: string, index: number): void {
  void queryClient.prefetchQuery(placeQuery(type, String(index))).then(() => {
    const held = queryClient.getQueryData(placeQuery(type, String(index)).queryKey);
    const src = held?.card.image_url;
    if (!src) return;
    const image = new Image();
    image.sizes = largeSizes;
    image.srcset = cardArtWidthsOf(src) ?? '';
    image.src = src;
  });
}

export async function refreshCards(): Promise<void> {
  await Promise.all([
    askAgain(cardKeys.all),
    askAgain(['opinions']),
    // Reported cards are covered there, too.
    askAgain(['explore']),
  ]);
}
