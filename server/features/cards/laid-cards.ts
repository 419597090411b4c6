import { inArray } from 'drizzle-orm';
import type { Card, CardTexts, CardType } from '#contract/cards.ts';
import { coveredCard } from '#contract/reports.live.ts';
import type { Language, UserRef } from '#contract/shapes.ts';
import { notificationText } from '#i18n/notifications.ts';
import { withoutIsolates } from '#i18n/text.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { agrees } from '../account/consents.ts';
import { userRefs } from '../account/people.ts';
import { deckCard, faceIn, wireDeckCard } from './deck-cards.ts';
import { users } from '#db/schema/users.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

/** The cards of a message by their kinds. */
export type CardsByField = Record<`${CardType}_card`, Card | null>;

export const noCards: CardsByField = { image_card: null, word_card: null, question_card: null };

type Laying = { cards: LaidCard[] };

/** Authors of the cards in messages. */
export async function makersOf(
  platform: Platform,
  db: Db,
  rows: Laying[],
): Promise<Map<string, UserRef>> {
  return userRefs(platform, db, makerIdsOf(rows));
}

function makerIdsOf(rows: Laying[]): string[] {
  const ids = rows.flatMap(({ cards }) => cards).flatMap(({ own }) => own?.owner_id ?? []);
  return [...new Set(ids)];
}

/** A message's cards as they go over the wire, the same for everybody who reads it. */
export function cardsOf(
  platform: Platform,
  { cards }: Laying,
  makers: ReadonlyMap<string, UserRef>,
): CardsByField {
  const found = cards.flatMap((laid): [string, Card][] => {
    const card = wireCard(platform, laid, makers);
    return card ? [[`${laid.card_type}_card`, card]] : [];
  });
  return { ...noCards, ...Object.fromEntries(found) };
}

function wireCard(
  platform: Platform,
  laid: LaidCard,
  makers: ReadonlyMap<string, UserRef>,
): Card | null {
  const { id, card_type: type, language, own } = laid;
  if (!own) {
    const card = deckCard(id);
    return card ? wireDeckCard(language, card) : null;
  }
  return wireOwnCard(platform, { id, cardType: type, ...own }, makers.get(own.owner_id) ?? null);
}

/** A person's card has the same text in both languages: its own. */
export function wireOwnCard(
  { config }: Platform,
  card: { id: string; cardType: CardType } & NonNullable<LaidCard['own']>,
  owner: UserRef | null,
): Card {
  const { id, cardType, text, alt, stage, image_id: imageId, covered } = card;
  const texts = { en: text, he: text };
  const shown = alt === '' ? text : alt;
  const face = { card_type: cardType, texts, alts: { en: shown, he: shown } };
  const host = config.API_URL === config.PUBLIC_URL ? '' : config.API_URL;
  const shownCard: Card = {
    id,
    card_index: null,
    deck: 'own',
    ...face,
    ...faceIn('en', face),
    image_url: imageId === null ? null : `${host}/api/media/${imageId}/image`,
    stage,
    owner,
    covered: null,
  };
  return covered ? coveredCard(shownCard, covered) : shownCard;
}

/** The text of a message's first card, in both languages. */
export function textsOf({ cards }: Laying): CardTexts | null {
  for (const { id, own } of cards) {
    if (own?.covered) continue;
    const texts = own ? { en: own.text, he: own.text } : deckCard(id)?.texts;
    if (texts) return texts;
  }
  return null;
}

/** Texts of cards that people made. */
export function ownWordsOf({ cards }: Laying): string[] {
  return cards.flatMap(({ own }) => (own && !own.covered ? [own.text, own.alt] : []));
}

/**
 * Messages as a provider may have them: what somebody wrote on a card is theirs, no matter who lays it, so it stays here
 * until they agree. A message of which nothing is left out comes back as it is.
 */
export async function withAgreedCards<Row extends Laying>(
  platform: Platform,
  db: Db,
  rows: Row[],
): Promise<Row[]> {
  const ids = makerIdsOf(rows);
  if (ids.length === 0) return rows;
  const makers = await db
    .select({ id: users.id, consentTo: users.consentTo })
    .from(users)
    .where(inArray(users.id, ids));
  const agreed = new Set(makers.filter((maker) => agrees(platform, maker)).map(({ id }) => id));
  const isLeftOut = ({ own }: LaidCard) => own !== undefined && !agreed.has(own.owner_id);
  return rows.map((row) =>
    row.cards.some(isLeftOut)
      ? { ...row, cards: row.cards.map((card) => (isLeftOut(card) ? wordless(card) : card)) }
      : row,
  );
}

function wordless({ own, ...card }: LaidCard): LaidCard {
  return own ? { ...card, own: { ...own, text: '', alt: '' } } : card;
}

/**
 * Descriptions of a message's cards for a model. The built-in guide gets none: it would take a card's text
 * for the person’s own words.
 */
export function cardDescriptions({ cards }: Laying, language: Language): string[] {
  return cards.flatMap(({ id, card_type: type, own }) => {
    const card = own
      ? { text: onOneLine(own.text), alt: onOneLine(own.alt) }
      : { text: deckCard(id)?.texts[language] ?? '', alt: deckCard(id)?.alts[language] ?? '' };
    // A provider refuses a message in which there is nothing.
    if (card.text === '' || own?.covered) return ['(a card)'];
    const description = withoutIsolates(
      notificationText(language, `card.${type}`, { text: card.text }),
    );
    return [type === 'image' && card.alt !== '' ? `${description} “${card.alt}”` : description];
  });
}

/** Text on a card cannot leave its quotation marks. */
function onOneLine(text: string): string {
  return text
    .replaceAll(/["“”״]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
