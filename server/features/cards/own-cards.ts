import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { CardType } from '#contract/cards.ts';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { keptCards, ownCards } from '#db/schema/cards.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { personOf } from '../account/people.ts';
import { imageSizes, keepImage } from '../media/message-images.ts';
import { keepingFiles } from '../media/keeping-files.ts';
import { type StoredFiles, storePictures } from '../media/media.ts';
import { encodePictures } from '../media/pictures.ts';
import { type OwnCardRow, myOwnCard, wireOwnCards } from './card-doors.ts';
import { oneToMe } from './my-cards.ts';

type CreateInput = Input<typeof api.cards.create>;
type Created = Awaited<ReturnType<typeof createCard>>;

export async function withCardPicture(
  call: Call,
  { files: { image }, body }: CreateInput,
  go: (picture: StoredFiles | null) => Promise<Created>,
): Promise<Created> {
  const pictures =
    image && body.card_type === 'image'
      ? await encodePictures(call.me.userId, image, imageSizes)
      : null;
  const stored = pictures ? await storePictures(call.platform, 'image', pictures) : null;
  return keepingFiles(call.platform, [stored], () => go(stored));
}

/** @throws Refusal card.too_many, plan.limit_reached, media.* */
export async function createCard(
  call: Call,
  { body, files }: CreateInput,
  stored: StoredFiles | null,
) {
  const { card_type: cardType, alt = '', stage = null } = body;
  const text = faceOf(cardType, body.text);
  const { image } = files;
  if (image && cardType !== 'image') throw refuseField('image', 'field.invalid');
  if (!image && cardType === 'image') throw refuseField('image', 'field.required');
  await requireRoom(call);
  const person = await personOf(call.db, call.me.userId);
  if (!person) throw new Refusal('auth.token_revoked');
  const kept = stored ? await keepImage(call, person, { stored, alt }) : null;
  const row: OwnCardRow = {
    id: newId(),
    ownerId: call.me.userId,
    cardType,
    text,
    alt: kept ? alt : '',
    stage,
    imageId: kept?.id ?? null,
    coveredAt: null,
    removedAt: null,
    createdAt: call.platform.now(),
  };
  await call.db.insert(ownCards).values(row);
  emitToMe(call);
  return answer(call, row);
}

/** Changes what is not laid yet: messages keep the card as it was. */
export async function updateCard(call: Call, input: Input<typeof api.cards.update>) {
  const before = await myOwnCard(call, input.params.id);
  if (before.removedAt) throw new Refusal('card.removed');
  const { text, alt, stage } = input.body;
  const changes = {
    text: text === undefined ? before.text : faceOf(before.cardType, text),
    alt: alt === undefined || before.cardType !== 'image' ? before.alt : alt,
    stage: stage === undefined ? before.stage : stage,
  };
  await call.db.update(ownCards).set(changes).where(eq(ownCards.id, before.id));
  emitToMe(call);
  return answer(call, { ...before, ...changes });
}

/** Its picture stays for the messages in which it lies, and is swept where there is none. */
export async function removeCard(call: Call, { params }: Input<typeof api.cards.remove>) {
  const { id } = await myOwnCard(call, params.id);
  await call.db.delete(ownCards).where(eq(ownCards.id, id));
  await call.db.delete(keptCards).where(eq(keptCards.cardId, id));
  emitToMe(call);
  return { ok: true as const };
}

function emitToMe({ me, emit }: Call): void {
  emit(me.userId, { type: 'cards.changed' });
}

async function answer(call: Call, row: OwnCardRow) {
  const [card] = await wireOwnCards(call, [row]);
  if (!card) throw new Error('one row gives one card');
  return { card: await oneToMe(call, card) };
}

/** A word card has room for a word or two. */
function faceOf(type: CardType, text: string): string {
  const face = text.trim().replaceAll(/\s+/gu, ' ');
  if (type === 'word' && face.length > limits.cardWordLengthMax)
    throw refuseField('text', 'field.too_long');
  return face;
}

/** Parallel requests of one person count each other. */
async function requireRoom({ db, me }: Call): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${me.userId}`}, 0))`);
  const count = await db.$count(ownCards, eq(ownCards.ownerId, me.userId));
  if (count >= limits.cardsMax)
    throw new Refusal('card.too_many', { params: { max: limits.cardsMax } });
}
