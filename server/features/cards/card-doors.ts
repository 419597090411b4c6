import { type InferSelectModel, and, eq, inArray, sql } from 'drizzle-orm';
import type { Card } from '#contract/cards.ts';
import { coveredCard } from '#contract/reports.live.ts';
import { ownCards } from '#db/schema/cards.ts';
import type { Act, Call, LocalAct } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { maySeeOwnCard } from '../sight/cards.ts';
import { userRefs } from '../account/people.ts';
import { existsFor } from '../sight/messages.ts';
import { reportedCards } from '../sight/reported.ts';
import { deckCard, wireDeckCard } from './deck-cards.ts';
import { cardsOf, makersOf, wireOwnCard } from './laid-cards.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

export type OwnCardRow = InferSelectModel<typeof ownCards>;

/** A card that somebody made as it lies, newest first, in a chat that I am in: also after it was deleted. */
export async function cardAsItLies(
  { platform, db, me }: Pick<Act, 'platform' | 'db' | 'me'>,
  id: string,
): Promise<Card | null> {
  const { rows } = await db.execute<{ card: LaidCard }>(sql`
    select laid.card from messages m
    join chats c on c.id = m.chat_id and c.deleted_at is null
    join chat_members me on me.chat_id = c.id and me.user_id = ${me.userId} and me.state = 'active'
    cross join lateral jsonb_array_elements(m.cards) as laid(card)
    where m.cards <> '[]'::jsonb and m.deleted_at is null and ${existsFor(me.userId, sql`m`)} and laid.card->>'id' = ${id}
      and m.cards @> jsonb_build_array(jsonb_build_object('id', ${id}::text))
    order by m.created_at desc, m.id desc limit 1`);
  const cards = rows.map(({ card }) => card);
  const shown = cardsOf(platform, { cards }, await makersOf(platform, db, [{ cards }]));
  return Object.values(shown).find((card) => card !== null) ?? null;
}

type Caller = Pick<LocalAct, 'db' | 'me' | 'language' | 'platform'>;

/** The cards with these ids that the caller may see: of the decks, and of people. `lock` holds those of people. */
export async function visibleCards(
  call: Caller,
  ids: readonly string[],
  { lock = false } = {},
): Promise<Map<string, Card>> {
  const found = new Map<string, Card>();
  for (const id of ids) {
    const card = deckCard(id);
    if (card) found.set(id, wireDeckCard(call.language, card));
  }
  const uuids = ids.filter(isUuid);
  if (uuids.length > 0) {
    const asked = call.db
      .select()
      .from(ownCards)
      .where(and(inArray(ownCards.id, uuids), maySeeOwnCard(call.me.userId)));
    const rows = lock ? await asked.for('update') : await asked;
    for (const card of await wireOwnCards(call, rows)) found.set(card.id, card);
  }
  const shown = await coveredForMe(call, [...found.values()]);
  return new Map(shown.map((card) => [card.id, card]));
}

/** Cards that the caller reported are covered for them. */
export async function coveredForMe<C extends Card>(
  { db, me }: Pick<Act, 'db' | 'me'>,
  cards: readonly C[],
): Promise<C[]> {
  const ids = cards.map(({ id }) => id);
  const reported = await reportedCards(db, me.userId, ids);
  return cards.map((card) =>
    reported.has(card.id) && card.covered !== 'removed' ? coveredCard(card, 'by_me') : card,
  );
}

interface DoorOptions {
  /** Also admits cards that the caller reported, or all covered ones. */
  even?: 'reported' | 'covered';
  lock?: boolean;
}

/** The door of a card whose face is shown to the caller. @throws Refusal card.not_found */
export async function visibleCard(
  call: Caller,
  id: string,
  { even, lock = false }: DoorOptions = {},
): Promise<Card> {
  const found = await visibleCards(call, [id.toLowerCase()], { lock });
  const card = [...found.values()][0];
  if (!card) throw new Refusal('card.not_found');
  const { covered, deck, owner } = card;
  const isShown = {
    // A card of a deck is covered by a curtain that can be lifted.
    by_me: deck !== 'own' || even !== undefined,
    by_reports: owner?.id === call.me.userId || even === 'covered',
    removed: even === 'covered',
  };
  if (covered && !isShown[covered]) throw new Refusal('card.not_found');
  return card;
}

/** The path of the screen that shows a card. */
export function pathOfCard({ id, card_type: type, card_index: index, owner }: Card): string {
  return index === null ? `/cards/users/${owner?.id ?? ''}?card=${id}` : `/cards/${type}/${index}`;
}

/** Only who made a card reaches it here; its row is held. @throws Refusal card.not_found */
export async function myOwnCard(call: Call, id: string): Promise<OwnCardRow> {
  if (!isUuid(id)) throw new Refusal('card.not_found');
  const [row] = await call.db
    .select()
    .from(ownCards)
    .where(and(eq(ownCards.id, id), eq(ownCards.ownerId, call.me.userId)))
    .for('update');
  if (!row) throw new Refusal('card.not_found');
  return row;
}

export async function wireOwnCards(
  { platform, db, me }: Pick<Act, 'platform' | 'db' | 'me'>,
  rows: readonly OwnCardRow[],
): Promise<Card[]> {
  const owners = await userRefs(platform, db, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  return rows.map((row) => {
    const { covered, ...face } = { ...row, ...asLaid(row) };
    const owner = owners.get(row.ownerId) ?? null;
    // Its maker still sees what others reported.
    if (covered === 'by_reports' && row.ownerId === me.userId)
      return { ...wireOwnCard(platform, face, owner), covered };
    return wireOwnCard(platform, { ...face, ...(covered ? { covered } : {}) }, owner);
  });
}

/** A card that somebody made as a message keeps it. */
export function asLaid(row: OwnCardRow) {
  const { ownerId, text, alt, stage, imageId, coveredAt, removedAt } = row;
  const isCovered = coveredAt ? ('by_reports' as const) : undefined;
  const covered = removedAt ? ('removed' as const) : isCovered;
  const own: NonNullable<LaidCard['own']> = {
    owner_id: ownerId,
    text,
    alt,
    stage,
    image_id: imageId,
    ...(covered ? { covered } : {}),
  };
  return own;
}
