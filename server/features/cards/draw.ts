import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { CardType } from '#contract/cards.ts';
import type { api } from '#contract/index.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import { cardDraws } from '#db/schema/cards.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { lockedChat } from '../sight/doors.ts';
import { reportedCards } from '../sight/reported.ts';
import { type DeckCard, deckCards, laidDeckCard, wireDeckCard } from './deck-cards.ts';
import { oneToMe } from './my-cards.ts';
import { type Pile, takeNext, takePreferred } from './shuffle.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

/** The owner of a shuffled deck. */
type Place = { chatId: string } | { userId: string };

/** Takes the next card of the chat's deck, or of my own. */
export async function drawCard(call: Call, { body }: Input<typeof api.cards.draw>) {
  const { card_type: type, stage, chat_id: chatId } = body;
  const place =
    chatId === undefined
      ? { userId: call.me.userId }
      : { chatId: (await lockedChat(call, chatId)).chat.id };
  const ofStage = cardsOf(type, stage);
  const whole = deckCards[type];
  const asked = chatId === undefined ? await unreported(call, ofStage) : ofStage;
  const deck = chatId === undefined ? await unreported(call, whole) : whole;
  const { card, left } = await takeFrom(call.db, place, type, (pile) =>
    takeNext(pile, idsOf(deck), idsOf(asked), newSeed),
  );
  return { card: await oneToMe(call, wireDeckCard(call.language, card)), left };
}

/** Takes the next cards of a chat's deck, to lie open there. The caller must be in the chat. */
export async function dealCards(
  { db }: Pick<Call, 'db'>,
  chatId: string,
  { type, stage, count }: { type: CardType; stage: Stage; count: number },
): Promise<string[]> {
  const deck = idsOf(deckCards[type]);
  const dealt: string[] = [];
  while (dealt.length < count) {
    const others = idsOf(cardsOf(type, stage)).filter((id) => !dealt.includes(id));
    const { card } = await takeFrom(db, { chatId }, type, (pile) =>
      takeNext(pile, deck, others, newSeed),
    );
    dealt.push(card.id);
  }
  return dealt;
}

/** The next card that the guide deals, to be laid: of the stage as long as its deck has some of it left. */
export async function dealtCard(
  db: Db,
  chatId: string,
  { type, stage, language }: { type: CardType; stage: Stage | null; language: Language },
): Promise<LaidCard> {
  const { card } = await takeFrom(db, { chatId }, type, (pile) =>
    takePreferred(pile, idsOf(deckCards[type]), idsOf(cardsOf(type, stage)), newSeed),
  );
  return laidDeckCard(card, language);
}

const newSeed = () => randomBytes(16).toString('hex');
const idsOf = (cards: readonly DeckCard[]) => cards.map(({ id }) => id);

function cardsOf(type: CardType, stage: Stage | null | undefined): readonly DeckCard[] {
  return deckCards[type].filter((card) => stage === undefined || card.stage === stage);
}

type Taking = (pile: Pile) => { id: string; pile: Pile };

async function takeFrom(db: Db, place: Place, type: CardType, take: Taking) {
  const before = await lockedPile(db, place, type);
  const deck = deckCards[type];
  // Cards that a newer version of the program does not have any more are never drawn.
  const left = before.left.filter((id) => deck.some((card) => card.id === id));
  const { id, pile } = take({ seed: before.seed, left });
  await db.update(cardDraws).set(pile).where(eq(cardDraws.id, before.id));
  const card = deck.find((each) => each.id === id);
  if (!card) throw new Error('a drawn card is of its deck');
  return { card, left: pile.left.length };
}

/** A chat’s deck is the same for all; from my own what I reported is left out, unless nothing else is there. */
async function unreported(
  { db, me }: Call,
  cards: readonly DeckCard[],
): Promise<readonly DeckCard[]> {
  const reported = await reportedCards(db, me.userId, idsOf(cards));
  const others = cards.filter(({ id }) => !reported.has(id));
  return others.length > 0 ? others : cards;
}

/** The row is held until the transaction ends, so that two who draw at once get two cards. */
async function lockedPile(db: Db, place: Place, cardType: CardType) {
  await db
    .insert(cardDraws)
    .values({ id: newId(), ...place, cardType, seed: '', left: [] })
    .onConflictDoNothing();
  const ofPlace =
    'chatId' in place ? eq(cardDraws.chatId, place.chatId) : eq(cardDraws.userId, place.userId);
  const [pile] = await db
    .select()
    .from(cardDraws)
    .where(sql`${ofPlace} and ${cardDraws.cardType} = ${cardType}`)
    .for('update');
  if (!pile) throw new Error('an inserted pile is there');
  return pile;
}

/** A card that is laid in a chat does not come out of its shuffled deck again before the deck ends. */
export async function noteLaid(
  { db }: Pick<Change, 'db'>,
  chatId: string,
  laid: LaidCard[],
): Promise<void> {
  for (const { id, card_type: type, own } of laid)
    if (!own)
      await db.execute(sql`
        update card_draws set cards_left = array_remove(cards_left, ${id})
        where chat_id = ${chatId} and card_type = ${type} and ${id} = any(cards_left)`);
}
