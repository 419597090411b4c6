import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Card, CardPlace, MyCard } from '#contract/cards.ts';
import type { api } from '#contract/index.ts';
import { cardTypes, limits } from '#contract/values.ts';
import { keptCards, ownCards } from '#db/schema/cards.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userRefs } from '../account/people.ts';
import { isConnected } from '../connections/known-people.ts';
import { cardCounts, countsOf } from '../sight/opinions.ts';
import {
  cardAsItLies,
  coveredForMe,
  visibleCard,
  visibleCards,
  wireOwnCards,
} from './card-doors.ts';
import { deckCards, wireDeckCard } from './deck-cards.ts';

type ListInput = Input<typeof api.cards.list>;

/** The decks, or with `mine` what I made and what I keep. */
export async function listCards(call: Call, { query }: ListInput) {
  const { card_type: type, deck, stage } = query;
  const cards = query.mine === 'true' ? await mine(call) : shipped(call);
  const asked = cards.filter(
    (card) =>
      (type === undefined || card.card_type === type) &&
      (deck === undefined || card.deck === deck) &&
      (stage === undefined || card.stage === stage),
  );
  return pageOf(call, asked, query.page);
}

function shipped({ language }: Call): Card[] {
  return cardTypes.flatMap((type) => deckCards[type].map((card) => wireDeckCard(language, card)));
}

async function mine(call: Call): Promise<Card[]> {
  const { userId } = call.me;
  const own = await wireOwnCards(call, await ownRows(call, userId));
  const kept = await call.db
    .select({ id: keptCards.cardId })
    .from(keptCards)
    .where(eq(keptCards.userId, userId))
    .orderBy(desc(keptCards.keptAt), keptCards.cardId);
  const others = kept.map(({ id }) => id).filter((id) => own.every((card) => card.id !== id));
  const visible = await visibleCards(call, others);
  return [...own, ...others.flatMap((id) => visible.get(id) ?? [])];
}

function ownRows({ db }: Call, ownerId: string) {
  return db
    .select()
    .from(ownCards)
    .where(eq(ownCards.ownerId, ownerId))
    .orderBy(desc(ownCards.id))
    .limit(limits.cardsMax);
}

/**
 * A person's own cards, for themselves and their connections.
 * @throws Refusal person.not_found
 */
export async function cardsOfUser(call: Call, { params, query }: Input<typeof api.cards.ofUser>) {
  const { id } = params;
  const isMine = id === call.me.userId;
  const maySee = isMine || (isUuid(id) && (await isConnected(call.db, call.me.userId, id)));
  const user = maySee ? (await userRefs(call.platform, call.db, [id])).get(id) : undefined;
  if (!user) throw new Refusal('person.not_found');
  const cards = await wireOwnCards(call, await ownRows(call, id));
  return { ...(await pageOf(call, cards, query.page)), user };
}

async function pageOf(call: Call, cards: readonly Card[], marker: string | undefined) {
  const from = marker === undefined || marker === '1' ? 0 : Number(marker);
  if (!Number.isSafeInteger(from) || from < 0)
    throw new Refusal('request.invalid', { fields: { page: 'field.invalid' } });
  const to = from + limits.pageSize;
  return {
    items: await toMe(call, cards.slice(from, to)),
    next: to < cards.length ? String(to) : null,
  };
}

/** A card of a deck by its place, or one that somebody made by its id. @throws Refusal card.not_found */
export async function showCard(call: Call, { params }: Input<typeof api.cards.show>) {
  if (params.card_type === 'own') return showOwnCard(call, params.card_index);
  const type = cardTypes.find((each) => each === params.card_type);
  const deck = type === undefined ? [] : deckCards[type];
  const index = /^\d{1,4}$/u.test(params.card_index) ? Number(params.card_index) : 0;
  const card = deck[index - 1];
  if (!card) throw new Refusal('card.not_found');
  const placeOf = (at: number): CardPlace | null =>
    deck[at - 1] ? { card_type: card.card_type, card_index: at } : null;
  return {
    card: await oneToMe(call, wireDeckCard(call.language, card)),
    previous: placeOf(index - 1),
    next: placeOf(index + 1),
    count: deck.length,
    gone: false,
  };
}

async function showOwnCard(call: Call, id: string) {
  if (!isUuid(id)) throw new Refusal('card.not_found');
  const visible = (await visibleCards(call, [id.toLowerCase()])).get(id.toLowerCase());
  const card = visible ?? (await cardAsItLies(call, id.toLowerCase()));
  if (!card) throw new Refusal('card.not_found');
  const mine = await oneToMe(call, card);
  return { card: mine, previous: null, next: null, count: 1, gone: visible === undefined };
}

/** Puts a card among my favourites; once more changes nothing. */
export async function keepCard(call: Call, { params }: Input<typeof api.cards.keep>) {
  const card = await visibleCard(call, params.id);
  const kept = { userId: call.me.userId, cardId: card.id, keptAt: call.platform.now() };
  const added = await call.db.insert(keptCards).values(kept).onConflictDoNothing().returning();
  if (added.length > 0) call.emit(call.me.userId, { type: 'cards.changed' });
  return { card: await oneToMe(call, card) };
}

export async function letCardGo(call: Call, { params }: Input<typeof api.cards.letGo>) {
  const card = await visibleCard(call, params.id, { even: 'covered' });
  const gone = await call.db
    .delete(keptCards)
    .where(and(eq(keptCards.userId, call.me.userId), eq(keptCards.cardId, card.id)))
    .returning();
  if (gone.length > 0) call.emit(call.me.userId, { type: 'cards.changed' });
  return { card: await oneToMe(call, card) };
}

export async function oneToMe(call: Call, card: Card): Promise<MyCard> {
  const [mine] = await toMe(call, [card]);
  if (!mine) throw new Error('one card gives one card');
  return mine;
}

/** Cards with what they are to the caller; four statements, however many there are. */
async function toMe(call: Call, cards: readonly Card[]): Promise<MyCard[]> {
  const ids = cards.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { userId } = call.me;
  const rows = await call.db
    .select({ id: keptCards.cardId })
    .from(keptCards)
    .where(and(eq(keptCards.userId, userId), inArray(keptCards.cardId, ids)));
  const kept = new Set(rows.map(({ id }) => id));
  const draws = await drawsOf(call, ids);
  const counts = await cardCounts(call.db, userId, ids);
  const shown = await coveredForMe(call, cards);
  return shown.map((card) => ({
    ...card,
    kept: kept.has(card.id),
    draws: draws.get(card.id) ?? { count: 0, last_chat: null },
    opinions: { counts: counts.get(card.id) ?? countsOf([]) },
  }));
}

/** How often I laid cards in chats that I am still in, and where last. */
async function drawsOf({ db, me }: Call, ids: string[]): Promise<Map<string, MyCard['draws']>> {
  const { rows } = await db.execute<{
    card_id: string;
    count: number;
    chat_id: string;
    title: string;
  }>(sql`
    select laid.card->>'id' as card_id, count(*)::int as count,
      (array_agg(c.id::text order by m.created_at desc, m.id desc))[1] as chat_id,
      (array_agg(c.title order by m.created_at desc, m.id desc))[1] as title
    from messages m
    join chats c on c.id = m.chat_id and c.deleted_at is null
    join chat_members me on me.chat_id = c.id and me.user_id = m.author_id and me.state = 'active'
    cross join lateral jsonb_array_elements(m.cards) as laid(card)
    where m.author_id = ${me.userId} and m.cards <> '[]'::jsonb and m.deleted_at is null
      and laid.card->>'id' = any(${sql.param(ids)}::text[])
    group by 1`);
  return new Map(
    rows.map(({ card_id: id, count, chat_id: chatId, title }) => [
      id,
      { count, last_chat: { id: chatId, title } },
    ]),
  );
}
